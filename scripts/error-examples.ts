import { applicationFields } from '../src/fields/application-fields.ts';
import type { CatalogEntry, ProblemCode } from '../src/fields/catalog.ts';
import { shippingFields } from '../src/fields/shipping-fields.ts';

const listed: Partial<Record<ProblemCode, string>> = {
  'Branch.Invalid': '{ "Branch": "12" }',
  'Branch.NotFound': '{ "Branch": 999999 }',
  'ShipToId.Invalid': '{ "ShipToId": "123456" }',
  'Choice.Invalid': '{ "Choice": "Yes" }',
  'AddressPrimary.POBox': '{ "AddressPrimary": "PO Box 12" } where the market refuses boxes',
  'AddressPrimary.Doubtful': '{ "AddressPrimary": "n/a" }',
  'AddressPrimary.StreetUnknown':
    '{ "AddressPrimary": "1 Nowhere Road" } where a register of streets may raise doubts',
  'AddressPrimary.NumberDoubtful':
    '{ "AddressPrimary": "4500 Oak Street" } where a register of streets ends it at 20',
  'AddressPrimary.NumberMissing':
    '{ "AddressPrimary": "Oak Street" } where a register of streets has numbers and the market asks for them',
  'AddressSecondary.POBox': '{ "AddressSecondary": "PO Box 12" } where the market refuses boxes',
  'AddressSecondary.UnitMissing':
    '{ "AddressPrimary": "12 Oak Street" } where a register of streets has units and the market asks for them',
  'AddressTertiary.POBox': '{ "AddressTertiary": "PO Box 12" } where the market refuses boxes',
  'City.Mismatch': '{ "City": "Los Angeles", "Province": "CA", "PostalCode": "95033" }',
  'Province.Unknown': '{ "Province": "Zanzibarland", "PostalCode": "10001" } in the US',
  'Province.Mismatch': '{ "City": "Villanova", "Province": "PA", "PostalCode": "20121" } in Italy',
  'Province.NotServed': '{ "Province": "AK" } where the market does not ship there',
  'PostalCode.Doubtful': '{ "PostalCode": "012345" } in the US',
  'PostalCode.Mismatch': '{ "City": "Sacramento", "Province": "CA", "PostalCode": "95235" }',
  'Address.Military':
    '{ "AddressPrimary": "PSC 802 Box 74", "City": "APO", "Province": "AE", "PostalCode": "09499" } where the market refuses military addresses',
  'Address.Doubtful':
    '{ "City": "Anchorage", "Province": "CA", "PostalCode": "99501" } where the market does not ship to Alaska',
  ErrorSuggestedFix: '{ "City": "Freemont", "Province": "CA", "PostalCode": "94538" }',
  'Address.NotFound': 'GET with neither a cart address nor a profile address',
  'DateOfBirth.Invalid': '{ "DateOfBirth": "02/30/1990" }',
  'DateOfBirth.InFuture': '{ "DateOfBirth": "01/01/2999" }',
  'DateOfBirth.TooLongAgo': '{ "DateOfBirth": "01/01/1850" }',
  'DateOfBirth.TooYoung': '{ "DateOfBirth": … } of a minor',
  'Pin Invalid': '{ "Pin": "12a4" }',
  'SiteUrl.Invalid': '{ "SiteUrl": "my-site" }',
  'SiteUrl.Reserved': '{ "SiteUrl": "admin" }',
  'SiteUrl.Taken': '{ "SiteUrl": … } of another promoter',
  'TaxId.Invalid': '{ "TaxId": "000-12-3456" } in the US',
  'Market.NotFound': 'GET /v1/markets/XX/address-format.json',
  'Application.NotFound': 'GET before any application was stored',
  'Request.NotJson': 'POST with the body {"Name":',
  'Request.NotObject': 'POST with the body []',
  'Request.Malformed': 'a request line that is not HTTP',
  'Authorization.Missing': 'no Authorization header',
  'Authorization.Invalid': 'a token signed with another key',
  'Authorization.Expired': 'a token after its exp',
  'Authorization.Scope': 'a token without the scope',
  'Request.Origin': 'a page of another site that asks for a token of the demo',
  'Route.NotFound': 'GET /v2/nothing',
  'Request.TimedOut': 'a body that does not arrive in time',
  'Request.TooLarge': 'a body of more than 64 KiB',
  'Request.MediaType': 'Content-Type: text/plain',
  'Request.HeadersTooLarge': 'headers of more than 16 KiB',
  'Request.TooMany': 'more requests than the limit permits',
  'Service.Fault': 'a defect of the service',
  'Service.Unavailable': 'a store that is down',
  'ProfileId.Invalid': 'PUT /platform/v1/profiles/%00',
  'BranchId.Invalid': 'PUT /platform/v1/branches/twelve',
  'Market.Required': 'PUT of a profile {"market": ""}',
  'Market.Unknown': 'PUT of a profile {"market": "XX"}',
  'Market.Invalid': 'a line of an address book {"Market": "XX"}',
  'BranchName.Required': 'PUT of a branch {"name": ""}',
  'BranchName.Invalid': 'PUT of a branch {"name": 7}',
  'BranchProvince.Unknown': 'PUT of a branch {"market": "US", "province": "Ontario"}',
  'Active.Invalid': 'PUT of a branch {"active": "perhaps"}',
  'Owner.Required': 'PUT of a site URL {}',
  'Owner.Invalid': 'PUT of a site URL {"owner": 7}',
  'Text.Required': 'a completion of {}',
  'Text.Invalid': 'a completion of {"text": 7}',
  'Near.Invalid': 'a completion of {"text": "main", "near": ["Fremont"]}',
  'Limit.Invalid': 'a completion of {"text": "main", "limit": 0}',
  'Line.NotJson': 'a line of an upload that reads {',
  'Line.NotObject': 'a line of an upload that reads []',
  'Line.TooLong': 'a line of an upload of more than 1 MiB',
  'Line.Cells': 'a line of a CSV file that has a cell too many',
  'Lines.TooMany': 'an address book of more than 100,000 lines',
  'Lines.Refused': 'an upload with a bad line',
  'Profile.NotFound': 'GET /platform/v1/profiles/nobody',
  'Branch.Unknown': 'GET /platform/v1/branches/999999',
  'SiteUrl.NotFound': 'GET /platform/v1/site-urls/free',
  'Cart.NotFound': 'GET /platform/v1/carts/never-used',
  'Upload.MediaType': 'an upload with Content-Type: application/json',
  'Method.NotAllowed': 'DELETE on a step',
};

/** An invalid value of each kind of field. */
const invalidValues: Readonly<Record<string, string>> = {
  text: '17',
  name: '"https://win.example"',
  email: '"jo@example"',
  phone: '"12"',
  postalCode: '"ABC"',
  flag: '"yes"',
  personName: '"123"',
  initial: '"7"',
  businessName: '"=1+1"',
};

const fields = [...shippingFields, ...applicationFields];

/** Input that causes a problem. */
export function exampleOf({ code, field }: Pick<CatalogEntry, 'code' | 'field'>): string {
  const row = fields.find((each) => each.field === field);
  const known = listed[code];
  if (known !== undefined) return known;
  if (row === undefined) throw new Error(`${code} has no example`);
  if (code.endsWith('.Required')) return `{ "${field}": "" }`;
  if (code.endsWith('.Invalid')) return `{ "${field}": ${invalidValues[row.kind]} }`;
  return `{ "${field}": "…" } of more than ${'maxLength' in row ? row.maxLength : 0} characters`;
}
