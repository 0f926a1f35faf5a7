import type { ApplicationRow } from '../fields/application-fields.ts';
import {
  type ShippingDetailField,
  type ShippingPartField,
  type ShippingTextField,
  shippingPartFields,
} from '../fields/shipping-fields.ts';
import { catalog, type ProblemCode, type SharedKind, type UnsharedCode } from './catalog.ts';

/** Templates that say more where a parameter is known, and the key of the fuller template. */
const fullerTemplates = {
  box: { param: 'pickUp', key: 'box {pickUp}' },
  'Branch.NotFound': { param: 'pickUp', key: 'Branch.NotFound {pickUp}' },
  'Province.NotServed': { param: 'pickUp', key: 'Province.NotServed {pickUp}' },
  'Address.Military': { param: 'pickUp', key: 'Address.Military {pickUp}' },
  'SiteUrl.Invalid': { param: 'alternatives', key: 'SiteUrl.Invalid {alternatives}' },
  'SiteUrl.Reserved': { param: 'alternatives', key: 'SiteUrl.Reserved {alternatives}' },
  'SiteUrl.Taken': { param: 'alternatives', key: 'SiteUrl.Taken {alternatives}' },
  'Authorization.Scope': { param: 'scope', key: 'Authorization.Scope {scope}' },
  'Request.TooLarge': { param: 'limit', key: 'Request.TooLarge {limit}' },
} as const satisfies Partial<Record<ProblemKind, { readonly param: string; readonly key: string }>>;

type Fuller = (typeof fullerTemplates)[keyof typeof fullerTemplates];

/** What has one template in each language and one piece of advice: a kind, or a code without one. */
export type ProblemKind = SharedKind | UnsharedCode;
export type TemplateKey = ProblemKind | Fuller['key'];

/** What a market may call the parts of an address: the kinds of `address-form`. */
export type PartName =
  | 'name'
  | 'line1'
  | 'line2'
  | 'line3'
  | 'city'
  | 'suburb'
  | 'postTown'
  | 'district'
  | 'province'
  | 'state'
  | 'prefecture'
  | 'county'
  | 'emirate'
  | 'parish'
  | 'island'
  | 'department'
  | 'region'
  | 'area'
  | 'provinceOrCity'
  | 'oblast'
  | 'governorate'
  | 'municipality'
  | 'postalCode'
  | 'postcode'
  | 'zip'
  | 'pin'
  | 'eircode'
  | 'cep';

/** Fields with the same name in every market, by their names on the wire. */
export type PlainField =
  | Extract<ShippingDetailField, ShippingTextField>['field']
  | 'ShipToId'
  | Exclude<ApplicationRow['field'], 'SubscribeToEmail' | 'Pin'>;

export interface Wording {
  /** Each field as the object of a sentence ("Enter the ZIP code."), named as the market's form labels it. */
  readonly fields: Readonly<Record<PartName | PlainField, string>>;
  /** `{field}` stands for the field, any other `{name}` for a parameter of the problem. */
  readonly templates: Readonly<Record<TemplateKey, string>>;
}

export interface PartNames {
  readonly locality: PartName;
  readonly administrativeArea: PartName;
  readonly postalCode: PartName;
}

/** What they are called where no market is known. */
export const usualPartNames: PartNames = {
  locality: 'city',
  administrativeArea: 'province',
  postalCode: 'postalCode',
};

interface WordingRule {
  /** The item's `field` on the wire. */
  readonly field: string;
  readonly kind: ProblemKind;
  /** The template that says more than the kind's, for problems that have one. */
  readonly fuller: Fuller | undefined;
  readonly params: Readonly<Record<string, string>> | undefined;
}

const fuller: ReadonlyMap<string, Fuller> = new Map(Object.entries(fullerTemplates));
const rules: ReadonlyMap<string, WordingRule> = new Map(
  catalog.map((entry) => {
    const { code, field, params } = entry;
    // A code that is not listed always has a kind.
    const kind = entry.kind ?? (code as UnsharedCode);
    return [code, { field, kind, fuller: fuller.get(kind), params }];
  }),
);

export function wordingRuleOf(code: ProblemCode): WordingRule {
  const rule = rules.get(code);
  if (rule === undefined) throw new Error(`no catalogue entry for ${code}`);
  return rule;
}

const partOf: ReadonlyMap<string, ShippingPartField['part']> = new Map(
  shippingPartFields.map(({ field, part }) => [field, part]),
);

/** The key in `Wording.fields` of a field on the wire. */
export function fieldNameOf(field: string, names: PartNames): string {
  const part = partOf.get(field);
  if (part === 'locality' || part === 'administrativeArea' || part === 'postalCode') return names[part];
  return part ?? field;
}
