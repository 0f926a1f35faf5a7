import { sensitiveScope } from '../../checkout/caller.ts';
import { profilesPath } from '../routes/platform/records.ts';
import { erasureSchema, heldDataSchema } from '../wire/platform/held-data.ts';
import { credentialFailures, type Operation } from './operation.ts';
import { eraseDataExamples, readDataExamples } from './personal-data-examples.ts';

const common = {
  scope: 'platform',
  besides: sensitiveScope,
  tag: 'Platform: personal data',
  failures: [...credentialFailures],
} as const;

function dataOperations(
  name: string,
  what: string,
  path: string,
  parameters: Readonly<Record<string, string>>,
) {
  const place = { ...common, path, parameters };
  return [
    {
      ...place,
      id: `read${name}Data`,
      method: 'get',
      summary: `Everything that is held about a ${what}`,
      description:
        'With what is sealed. That it was read is put on record with the subject of the token, also where nothing is held.',
      response: heldDataSchema,
      examples: readDataExamples,
    },
    {
      ...place,
      id: `erase${name}Data`,
      method: 'delete',
      summary: `Erase everything that is held about a ${what}`,
      description:
        'All of it or nothing. Kept are the audit trail and events, which hold ids alone, and registered site URLs, which the answer names. Repeated, it finds nothing.',
      response: erasureSchema,
      examples: eraseDataExamples,
    },
  ] satisfies Operation[];
}

/** What people may ask for about themselves. */
export const personalDataOperations: readonly Operation[] = [
  ...dataOperations('Profile', 'profile', `${profilesPath}/{id}/data`, {
    id: 'Id of the profile, percent-encoded.',
  }),
  ...dataOperations('Session', 'session', '/platform/v1/sessions/{session}/data', {
    session:
      'The session that tokens of the buyer name, percent-encoded; a cart that is called like it is its own.',
  }),
];
