import { catalog, type ProblemCode, type SharedKind, type UnsharedCode } from '../fields/catalog.ts';
import { type ShippingPartField, shippingPartFields } from '../fields/shipping-fields.ts';
import type { FieldName, Messages } from './words.ts';

/** What else a message may say, once a parameter is known. */
export interface Fuller {
  readonly param: string;
  /** The key of a sentence that is added. Absent: brackets in the message hold what it then says. */
  readonly added?: keyof Messages;
}

const pickUp: Fuller = { param: 'pickUp' };
const alternatives: Fuller = { param: 'alternatives', added: '{alternatives}' };

/** Templates that say more where a parameter is known. */
const fullerTemplates: Partial<Record<ProblemKind, Fuller>> = {
  box: pickUp,
  'Branch.NotFound': pickUp,
  'Province.NotServed': pickUp,
  'Address.Military': pickUp,
  'SiteUrl.Invalid': alternatives,
  'SiteUrl.Reserved': alternatives,
  'SiteUrl.Taken': alternatives,
  'Authorization.Scope': { param: 'scope', added: '{scope}' },
  'Request.TooLarge': { param: 'limit', added: '{limit}' },
};

/** What has one template in each language and one piece of advice: a kind, or a code without one. */
export type ProblemKind = SharedKind | UnsharedCode;

/** What a market calls the parts of an address whose names differ between countries. */
export type PartNames = Readonly<Record<'locality' | 'administrativeArea' | 'postalCode', FieldName>>;

/** What they are called where no market is known. */
export const usualPartNames: PartNames = {
  locality: 'city',
  administrativeArea: 'province',
  postalCode: 'postalCode',
};

const rules = new Map(
  catalog.map(({ code, field, kind: shared, params }) => {
    // A code that is not listed always has a kind.
    const kind = shared ?? (code as UnsharedCode);
    return [code, { field, kind, fuller: fullerTemplates[kind], params }];
  }),
);

/** How a problem is worded; `field` is that of the item on the wire. */
export function wordingRuleOf(code: ProblemCode) {
  const rule = rules.get(code);
  if (rule === undefined) throw new Error(`no catalogue entry for ${code}`);
  return rule;
}

const partOf: ReadonlyMap<string, ShippingPartField['part']> = new Map(
  shippingPartFields.map(({ field, part }) => [field, part]),
);

/** The key in the words of fields of a field on the wire. */
export function fieldNameOf(field: string, names: PartNames): string {
  const part = partOf.get(field);
  if (part === 'locality' || part === 'administrativeArea' || part === 'postalCode') return names[part];
  return part ?? field;
}
