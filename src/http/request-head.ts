import type { IncomingMessage } from 'node:http';

/** A host name or an address, and perhaps a port (RFC 9110, 4.2.1). Empty where the target has no authority. */
const hostForm = /^(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+\])(?::\d{0,5})?$/;
const absoluteForm = /^https?:\/\/([^/?#]*)/i;

/**
 * Whether the head of a request can be read in one way only, so that a proxy in front has judged the same request that
 * is answered here (RFC 9112, 3.2, 6.1 and 11.2). Node's parser has refused what breaks the grammar; this refuses what
 * it lets pass: other versions than 1.0 and 1.1, a Host that is none or not the target's, a second field of those of
 * which Node keeps the first, and a transfer coding that nobody here undoes.
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

/** Of these Node keeps the first and drops the rest unseen; it tells. */
const singleFields: ReadonlyMap<number, string> = new Map(
  ['host', 'content-type', 'authorization'].map((name) => [name.length, name]),
);

function repeatsSingleField(rawHeaders: readonly string[]): boolean {
  let seen = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const single = singleFields.get(name.length);
    if (single === undefined || name.toLowerCase() !== single) continue;
    const bit = 1 << name.length;
    if ((seen & bit) !== 0) return true;
    seen |= bit;
  }
  return false;
}
