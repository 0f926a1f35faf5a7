import { verificationsSchema, verifiedLineSchema } from '../wire/verified-line.ts';
import { type Example, items } from './example.ts';
import { credentialFailures, type Operation } from './operation.ts';
import { uploadType } from './record-operations.ts';

const address = {
  AddressPrimary: '39300 Civic Center Dr',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};

const accepted = {
  line: 1,
  id: 'c-1',
  CanCorrect: false,
  HasRequiredFields: true,
  IsPOBox: false,
  CanShipToProvince: true,
  ValidContactInformation: true,
  Name: null,
  AddressPrimary: null,
  AddressSecondary: null,
  AddressTertiary: null,
  City: null,
  Province: null,
  PostalCode: null,
  BranchCount: 0,
  success: true,
  error: null,
};

const unread = {
  ...accepted,
  HasRequiredFields: false,
  CanShipToProvince: false,
  ValidContactInformation: false,
  success: false,
};

const lineOf = (line: object) => `${JSON.stringify(line)}\n`;

const examples: readonly Example[] = [
  {
    name: 'accepted',
    summary: 'The address is deliverable as typed',
    request: lineOf({ id: 'c-1', Market: 'US', ...address }),
    response: accepted,
  },
  {
    name: 'suggestion',
    summary: 'A corrected address is offered',
    request: lineOf({ id: 'c-1', Market: 'US', ...address, City: 'Freemont' }),
    response: {
      ...accepted,
      ...address,
      CanCorrect: true,
      success: false,
      error: items({ code: 'ErrorSuggestedFix' }),
    },
  },
  {
    name: 'unknownMarket',
    summary: 'The line has no market',
    request: lineOf({ id: 'c-1', Market: 'XX', ...address }),
    response: { ...unread, error: items({ code: 'Market.Invalid' }) },
  },
  {
    name: 'badLine',
    summary: 'The line is not JSON',
    request: '{"id":\n',
    response: { ...unread, id: null, error: items({ code: 'Line.NotJson' }) },
  },
];

export const verifyAddresses = {
  id: 'verifyAddresses',
  method: 'post',
  path: '/platform/v1/verifications',
  tag: 'Platform: verification',
  summary: 'Verify an address book',
  description:
    'Each line is judged like a submission of the address step, as the command `verify` does, and answered by one line in the same order while the next ones arrive. Nothing is stored. A bad line is answered with what is wrong with it and does not stop the rest; blank lines are skipped. A line may have BODY_LIMIT_BYTES, a request VERIFICATION_LIMIT_LINES lines and UPLOAD_LIMIT_BYTES: beyond them one more line says so and nothing further is judged. Lines are judged at the rate of VERIFICATION_LINES_PER_SECOND and later than the requests of buyers, so read the answer while you send. If an answer breaks off, send the lines behind the last one that was answered.',
  scope: 'platform',
  request: verificationsSchema,
  requestType: uploadType,
  response: verifiedLineSchema,
  responseType: uploadType,
  examples,
  failures: [...credentialFailures, 'Request.TooLarge', 'Upload.MediaType'],
} satisfies Operation;
