import { accepted } from './address-examples.ts';
import { type Example, refused } from './example.ts';

const address = {
  AddressPrimary: '39300 Civic Center Dr',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};

const judged = { line: 1, id: 'c-1', ...accepted, BranchCount: 0 };

const unread = {
  ...judged,
  HasRequiredFields: false,
  CanShipToProvince: false,
  ValidContactInformation: false,
};

const lineOf = (line: object) => `${JSON.stringify(line)}\n`;

export const verificationExamples: readonly Example[] = [
  {
    name: 'accepted',
    summary: 'The address is deliverable as typed',
    request: lineOf({ id: 'c-1', Market: 'US', ...address }),
    response: judged,
  },
  {
    name: 'suggestion',
    summary: 'A corrected address is offered',
    request: lineOf({ id: 'c-1', Market: 'US', ...address, City: 'Freemont' }),
    response: {
      ...judged,
      ...address,
      CanCorrect: true,
      ...refused({ code: 'ErrorSuggestedFix' }),
    },
  },
  {
    name: 'unknownMarket',
    summary: 'The line has no market',
    request: lineOf({ id: 'c-1', Market: 'XX', ...address }),
    response: { ...unread, ...refused({ code: 'Market.Invalid' }) },
  },
  {
    name: 'badLine',
    summary: 'The line is not JSON',
    request: '{"id":\n',
    response: { ...unread, id: null, ...refused({ code: 'Line.NotJson' }) },
  },
];
