import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** A port is optional (RFC 9110, 4.2.1). Empty where the target has no authority. */
const hostForm = /^(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+\])(?::\d{0,5})?$/;
const absoluteForm = /^https?:\/\/([^/?#]*)/i;

/**
 * Whether a head can be read in one way only, so that a proxy in front judged the request that is answered
 * here (RFC 9112, 3.2, 6.1 and 11.2). This refuses what Node's parser lets pass: other versions than 1.0 and
 * 1.1, a Host that is malformed or differs from the target's, a repeated field of which Node keeps the first,
 * an unsupported transfer coding.
 */
export function isClearHead(message: IncomingMessage): boolean {
  const { httpVersion, headers, url = '' } = message;
  const coding = headers['transfer-encoding'];
  if (httpVersion === '1.1') {
    if (headers.host === undefined) return false;
    if (coding !== undefined && coding.toLowerCase() !== 'chunked') return false;
  } else if (httpVersion !== '1.0' || coding !== undefined) return false;
  return isHostClear(headers.host, url) && !repeatsSingleField(message.rawHeaders);
}

function isHostClear(host: string | undefined, target: string): boolean {
  if (host !== undefined && !hostForm.test(host)) return false;
  if (target.startsWith('/') || target === '*') return true;
  const [, authority] = absoluteForm.exec(target) ?? [];
  return authority !== undefined && (host === undefined || authority.toLowerCase() === host.toLowerCase());
}

/** Fields of which Node keeps the first and drops the rest without a word. */
const singleFields: ReadonlySet<string> = new Set(['host', 'content-type', 'authorization']);

function repeatsSingleField(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const present = names.filter((name) => singleFields.has(name));
  return new Set(present).size < present.length;
}

const acceptable = /^[A-Za-z0-9._-]{1,64}$/;

export type RequestIds = ReturnType<typeof createRequestIds>;

/**
 * The caller's X-Request-Id where it is safe for logs and headers, else an id that no other process makes: a
 * random prefix and a counter.
 */
export function createRequestIds() {
  const beginning = randomBytes(8).toString('hex');
  let count = 0;
  return (request?: IncomingMessage): string => {
    const given = request?.headers['x-request-id'];
    if (typeof given === 'string' && acceptable.test(given)) return given;
    return `${beginning}.${(++count).toString(36)}`;
  };
}
