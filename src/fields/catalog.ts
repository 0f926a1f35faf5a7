import { applicationFields } from './application-fields.ts';
import { shippingFields } from './shipping-fields.ts';

/** What the rows of fields do not say: problems of one field alone, and of the whole address. */
const ofFields = [
  { code: 'Branch.Invalid' },
  { code: 'Branch.NotFound' },
  { code: 'ShipToId.Invalid', kind: 'formOrEmpty', params: { form: '12-3456' } },
  { code: 'Choice.Invalid' },
  { code: 'AddressPrimary.POBox', kind: 'box' },
  { code: 'AddressPrimary.Doubtful', isDoubt: true },
  { code: 'AddressPrimary.StreetUnknown', isDoubt: true },
  { code: 'AddressPrimary.NumberDoubtful', isDoubt: true },
  { code: 'AddressPrimary.NumberMissing', isDoubt: true },
  { code: 'AddressSecondary.POBox', kind: 'box' },
  { code: 'AddressSecondary.UnitMissing', isDoubt: true },
  { code: 'AddressTertiary.POBox', kind: 'box' },
  { code: 'City.Mismatch', kind: 'mismatch', isDoubt: true },
  { code: 'Province.Unknown', isDoubt: true },
  { code: 'Province.Mismatch', kind: 'mismatch', isDoubt: true },
  { code: 'Province.NotServed' },
  { code: 'PostalCode.Doubtful', isDoubt: true },
  { code: 'PostalCode.Mismatch', kind: 'mismatch', isDoubt: true },
  { code: 'Address.Military' },
  { code: 'Address.Doubtful', isDoubt: true },
  { code: 'ErrorSuggestedFix', field: 'Address', isDoubt: true },
  { code: 'Address.NotFound' },
  { code: 'DateOfBirth.Invalid' },
  { code: 'DateOfBirth.InFuture' },
  { code: 'DateOfBirth.TooLongAgo' },
  { code: 'DateOfBirth.TooYoung' },
  { code: 'Pin Invalid', field: 'Pin' },
  { code: 'SiteUrl.Invalid' },
  { code: 'SiteUrl.Reserved' },
  { code: 'SiteUrl.Taken' },
  { code: 'TaxId.Invalid' },
] as const satisfies readonly Listed[];

/** Problems of requests and of the service. */
const ofRequests = [
  { code: 'Market.NotFound' },
  { code: 'Application.NotFound' },
  { code: 'Request.NotJson', kind: 'unread' },
  { code: 'Request.NotObject', kind: 'unread' },
  { code: 'Request.Malformed', kind: 'unread' },
  { code: 'Authorization.Missing', kind: 'visit' },
  { code: 'Authorization.Invalid', kind: 'visit' },
  { code: 'Authorization.Expired', kind: 'visit' },
  { code: 'Authorization.Scope' },
  { code: 'Request.Origin' },
  { code: 'Route.NotFound', field: 'Request' },
  { code: 'Request.TimedOut' },
  { code: 'Request.TooLarge' },
  { code: 'Request.MediaType', kind: 'unread' },
  { code: 'Request.HeadersTooLarge' },
  { code: 'Request.TooMany' },
  { code: 'Service.Fault' },
  { code: 'Service.Unavailable' },
] as const satisfies readonly Listed[];

/** Problems that operators read, and no buyer or applicant. They name members as the wire does. */
const forOperators = [
  { code: 'ProfileId.Invalid', field: 'id' },
  { code: 'BranchId.Invalid', field: 'id' },
  { code: 'Market.Required', field: 'market' },
  { code: 'Market.Unknown', field: 'market' },
  { code: 'Market.Invalid' },
  { code: 'BranchName.Required', field: 'name' },
  { code: 'BranchName.Invalid', field: 'name' },
  { code: 'BranchProvince.Unknown', field: 'province' },
  { code: 'Active.Invalid', field: 'active' },
  { code: 'Owner.Required', field: 'owner' },
  { code: 'Owner.Invalid', field: 'owner' },
  { code: 'Text.Required', field: 'text' },
  { code: 'Text.Invalid', field: 'text' },
  { code: 'Near.Invalid', field: 'near' },
  { code: 'Limit.Invalid', field: 'limit' },
  { code: 'Line.NotJson' },
  { code: 'Line.NotObject' },
  { code: 'Line.TooLong' },
  { code: 'Line.Cells' },
  { code: 'Lines.TooMany', field: 'Line' },
  { code: 'Lines.Refused', field: 'Line' },
  { code: 'Profile.NotFound' },
  { code: 'Branch.Unknown' },
  { code: 'SiteUrl.NotFound', field: 'siteUrl' },
  { code: 'Cart.NotFound' },
  { code: 'Upload.MediaType', field: 'Request' },
  { code: 'Method.NotAllowed', field: 'Request' },
] as const satisfies readonly Listed[];

/** `field` is what comes before the full stop of `code`, if it is not named. */
interface Listed {
  readonly code: string;
  readonly field?: string;
  readonly kind?: string;
  readonly params?: Readonly<Record<string, string>>;
  /** `Choice: "Override"` sets it aside (decisions, the address step). */
  readonly isDoubt?: true;
}

type ListedRow = (typeof ofFields | typeof ofRequests | typeof forOperators)[number];
type Row = (typeof shippingFields)[number] | (typeof applicationFields)[number];
type InvalidRow = Extract<Row, { readonly kind: keyof typeof invalidTexts }>;
type LimitedRow = Extract<Row, { readonly maxLength: number }>;
type RequiredRow = Exclude<Extract<Row, { readonly required: unknown }>, { readonly kind: 'pin' }>;

/** What problems of several fields have in common: they share a template and the advice to programs. */
export type SharedKind =
  | Extract<ListedRow, { readonly kind: string }>['kind']
  | (typeof invalidTexts)[keyof typeof invalidTexts]
  | 'required'
  | 'partner'
  | 'tooLong';
export type UnsharedCode = Exclude<ListedRow, { readonly kind: string }>['code'];

export type ProblemCode =
  | ListedRow['code']
  | `${InvalidRow['field']}.Invalid`
  | `${LimitedRow['field']}.TooLong`
  | `${RequiredRow['field']}.Required`;

export interface CatalogEntry extends Listed {
  /** The item's `error` on the wire. */
  readonly code: ProblemCode;
  /** The item's `field` on the wire. */
  readonly field: string;
  /** The template shared by problems of this kind; a problem without a kind has a template under its code. */
  readonly kind?: SharedKind;
  /** Who reads it, if no buyer or applicant. Messages for operators name fields as the wire does. */
  readonly reader?: 'operator';
}

/** How an invalid value of each kind of field is worded. Other kinds are listed above. */
const invalidTexts = {
  text: 'unusable',
  name: 'plain',
  email: 'email',
  phone: 'form',
  postalCode: 'form',
  flag: 'news',
  personName: 'letters',
  initial: 'initial',
  businessName: 'plain',
} as const;

/** The problems of a field, in the order in which they are looked for. */
function problemsOf(row: Row): CatalogEntry[] {
  const { field } = row;
  const problems: CatalogEntry[] = [];
  if ('required' in row && row.kind !== 'pin') {
    const kind = row.kind === 'flag' ? 'news' : typeof row.required === 'object' ? 'partner' : 'required';
    problems.push({ code: `${row.field}.Required`, field, kind });
  }
  if (isInvalidRow(row)) {
    const isOptionalPhone = row.kind === 'phone' && !('required' in row);
    const kind = isOptionalPhone ? 'formOrEmpty' : invalidTexts[row.kind];
    problems.push({ code: `${row.field}.Invalid`, field, kind });
  }
  if ('maxLength' in row) problems.push({ code: `${row.field}.TooLong`, field, kind: 'tooLong' });
  return [...problems, ...listedFor(field)];
}

function listedFor(field: string): CatalogEntry[] {
  return ofFields.map(entryOf).filter((entry) => entry.field === field);
}

function entryOf(listed: ListedRow): CatalogEntry {
  const [field = ''] = listed.code.split('.');
  return { field, ...listed };
}

function isInvalidRow(row: Row): row is InvalidRow {
  return row.kind in invalidTexts;
}

/**
 * Every problem, in the order of the specification's fields. The list is closed. `src/words/` words it,
 * `scripts/error-remedies.ts` advises programs, `scripts/error-examples.ts` has an input for each; `docs/errors.md`
 * is made from all of them.
 */
export const catalog: readonly CatalogEntry[] = [
  ...shippingFields.flatMap(problemsOf),
  ...listedFor('Address'),
  ...applicationFields.flatMap(problemsOf),
  ...forOperators.map((listed): CatalogEntry => ({ ...entryOf(listed), reader: 'operator' })),
  ...ofRequests.map(entryOf),
];

/** `Choice: "Override"` sets these aside and nothing else (decisions, the address step). */
export const doubtCodes: ReadonlySet<ProblemCode> = new Set(
  catalog.filter(({ isDoubt }) => isDoubt).map(({ code }) => code),
);

const positions: ReadonlyMap<string, number> = new Map(
  catalog.map((entry, position) => [entry.code, position]),
);

export function catalogPosition(code: ProblemCode): number {
  return positions.get(code) ?? catalog.length;
}
