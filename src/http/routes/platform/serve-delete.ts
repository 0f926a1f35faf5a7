import type { Actor } from '../../../registry/actor.ts';
import { actorOf } from '../../credentials-hook.ts';
import type { Operation } from '../../operations/operation.ts';
import type { ServeOperation } from '../../serve-operation.ts';
import { type outcomeSchema, toOutcome } from '../../wire/platform/outcome-body.ts';
import { keyOf } from '../path-key.ts';

export function serveDelete(
  serve: ServeOperation,
  operation: Operation<typeof outcomeSchema>,
  remove: (key: string, by: Actor) => Promise<void>,
): void {
  serve(operation, async (request, reply) => {
    await remove(keyOf(request.params), actorOf(request));
    reply.outcome = 'deleted';
    return toOutcome([]);
  });
}
