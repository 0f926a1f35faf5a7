import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whether a request comes from a page of this service, or from none. Another site can point its name at this
 * machine's address, and a browser then takes the service for that site (DNS rebinding): Host must be a name
 * that nobody else controls, `localhost` or an IP address, or be listed. Origin must name the same.
 */
export function isOwnPage({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { host = '', origin } = headers;
  const isListed = origins.some((each) => new URL(each).host === host.toLowerCase());
  if (!isListed && !isFixedName(host)) return false;
  return origin === undefined || origins.includes(origin) || hostOf(origin) === hostOf(`http://${host}`);
}

function isFixedName(host: string): boolean {
  const name = hostnameOf(`http://${host}`);
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function hostnameOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).hostname : '';
}

/** With the port, unless it is the scheme's own; undefined where it is no origin. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
