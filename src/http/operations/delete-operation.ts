import { outcomeSchema } from '../wire/platform/outcome-body.ts';
import { credentialFailures, type Operation } from './operation.ts';
import { deleteExamples } from './platform-examples.ts';

type Place = Required<Pick<Operation, 'scope' | 'tag' | 'path' | 'parameters'>>;

/** Deletes the thing that a path names; it is no error if there is none. */
export function deleteOperation(place: Place, id: string, summary: string) {
  return {
    ...place,
    id,
    method: 'delete',
    summary,
    description: 'Repeated, it answers the same.',
    response: outcomeSchema,
    examples: deleteExamples,
    failures: [...credentialFailures],
  } satisfies Operation;
}
