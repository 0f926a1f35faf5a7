import { type AddressInfo, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whose quota a request uses: an IPv4 address, or the first 64 bits of an IPv6 address, since one subscriber
 * commonly owns the rest. It is the connection's; X-Forwarded-For counts only from trusted proxies.
 */
export function countedAddress(request: FastifyRequest): string {
  const address = isIP(request.ip) === 0 ? (request.raw.socket.remoteAddress ?? '') : request.ip;
  return addressOwner(address);
}

export function addressOwner(address: string): string {
  if (!address.includes(':')) return address;
  return mapped.exec(address)?.[1] ?? firstHalf(address);
}

/** The first four groups of an IPv6 address, however it is written (RFC 4291, 2.2). */
function firstHalf(address: string): string {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/**
 * Without leading zeros. An IPv4 address at the end counts as two groups, which never reach the first half.
 */
function groupsOf(text: string): string[] {
  if (text === '') return [];
  return text
    .split(':')
    .flatMap((group) => (group.includes('.') ? ['v4', 'v4'] : [Number.parseInt(group, 16).toString(16)]));
}

/** The URL of a server that listens on a host; an IPv6 address stands in brackets. */
export function listeningAddress(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
