import { outcomeSchema } from '../wire/platform/outcome-body.ts';
import { credentialFailures, type Operation } from './operation.ts';
import { deleteExamples } from './platform-examples.ts';

type Target = Required<Pick<Operation, 'scope' | 'tag' | 'path' | 'parameters'>>;

/** Deletes the thing that a path names. Deleting what does not exist is no error. */
export function deleteOperation(target: Target, id: string, summary: string) {
  return {
    ...target,
    id,
    method: 'delete',
    summary,
    description: 'A repeat gets the same answer.',
    response: outcomeSchema,
    examples: deleteExamples,
    failures: [...credentialFailures],
  } satisfies Operation;
}
