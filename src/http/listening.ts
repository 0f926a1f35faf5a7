import type { AddressInfo } from 'node:net';
import { codeOf, OperatorError } from '../operator-error.ts';

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
