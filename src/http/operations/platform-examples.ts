import { applicationFields } from '../../fields/application-fields.ts';
import { shippingDetailFields } from '../../fields/shipping-fields.ts';
import { done } from '../wire/schema-parts.ts';
import { submission } from './application-examples.ts';
import { type Example, items } from './operation.ts';

const address = {
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  AddressSecondary: null,
  AddressTertiary: null,
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};

const profile = {
  market: 'US',
  Name: address.Name,
  Phone: '(510)555-0123',
  Email: 'maria.lopez@example.com',
  AddressPrimary: address.AddressPrimary,
  City: address.City,
  Province: address.Province,
  PostalCode: address.PostalCode,
};

const branch = { market: 'US', name: 'Fremont', province: 'CA', active: true };

/** The keys in the examples. All examples fit one store and can be sent in the order of the operations. */
export const exampleKeys = {
  profile: 'maria',
  branch: '12',
  siteUrl: 'BayBridge',
  cart: 'cart-1',
  session: 'session-1',
} as const;

const stored: Example = { name: 'stored', summary: 'The record is stored', response: done };
export const putProfileExamples: readonly Example[] = [
  { ...stored, request: profile },
  {
    name: 'severalErrors',
    summary: 'Everything that is wrong, reported together',
    isInvalid: true,
    request: { ...profile, market: '', Email: 'maria@', AddressPrimary: '' },
    response: {
      success: false,
      error: items(
        { code: 'Email.Invalid' },
        { code: 'AddressPrimary.Required' },
        { code: 'Market.Required' },
      ),
    },
  },
];

export const readProfileExamples: readonly Example[] = [
  {
    name: 'found',
    summary: 'The profile',
    response: {
      id: exampleKeys.profile,
      market: 'US',
      Phone: profile.Phone,
      Email: profile.Email,
      ...address,
      ...done,
    },
  },
];

export const putBranchExamples: readonly Example[] = [
  { ...stored, request: branch },
  {
    name: 'unknownProvince',
    summary: 'A province of another market',
    request: { ...branch, province: 'Ontario' },
    response: { success: false, error: items({ code: 'BranchProvince.Unknown' }) },
  },
];

export const readBranchExamples: readonly Example[] = [
  { name: 'found', summary: 'The branch', response: { id: 12, ...branch, ...done } },
];

export const putSiteUrlExamples: readonly Example[] = [
  { ...stored, request: { owner: 'maria' } },
  {
    name: 'taken',
    summary: 'The site URL is registered to another promoter',
    request: { owner: 'somebody else' },
    response: { success: false, error: items({ code: 'SiteUrl.Taken' }) },
  },
];

export const readSiteUrlExamples: readonly Example[] = [
  {
    name: 'found',
    summary: 'The owner of a site URL',
    response: { siteUrl: exampleKeys.siteUrl, owner: 'maria', ...done },
  },
];

/** The same lines for each kind of record: what is wrong with the last one is wrong with all. */
function uploadExamples(good: object): readonly Example[] {
  return [
    {
      name: 'stored',
      summary: 'Every line is stored',
      request: `${JSON.stringify(good)}\n`,
      response: { stored: 1, refused: 0, lines: [], ...done },
    },
    {
      name: 'badLine',
      summary: 'A bad line is reported, and the others are stored',
      request: `${JSON.stringify(good)}\n{"id":\n`,
      response: {
        stored: 1,
        refused: 1,
        lines: [{ line: 2, error: items({ code: 'Line.NotJson' }) }],
        success: false,
        error: items({ code: 'Lines.Refused', params: { count: '1' } }),
      },
    },
  ];
}

export const uploadProfilesExamples = uploadExamples({ id: 'maria', ...profile });
export const uploadBranchesExamples = uploadExamples({ id: 12, ...branch });
export const uploadSiteUrlsExamples = uploadExamples({ siteUrl: exampleKeys.siteUrl, owner: 'maria' });

const noDetails = Object.fromEntries(shippingDetailFields.map(({ field }) => [field, null]));

export const readCartExamples: readonly Example[] = [
  {
    name: 'overridden',
    summary: 'An address that was set as typed, for pick-up',
    response: {
      cart: exampleKeys.cart,
      market: 'US',
      ...noDetails,
      Branch: 12,
      Email: 'maria.lopez@example.com',
      Phone: '(510)555-0123',
      PONumber: 'PO-1734',
      ShipToInstruction: 'Ring twice',
      ShipToId: '12-3456',
      ...address,
      City: 'Freemont',
      decision: {
        choice: 'Override',
        overridden: ['ErrorSuggestedFix'],
        change: 'city',
        dataVersion: '2026-11-01',
        streetEvidence: 'no data',
        decidedAt: '2026-11-20T09:30:00.000Z',
      },
      offer: null,
      ...done,
    },
  },
  {
    name: 'offered',
    summary: 'Nothing is set yet, and a corrected address was offered',
    response: {
      cart: exampleKeys.cart,
      market: 'US',
      ...noDetails,
      ...Object.fromEntries(Object.keys(address).map((field) => [field, null])),
      decision: null,
      offer: {
        submitted: { ...address, City: 'Freemont' },
        suggested: address,
        profile: null,
        session: exampleKeys.session,
      },
      ...done,
    },
  },
];

const sent: Readonly<Record<string, unknown>> = submission;
const application = {
  session: exampleKeys.session,
  market: 'US',
  profile: null,
  ...Object.fromEntries(
    applicationFields.map((row) => [row.field, 'isSealed' in row ? null : (sent[row.field] ?? null)]),
  ),
  ...done,
};

export const readHeldApplicationExamples: readonly Example[] = [
  { name: 'open', summary: 'With scope platform alone', response: application },
  {
    name: 'whole',
    summary: 'The token has the scope platform:sensitive as well, and the read is recorded',
    response: { ...application, ...submission },
  },
];

export const registerExamples: readonly Example[] = [
  {
    name: 'registered',
    summary: 'The site URL belongs to the new promoter, and the application has ended',
    request: { owner: 'maria' },
    response: { session: exampleKeys.session, siteUrl: 'MariaLopez', owner: 'maria', ...done },
  },
  {
    name: 'taken',
    summary: 'Another promoter has the site URL; the application stays',
    request: { owner: 'somebody else' },
    response: {
      session: exampleKeys.session,
      siteUrl: null,
      owner: null,
      success: false,
      error: items({ code: 'SiteUrl.Taken' }),
    },
  },
];
