import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type FailureProblem, failureBody, jsonType, securityHeaders } from './envelope.ts';
import { failureOf } from './status.ts';

/** How long a connection may go on sending after its last answer. */
const longestDrainMs = 1_000;

/** Connections that are only drained: nothing looks at the bytes that still come. */
export const draining = new WeakSet<Socket>();

/**
 * Closes a connection once everything written is sent. Closing while bytes are left to read would reset it
 * and lose answers on their way (RFC 9112, 9.6), so these are dropped until the caller closes too.
 */
export function drainAndClose(socket: Socket): void {
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
export function answerOnSocket(socket: Socket, problem: FailureProblem, requestId: string): void {
  const { status } = failureOf(problem.code);
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
