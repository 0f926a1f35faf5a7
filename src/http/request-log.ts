import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type FailureCode, failureOf } from './status.ts';

const message = 'request';

/**
 * One line a request. The route is the pattern that the service declares, never the URL: a URL can hold anything.
 */
export function logRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const { statusCode: status } = reply;
  const line = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    status,
    outcome: reply.outcome,
    durationMs: Math.round(reply.elapsedTime * 1000) / 1000,
  };
  if (status >= 500) logger.error(line, message);
  else logger.info(line, message);
}

/** The line of a connection that never became a request. */
export function logRefusedConnection(logger: Logger, code: FailureCode, requestId: string): void {
  const { status } = failureOf(code);
  logger.info({ requestId, method: null, route: null, status, outcome: code, durationMs: null }, message);
}
