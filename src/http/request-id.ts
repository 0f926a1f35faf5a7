import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const acceptable = /^[A-Za-z0-9._-]{1,64}$/;

export type RequestIdSource = () => string;

/** Ids that no other process makes: a random prefix and a counter. */
export function createRequestIds(): RequestIdSource {
  const beginning = randomBytes(8).toString('hex');
  let count = 0;
  return () => `${beginning}.${(++count).toString(36)}`;
}

/** The caller's X-Request-Id where it is safe for logs and headers, else a new id. */
export function requestIdOf(request: IncomingMessage, next: RequestIdSource): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && acceptable.test(given) ? given : next();
}
