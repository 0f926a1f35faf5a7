import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from '../limits/rate-limits.ts';
import { type Cors, createCors } from './cors.ts';
import { jsonType, sendFailure } from './envelope.ts';
import { countedAsPublic, createCallLimits } from './limit-calls.ts';
import { isClearHead } from './request-head.ts';
import type { AnswerLost } from './routes/reference.ts';
import { securityHeaders } from './security-headers.ts';
import { operationOf } from './served-operation.ts';
import { answerUnmatched, RouteMethods } from './unmatched.ts';

const closing = { connection: 'close' };
const granted = JSON.stringify({ success: true, error: null });

export type MarkReply = (request: FastifyRequest, reply: FastifyReply) => void;

export function createMarkReply(cors: Cors | null): MarkReply {
  return (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    cors?.mark(request, reply);
  };
}

/**
 * What every request needs before its route. An answer where no route matches must not depend on a body. Must
 * be called before the first route is added.
 */
export function addEntryHook(
  server: FastifyInstance,
  corsOrigins: readonly string[],
  limits: RateLimits | undefined,
  answerLost: AnswerLost | undefined,
): MarkReply {
  const cors = corsOrigins.length === 0 ? null : createCors(corsOrigins);
  const markReply = createMarkReply(cors);
  const methods = new RouteMethods();
  methods.watch(server);
  const { goOnWithin } = createCallLimits(limits);
  server.addHook('onRequest', (request, reply, done) => {
    markReply(request, reply);
    // Node's parser drops the bytes behind a request that asks for another protocol.
    if (request.headers.upgrade !== undefined) reply.headers(closing);
    // The bytes that follow may not be what a proxy in front takes for the next request.
    if (!isClearHead(request.raw)) {
      sendFailure(reply, { code: 'Request.Malformed' }, closing);
      return;
    }
    const goOn = () => {
      if (!request.is404) return done();
      const allowed = methods.allowed(request.url);
      const isGranted = cors?.grantPreflight(request, reply, allowed) ?? false;
      if (isGranted) sendGranted(reply);
      else if (allowed !== undefined || !answerLost?.(request, reply)) answerUnmatched(reply, allowed);
    };
    // An operation with credentials counts the request once it knows the caller.
    if (operationOf(request).isPublic) goOnWithin(countedAsPublic(request), reply, goOn);
    else done();
  });
  return markReply;
}

function sendGranted(reply: FastifyReply): void {
  reply.outcome = 'preflight';
  reply.header('content-type', jsonType).send(granted);
}
