import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { postponesRefusal } from './arrival-time.ts';
import { answerOnSocket, clientProblem } from './client-error.ts';
import { drainAndClose } from './drain.ts';
import type { FailureProblem } from './envelope.ts';
import { interruptedRequestId, latestReply, reportRefusal } from './observe-requests.ts';
import type { RequestIdSource } from './request-id.ts';
import type { RequestObserver } from './request-observer.ts';

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
 * one once and leaves it to us to close the connection. A request that was answered before its body came is not answered
 * twice.
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

/** Requests before the one that is refused are answered: the next is read only then. */
function refuseInTurn(socket: Socket, refuse: () => void): void {
  const latest = latestReply(socket);
  // What still comes is nobody's request.
  socket.pause();
  if (latest === undefined || latest.request.raw.complete || !latest.raw.writableEnded) refuse();
  else afterAnswer(latest.raw, () => drainAndClose(socket));
}

/** Once an answer is sent: it may be whole and still be on its way. */
function afterAnswer(response: ServerResponse, act: () => void): void {
  if (response.writableFinished) act();
  else response.once('finish', act);
}

/** What Node answers by itself, and not in our envelope, where nobody listens. */
export function answerOddRequests(server: Server, refuse: RefuseSocket): void {
  // Of more fields Node drops the rest unseen; the size of a head limits them already.
  server.maxHeadersCount = 0;
  server.on('connect', (_request, socket: Socket) => refuse(socket, { code: 'Request.Malformed' }));
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
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
