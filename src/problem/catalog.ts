import { applicationFields } from '../fields/application-fields.ts';
import { shippingFields } from '../fields/shipping-fields.ts';

/** What the rows of fields do not say: problems of one field alone, and of the whole address. */
const ofFields = [
  { code: 'Branch.Invalid', example: '{ "Branch": "12" }' },
  { code: 'Branch.NotFound', example: '{ "Branch": 999999 }' },
  {
    code: 'ShipToId.Invalid',
    kind: 'formOrEmpty',
    params: { form: '12-3456' },
    example: '{ "ShipToId": "123456" }',
  },
  { code: 'Choice.Invalid', example: '{ "Choice": "Yes" }' },
  {
    code: 'AddressPrimary.POBox',
    kind: 'box',
    example: '{ "AddressPrimary": "PO Box 12" } where the market refuses boxes',
  },
  { code: 'AddressPrimary.Doubtful', isDoubt: true, example: '{ "AddressPrimary": "n/a" }' },
  {
    code: 'AddressPrimary.StreetUnknown',
    isDoubt: true,
    example: '{ "AddressPrimary": "1 Nowhere Road" } where a register of streets may raise doubts',
  },
  {
    code: 'AddressPrimary.NumberDoubtful',
    isDoubt: true,
    example: '{ "AddressPrimary": "4500 Oak Street" } where a register of streets ends it at 20',
  },
  {
    code: 'AddressPrimary.NumberMissing',
    isDoubt: true,
    example:
      '{ "AddressPrimary": "Oak Street" } where a register of streets has numbers and the market asks for them',
  },
  {
    code: 'AddressSecondary.POBox',
    kind: 'box',
    example: '{ "AddressSecondary": "PO Box 12" } where the market refuses boxes',
  },
  {
    code: 'AddressSecondary.UnitMissing',
    isDoubt: true,
    example:
      '{ "AddressPrimary": "12 Oak Street" } where a register of streets has units and the market asks for them',
  },
  {
    code: 'AddressTertiary.POBox',
    kind: 'box',
    example: '{ "AddressTertiary": "PO Box 12" } where the market refuses boxes',
  },
  {
    code: 'City.Mismatch',
    kind: 'mismatch',
    isDoubt: true,
    example: '{ "City": "Los Angeles", "Province": "CA", "PostalCode": "95033" }',
  },
  {
    code: 'Province.Unknown',
    isDoubt: true,
    example: '{ "Province": "Zanzibarland", "PostalCode": "10001" } in the US',
  },
  {
    code: 'Province.Mismatch',
    kind: 'mismatch',
    isDoubt: true,
    example: '{ "City": "Villanueva", "Province": "Badajoz", "PostalCode": "08001" } in Spain',
  },
  { code: 'Province.NotServed', example: '{ "Province": "AK" } where the market does not ship there' },
  { code: 'PostalCode.Doubtful', isDoubt: true, example: '{ "PostalCode": "012345" } in the US' },
  {
    code: 'PostalCode.Mismatch',
    kind: 'mismatch',
    isDoubt: true,
    example: '{ "City": "Sacramento", "Province": "CA", "PostalCode": "95235" }',
  },
  {
    code: 'Address.Military',
    example:
      '{ "AddressPrimary": "PSC 802 Box 74", "City": "APO", "Province": "AE", "PostalCode": "09499" } where the market refuses military addresses',
  },
  {
    code: 'Address.Doubtful',
    isDoubt: true,
    example:
      '{ "City": "Anchorage", "Province": "CA", "PostalCode": "99501" } where the market does not ship to Alaska',
  },
  {
    code: 'ErrorSuggestedFix',
    field: 'Address',
    isDoubt: true,
    example: '{ "City": "Freemont", "Province": "CA", "PostalCode": "94538" }',
  },
  { code: 'Address.NotFound', example: 'GET with neither a cart address nor a profile address' },
  { code: 'DateOfBirth.Invalid', example: '{ "DateOfBirth": "02/30/1990" }' },
  { code: 'DateOfBirth.InFuture', example: '{ "DateOfBirth": "01/01/2999" }' },
  { code: 'DateOfBirth.TooLongAgo', example: '{ "DateOfBirth": "01/01/1850" }' },
  { code: 'DateOfBirth.TooYoung', example: '{ "DateOfBirth": … } of a minor' },
  { code: 'Pin Invalid', field: 'Pin', example: '{ "Pin": "12a4" }' },
  { code: 'SiteUrl.Invalid', example: '{ "SiteUrl": "my-site" }' },
  { code: 'SiteUrl.Reserved', example: '{ "SiteUrl": "admin" }' },
  { code: 'SiteUrl.Taken', example: '{ "SiteUrl": … } of another promoter' },
  { code: 'TaxId.Invalid', example: '{ "TaxId": "000-12-3456" } in the US' },
] as const satisfies readonly Listed[];

/** Problems of requests and of the service. */
const ofRequests = [
  { code: 'Market.NotFound', example: 'GET /v1/markets/XX/address-format.json' },
  { code: 'Application.NotFound', example: 'GET before any application was stored' },
  { code: 'Request.NotJson', kind: 'unread', example: 'POST with the body {"Name":' },
  { code: 'Request.NotObject', kind: 'unread', example: 'POST with the body []' },
  { code: 'Request.Malformed', kind: 'unread', example: 'a request line that is not HTTP' },
  { code: 'Authorization.Missing', kind: 'visit', example: 'no Authorization header' },
  { code: 'Authorization.Invalid', kind: 'visit', example: 'a token signed with another key' },
  { code: 'Authorization.Expired', kind: 'visit', example: 'a token after its exp' },
  { code: 'Authorization.Scope', example: 'a token without the scope' },
  { code: 'Request.Origin', example: 'a page of another site that asks for a token of the demo' },
  { code: 'Route.NotFound', field: 'Request', example: 'GET /v2/nothing' },
  { code: 'Request.TimedOut', example: 'a body that does not arrive in time' },
  { code: 'Request.TooLarge', example: 'a body of more than 64 KiB' },
  { code: 'Request.MediaType', kind: 'unread', example: 'Content-Type: text/plain' },
  { code: 'Request.HeadersTooLarge', example: 'headers of more than 16 KiB' },
  { code: 'Request.TooMany', example: 'more requests than the limit permits' },
  { code: 'Service.Fault', example: 'a defect of the service' },
  { code: 'Service.Unavailable', example: 'a store that is down' },
] as const satisfies readonly Listed[];

/** Problems that operators read, and no buyer or applicant. They name members as the wire does. */
const forOperators = [
  { code: 'ProfileId.Invalid', field: 'id', example: 'PUT /platform/v1/profiles/%00' },
  { code: 'BranchId.Invalid', field: 'id', example: 'PUT /platform/v1/branches/twelve' },
  { code: 'Market.Required', field: 'market', example: 'PUT of a profile {"market": ""}' },
  { code: 'Market.Unknown', field: 'market', example: 'PUT of a profile {"market": "XX"}' },
  { code: 'Market.Invalid', example: 'a line of an address book {"Market": "XX"}' },
  { code: 'BranchName.Required', field: 'name', example: 'PUT of a branch {"name": ""}' },
  { code: 'BranchName.Invalid', field: 'name', example: 'PUT of a branch {"name": 7}' },
  {
    code: 'BranchProvince.Unknown',
    field: 'province',
    example: 'PUT of a branch {"market": "US", "province": "Ontario"}',
  },
  { code: 'Active.Invalid', field: 'active', example: 'PUT of a branch {"active": "perhaps"}' },
  { code: 'Owner.Required', field: 'owner', example: 'PUT of a site URL {}' },
  { code: 'Owner.Invalid', field: 'owner', example: 'PUT of a site URL {"owner": 7}' },
  { code: 'Text.Required', field: 'text', example: 'a completion of {}' },
  { code: 'Text.Invalid', field: 'text', example: 'a completion of {"text": 7}' },
  { code: 'Near.Invalid', field: 'near', example: 'a completion of {"text": "main", "near": ["Fremont"]}' },
  { code: 'Limit.Invalid', field: 'limit', example: 'a completion of {"text": "main", "limit": 0}' },
  { code: 'Line.NotJson', example: 'a line of an upload that reads {' },
  { code: 'Line.NotObject', example: 'a line of an upload that reads []' },
  { code: 'Line.TooLong', example: 'a line of an upload of more than 1 MiB' },
  { code: 'Line.Cells', example: 'a line of a CSV file that has a cell too many' },
  { code: 'Lines.TooMany', field: 'Line', example: 'an address book of more than 100,000 lines' },
  { code: 'Lines.Refused', field: 'Line', example: 'an upload with a bad line' },
  { code: 'Profile.NotFound', example: 'GET /platform/v1/profiles/nobody' },
  { code: 'Branch.Unknown', example: 'GET /platform/v1/branches/999999' },
  { code: 'SiteUrl.NotFound', field: 'siteUrl', example: 'GET /platform/v1/site-urls/free' },
  { code: 'Cart.NotFound', example: 'GET /platform/v1/carts/never-used' },
  { code: 'Upload.MediaType', field: 'Request', example: 'an upload with Content-Type: application/json' },
  { code: 'Method.NotAllowed', field: 'Request', example: 'DELETE on a step' },
] as const satisfies readonly Listed[];

/** `field` is what comes before the full stop of `code`, if it is not named. */
interface Listed {
  readonly code: string;
  readonly field?: string;
  readonly kind?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly isDoubt?: true;
  readonly example: string;
}

type ListedRow = (typeof ofFields | typeof ofRequests | typeof forOperators)[number];
type Row = (typeof shippingFields)[number] | (typeof applicationFields)[number];
type InvalidRow = Extract<Row, { readonly kind: keyof typeof invalidTexts }>;
type LimitedRow = Extract<Row, { readonly maxLength: number }>;
type RequiredRow = Exclude<Extract<Row, { readonly required: unknown }>, { readonly kind: 'pin' }>;

/** What problems of several fields have in common: they share a template and the advice to programs. */
export type SharedKind =
  | Extract<ListedRow, { readonly kind: string }>['kind']
  | (typeof invalidTexts)[keyof typeof invalidTexts]['kind']
  | 'required'
  | 'partner'
  | 'tooLong';
export type UnsharedCode = Exclude<ListedRow, { readonly kind: string }>['code'];

export type ProblemCode =
  | ListedRow['code']
  | `${InvalidRow['field']}.Invalid`
  | `${LimitedRow['field']}.TooLong`
  | `${RequiredRow['field']}.Required`;

export interface CatalogEntry<Code extends string = ProblemCode, Kind extends string = string> {
  /** The item's `error` on the wire. */
  readonly code: Code;
  /** The item's `field` on the wire. */
  readonly field: string;
  /** The template shared by problems of this kind; a problem without a kind has a template under its code. */
  readonly kind?: Kind;
  readonly params?: Readonly<Record<string, string>>;
  /** Who reads it, if no buyer or applicant. Messages for operators name fields as the wire does. */
  readonly reader?: 'operator';
  /** `Choice: "Override"` sets it aside (decisions, the address step). */
  readonly isDoubt?: true;
  /** Input that causes the problem, for the documentation. */
  readonly example: string;
}

/** How an invalid value of each kind of field is worded, with an example. Other kinds are listed above. */
const invalidTexts = {
  text: { kind: 'unusable', value: '17' },
  name: { kind: 'plain', value: '"https://win.example"' },
  email: { kind: 'email', value: '"jo@example"' },
  phone: { kind: 'form', value: '"12"' },
  postalCode: { kind: 'form', value: '"ABC"' },
  flag: { kind: 'news', value: '"yes"' },
  personName: { kind: 'letters', value: '"123"' },
  initial: { kind: 'initial', value: '"7"' },
  businessName: { kind: 'plain', value: '"=1+1"' },
} as const;

type Entry = CatalogEntry<ProblemCode, SharedKind>;

/** The problems of a field, in the order in which they are looked for. */
function problemsOf(row: Row): Entry[] {
  const { field } = row;
  const problems: Entry[] = [];
  if ('required' in row && row.kind !== 'pin')
    problems.push({
      code: `${row.field}.Required`,
      field,
      kind: requiredKind(row),
      example: `{ "${field}": "" }`,
    });
  if (isInvalidRow(row)) problems.push(invalidEntry(row));
  if ('maxLength' in row) {
    const example = `{ "${field}": "…" } of more than ${row.maxLength} characters`;
    problems.push({ code: `${row.field}.TooLong`, field, kind: 'tooLong', example });
  }
  return [...problems, ...listedFor(field)];
}

function listedFor(field: string): Entry[] {
  return ofFields.map(entryOf).filter((entry) => entry.field === field);
}

function entryOf(listed: ListedRow): Entry {
  const [field = ''] = listed.code.split('.');
  return { field, ...listed };
}

function requiredKind({ kind, required }: RequiredRow): SharedKind {
  if (kind === 'flag') return 'news';
  return typeof required === 'object' ? 'partner' : 'required';
}

function isInvalidRow(row: Row): row is InvalidRow {
  return row.kind in invalidTexts;
}

function invalidEntry(row: InvalidRow): Entry {
  const { field } = row;
  const { kind, value } = invalidTexts[row.kind];
  const isOptional = row.kind === 'phone' && !('required' in row);
  return {
    code: `${field}.Invalid`,
    field,
    kind: isOptional ? 'formOrEmpty' : kind,
    example: `{ "${field}": ${value} }`,
  };
}

/**
 * Every problem, in the order of the specification's fields. The list is closed. `src/words/` words it,
 * `scripts/error-remedies.ts` advises programs; `docs/errors.md` is made from all three.
 */
export const catalog: readonly Entry[] = [
  ...shippingFields.flatMap(problemsOf),
  ...listedFor('Address'),
  ...applicationFields.flatMap(problemsOf),
  ...forOperators.map((listed): Entry => ({ ...entryOf(listed), reader: 'operator' })),
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
