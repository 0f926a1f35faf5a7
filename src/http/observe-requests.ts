import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../problem/problem.ts';
import type { FailureProblem } from './envelope.ts';
import type { EndedRequest, RequestObserver } from './request-observer.ts';
import { operationOf } from './served-operation.ts';
import { failureOf } from './status.ts';

/** The latest of each connection: an error on its socket belongs to the request that it interrupts. */
const latest = new WeakMap<Socket, FastifyReply>();

const noProblems: readonly Problem[] = [];

export function addRequestObservers(server: FastifyInstance, observers: readonly RequestObserver[]): void {
  server.addHook('onRequest', (request, reply, done) => {
    observeRequest(observers, request, reply);
    done();
  });
  for (const observer of observers) {
    if (observer.handles === undefined) continue;
    server.addHook('preHandler', (request, _reply, done) => observer.handles?.(request, done));
  }
}

/** Tells the observers of a request, and of its end when the response is over, however it ends. */
export function observeRequest(
  observers: readonly RequestObserver[],
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const startedAt = performance.now();
  latest.set(request.raw.socket, reply);
  for (const observer of observers) observer.began?.(request);
  reply.raw.on('close', () => {
    const ended = describe(request, reply, performance.now() - startedAt);
    for (const observer of observers) observer.ended(ended, request);
  });
}

function describe(request: FastifyRequest, reply: FastifyReply, durationMs: number): EndedRequest {
  const { headersSent, writableEnded, statusCode } = reply.raw;
  return {
    requestId: request.id,
    method: request.method,
    operation: operationOf(request),
    market: request.caller?.market?.code ?? null,
    status: headersSent || reply.outcome !== '' ? statusCode : null,
    outcome: reply.outcome || (writableEnded ? 'served' : 'aborted'),
    problems: reply.problems ?? noProblems,
    street: reply.street ?? null,
    durationMs,
  };
}

/** Reports a refusal on the bare socket: through the request that it interrupts, or on its own. */
export function reportRefusal(
  observers: readonly RequestObserver[],
  socket: Socket,
  problem: FailureProblem,
  requestId: string,
): void {
  const { status } = failureOf(problem.code);
  const reply = interruptedReply(socket);
  if (reply === undefined) {
    for (const observer of observers) observer.refused?.({ requestId, status, problem });
    return;
  }
  reply.outcome = problem.code;
  reply.problems = [problem];
  reply.code(status);
}

export function latestReply(socket: Socket): FastifyReply | undefined {
  return latest.get(socket);
}

export function interruptedRequestId(socket: Socket): string | undefined {
  return interruptedReply(socket)?.request.id;
}

function interruptedReply(socket: Socket): FastifyReply | undefined {
  const reply = latest.get(socket);
  return reply === undefined || reply.raw.writableEnded ? undefined : reply;
}
