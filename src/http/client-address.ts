import { isIP } from 'node:net';
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
  // A URL has the shortest form: without leading zeros, and an IPv4 address at the end as two groups.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => (groups === '' ? [] : groups.split(':')));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
