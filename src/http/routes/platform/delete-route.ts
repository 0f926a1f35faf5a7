import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  RouteHandlerMethod,
} from 'fastify';
import type { TSchema } from 'typebox';
import type { Actor } from '../../../checkout/platform-ports.ts';
import { actorOf, type admitCallers } from '../../credentials-hook.ts';
import { outcomeSchema, toOutcome } from '../../wire/platform/outcome.ts';
import { keyOf } from '../path-key.ts';

type Admission = ReturnType<typeof admitCallers>;

/**
 * Adds a DELETE. A body has no meaning here (RFC 9110, 9.3.5) and is let go by, whatever its type: many clients send
 * the type without a body.
 */
export function addBodilessDelete(
  server: FastifyInstance,
  path: string,
  onRequest: Admission,
  response: TSchema,
  handle: RouteHandlerMethod,
): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.delete(path, { onRequest: [onRequest, dropType], schema: { response: { 200: response } } }, handle);
  });
}

/** Adds a DELETE of what a path names; that there is none is no fault. */
export function addDeleteRoute(
  server: FastifyInstance,
  path: string,
  onRequest: Admission,
  remove: (key: string, by: Actor) => Promise<void>,
): void {
  addBodilessDelete(server, path, onRequest, outcomeSchema, async (request, reply) => {
    await remove(keyOf(request.params), actorOf(request));
    reply.outcome = 'deleted';
    return toOutcome([]);
  });
}

/** A type that is none would be refused before any parser is asked. */
function dropType({ raw }: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void {
  delete raw.headers['content-type'];
  done();
}
