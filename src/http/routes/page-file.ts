import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageFile } from '../../pages/page-files.ts';

/**
 * Answers a file of a page, or 304 to a browser that has it. Pages are revalidated each time. The files that
 * they load carry a digest in their names, so a browser never needs to ask for them again.
 */
export function sendPageFile(
  { name, type, body, etag }: PageFile,
  headers: Readonly<Record<string, string>>,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.outcome = 'page';
  reply.headers(headers).header('etag', etag);
  const isNamedByDigest = !name.endsWith('.html') && /-[A-Za-z0-9]{8}\.\w+$/.test(name);
  reply.header('cache-control', isNamedByDigest ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === etag) reply.code(304).send();
  else reply.header('content-type', type).send(body);
}
