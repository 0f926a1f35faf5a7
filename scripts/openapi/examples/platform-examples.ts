import { applicationFields } from '../../../src/fields/application-fields.ts';
import { shippingDetailFields } from '../../../src/fields/shipping-fields.ts';
import { done } from '../../../src/http/wire/schema-parts.ts';
import { submission } from './application-examples.ts';
import { type Example, refused } from './example.ts';

const address = {
  Name: 'Maria Lopez',
  AddressPrimary: '39300 Civic Center Dr',
  AddressSecondary: null,
  AddressTertiary: null,
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};

const { Name, AddressPrimary, City, Province, PostalCode } = address;
const profile = {
  market: 'US',
  Name,
  Phone: '(510)555-0123',
  Email: 'maria.lopez@example.com',
  AddressPrimary,
  City,
  Province,
  PostalCode,
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

/** The same lines for each kind of record: what is wrong with the last one is wrong with all. */
function uploadExamples(good: object): readonly Example[] {
  const line = `${JSON.stringify(good)}\n`;
  return [
    {
      name: 'stored',
      summary: 'Every line is stored',
      request: line,
      response: { stored: 1, refused: 0, lines: [], ...done },
    },
    {
      name: 'badLine',
      summary: 'A bad line is reported, and the others are stored',
      request: `${line}{"id":\n`,
      response: {
        stored: 1,
        refused: 1,
        lines: [{ line: 2, error: refused({ code: 'Line.NotJson' }).error }],
        ...refused({ code: 'Lines.Refused', params: { count: '1' } }),
      },
    },
  ];
}

/** Of one kind of record: it is stored, refused for a reason of its own, and read, and many are uploaded. */
function recordExamples(
  request: Readonly<Record<string, unknown>>,
  refusal: Example,
  summary: string,
  key: object,
  record = request,
) {
  return {
    put: [{ name: 'stored', summary: 'The record is stored', request, response: done }, refusal],
    read: [{ name: 'found', summary, response: { ...key, ...record, ...done } }],
    upload: uploadExamples({ ...key, ...request }),
  } as const satisfies Record<string, readonly Example[]>;
}

export const profileExamples = recordExamples(
  profile,
  {
    name: 'severalErrors',
    summary: 'Everything that is wrong, reported together',
    isInvalid: true,
    request: { ...profile, market: '', Email: 'maria@', AddressPrimary: '' },
    response: refused(
      { code: 'Email.Invalid' },
      { code: 'AddressPrimary.Required' },
      { code: 'Market.Required' },
    ),
  },
  'The profile',
  { id: exampleKeys.profile },
  { market: profile.market, Phone: profile.Phone, Email: profile.Email, ...address },
);

export const branchExamples = recordExamples(
  branch,
  {
    name: 'unknownProvince',
    summary: 'A province of another market',
    request: { ...branch, province: 'Ontario' },
    response: refused({ code: 'BranchProvince.Unknown' }),
  },
  'The branch',
  { id: 12 },
);

const taken = {
  name: 'taken',
  request: { owner: 'somebody else' },
} as const;

export const siteUrlExamples = recordExamples(
  { owner: exampleKeys.profile },
  {
    ...taken,
    summary: 'The site URL is registered to another promoter',
    response: refused({ code: 'SiteUrl.Taken' }),
  },
  'The owner of a site URL',
  { siteUrl: exampleKeys.siteUrl },
);

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
    ...taken,
    summary: 'Another promoter has the site URL; the application stays',
    response: {
      session: exampleKeys.session,
      siteUrl: null,
      owner: null,
      ...refused({ code: 'SiteUrl.Taken' }),
    },
  },
];
