import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { obtain } from '../address/text/group-by.ts';
import type { Problem } from '../fields/problem.ts';

import { operationOf, type ServedOperation, unmatchedOperation } from './operations/operation.ts';

/**
 * The log, metrics and traces. Its functions neither throw nor wait, and record nothing that a caller sent.
 */
export interface RequestObserver {
  began?(request: FastifyRequest): void;
  /** The body has arrived: `proceed` runs the handler. */
  handles?(request: FastifyRequest, proceed: () => void): void;
  ended(ended: EndedRequest, request: FastifyRequest): void;
  refused?(refused: Refused): void;
  closed?(limit: ConnectionLimit): void;
}

export const connectionLimits = ['all', 'address'] as const;
export type ConnectionLimit = (typeof connectionLimits)[number];

type Refused = { readonly requestId: string; readonly status: number; readonly problem: Problem };

export type EndedRequest = ReturnType<typeof describe>;

/** The latest of each connection: an error on its socket belongs to the request that it interrupts. */
const latest = new WeakMap<Socket, FastifyReply>();

const noProblems: readonly Problem[] = [];

export type Observers = readonly RequestObserver[];

export function addRequestObservers(server: FastifyInstance, observers: Observers): void {
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
export function observeRequest(observers: Observers, request: FastifyRequest, reply: FastifyReply): void {
  const startedAt = performance.now();
  latest.set(request.raw.socket, reply);
  for (const observer of observers) observer.began?.(request);
  reply.raw.on('close', () => {
    const ended = describe(request, reply, performance.now() - startedAt);
    for (const observer of observers) observer.ended(ended, request);
  });
}

function describe(request: FastifyRequest, reply: FastifyReply, durationMs: number) {
  const { headersSent, writableEnded, statusCode } = reply.raw;
  return {
    requestId: request.id,
    method: request.method,
    operation: operationOf(request),
    /** ISO 3166-1 alpha-2; null where no caller with a market was admitted. */
    market: request.caller?.market?.code ?? null,
    /** null: the caller disconnected before there was one. */
    status: headersSent || reply.outcome !== '' ? statusCode : null,
    /** One word: `accepted`, `suggestion`, `refused`, … or a code of the catalogue. */
    outcome: reply.outcome || (writableEnded ? 'served' : 'aborted'),
    problems: reply.problems ?? noProblems,
    /** What street data knew of the judged address; null where no address was judged. */
    street: reply.street ?? null,
    durationMs,
  };
}

export function latestReply(socket: Socket): FastifyReply | undefined {
  return latest.get(socket);
}

const message = 'request';

/** Logs one line for each request. The fields that all lines of an operation share are serialised once. */
export function createRequestLog(logger: Logger): RequestObserver {
  const loggers = new Map<ServedOperation, Logger>();
  const loggerOf = (operation: ServedOperation): Logger =>
    obtain(loggers, operation, () => logger.child({ operation: operation.name, route: operation.route }));
  return {
    ended({ operation, requestId, method, market, status, outcome, durationMs: exactMs }) {
      const durationMs = Math.round(exactMs * 1000) / 1000;
      const line = { requestId, method, market, status, outcome, durationMs };
      if (status !== null && status >= 500) loggerOf(operation).error(line, message);
      else loggerOf(operation).info(line, message);
    },
    refused({ requestId, status, problem }) {
      const line = { requestId, method: null, market: null, status, outcome: problem.code, durationMs: null };
      loggerOf(unmatchedOperation).info(line, message);
    },
  };
}
