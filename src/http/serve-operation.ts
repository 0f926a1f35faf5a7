import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { admitCallers } from './credentials-hook.ts';
import type { HttpServices } from './http-services.ts';
import { type Operation, servedOperation } from './operations/operation.ts';
import type { outcomeSchema } from './wire/schema-parts.ts';

/** What a handler answers: the body, or the reply where it has sent that itself. */
type Answer<Body> = Promise<AsRead<Body> | FastifyReply> | FastifyReply;

/** An answer is only read, so it may hold what nobody may change. */
type AsRead<Value> = Value extends object
  ? { readonly [Member in keyof Value]: AsRead<Value[Member]> }
  : Value;

/** Path, callers, outcome and schema of the answer come from the definition. */
export type ServeOperation = <Response extends TSchema>(
  operation: Operation<Response>,
  handle: (request: FastifyRequest, reply: FastifyReply) => Answer<Static<Response>>,
) => void;

export function createServeOperation(server: FastifyInstance, services: HttpServices): ServeOperation {
  return (operation, handle) => {
    const url = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const { method, scope, besides, outcome } = operation;
    const route: RouteOptions = {
      method: method.toUpperCase(),
      url,
      schema: { response: responseSchemas(operation) },
      config: { operation: servedOperation(operation, url) },
      handler: outcome === undefined ? handle : telling(outcome, handle),
      onRequest: scope === undefined ? [] : [admitCallers(services, scope, besides)],
    };
    if (method === 'delete') addWithoutBody(server, route);
    else server.route(route);
  };
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => unknown;

const telling = (outcome: string, handle: Handle) => async (request: FastifyRequest, reply: FastifyReply) => {
  const body = (await handle(request, reply)) as FastifyReply | Static<typeof outcomeSchema>;
  // A handler that has sent a failure has said so.
  if ('success' in body) reply.outcome = body.success ? outcome : 'refused';
  return body;
};

/** The schemas of the compiled serialisers. Cacheable answers are serialised in advance and need none. */
function responseSchemas({ response, unavailableResponse, isCacheable }: Operation) {
  return {
    ...(isCacheable !== true && { 200: response }),
    ...(unavailableResponse !== undefined && { 503: unavailableResponse }),
  };
}

/** A body has no meaning with DELETE (RFC 9110, 9.3.5), but many clients send its type without one. */
function addWithoutBody(server: FastifyInstance, route: RouteOptions): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    scope.addHook('onRequest', async ({ raw }) => {
      // An invalid one would be refused before any parser is asked.
      delete raw.headers['content-type'];
    });
    scope.route(route);
  });
}

export function keyOf({ params }: FastifyRequest): string {
  const [key] = Object.values(params as Readonly<Record<string, string>>);
  if (key === undefined) throw new Error('the path names nothing');
  return key;
}
