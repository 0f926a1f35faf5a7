import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonType } from './envelope.ts';

/** Market rules and data change only with a reload. A form that is an hour old is still judged correctly. */
export const publicCacheControl = 'public, max-age=3600';

/** An answer that is the same for every caller, as it is sent. */
export interface ReadyAnswer {
  readonly bytes: Buffer;
  /** A strong validator: the digest of the answer. */
  readonly etag: string;
}

export function readyAnswer(body: object): ReadyAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

/** Sends an answer that caches may keep; 304 without a body where the caller has it already. */
export function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: ReadyAnswer,
  outcome: 'found' | 'refused' = 'found',
): FastifyReply {
  reply.headers({ 'cache-control': publicCacheControl, etag });
  reply.outcome = outcome;
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', jsonType).send(bytes);
}

/** Whether a caller has the answer already (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
