import { sensitiveScope } from '../../checkout/caller.ts';
import { erasureSchema, heldDataSchema } from '../wire/platform/held-data.ts';
import { credentialFailures, type Operation } from './operation.ts';
import { eraseDataExamples, readDataExamples } from './personal-data-examples.ts';

/** What people may ask for about themselves, as `name` in operation ids and `what` in words. */
function dataOperations(name: string, what: string, place: Required<Pick<Operation, 'path' | 'parameters'>>) {
  const common = {
    ...place,
    scope: 'platform',
    besides: sensitiveScope,
    tag: 'Platform: personal data',
    failures: [...credentialFailures],
  } as const;
  const read = {
    ...common,
    id: `read${name}Data`,
    method: 'get',
    summary: `Everything that is held about a ${what}`,
    description:
      'With what is sealed. That it was read is put on record with the subject of the token, also where nothing is held.',
    response: heldDataSchema,
    examples: readDataExamples,
  } satisfies Operation;
  const erase = {
    ...common,
    id: `erase${name}Data`,
    method: 'delete',
    summary: `Erase everything that is held about a ${what}`,
    description:
      'All of it or nothing. Kept are the audit trail and events, which hold ids alone, and registered site URLs, which the answer names. Repeated, it finds nothing.',
    response: erasureSchema,
    examples: eraseDataExamples,
  } satisfies Operation;
  return { read, erase };
}

export const profileDataOperations = dataOperations('Profile', 'profile', {
  path: '/platform/v1/profiles/{id}/data',
  parameters: { id: 'Id of the profile, percent-encoded.' },
});

export const sessionDataOperations = dataOperations('Session', 'session', {
  path: '/platform/v1/sessions/{session}/data',
  parameters: {
    session:
      'The session that tokens of the buyer name, percent-encoded; a cart that is called like it is its own.',
  },
});
