import { applicationFields } from '../fields/application-fields.ts';
import { shippingFields } from '../fields/shipping-fields.ts';

/** The problems that do not come from the rows of fields, in the order of the specification's tables. */
const listed = [
  { code: 'Branch.Invalid', field: 'Branch', example: '{ "Branch": "12" }' },
  { code: 'Branch.NotFound', field: 'Branch', example: '{ "Branch": 999999 }' },
  {
    code: 'ShipToId.Invalid',
    field: 'ShipToId',
    kind: 'formOrEmpty',
    params: { form: '12-3456' },
    example: '{ "ShipToId": "123456" }',
  },
  { code: 'Choice.Invalid', field: 'Choice', example: '{ "Choice": "Yes" }' },
  {
    code: 'AddressPrimary.POBox',
    field: 'AddressPrimary',
    kind: 'box',
    example: '{ "AddressPrimary": "PO Box 12" } where the market refuses boxes',
  },
  {
    code: 'AddressPrimary.Doubtful',
    field: 'AddressPrimary',
    example: '{ "AddressPrimary": "n/a" }',
  },
  {
    code: 'AddressPrimary.StreetUnknown',
    field: 'AddressPrimary',
    example: '{ "AddressPrimary": "1 Nowhere Road" } where a register of streets may raise doubts',
  },
  {
    code: 'AddressPrimary.NumberDoubtful',
    field: 'AddressPrimary',
    example: '{ "AddressPrimary": "4500 Oak Street" } where a register of streets ends it at 20',
  },
  {
    code: 'AddressPrimary.NumberMissing',
    field: 'AddressPrimary',
    example:
      '{ "AddressPrimary": "Oak Street" } where a register of streets has numbers and the market asks for them',
  },
  {
    code: 'AddressSecondary.POBox',
    field: 'AddressSecondary',
    kind: 'box',
    example: '{ "AddressSecondary": "PO Box 12" } where the market refuses boxes',
  },
  {
    code: 'AddressSecondary.UnitMissing',
    field: 'AddressSecondary',
    example:
      '{ "AddressPrimary": "12 Oak Street" } where a register of streets has units and the market asks for them',
  },
  {
    code: 'AddressTertiary.POBox',
    field: 'AddressTertiary',
    kind: 'box',
    example: '{ "AddressTertiary": "PO Box 12" } where the market refuses boxes',
  },
  {
    code: 'City.Mismatch',
    field: 'City',
    kind: 'mismatch',
    example: '{ "City": "Los Angeles", "Province": "CA", "PostalCode": "95033" }',
  },
  {
    code: 'Province.Unknown',
    field: 'Province',
    example: '{ "Province": "Zanzibarland", "PostalCode": "10001" } in the US',
  },
  {
    code: 'Province.Mismatch',
    field: 'Province',
    kind: 'mismatch',
    example: '{ "City": "Villanueva", "Province": "Badajoz", "PostalCode": "08001" } in Spain',
  },
  {
    code: 'Province.NotServed',
    field: 'Province',
    example: '{ "Province": "AK" } where the market does not ship there',
  },
  { code: 'PostalCode.Doubtful', field: 'PostalCode', example: '{ "PostalCode": "012345" } in the US' },
  {
    code: 'PostalCode.Mismatch',
    field: 'PostalCode',
    kind: 'mismatch',
    example: '{ "City": "Sacramento", "Province": "CA", "PostalCode": "95235" }',
  },
  {
    code: 'Address.Military',
    field: 'Address',
    example:
      '{ "AddressPrimary": "PSC 802 Box 74", "City": "APO", "Province": "AE", "PostalCode": "09499" } where the market refuses military addresses',
  },
  {
    code: 'Address.Doubtful',
    field: 'Address',
    example:
      '{ "City": "Anchorage", "Province": "CA", "PostalCode": "99501" } where the market does not ship to Alaska',
  },
  {
    code: 'ErrorSuggestedFix',
    field: 'Address',
    example: '{ "City": "Freemont", "Province": "CA", "PostalCode": "94538" }',
  },
  {
    code: 'Address.NotFound',
    field: 'Address',
    example: 'GET with neither a cart address nor a profile address',
  },
  { code: 'DateOfBirth.Invalid', field: 'DateOfBirth', example: '{ "DateOfBirth": "02/30/1990" }' },
  { code: 'DateOfBirth.InFuture', field: 'DateOfBirth', example: '{ "DateOfBirth": "01/01/2999" }' },
  { code: 'DateOfBirth.TooLongAgo', field: 'DateOfBirth', example: '{ "DateOfBirth": "01/01/1850" }' },
  { code: 'DateOfBirth.TooYoung', field: 'DateOfBirth', example: '{ "DateOfBirth": … } of a minor' },
  { code: 'Pin Invalid', field: 'Pin', example: '{ "Pin": "12a4" }' },
  { code: 'SiteUrl.Invalid', field: 'SiteUrl', example: '{ "SiteUrl": "my-site" }' },
  { code: 'SiteUrl.Reserved', field: 'SiteUrl', example: '{ "SiteUrl": "admin" }' },
  { code: 'SiteUrl.Taken', field: 'SiteUrl', example: '{ "SiteUrl": … } of another promoter' },
  { code: 'TaxId.Invalid', field: 'TaxId', example: '{ "TaxId": "000-12-3456" } in the US' },
  { code: 'ProfileId.Invalid', field: 'id', reader: 'operator', example: 'PUT /platform/v1/profiles/%00' },
  { code: 'BranchId.Invalid', field: 'id', reader: 'operator', example: 'PUT /platform/v1/branches/twelve' },
  {
    code: 'Market.Required',
    field: 'market',
    reader: 'operator',
    example: 'PUT of a profile {"market": ""}',
  },
  {
    code: 'Market.Unknown',
    field: 'market',
    reader: 'operator',
    example: 'PUT of a profile {"market": "XX"}',
  },
  {
    code: 'Market.Invalid',
    field: 'Market',
    reader: 'operator',
    example: 'a line of an address book {"Market": "XX"}',
  },
  { code: 'BranchName.Required', field: 'name', reader: 'operator', example: 'PUT of a branch {"name": ""}' },
  { code: 'BranchName.Invalid', field: 'name', reader: 'operator', example: 'PUT of a branch {"name": 7}' },
  {
    code: 'BranchProvince.Unknown',
    field: 'province',
    reader: 'operator',
    example: 'PUT of a branch {"market": "US", "province": "Ontario"}',
  },
  {
    code: 'Active.Invalid',
    field: 'active',
    reader: 'operator',
    example: 'PUT of a branch {"active": "perhaps"}',
  },
  { code: 'Owner.Required', field: 'owner', reader: 'operator', example: 'PUT of a site URL {}' },
  { code: 'Owner.Invalid', field: 'owner', reader: 'operator', example: 'PUT of a site URL {"owner": 7}' },
  { code: 'Text.Required', field: 'text', reader: 'operator', example: 'a completion of {}' },
  { code: 'Text.Invalid', field: 'text', reader: 'operator', example: 'a completion of {"text": 7}' },
  {
    code: 'Near.Invalid',
    field: 'near',
    reader: 'operator',
    example: 'a completion of {"text": "main", "near": ["Fremont"]}',
  },
  {
    code: 'Limit.Invalid',
    field: 'limit',
    reader: 'operator',
    example: 'a completion of {"text": "main", "limit": 0}',
  },
  { code: 'Line.NotJson', field: 'Line', reader: 'operator', example: 'a line of an upload that reads {' },
  { code: 'Line.NotObject', field: 'Line', reader: 'operator', example: 'a line of an upload that reads []' },
  {
    code: 'Line.TooLong',
    field: 'Line',
    reader: 'operator',
    example: 'a line of an upload of more than 1 MiB',
  },
  {
    code: 'Line.Cells',
    field: 'Line',
    reader: 'operator',
    example: 'a line of a CSV file that has a cell too many',
  },
  {
    code: 'Lines.TooMany',
    field: 'Line',
    reader: 'operator',
    example: 'an address book of more than 100,000 lines',
  },
  { code: 'Lines.Refused', field: 'Line', reader: 'operator', example: 'an upload with a bad line' },
  {
    code: 'Profile.NotFound',
    field: 'Profile',
    reader: 'operator',
    example: 'GET /platform/v1/profiles/nobody',
  },
  {
    code: 'Branch.Unknown',
    field: 'Branch',
    reader: 'operator',
    example: 'GET /platform/v1/branches/999999',
  },
  {
    code: 'SiteUrl.NotFound',
    field: 'siteUrl',
    reader: 'operator',
    example: 'GET /platform/v1/site-urls/free',
  },
  { code: 'Cart.NotFound', field: 'Cart', reader: 'operator', example: 'GET /platform/v1/carts/never-used' },
  { code: 'Market.NotFound', field: 'Market', example: 'GET /v1/markets/XX/address-format.json' },
  {
    code: 'Upload.MediaType',
    field: 'Request',
    reader: 'operator',
    example: 'an upload with Content-Type: application/json',
  },
  { code: 'Application.NotFound', field: 'Application', example: 'GET before any application was stored' },
  { code: 'Request.NotJson', field: 'Request', kind: 'unread', example: 'POST with the body {"Name":' },
  { code: 'Request.NotObject', field: 'Request', kind: 'unread', example: 'POST with the body []' },
  { code: 'Request.Malformed', field: 'Request', kind: 'unread', example: 'a request line that is not HTTP' },
  {
    code: 'Authorization.Missing',
    field: 'Authorization',
    kind: 'visit',
    example: 'no Authorization header',
  },
  {
    code: 'Authorization.Invalid',
    field: 'Authorization',
    kind: 'visit',
    example: 'a token signed with another key',
  },
  { code: 'Authorization.Expired', field: 'Authorization', kind: 'visit', example: 'a token after its exp' },
  { code: 'Authorization.Scope', field: 'Authorization', example: 'a token without the scope' },
  {
    code: 'Request.Origin',
    field: 'Request',
    example: 'a page of another site that asks for a token of the demo',
  },
  { code: 'Route.NotFound', field: 'Request', example: 'GET /v2/nothing' },
  { code: 'Method.NotAllowed', field: 'Request', reader: 'operator', example: 'DELETE on a step' },
  { code: 'Request.TimedOut', field: 'Request', example: 'a body that does not arrive in time' },
  { code: 'Request.TooLarge', field: 'Request', example: 'a body of more than 64 KiB' },
  { code: 'Request.MediaType', field: 'Request', kind: 'unread', example: 'Content-Type: text/plain' },
  { code: 'Request.HeadersTooLarge', field: 'Request', example: 'headers of more than 16 KiB' },
  { code: 'Request.TooMany', field: 'Request', example: 'more requests than the limit permits' },
  { code: 'Service.Fault', field: 'Service', example: 'a defect of the service' },
  { code: 'Service.Unavailable', field: 'Service', example: 'a store that is down' },
] as const satisfies readonly CatalogEntry<string>[];

type Listed = (typeof listed)[number];
type Row = (typeof shippingFields)[number] | (typeof applicationFields)[number];
type InvalidRow = Extract<Row, { readonly kind: keyof typeof invalidTexts }>;
type LimitedRow = Extract<Row, { readonly maxLength: number }>;
type RequiredRow = Exclude<Extract<Row, { readonly required: unknown }>, { readonly kind: 'pin' }>;

/** What problems of several fields have in common: they share a template and the advice to programs. */
export type SharedKind =
  | Extract<Listed, { readonly kind: string }>['kind']
  | (typeof invalidTexts)[keyof typeof invalidTexts]['kind']
  | 'required'
  | 'partner'
  | 'tooLong';
export type UnsharedCode = Exclude<Listed, { readonly kind: string }>['code'];

export type ProblemCode =
  | Listed['code']
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

function problemsOf(row: Row): CatalogEntry<ProblemCode, SharedKind>[] {
  const { field } = row;
  return [
    ...('required' in row && row.kind !== 'pin'
      ? [
          {
            code: `${row.field}.Required`,
            field,
            kind: requiredKind(row),
            example: `{ "${field}": "" }`,
          } as const,
        ]
      : []),
    ...(isInvalidRow(row) ? [invalidEntry(row)] : []),
    ...('maxLength' in row
      ? [
          {
            code: `${row.field}.TooLong`,
            field,
            kind: 'tooLong',
            example: `{ "${field}": "…" } of more than ${row.maxLength} characters`,
          } as const,
        ]
      : []),
    ...listed.filter((entry) => entry.field === field && isOfSubmission(entry)),
  ];
}

function requiredKind({ kind, required }: RequiredRow): SharedKind {
  if (kind === 'flag') return 'news';
  return typeof required === 'object' ? 'partner' : 'required';
}

function isInvalidRow(row: Row): row is InvalidRow {
  return row.kind in invalidTexts;
}

function invalidEntry(row: InvalidRow): CatalogEntry<ProblemCode, SharedKind> {
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

const rowNames: ReadonlySet<string> = new Set(
  [...shippingFields, ...applicationFields].map(({ field }) => field),
);
const isOfSubmission = (entry: Listed) => rowNames.has(entry.field) && !('reader' in entry);
const isOfAddress = ({ field }: Listed) => field === 'Address';

/**
 * Every problem, in the order of the specification's fields. The list is closed. `src/words/` words it,
 * `scripts/error-remedies.ts` advises programs; `docs/errors.md` is made from all three.
 */
export const catalog: readonly CatalogEntry<ProblemCode, SharedKind>[] = [
  ...shippingFields.flatMap(problemsOf),
  ...listed.filter(isOfAddress),
  ...applicationFields.flatMap(problemsOf),
  ...listed.filter((entry) => !isOfSubmission(entry) && !isOfAddress(entry)),
];

/** `Choice: "Override"` sets these aside and nothing else (decisions, the address step). */
export const doubtCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'AddressPrimary.Doubtful',
  'AddressPrimary.StreetUnknown',
  'AddressPrimary.NumberDoubtful',
  'AddressPrimary.NumberMissing',
  'AddressSecondary.UnitMissing',
  'City.Mismatch',
  'Province.Unknown',
  'Province.Mismatch',
  'PostalCode.Doubtful',
  'PostalCode.Mismatch',
  'Address.Doubtful',
  'ErrorSuggestedFix',
]);

const positions: ReadonlyMap<string, number> = new Map(
  catalog.map((entry, position) => [entry.code, position]),
);

export function catalogPosition(code: ProblemCode): number {
  return positions.get(code) ?? catalog.length;
}
