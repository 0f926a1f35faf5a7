import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type FailureCode, failureOf } from './status.ts';

const message = 'request';

/**
 * Logs one line when the response is over, however it ends. The route is the pattern that the service declares, never
 * the URL: a URL can hold anything.
 */
export function watchRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply): void {
  const startedAt = performance.now();
  reply.raw.once('close', () => logRequest(logger, request, reply, performance.now() - startedAt));
}

function logRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply, durationMs: number): void {
  const { headersSent, writableEnded, statusCode } = reply.raw;
  const line = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: headersSent ? statusCode : null,
    // The caller went away before there was an answer.
    outcome: writableEnded ? reply.outcome : 'aborted',
    durationMs: Math.round(durationMs * 1000) / 1000,
  };
  if (statusCode >= 500) logger.error(line, message);
  else logger.info(line, message);
}

/** The line of a connection that never became a request. */
export function logRefusedConnection(logger: Logger, code: FailureCode, requestId: string): void {
  const { status } = failureOf(code);
  logger.info({ requestId, method: null, route: null, status, outcome: code, durationMs: null }, message);
}
