import { sensitiveScope } from '../../checkout/caller.ts';
import { erasureSchema, heldDataSchema } from '../wire/platform/held-data.ts';
import { credentialFailures, type Operation } from './operation.ts';
import { eraseDataExamples, readDataExamples } from './personal-data-examples.ts';

/** Whose data people may ask for: `name` stands in operation ids, `what` in sentences. */
function dataOperations(
  name: string,
  what: string,
  target: Required<Pick<Operation, 'path' | 'parameters'>>,
) {
  const common = {
    ...target,
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
      'Includes sealed fields. Each read is recorded with the subject of the token, even if nothing is held.',
    response: heldDataSchema,
    examples: readDataExamples,
  } satisfies Operation;
  const erase = {
    ...common,
    id: `erase${name}Data`,
    method: 'delete',
    summary: `Erase everything that is held about a ${what}`,
    description:
      'Erases all of it or nothing. The audit trail and events stay, since they hold only ids. Registered site URLs stay too, and the answer names them. A repeat finds nothing.',
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
      'The session named in the tokens of the buyer, percent-encoded. A cart with the same id belongs to it.',
  },
});
