import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type FailureCode, failureOf } from './status.ts';

const message = 'request';

/** The latest reply on each connection: what goes wrong on the bare socket belongs to the request that it cuts short. */
const latest = new WeakMap<Socket, FastifyReply>();

/**
 * Logs one line when the response is over, however it ends. The route is the pattern that the service declares, never
 * the URL: a URL can hold anything.
 */
export function watchRequest(logger: Logger | false, request: FastifyRequest, reply: FastifyReply): void {
  latest.set(request.raw.socket, reply);
  if (logger === false) return;
  const startedAt = performance.now();
  reply.raw.once('close', () => logRequest(logger, request, reply, performance.now() - startedAt));
}

function logRequest(logger: Logger, request: FastifyRequest, reply: FastifyReply, durationMs: number): void {
  const { headersSent, writableEnded, statusCode } = reply.raw;
  const line = {
    requestId: request.id,
    method: request.method,
    route: request.routeOptions.url ?? null,
    status: headersSent || reply.outcome !== '' ? statusCode : null,
    outcome: reply.outcome || (writableEnded ? 'served' : 'aborted'),
    durationMs: Math.round(durationMs * 1000) / 1000,
  };
  if (line.status !== null && line.status >= 500) logger.error(line, message);
  else logger.info(line, message);
}

/**
 * Logs that a connection was refused on the bare socket: on the line of the request that this cuts short, or on one of
 * its own where there was none yet.
 */
export function logRefusal(logger: Logger, socket: Socket, code: FailureCode, requestId: string): void {
  const { status } = failureOf(code);
  const reply = latest.get(socket);
  if (reply !== undefined && !reply.raw.writableEnded) {
    reply.outcome = code;
    reply.code(status);
    return;
  }
  logger.info({ requestId, method: null, route: null, status, outcome: code, durationMs: null }, message);
}

export function latestReply(socket: Socket): FastifyReply | undefined {
  return latest.get(socket);
}

/** The id of the request that a fault of the connection cuts short. */
export function interruptedRequestId(socket: Socket): string | undefined {
  const reply = latest.get(socket);
  return reply === undefined || reply.raw.writableEnded ? undefined : reply.request.id;
}
