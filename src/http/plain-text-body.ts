import type { IncomingHttpHeaders } from 'node:http';

const charsets = /;\s*charset\s*=\s*"?([^\s";]*)/gi;
const readable = /^(utf-?8|us-ascii)$/i;

/** Whether a body is UTF-8, or its subset ASCII, by its head: neither compressed nor in another charset. */
export function isPlainUtf8(headers: IncomingHttpHeaders): boolean {
  const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
  if (encoding !== 'identity') return false;
  return [...type.matchAll(charsets)].every(([, charset = '']) => readable.test(charset));
}
