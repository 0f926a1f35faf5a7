import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type FailureProblem, failureBody, jsonType, securityHeaders } from './envelope.ts';
import type { RequestIds } from './request-head.ts';
import { latestReply, type Observers } from './request-observer.ts';
import { failures } from './status.ts';

/** How long a connection may go on sending after its last answer. */
const longestDrainMs = 1_000;

/** Connections that are only drained: nothing looks at the bytes that still come. */
export const draining = new WeakSet<Socket>();

/**
 * Closes a connection once everything written is sent. Closing while bytes are left to read would reset it
 * and lose answers on their way (RFC 9112, 9.6), so these are dropped until the caller closes too.
 */
function drainAndClose(socket: Socket): void {
  if (socket.destroyed || draining.has(socket)) return;
  draining.add(socket);
  // A listener of our own takes the connection back from Node's parser. The parser's listener then has to go:
  // bytes behind the last request are not a request.
  const parsers = socket.listeners('data');
  socket.on('data', () => undefined);
  for (const parser of parsers) socket.removeListener('data', parser as () => void);
  const timer = setTimeout(() => socket.destroy(), longestDrainMs);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
  socket.resume();
}

/** Drains connections where Node would close them at once: after an answer with `Connection: close`. */
export function drainAfterAnswers(server: Server): void {
  server.on('connection', (socket: Socket) => {
    socket.destroySoon = () => drainAndClose(socket);
  });
}

/** Answers on the bare socket and closes it. After a reset there is nobody left to answer. */
function answerOnSocket(socket: Socket, problem: FailureProblem, requestId: string): void {
  const { status } = failures[problem.code];
  const body = failureBody(problem, 'en');
  const headers = {
    ...securityHeaders,
    'content-type': jsonType,
    'content-language': 'en',
    'content-length': String(Buffer.byteLength(body)),
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const response = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body];
  if (socket.writable) socket.write(response.join('\r\n'));
  drainAndClose(socket);
}

/** The deadlines of bodies that get more time than the request timeout, by the clock of `performance`. */
const deadlines = new WeakMap<IncomingMessage, number>();

/** Gives the body of a request this many milliseconds from now on, whatever the request timeout is. */
export function allowArrival(message: IncomingMessage, ms: number): void {
  deadlines.set(message, performance.now() + ms);
}

/**
 * Called when a request exceeds the request timeout. If its body has time left, `refuse` runs at its deadline
 * unless the body arrives before. Answers false where no time is left.
 */
function postponesRefusal(message: IncomingMessage | undefined, refuse: () => void): boolean {
  if (message === undefined || message.complete) return false;
  const left = (deadlines.get(message) ?? 0) - performance.now();
  if (left <= 0) return false;
  const timer = setTimeout(() => {
    if (!message.complete) refuse();
  }, left);
  message.once('close', () => clearTimeout(timer));
  return true;
}

const idleCheckMs = 50;

type RefuseSocket = ReturnType<typeof createRefuseSocket>;

/**
 * Answers a problem on a bare socket and closes the connection. The observers are told through the request
 * that this interrupts, or of the refusal alone.
 */
export function createRefuseSocket(observers: Observers, nextId: RequestIds) {
  return (socket: Socket, problem: FailureProblem): void => {
    const latest = latestReply(socket);
    const interrupted = latest?.raw.writableEnded === false ? latest : undefined;
    const requestId = interrupted?.request.id ?? nextId();
    const { status } = failures[problem.code];
    if (interrupted === undefined)
      for (const observer of observers) observer.refused?.({ requestId, status, problem });
    else {
      interrupted.outcome = problem.code;
      interrupted.problems = [problem];
      interrupted.code(status);
    }
    // Nothing can follow the beginning of an answer: its reader sees that it breaks off.
    if (interrupted?.raw.headersSent) socket.destroy();
    else answerOnSocket(socket, problem, requestId);
  };
}

/** Errors from before there is a request. All others mean bytes that are not HTTP. */
const clientProblems = new Map<string | undefined, FailureProblem>([
  ['ERR_HTTP_REQUEST_TIMEOUT', { code: 'Request.TimedOut' }],
  ['HPE_HEADER_OVERFLOW', { code: 'Request.HeadersTooLarge' }],
]);

/**
 * Refuses bytes that are not HTTP, and senders that are too slow for the time they were given. Node reports a
 * slow sender once, and leaves closing the connection to us.
 */
export function handleClientErrors(refuse: RefuseSocket) {
  /** Sockets that had an error. Node reports another error for the bytes behind the first. */
  const broken = new WeakSet<Socket>();
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return void socket.destroy();
    const refuseNow = () => {
      if (broken.has(socket)) return;
      broken.add(socket);
      const problem = clientProblems.get(error.code) ?? { code: 'Request.Malformed' };
      refuseInTurn(socket, () => refuse(socket, problem));
    };
    const isSlow = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    if (!isSlow || !postponesRefusal(latestReply(socket)?.request.raw, refuseNow)) refuseNow();
  };
}

/** Refuses after the earlier requests are answered: the next request is read only then. */
function refuseInTurn(socket: Socket, refuse: () => void): void {
  const latest = latestReply(socket);
  // The bytes that still arrive belong to no request.
  socket.pause();
  if (latest === undefined || latest.request.raw.complete || !latest.raw.writableEnded) refuse();
  else if (latest.raw.writableFinished) drainAndClose(socket);
  // The answer is complete and still on its way.
  else latest.raw.once('finish', () => drainAndClose(socket));
}

/** Handles requests that Node would answer itself, without our envelope, if there were no listener. */
export function answerOddRequests(server: Server, refuse: RefuseSocket): void {
  // Node silently drops fields beyond its limit; the size limit of a head is enough.
  server.maxHeadersCount = 0;
  server.on('connect', (_request, socket: Socket) => refuse(socket, { code: 'Request.Malformed' }));
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Node closes idle connections when the server stops, but neither those that become idle afterwards nor those
 * that never sent a byte: browsers open some before they need them.
 */
export function closeConnectionsWhileStopping(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeIdle = () => {
    server.server.closeIdleConnections();
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  let timer: NodeJS.Timeout | undefined;
  server.addHook('preClose', (done) => {
    timer = setInterval(closeIdle, idleCheckMs);
    done();
  });
  server.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
