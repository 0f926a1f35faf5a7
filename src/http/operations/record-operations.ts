import type { TSchema } from 'typebox';
import type { FailureCode } from '../status.ts';
import { outcomeSchema } from '../wire/platform/outcome-body.ts';
import {
  branchSchema,
  branchSubmissionSchema,
  ownerSubmissionSchema,
  profileSchema,
  profileSubmissionSchema,
  siteUrlSchema,
} from '../wire/platform/record-bodies.ts';
import { uploadReportSchema, uploadSchema } from '../wire/platform/upload-report.ts';
import { deleteOperation } from './delete-operation.ts';
import type { Example } from './example.ts';
import { bodyFailures, credentialFailures, type Operation } from './operation.ts';
import * as examples from './platform-examples.ts';

export const uploadType = 'application/x-ndjson';

interface RecordParts<Response extends TSchema> {
  /** The end of the operation ids. */
  readonly name: string;
  readonly plural: string;
  readonly path: string;
  /** The name of the key in the path, and what the key is. */
  readonly key: readonly [name: string, description: string];
  readonly what: string;
  readonly request: TSchema;
  readonly response: Response;
  readonly put: readonly Example[];
  readonly read: readonly Example[];
  readonly upload: readonly Example[];
  readonly missing: FailureCode;
  readonly putDescription: string;
  readonly uploadDescription: string;
}

/** Each record is put, read and deleted by its key, and many can be uploaded at once. */
function recordOperations<Response extends TSchema>(parts: RecordParts<Response>) {
  const { name, what, key, missing } = parts;
  const many = what === 'branch' ? 'branches' : `${what}s`;
  const common = { scope: 'platform', tag: `Platform: ${many}` } as const;
  const one = { ...common, path: `${parts.path}/{${key[0]}}`, parameters: Object.fromEntries([key]) };
  const put = {
    ...one,
    id: `put${name}`,
    method: 'put',
    summary: `Store a ${what}`,
    description: parts.putDescription,
    request: parts.request,
    response: outcomeSchema,
    examples: parts.put,
    failures: [...credentialFailures, ...bodyFailures],
  } satisfies Operation;
  const read = {
    ...one,
    id: `read${name}`,
    method: 'get',
    summary: `A ${what}`,
    description: 'The record as it was stored.',
    response: parts.response,
    examples: parts.read,
    failures: [...credentialFailures, missing],
  } satisfies Operation;
  const upload = {
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
  } satisfies Operation;
  return { put, read, delete: deleteOperation(one, `delete${name}`, `Delete a ${what}`), upload, missing };
}

const uploading =
  'One JSON object per line, with the members of a PUT and the key. Lines are stored as they arrive. A bad line is reported and does not stop the rest. After any answer other than 200 you can send the same upload again.';
const id = ['id', 'Id of the record, percent-encoded.'] as const;

export const profileOperations = recordOperations({
  name: 'Profile',
  plural: 'Profiles',
  path: '/platform/v1/profiles',
  key: id,
  what: 'profile',
  request: profileSubmissionSchema,
  response: profileSchema,
  put: examples.putProfileExamples,
  read: examples.readProfileExamples,
  upload: examples.uploadProfilesExamples,
  missing: 'Profile.NotFound',
  putDescription: 'Replaces what was stored.',
  uploadDescription: uploading,
});

export const branchOperations = recordOperations({
  name: 'Branch',
  plural: 'Branches',
  path: '/platform/v1/branches',
  key: id,
  what: 'branch',
  request: branchSubmissionSchema,
  response: branchSchema,
  put: examples.putBranchExamples,
  read: examples.readBranchExamples,
  upload: examples.uploadBranchesExamples,
  missing: 'Branch.Unknown',
  putDescription:
    'Replaces what was stored. The instance that answers uses the new branch at once; other instances use it within BRANCH_REFRESH_SECONDS.',
  uploadDescription: uploading,
});

export const siteUrlOperations = recordOperations({
  name: 'SiteUrl',
  plural: 'SiteUrls',
  path: '/platform/v1/site-urls',
  key: ['siteUrl', 'Letters A to Z and digits, in either case.'],
  what: 'registered site URL',
  request: ownerSubmissionSchema,
  response: siteUrlSchema,
  put: examples.putSiteUrlExamples,
  read: examples.readSiteUrlExamples,
  upload: examples.uploadSiteUrlsExamples,
  missing: 'SiteUrl.NotFound',
  putDescription:
    'Registers the site URL to the owner. A site URL of another owner is refused: to pass it on, delete it first.',
  uploadDescription: `${uploading} Like PUT, it refuses a site URL that is registered to somebody else: delete that one first.`,
});
