import type { Socket } from 'node:net';
import { drainAndClose } from './drain.ts';
import { type FailureProblem, failureBody, jsonType } from './envelope.ts';
import { securityHeaders } from './security-headers.ts';
import { failureOf } from './status.ts';

const reasons: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  413: 'Content Too Large',
  431: 'Request Header Fields Too Large',
};

/** Errors from before there is a request. All others mean bytes that are not HTTP. */
const problems: ReadonlyMap<string | undefined, FailureProblem> = new Map<string | undefined, FailureProblem>(
  [
    ['ERR_HTTP_REQUEST_TIMEOUT', { code: 'Request.TimedOut' }],
    ['HPE_HEADER_OVERFLOW', { code: 'Request.HeadersTooLarge' }],
  ],
);

export function clientProblem(code: string | undefined): FailureProblem {
  return problems.get(code) ?? { code: 'Request.Malformed' };
}

/** Answers on the bare socket and closes it. After a reset there is nobody left to answer. */
export function answerOnSocket(socket: Socket, problem: FailureProblem, requestId: string): void {
  if (socket.writable) socket.write(rawResponse(problem, requestId));
  drainAndClose(socket);
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
