import { addressMembers } from '../../../src/http/wire/address-members.ts';
import { done } from '../../../src/http/wire/schema-parts.ts';
import type { ShippingAddressBody, VerificationResultBody } from '../../../src/http/wire/shipping-bodies.ts';
import { type Example, refused } from './example.ts';

export const exampleBranch = 12;

const place = {
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  AddressSecondary: 'Suite 110',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};
const submission = { Email: 'maria.lopez@example.com', Phone: '(510)555-0123', ...place };
const misspelled = { ...submission, City: 'Freemont' };

export const accepted: VerificationResultBody = {
  CanCorrect: false,
  HasRequiredFields: true,
  IsPOBox: false,
  CanShipToProvince: true,
  ValidContactInformation: true,
  ...addressMembers(() => null),
  BranchCount: 1,
  ...done,
};

const offered = { pickUp: 'offered' };
const unserved = { CanShipToProvince: false, BranchCount: 0 };

const suggested: VerificationResultBody = {
  ...accepted,
  CanCorrect: true,
  ...place,
  ...refused({ code: 'ErrorSuggestedFix' }),
};

const assigned: ShippingAddressBody = {
  Phone: submission.Phone,
  Email: submission.Email,
  ShipToEMail: '',
  ...addressMembers(() => ''),
  ...place,
  ...done,
};

export const readAddressExamples: readonly Example[] = [
  {
    name: 'assigned',
    summary: "The cart's address, or the profile's if the cart has none",
    response: assigned,
  },
];

/** In an order in which they can be sent one after the other for one cart. */
export const writeAddressExamples: readonly Example[] = [
  { name: 'accepted', summary: 'An acceptable address is set', request: submission, response: accepted },
  {
    name: 'suggestion',
    summary: 'A city is misspelled: a corrected address is offered and nothing is set',
    request: misspelled,
    response: suggested,
  },
  {
    name: 'suggestionAccepted',
    summary: 'The offered address is accepted and set',
    request: { ...misspelled, Choice: 'Accept' },
    response: accepted,
  },
  {
    name: 'overridden',
    summary: 'The address is set as it is, in spite of the doubt',
    request: { ...misspelled, Choice: 'Override' },
    response: accepted,
  },
  {
    name: 'doubtful',
    summary:
      'A doubt without a suggestion that is sure enough: `Choice: "Override"` would still set the address',
    request: { ...submission, PostalCode: '012345' },
    response: { ...accepted, ...refused({ code: 'PostalCode.Doubtful', params: { form: '95014' } }) },
  },
  {
    name: 'severalErrors',
    summary: 'All problems are reported together',
    isInvalid: true,
    request: { ...submission, Email: 'maria.lopez', Phone: '555-0123', Name: '' },
    response: {
      ...accepted,
      HasRequiredFields: false,
      ValidContactInformation: false,
      ...refused(
        { code: 'Email.Invalid' },
        { code: 'Phone.Invalid', params: { form: '(201)555-0100' } },
        { code: 'Name.Required' },
      ),
    },
  },
  {
    name: 'postOfficeBoxRefused',
    summary: 'A post-office box in a market that refuses post-office boxes',
    request: { ...submission, AddressPrimary: 'PO Box 5006', AddressSecondary: '' },
    response: {
      ...accepted,
      IsPOBox: true,
      ...refused({ code: 'AddressPrimary.POBox', params: offered }),
    },
  },
  {
    name: 'provinceNotServed',
    summary: 'A province that the market does not ship to',
    request: { ...submission, City: 'Anchorage', Province: 'AK', PostalCode: '99501' },
    response: {
      ...accepted,
      ...unserved,
      ...refused({ code: 'Province.NotServed', params: offered }),
    },
  },
  {
    name: 'militaryAddressRefused',
    summary: 'A military address in a market whose carriers refuse military addresses',
    request: {
      ...submission,
      AddressPrimary: 'PSC 802 Box 74',
      AddressSecondary: '',
      City: 'APO',
      Province: 'AE',
      PostalCode: '09499',
    },
    response: {
      ...accepted,
      ...unserved,
      ...refused({ code: 'Address.Military', params: offered }),
    },
  },
  {
    name: 'pickUp',
    summary: 'The order is picked up at a branch',
    request: { ...submission, Branch: exampleBranch },
    response: accepted,
  },
  {
    name: 'branchNotFound',
    summary: 'A branch that the market does not have',
    request: { ...submission, Branch: 999999 },
    response: { ...accepted, ...refused({ code: 'Branch.NotFound', params: offered }) },
  },
];
