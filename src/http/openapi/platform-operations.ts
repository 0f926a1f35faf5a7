import type { TSchema } from 'typebox';
import { applicationsPath } from '../routes/platform/applications.ts';
import { cartsPath } from '../routes/platform/carts.ts';
import { branchesPath, profilesPath, siteUrlsPath } from '../routes/platform/records.ts';
import { uploadType } from '../routes/platform/uploads.ts';
import type { FailureCode } from '../status.ts';
import { heldApplicationSchema, registrationSchema } from '../wire/platform/held-application.ts';
import { heldCartSchema } from '../wire/platform/held-cart.ts';
import { outcomeSchema } from '../wire/platform/outcome.ts';
import {
  branchSchema,
  branchSubmissionSchema,
  ownerSubmissionSchema,
  profileSchema,
  profileSubmissionSchema,
  siteUrlSchema,
} from '../wire/platform/records.ts';
import { uploadReportSchema, uploadSchema } from '../wire/platform/upload-report.ts';
import type { Example } from './example.ts';
import { bodyFailures, credentialFailures, type Operation } from './operation.ts';
import * as examples from './platform-examples.ts';

export const platformSchemas: Readonly<Record<string, TSchema>> = {
  Outcome: outcomeSchema,
  Profile: profileSchema,
  ProfileSubmission: profileSubmissionSchema,
  Branch: branchSchema,
  BranchSubmission: branchSubmissionSchema,
  RegisteredSiteUrl: siteUrlSchema,
  OwnerSubmission: ownerSubmissionSchema,
  UploadReport: uploadReportSchema,
  HeldCart: heldCartSchema,
  HeldApplication: heldApplicationSchema,
  Registration: registrationSchema,
};

interface RecordParts {
  /** What operation ids end with. */
  readonly name: string;
  readonly plural: string;
  readonly path: string;
  readonly parameter: string;
  readonly what: string;
  readonly request: TSchema;
  readonly response: TSchema;
  readonly put: readonly Example[];
  readonly read: readonly Example[];
  readonly upload: readonly Example[];
  readonly missing: FailureCode;
  readonly putDescription: string;
  readonly uploadDescription: string;
}

const uploading =
  'One JSON object a line, with the members of a PUT and the key. Lines are stored as they arrive; a bad one is reported and does not stop the rest. After any other answer than 200 the same upload can be sent again.';

const records: readonly RecordParts[] = [
  {
    name: 'Profile',
    plural: 'Profiles',
    path: profilesPath,
    parameter: 'id',
    what: 'profile',
    request: profileSubmissionSchema,
    response: profileSchema,
    put: examples.putProfileExamples,
    read: examples.readProfileExamples,
    upload: examples.uploadProfilesExamples,
    missing: 'Profile.NotFound',
    putDescription: 'Takes the place of what was stored.',
    uploadDescription: uploading,
  },
  {
    name: 'Branch',
    plural: 'Branches',
    path: branchesPath,
    parameter: 'id',
    what: 'branch',
    request: branchSubmissionSchema,
    response: branchSchema,
    put: examples.putBranchExamples,
    read: examples.readBranchExamples,
    upload: examples.uploadBranchesExamples,
    missing: 'Branch.Unknown',
    putDescription:
      'Takes the place of what was stored. The instance that answers counts it at once, others within BRANCH_REFRESH_SECONDS.',
    uploadDescription: uploading,
  },
  {
    name: 'SiteUrl',
    plural: 'SiteUrls',
    path: siteUrlsPath,
    parameter: 'siteUrl',
    what: 'registered site URL',
    request: ownerSubmissionSchema,
    response: siteUrlSchema,
    put: examples.putSiteUrlExamples,
    read: examples.readSiteUrlExamples,
    upload: examples.uploadSiteUrlsExamples,
    missing: 'SiteUrl.NotFound',
    putDescription:
      'Registers it to the owner. One that is registered to somebody else is refused: to pass it on, delete it first.',
    uploadDescription: `${uploading} A site URL that is registered to somebody else is refused, as by PUT: delete it first.`,
  },
];

const scope = 'platform';
const inKey = (key: string) => ({ [key]: keyDescriptions[key] ?? '' });

const keyDescriptions: Readonly<Record<string, string>> = {
  id: 'Id of the record, percent-encoded.',
  siteUrl: 'Letters A to Z and digits, in whatever case.',
  cart: 'The cart that tokens of the buyer name, percent-encoded.',
  session: 'The session that tokens of the buyer name, percent-encoded.',
};

function recordOperations(parts: RecordParts): Operation[] {
  const { name, what, parameter } = parts;
  const many = what === 'branch' ? 'branches' : `${what}s`;
  const common = { scope, tag: `Platform: ${many}` } as const;
  const one = { ...common, path: `${parts.path}/{${parameter}}`, parameters: inKey(parameter) };
  return [
    {
      ...one,
      id: `put${name}`,
      method: 'put',
      summary: `Store a ${what}`,
      description: parts.putDescription,
      request: parts.request,
      response: outcomeSchema,
      examples: parts.put,
      failures: [...credentialFailures, ...bodyFailures],
    },
    {
      ...one,
      id: `read${name}`,
      method: 'get',
      summary: `A ${what}`,
      description: 'As it was stored.',
      response: parts.response,
      examples: parts.read,
      failures: [...credentialFailures, parts.missing],
    },
    deleteOperation(one, `delete${name}`, `Delete a ${what}`),
    {
      ...common,
      id: `upload${parts.plural}`,
      method: 'post',
      path: parts.path,
      summary: `Store many ${many}`,
      description: parts.uploadDescription,
      request: uploadSchema,
      requestType: uploadType,
      response: uploadReportSchema,
      examples: parts.upload,
      failures: [...credentialFailures, 'Request.TooLarge', 'Upload.MediaType'],
    },
  ];
}

type Place = Pick<Operation, 'scope' | 'tag' | 'path' | 'parameters'>;

function deleteOperation(place: Place, id: string, summary: string): Operation {
  return {
    ...place,
    id,
    method: 'delete',
    summary,
    description: 'Repeated, it answers the same.',
    response: outcomeSchema,
    examples: examples.deleteExamples,
    failures: [...credentialFailures],
  };
}

const cart: Place = {
  scope,
  tag: 'Platform: carts',
  path: `${cartsPath}/{cart}`,
  parameters: inKey('cart'),
};

const application: Place = {
  scope,
  tag: 'Platform: applications',
  path: `${applicationsPath}/{session}`,
  parameters: inKey('session'),
};

/** The platform's own operations: it feeds records in, and takes out what buyers left. */
export const platformOperations: readonly Operation[] = [
  ...records.flatMap(recordOperations),
  {
    ...cart,
    id: 'readCart',
    method: 'get',
    summary: 'All that is set for a cart',
    description: 'Address, contact data, order options, the decision behind them and the offer that is open.',
    response: heldCartSchema,
    examples: examples.readCartExamples,
    failures: [...credentialFailures, 'Cart.NotFound'],
  },
  deleteOperation(cart, 'deleteCart', 'Delete all that is set for a cart, once it is ordered or abandoned'),
  {
    ...application,
    id: 'readApplication',
    method: 'get',
    summary: 'The application of a session',
    description:
      'Pin, TaxId and DateOfBirth only with scope `platform:sensitive` besides `platform`. Each read is put on record with the subject of the token.',
    response: heldApplicationSchema,
    examples: examples.readHeldApplicationExamples,
    failures: [...credentialFailures, 'Application.NotFound'],
  },
  deleteOperation(application, 'deleteApplication', 'Delete the application of a session'),
  {
    ...application,
    path: `${applicationsPath}/{session}/register`,
    id: 'registerApplication',
    method: 'post',
    summary: 'Register the site URL of an application and end the application',
    description:
      'Both or neither. Repeated with the same owner, it answers the same. Of sessions that register one name at once one gets it; the others find it taken and keep their applications.',
    request: ownerSubmissionSchema,
    response: registrationSchema,
    examples: examples.registerExamples,
    failures: [...credentialFailures, ...bodyFailures, 'Application.NotFound'],
  },
];
