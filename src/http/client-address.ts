import { type AddressInfo, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { codeOf, OperatorError } from '../operator-error.ts';

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

/** The URL of a server that listens on a host; an IPv6 address stands in brackets. */
export function listeningAddress(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Throws the OperatorError of a server that could not listen. `prefix` begins the names of its settings. */
export function failListening(prefix: '' | 'METRICS_', host: string, port: number, error: unknown): never {
  const where = `${prefix}HOST ${host}, ${prefix}PORT ${port} (${codeOf(error)})`;
  throw new OperatorError(`The service cannot listen on ${where}: choose others.`);
}
