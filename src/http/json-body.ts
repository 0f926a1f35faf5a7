import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { isPlainUtf8 } from './plain-text-body.ts';
import { RequestProblem } from './request-problem.ts';

const byteOrderMark = 0xfeff;

/**
 * Bodies are JSON objects in UTF-8 (RFC 8259) and nothing else. Throws RequestProblem. Members are not
 * checked here: after JSON.parse `__proto__` is an own property, and is ignored like any unknown member.
 */
export function parseJsonObject(body: Buffer): Readonly<Record<string, unknown>> {
  const value = parseJson(body);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Readonly<Record<string, unknown>>;
  }
  throw new RequestProblem({ code: 'Request.NotObject' });
}

function parseJson(body: Buffer): unknown {
  // A decoder would replace broken bytes by replacement characters, and the label would show them.
  if (!isUtf8(body)) throw new RequestProblem({ code: 'Request.NotJson' });
  const text = body.toString('utf8');
  try {
    return JSON.parse(text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text);
  } catch {
    // The parser's own message quotes the body.
    throw new RequestProblem({ code: 'Request.NotJson' });
  }
}

/** Keeps one parser: any type but application/json in UTF-8 is an unsupported media type. */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      if (!isPlainUtf8(request.headers)) throw new RequestProblem({ code: 'Request.MediaType' });
      done(null, parseJsonObject(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}
