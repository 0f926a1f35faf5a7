import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Cors, createCors } from './cors.ts';
import { jsonType, sendFailure } from './envelope.ts';
import { securityHeaders } from './security-headers.ts';
import { answerUnmatched, RouteMethods } from './unmatched.ts';

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
 * What happens to every request before its route sees it: headers, the Host check, and the answer where no route
 * matches, which must not depend on a body. Must be called before the first route is added.
 */
export function addEntryHook(server: FastifyInstance, corsOrigins: readonly string[]): MarkReply {
  const cors = corsOrigins.length === 0 ? null : createCors(corsOrigins);
  const markReply = createMarkReply(cors);
  const methods = new RouteMethods();
  methods.watch(server);
  server.addHook('onRequest', (request, reply, done) => {
    markReply(request, reply);
    if (!hasHost(request.raw)) sendFailure(reply, { code: 'Request.Malformed' });
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

/** HTTP/1.1 asks for exactly one Host field (RFC 9112, 3.2); Node keeps the first of several. */
function hasHost({ httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count === 1 || (count === 0 && httpVersionMinor === 0);
}
