import type { AddressInfo } from 'node:net';

/** The URL of a server that listens on a host; an IPv6 address stands in brackets. */
export function listeningAddress(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
