import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { postponesRefusal } from './arrival-time.ts';
import { answerOnSocket, clientProblem } from './client-error.ts';
import type { FailureProblem } from './envelope.ts';
import { closeGently } from './linger.ts';
import type { RequestIdSource } from './request-id.ts';
import type { RequestObserver } from './request-observer.ts';
import { interruptedRequestId, latestReply, reportRefusal } from './request-watch.ts';

const idleCheckMs = 50;

/** Answers on a bare socket with a problem, tells the observers and closes the connection. */
export type RefuseSocket = (socket: Socket, problem: FailureProblem) => void;

export function createRefuseSocket(
  observers: readonly RequestObserver[],
  nextId: RequestIdSource,
): RefuseSocket {
  return (socket, problem) => {
    const requestId = interruptedRequestId(socket) ?? nextId();
    reportRefusal(observers, socket, problem, requestId);
    answerOnSocket(socket, problem, requestId);
  };
}

/**
 * Refuses what is no HTTP, and senders that are too slow, but for bodies that were given more time: Node tells of a slow
 * one once and leaves it to us to close the connection. The request before is answered first, if it came whole, and none
 * is answered twice.
 */
export function handleClientErrors(refuse: RefuseSocket) {
  /** What comes behind an error is another to Node. */
  const broken = new WeakSet<Socket>();
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy();
    const refuseNow = () => {
      if (broken.has(socket)) return;
      broken.add(socket);
      refuseInTurn(socket, () => refuse(socket, clientProblem(error.code)));
    };
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    if (!isSlow || !postponesRefusal(latestReply(socket)?.request.raw, refuseNow)) refuseNow();
  };
}

function refuseInTurn(socket: Socket, refuse: () => void): void {
  const before = latestReply(socket);
  // What still comes is nobody's request.
  socket.pause();
  if (before === undefined) refuse();
  else if (!before.request.raw.complete) {
    atTurn(before.raw, () => {
      if (before.raw.writableEnded) afterAnswer(before.raw, () => closeGently(socket));
      else refuse();
    });
  } else if (!isLast(before)) afterAnswer(before.raw, refuse);
}

/** Answers wait until those before them on their connection are sent; one that waits has no socket yet. */
function atTurn(response: ServerResponse, act: () => void): void {
  if (response.socket !== null || response.writableFinished) act();
  else response.once('socket', act);
}

/** Once an answer is sent: it may be whole and still wait for its turn. */
function afterAnswer(response: ServerResponse, act: () => void): void {
  if (response.writableFinished) act();
  else response.once('finish', act);
}

/** Whether a connection ends with this answer: then there is none behind it (RFC 9112, 9.6), and Node closes it. */
function isLast(reply: FastifyReply): boolean {
  return !reply.raw.shouldKeepAlive || reply.getHeader('connection') === 'close';
}

/** What Node answers by itself, and not in our envelope, where nobody listens. */
export function answerOddRequests(server: Server, refuse: RefuseSocket): void {
  // Of more fields Node drops the rest unseen; the size of a head limits them already.
  server.maxHeadersCount = 0;
  server.on('connect', (_request, socket: Socket) => refuse(socket, { code: 'Request.Malformed' }));
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Of a connection that closes Node tells the response whose turn it is, and none of those that wait behind it: whoever
 * counts requests until their responses close would count them for ever. They close with their connection here.
 */
export function closeWaitingResponses(server: Server): void {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();

  function waitOn(socket: Socket): Set<ServerResponse> {
    const responses = new Set<ServerResponse>();
    waiting.set(socket, responses);
    socket.once('close', () => {
      for (const response of responses) response.destroy().emit('close');
    });
    return responses;
  }

  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // Its turn has come, and Node tells it.
    if (response.socket !== null) return;
    const responses = waiting.get(socket) ?? waitOn(socket);
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
}

/** Node closes the connections that are idle when the server stops, but not those that become so afterwards. */
export function closeConnectionsWhileStopping(server: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('preClose', (done) => {
    timer = setInterval(() => server.server.closeIdleConnections(), idleCheckMs);
    done();
  });
  server.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
