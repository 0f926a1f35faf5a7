import type { FastifyReply, FastifyRequest } from 'fastify';

const secondsOfPreflight = '600';
const exposed = 'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, Content-Language';

/** Cross-origin calls after the Fetch standard, for a closed list of origins and without cookies. */
export interface Cors {
  mark(request: FastifyRequest, reply: FastifyReply): void;
  /** Whether a request asks for permission to call, which then is granted. */
  grantPreflight(request: FastifyRequest, reply: FastifyReply, methods: string | undefined): boolean;
}

export function createCors(origins: readonly string[]): Cors {
  const known = new Set(origins);
  const isKnown = (origin: string | undefined): origin is string => origin !== undefined && known.has(origin);
  return {
    mark(request, reply) {
      const { origin } = request.headers;
      reply.header('vary', 'Origin');
      if (!isKnown(origin)) return;
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', exposed);
    },
    grantPreflight({ method, headers }, reply, methods) {
      const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
      if (!isPreflight || methods === undefined || !isKnown(headers.origin)) return false;
      reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': 'Authorization, Content-Type, X-Request-Id, Accept-Language',
        'access-control-max-age': secondsOfPreflight,
      });
      return true;
    },
  };
}
