import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonObject } from '../registry/ndjson.ts';
import type { Submission } from '../submission/field-reader.ts';
import type { FailureProblem } from './envelope.ts';

/** The JSON object that a request carries. Throws RequestProblem where it carries nothing. */
export function requireBody(request: FastifyRequest): Submission {
  if (request.body === undefined) throw new RequestProblem({ code: 'Request.NotJson' });
  return request.body as Submission;
}

/** A request that cannot be judged: the error handler answers its problem. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly problem: FailureProblem;

  constructor(problem: FailureProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Keeps one parser: any type but application/json in UTF-8 is an unsupported media type. */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const read = isPlainUtf8(request.headers) ? parseJsonObject(body as Buffer) : 'MediaType';
    if (typeof read === 'string') done(new RequestProblem({ code: `Request.${read}` }));
    else done(null, read);
  });
}

const charsets = /;\s*charset\s*=\s*"?([^\s";]*)/gi;
const readable = /^(utf-?8|us-ascii)$/i;

/** Whether a body is UTF-8, or its subset ASCII, by its head: neither compressed nor in another charset. */
export function isPlainUtf8(headers: IncomingHttpHeaders): boolean {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  if (encoding !== 'identity') return false;
  return [...type.matchAll(charsets)].every(([, charset = '']) => readable.test(charset));
}

const kibibyte = 1_024;

export function tooLarge(limitBytes: number): FailureProblem {
  return { code: 'Request.TooLarge', params: { limit: inUnits(limitBytes) } };
}

/** In the largest unit that says it in a whole number: 65,536 is 64 KiB. */
function inUnits(bytes: number): string {
  if (bytes % kibibyte ** 2 === 0) return `${bytes / kibibyte ** 2} MiB`;
  return bytes % kibibyte === 0 ? `${bytes / kibibyte} KiB` : `${bytes} bytes`;
}
