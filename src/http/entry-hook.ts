import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Cors, createCors } from './cors.ts';
import { jsonType, sendFailure } from './envelope.ts';
import { isClearHead } from './request-head.ts';
import { securityHeaders } from './security-headers.ts';
import { answerUnmatched, RouteMethods } from './unmatched.ts';

const closing = { connection: 'close' };
const granted = JSON.stringify({ success: true, error: null });

/** Gives a reply the headers that every response has. */
export type MarkReply = (request: FastifyRequest, reply: FastifyReply) => void;

export function createMarkReply(cors: Cors | null): MarkReply {
  return (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    cors?.mark(request, reply);
  };
}

/**
 * What happens to every request before its route sees it: headers, the check of its head, and the answer where no
 * route matches, which must not depend on a body. Must be called before the first route is added.
 */
export function addEntryHook(server: FastifyInstance, corsOrigins: readonly string[]): MarkReply {
  const cors = corsOrigins.length === 0 ? null : createCors(corsOrigins);
  const markReply = createMarkReply(cors);
  const methods = new RouteMethods();
  methods.watch(server);
  server.addHook('onRequest', (request, reply, done) => {
    markReply(request, reply);
    // Node's parser drops what came along with a request that asks for another protocol.
    if (request.headers.upgrade !== undefined) reply.headers(closing);
    // Nothing that follows can be trusted to be what a proxy in front takes for the next request.
    if (!isClearHead(request.raw)) sendFailure(reply, { code: 'Request.Malformed' }, closing);
    else if (!request.is404) done();
    else {
      const allowed = methods.allowed(request.url);
      const isGranted = cors?.grantPreflight(request, reply, allowed) ?? false;
      if (isGranted) sendGranted(reply);
      else answerUnmatched(reply, allowed);
    }
  });
  return markReply;
}

function sendGranted(reply: FastifyReply): void {
  reply.outcome = 'preflight';
  reply.header('content-type', jsonType).send(granted);
}
