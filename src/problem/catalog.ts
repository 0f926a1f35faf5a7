/**
 * Every problem the service can report, in the order of the fields in the specification's tables. The list is closed:
 * a code that is not here does not exist. Wording is in `messages/`, one file a language; `docs/errors.md` is made
 * from both.
 */
export const catalog = [
  { code: 'Branch.Invalid', field: 'Branch', example: '{ "Branch": "12" }' },
  { code: 'Branch.NotFound', field: 'Branch', example: '{ "Branch": 999999 }' },
  { code: 'Email.Required', field: 'Email', example: '{ "Email": "" }' },
  { code: 'Email.Invalid', field: 'Email', example: '{ "Email": "jo@example" }' },
  { code: 'Email.TooLong', field: 'Email', example: '{ "Email": "…" } of more than 254 characters' },
  { code: 'ShipToEmail.Invalid', field: 'ShipToEmail', example: '{ "ShipToEmail": "jo@" }' },
  {
    code: 'ShipToEmail.TooLong',
    field: 'ShipToEmail',
    example: '{ "ShipToEmail": "…" } of more than 254 characters',
  },
  { code: 'Phone.Invalid', field: 'Phone', example: '{ "Phone": "555-0100" }' },
  { code: 'Phone.TooLong', field: 'Phone', example: '{ "Phone": "…" } of more than 40 characters' },
  { code: 'PONumber.Invalid', field: 'PONumber', example: '{ "PONumber": 17 }' },
  { code: 'PONumber.TooLong', field: 'PONumber', example: '{ "PONumber": "…" } of more than 50 characters' },
  {
    code: 'ShipToInstruction.Invalid',
    field: 'ShipToInstruction',
    example: '{ "ShipToInstruction": ["ring"] }',
  },
  {
    code: 'ShipToInstruction.TooLong',
    field: 'ShipToInstruction',
    example: '{ "ShipToInstruction": "…" } of more than 500 characters',
  },
  { code: 'Name.Required', field: 'Name', example: '{ "Name": "" }' },
  { code: 'Name.Invalid', field: 'Name', example: '{ "Name": 7 }' },
  { code: 'Name.TooLong', field: 'Name', example: '{ "Name": "…" } of more than 100 characters' },
  { code: 'ShipToId.Invalid', field: 'ShipToId', example: '{ "ShipToId": "123456" }' },
  { code: 'Choice.Invalid', field: 'Choice', example: '{ "Choice": "Yes" }' },
  { code: 'AddressPrimary.Required', field: 'AddressPrimary', example: '{ "AddressPrimary": "" }' },
  { code: 'AddressPrimary.Invalid', field: 'AddressPrimary', example: '{ "AddressPrimary": {} }' },
  {
    code: 'AddressPrimary.TooLong',
    field: 'AddressPrimary',
    example: '{ "AddressPrimary": "…" } of more than 200 characters',
  },
  {
    code: 'AddressPrimary.POBox',
    field: 'AddressPrimary',
    example: '{ "AddressPrimary": "PO Box 12" } where the market refuses boxes',
  },
  { code: 'AddressSecondary.Invalid', field: 'AddressSecondary', example: '{ "AddressSecondary": 4 }' },
  {
    code: 'AddressSecondary.TooLong',
    field: 'AddressSecondary',
    example: '{ "AddressSecondary": "…" } of more than 200 characters',
  },
  {
    code: 'AddressSecondary.POBox',
    field: 'AddressSecondary',
    example: '{ "AddressSecondary": "PO Box 12" } where the market refuses boxes',
  },
  { code: 'AddressTertiary.Invalid', field: 'AddressTertiary', example: '{ "AddressTertiary": 4 }' },
  {
    code: 'AddressTertiary.TooLong',
    field: 'AddressTertiary',
    example: '{ "AddressTertiary": "…" } of more than 200 characters',
  },
  {
    code: 'AddressTertiary.POBox',
    field: 'AddressTertiary',
    example: '{ "AddressTertiary": "PO Box 12" } where the market refuses boxes',
  },
  { code: 'City.Required', field: 'City', example: '{ "City": "" }' },
  { code: 'City.Invalid', field: 'City', example: '{ "City": 94538 }' },
  { code: 'City.TooLong', field: 'City', example: '{ "City": "…" } of more than 100 characters' },
  {
    code: 'City.Mismatch',
    field: 'City',
    example: '{ "City": "Oakland", "Province": "CA", "PostalCode": "94538" }',
  },
  { code: 'Province.Required', field: 'Province', example: '{ "Province": "" }' },
  { code: 'Province.Invalid', field: 'Province', example: '{ "Province": false }' },
  { code: 'Province.TooLong', field: 'Province', example: '{ "Province": "…" } of more than 100 characters' },
  {
    code: 'Province.Unknown',
    field: 'Province',
    example: '{ "Province": "Zanzibarland", "PostalCode": "10001" } in the US',
  },
  {
    code: 'Province.Mismatch',
    field: 'Province',
    example: '{ "City": "Miami", "Province": "NY", "PostalCode": "94538" }',
  },
  {
    code: 'Province.NotServed',
    field: 'Province',
    example: '{ "Province": "AK" } where the market does not ship there',
  },
  { code: 'PostalCode.Required', field: 'PostalCode', example: '{ "PostalCode": "" }' },
  { code: 'PostalCode.Invalid', field: 'PostalCode', example: '{ "PostalCode": "ABC" } in the US' },
  {
    code: 'PostalCode.TooLong',
    field: 'PostalCode',
    example: '{ "PostalCode": "…" } of more than 20 characters',
  },
  { code: 'PostalCode.Doubtful', field: 'PostalCode', example: '{ "PostalCode": "9453" } in the US' },
  {
    code: 'PostalCode.Mismatch',
    field: 'PostalCode',
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
  { code: 'DateOfBirth.Required', field: 'DateOfBirth', example: '{ "DateOfBirth": "" }' },
  { code: 'DateOfBirth.Invalid', field: 'DateOfBirth', example: '{ "DateOfBirth": "02/30/1990" }' },
  { code: 'DateOfBirth.InFuture', field: 'DateOfBirth', example: '{ "DateOfBirth": "01/01/2999" }' },
  { code: 'DateOfBirth.TooLongAgo', field: 'DateOfBirth', example: '{ "DateOfBirth": "01/01/1850" }' },
  { code: 'DateOfBirth.TooYoung', field: 'DateOfBirth', example: '{ "DateOfBirth": … } of a minor' },
  { code: 'EMail.Required', field: 'EMail', example: '{ "EMail": "" }' },
  { code: 'EMail.Invalid', field: 'EMail', example: '{ "EMail": "jo@example" }' },
  { code: 'EMail.TooLong', field: 'EMail', example: '{ "EMail": "…" } of more than 254 characters' },
  { code: 'SubscribeToEmail.Required', field: 'SubscribeToEmail', example: '{ "SubscribeToEmail": null }' },
  { code: 'SubscribeToEmail.Invalid', field: 'SubscribeToEmail', example: '{ "SubscribeToEmail": "yes" }' },
  { code: 'FirstName.Required', field: 'FirstName', example: '{ "FirstName": "" }' },
  { code: 'FirstName.Invalid', field: 'FirstName', example: '{ "FirstName": 1 }' },
  {
    code: 'FirstName.TooLong',
    field: 'FirstName',
    example: '{ "FirstName": "…" } of more than 60 characters',
  },
  { code: 'LastName.Required', field: 'LastName', example: '{ "LastName": "" }' },
  { code: 'LastName.Invalid', field: 'LastName', example: '{ "LastName": "123" }' },
  { code: 'LastName.TooLong', field: 'LastName', example: '{ "LastName": "…" } of more than 60 characters' },
  { code: 'MiddleInitial.Invalid', field: 'MiddleInitial', example: '{ "MiddleInitial": "7" }' },
  {
    code: 'MiddleInitial.TooLong',
    field: 'MiddleInitial',
    example: '{ "MiddleInitial": "…" } of more than 5 characters',
  },
  { code: 'PhoneHome.Required', field: 'PhoneHome', example: '{ "PhoneHome": "" }' },
  { code: 'PhoneHome.Invalid', field: 'PhoneHome', example: '{ "PhoneHome": "12" }' },
  {
    code: 'PhoneHome.TooLong',
    field: 'PhoneHome',
    example: '{ "PhoneHome": "…" } of more than 40 characters',
  },
  { code: 'PhoneOther.Invalid', field: 'PhoneOther', example: '{ "PhoneOther": "12" }' },
  {
    code: 'PhoneOther.TooLong',
    field: 'PhoneOther',
    example: '{ "PhoneOther": "…" } of more than 40 characters',
  },
  { code: 'Pin Invalid', field: 'Pin', example: '{ "Pin": "12a4" }' },
  { code: 'SiteUrl.Required', field: 'SiteUrl', example: '{ "SiteUrl": "" }' },
  { code: 'SiteUrl.Invalid', field: 'SiteUrl', example: '{ "SiteUrl": "my-site" }' },
  { code: 'SiteUrl.TooLong', field: 'SiteUrl', example: '{ "SiteUrl": "…" } of more than 63 characters' },
  { code: 'SiteUrl.Reserved', field: 'SiteUrl', example: '{ "SiteUrl": "admin" }' },
  { code: 'SiteUrl.Taken', field: 'SiteUrl', example: '{ "SiteUrl": … } of another promoter' },
  { code: 'RecognitionName.Invalid', field: 'RecognitionName', example: '{ "RecognitionName": [] }' },
  {
    code: 'RecognitionName.TooLong',
    field: 'RecognitionName',
    example: '{ "RecognitionName": "…" } of more than 100 characters',
  },
  { code: 'PartnerFirstName.Required', field: 'PartnerFirstName', example: '{ "PartnerFirstName": "" }' },
  { code: 'PartnerFirstName.Invalid', field: 'PartnerFirstName', example: '{ "PartnerFirstName": "123" }' },
  {
    code: 'PartnerFirstName.TooLong',
    field: 'PartnerFirstName',
    example: '{ "PartnerFirstName": "…" } of more than 60 characters',
  },
  { code: 'PartnerLastName.Required', field: 'PartnerLastName', example: '{ "PartnerLastName": "" }' },
  { code: 'PartnerLastName.Invalid', field: 'PartnerLastName', example: '{ "PartnerLastName": "123" }' },
  {
    code: 'PartnerLastName.TooLong',
    field: 'PartnerLastName',
    example: '{ "PartnerLastName": "…" } of more than 60 characters',
  },
  {
    code: 'PartnerMiddleInitial.Invalid',
    field: 'PartnerMiddleInitial',
    example: '{ "PartnerMiddleInitial": "7" }',
  },
  {
    code: 'PartnerMiddleInitial.TooLong',
    field: 'PartnerMiddleInitial',
    example: '{ "PartnerMiddleInitial": "…" } of more than 5 characters',
  },
  { code: 'TaxId.Invalid', field: 'TaxId', example: '{ "TaxId": "000-12-3456" } in the US' },
  { code: 'TaxId.TooLong', field: 'TaxId', example: '{ "TaxId": "…" } of more than 40 characters' },
  { code: 'ProfileId.Invalid', field: 'id', example: 'PUT /platform/v1/profiles/%00' },
  { code: 'BranchId.Invalid', field: 'id', example: 'PUT /platform/v1/branches/twelve' },
  { code: 'Market.Required', field: 'market', example: 'PUT of a profile {"market": ""}' },
  { code: 'Market.Unknown', field: 'market', example: 'PUT of a profile {"market": "XX"}' },
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
  { code: 'Line.NotJson', field: 'Line', example: 'a line of an upload that reads {' },
  { code: 'Line.NotObject', field: 'Line', example: 'a line of an upload that reads []' },
  { code: 'Line.TooLong', field: 'Line', example: 'a line of an upload of more than 1 MiB' },
  { code: 'Line.Cells', field: 'Line', example: 'a line of a CSV file that has a cell too many' },
  { code: 'Lines.Refused', field: 'Line', example: 'an upload with a bad line' },
  { code: 'Profile.NotFound', field: 'Profile', example: 'GET /platform/v1/profiles/nobody' },
  { code: 'Branch.Unknown', field: 'Branch', example: 'GET /platform/v1/branches/999999' },
  { code: 'SiteUrl.NotFound', field: 'siteUrl', example: 'GET /platform/v1/site-urls/free' },
  { code: 'Cart.NotFound', field: 'Cart', example: 'GET /platform/v1/carts/never-used' },
  { code: 'Market.NotFound', field: 'Market', example: 'GET /v1/markets/XX/address-format.json' },
  { code: 'Upload.MediaType', field: 'Request', example: 'an upload with Content-Type: application/json' },
  { code: 'Application.NotFound', field: 'Application', example: 'GET before any application was stored' },
  { code: 'Request.NotJson', field: 'Request', example: 'POST with the body {"Name":' },
  { code: 'Request.NotObject', field: 'Request', example: 'POST with the body []' },
  { code: 'Request.Malformed', field: 'Request', example: 'a request line that is not HTTP' },
  { code: 'Authorization.Missing', field: 'Authorization', example: 'no Authorization header' },
  { code: 'Authorization.Invalid', field: 'Authorization', example: 'a token signed with another key' },
  { code: 'Authorization.Expired', field: 'Authorization', example: 'a token after its exp' },
  { code: 'Authorization.Scope', field: 'Authorization', example: 'a token without the scope' },
  {
    code: 'Request.Origin',
    field: 'Request',
    example: 'a page of another site that asks for a token of the demo',
  },
  { code: 'Route.NotFound', field: 'Request', example: 'GET /v2/nothing' },
  { code: 'Method.NotAllowed', field: 'Request', example: 'DELETE on a step' },
  { code: 'Request.TimedOut', field: 'Request', example: 'a body that does not arrive in time' },
  { code: 'Request.TooLarge', field: 'Request', example: 'a body of more than 64 KiB' },
  { code: 'Request.MediaType', field: 'Request', example: 'Content-Type: text/plain' },
  { code: 'Request.HeadersTooLarge', field: 'Request', example: 'headers of more than 16 KiB' },
  { code: 'Request.TooMany', field: 'Request', example: 'more requests than the limit permits' },
  { code: 'Service.Fault', field: 'Service', example: 'a defect of the service' },
  { code: 'Service.Unavailable', field: 'Service', example: 'a store that is down' },
] as const satisfies readonly CatalogEntry[];

export interface CatalogEntry {
  /** The item's `error` on the wire. */
  readonly code: string;
  /** The item's `field` on the wire. */
  readonly field: string;
  /** Input that brings the problem about, for the documentation. */
  readonly example: string;
}

export type ProblemCode = (typeof catalog)[number]['code'];

/** Codes whose message says more where a parameter is known, and the key of that wording. */
const fullerWordings = {
  'Branch.NotFound': { param: 'pickUp', key: 'Branch.NotFound {pickUp}' },
  'AddressPrimary.POBox': { param: 'pickUp', key: 'AddressPrimary.POBox {pickUp}' },
  'AddressSecondary.POBox': { param: 'pickUp', key: 'AddressSecondary.POBox {pickUp}' },
  'AddressTertiary.POBox': { param: 'pickUp', key: 'AddressTertiary.POBox {pickUp}' },
  'Province.NotServed': { param: 'pickUp', key: 'Province.NotServed {pickUp}' },
  'Address.Military': { param: 'pickUp', key: 'Address.Military {pickUp}' },
  'SiteUrl.Reserved': { param: 'alternatives', key: 'SiteUrl.Reserved {alternatives}' },
  'SiteUrl.Taken': { param: 'alternatives', key: 'SiteUrl.Taken {alternatives}' },
  'Application.NotFound': { param: 'method', key: 'Application.NotFound {method}' },
} as const satisfies Partial<Record<ProblemCode, { readonly param: string; readonly key: string }>>;

type FullerWording = (typeof fullerWordings)[keyof typeof fullerWordings];

/** What each language has a wording for. */
export type MessageKey = ProblemCode | FullerWording['key'];

const fullerByCode: ReadonlyMap<string, FullerWording> = new Map(Object.entries(fullerWordings));

/** The fuller wording of a code, for those that have one. */
export function findFullerWording(code: ProblemCode): FullerWording | undefined {
  return fullerByCode.get(code);
}

/** What can be doubted about an address: `Choice: "Override"` sets these aside and nothing else (decisions, the address step). */
export const doubtCodes: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
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

/** Where a code stands in the catalogue: items of one answer are ordered by it. */
export function catalogPosition(code: ProblemCode): number {
  return positions.get(code) ?? catalog.length;
}
