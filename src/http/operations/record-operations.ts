import type { TSchema } from 'typebox';
import type { FailureCode } from '../status.ts';
import { branchSchema, profileSchema, siteUrlSchema, uploadReportSchema } from '../wire/records.ts';
import { outcomeSchema } from '../wire/schema-parts.ts';
import { verifiedLineSchema } from '../wire/shipping-bodies.ts';
import { deleteOperation, type Operation } from './operation.ts';

export const uploadType = 'application/x-ndjson';

const uploading =
  'One JSON object per line, with the members of a PUT and the key. Lines are stored as they arrive. A bad line is reported and does not stop the rest. After any answer other than 200 you can send the same upload again.';

interface RecordParts<Response extends TSchema> {
  /** The end of the operation ids. */
  readonly name: string;
  readonly plural: string;
  readonly path: string;
  /** The name of the key in the path, and what the key is. */
  readonly key: readonly [name: string, description: string];
  readonly what: string;
  readonly response: Response;
  readonly missing: FailureCode;
  readonly putDescription: string;
  readonly uploadNote?: string;
}

/** Each record is put, read and deleted by its key, and many can be uploaded at once. */
export function recordOperations<Response extends TSchema>(parts: RecordParts<Response>) {
  const { name, what, key, missing, uploadNote } = parts;
  const many = what === 'branch' ? 'branches' : `${what}s`;
  const common = { scope: 'platform', tag: `Platform: ${many}` } as const;
  const one = { ...common, path: `${parts.path}/{${key[0]}}`, parameters: Object.fromEntries([key]) };
  const put = {
    ...one,
    id: `put${name}`,
    method: 'put',
    summary: `Store a ${what}`,
    description: parts.putDescription,
    response: outcomeSchema,
  } satisfies Operation;
  const read = {
    ...one,
    id: `read${name}`,
    method: 'get',
    summary: `A ${what}`,
    description: 'The record as it was stored.',
    response: parts.response,
    failures: [missing],
  } satisfies Operation;
  const upload = {
    ...common,
    id: `upload${parts.plural}`,
    method: 'post',
    path: parts.path,
    summary: `Store many ${many}`,
    description: uploadNote === undefined ? uploading : `${uploading} ${uploadNote}`,
    requestType: uploadType,
    response: uploadReportSchema,
  } satisfies Operation;
  const remove = { ...deleteOperation(one, `Delete a ${what}`), id: `delete${name}` } satisfies Operation;
  return { put, read, delete: remove, upload, missing };
}

const id = ['id', 'Id of the record, percent-encoded.'] as const;

export const profileOperations = recordOperations({
  name: 'Profile',
  plural: 'Profiles',
  path: '/platform/v1/profiles',
  key: id,
  what: 'profile',
  response: profileSchema,
  missing: 'Profile.NotFound',
  putDescription: 'Replaces what was stored.',
});

export const branchOperations = recordOperations({
  name: 'Branch',
  plural: 'Branches',
  path: '/platform/v1/branches',
  key: id,
  what: 'branch',
  response: branchSchema,
  missing: 'Branch.Unknown',
  putDescription:
    'Replaces what was stored. The instance that answers uses the new branch at once; other instances use it within BRANCH_REFRESH_SECONDS.',
});

export const siteUrlOperations = recordOperations({
  name: 'SiteUrl',
  plural: 'SiteUrls',
  path: '/platform/v1/site-urls',
  key: ['siteUrl', 'Letters A to Z and digits, in either case.'],
  what: 'registered site URL',
  response: siteUrlSchema,
  missing: 'SiteUrl.NotFound',
  putDescription:
    'Registers the site URL to the owner. A site URL of another owner is refused: to pass it on, delete it first.',
  uploadNote: 'Like PUT, it refuses a site URL that is registered to somebody else: delete that one first.',
});

export const verifyAddresses = {
  id: 'verifyAddresses',
  method: 'post',
  path: '/platform/v1/verifications',
  tag: 'Platform: verification',
  summary: 'Verify an address book',
  description:
    'Each line is judged like a submission of the address step, as the command `verify` does, and answered by one line in the same order while the next ones arrive. Nothing is stored. A bad line is answered with what is wrong with it and does not stop the rest; blank lines are skipped. A line may have BODY_LIMIT_BYTES, a request VERIFICATION_LIMIT_LINES lines and UPLOAD_LIMIT_BYTES: beyond them one more line says so and nothing further is judged. Lines are judged at the rate of VERIFICATION_LINES_PER_SECOND and later than the requests of buyers, so read the answer while you send. If an answer breaks off, send the lines behind the last one that was answered.',
  scope: 'platform',
  requestType: uploadType,
  response: verifiedLineSchema,
  responseType: uploadType,
} satisfies Operation;
