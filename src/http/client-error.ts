import type { Socket } from 'node:net';
import { type FailureProblem, failureBody, jsonType } from './envelope.ts';
import { securityHeaders } from './security-headers.ts';
import { failureOf } from './status.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};

/** What Node's parser and its timers refuse before there is a request. Everything else is not HTTP. */
const problems: ReadonlyMap<string | undefined, FailureProblem> = new Map<string | undefined, FailureProblem>(
  [
    ['ERR_HTTP_REQUEST_TIMEOUT', { code: 'Request.TimedOut' }],
    ['HPE_HEADER_OVERFLOW', { code: 'Request.HeadersTooLarge' }],
  ],
);

/** The problem that a connection's error stands for. */
export function clientProblem(code: string | undefined): FailureProblem {
  return problems.get(code) ?? { code: 'Request.Malformed' };
}

/** How long a connection that was refused may go on sending. */
const lingerMs = 1_000;

/** Answers on the bare socket and closes it. Resets have nobody left to answer. */
export function answerOnSocket(socket: Socket, problem: FailureProblem, requestId: string): void {
  if (!socket.writable) return void socket.destroySoon();
  socket.end(rawResponse(problem, requestId));
  // To close while there is something left to read resets the connection, and a reset takes answers with it that are on
  // their way (RFC 9112, 9.6). So what still comes is read, by nobody, until the caller has closed its side too.
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer)).once('end', () => socket.destroySoon());
  socket.resume();
}

function rawResponse(problem: FailureProblem, requestId: string): string {
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
  return [`HTTP/1.1 ${status} ${reasons[status]}`, ...lines, '', body].join('\r\n');
}
