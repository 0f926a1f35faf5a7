import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { jsonType, securityHeaders, sendFailure } from './envelope.ts';
import type { HttpServices, HttpSettings } from './http-services.ts';
import { countedAsPublic, createCallLimits } from './limit-calls.ts';
import { operationOf } from './operations/operation.ts';
import { isClearHead } from './request-head.ts';
import { createAnswerLost } from './routes/reference.ts';

const closing = { connection: 'close' };
const granted = JSON.stringify({ success: true, error: null });

/**
 * What every request needs before its route. An answer where no route matches must not depend on a body. Must
 * be called before the first route is added.
 */
export function addEntryHook(server: FastifyInstance, services: HttpServices, settings: HttpSettings) {
  const cors = settings.corsOrigins.length === 0 ? null : createCors(settings.corsOrigins);
  const answerLost = settings.documents ? createAnswerLost(services.reference) : undefined;
  const methodsOf = watchRoutes(server);
  const markReply = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    cors?.mark(request, reply);
  };
  const { goOnWithin } = createCallLimits(services.limits);
  server.addHook('onRequest', (request, reply, done) => {
    markReply(request, reply);
    // Node's parser drops the bytes behind a request that asks for another protocol.
    if (request.headers.upgrade !== undefined) reply.headers(closing);
    // The bytes that follow may not be what a proxy in front takes for the next request.
    if (!isClearHead(request.raw)) {
      sendFailure(reply, { code: 'Request.Malformed' }, closing);
      return;
    }
    const goOn = () => {
      if (!request.is404) return done();
      const allowed = methodsOf(request.url);
      if (cors?.grantPreflight(request, reply, allowed)) return;
      if (allowed !== undefined)
        sendFailure(reply, { code: 'Method.NotAllowed', params: { methods: allowed } }, { allow: allowed });
      else if (!answerLost?.(request, reply)) sendFailure(reply, { code: 'Route.NotFound' });
    };
    // An operation with credentials counts the request once it knows the caller.
    if (operationOf(request).isPublic) goOnWithin(countedAsPublic(request), reply, goOn);
    else done();
  });
  return markReply;
}

const secondsOfPreflight = '600';
const exposed = 'X-Request-Id, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, Content-Language';

/** Cross-origin calls after the Fetch standard, for a closed list of origins and without cookies. */
function createCors(origins: readonly string[]) {
  const known = new Set(origins);
  const isKnown = (origin: string | undefined): origin is string => origin !== undefined && known.has(origin);
  return {
    mark(request: FastifyRequest, reply: FastifyReply): void {
      const { origin } = request.headers;
      reply.header('vary', 'Origin');
      if (!isKnown(origin)) return;
      reply.header('access-control-allow-origin', origin);
      reply.header('access-control-expose-headers', exposed);
    },
    /** Grants a request for permission to call, and says whether it did. */
    grantPreflight({ method, headers }: FastifyRequest, reply: FastifyReply, methods: string | undefined) {
      const isPreflight = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
      if (!isPreflight || methods === undefined || !isKnown(headers.origin)) return false;
      reply.outcome = 'preflight';
      reply.headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': 'Authorization, Content-Type, X-Request-Id, Accept-Language',
        'access-control-max-age': secondsOfPreflight,
      });
      reply.header('content-type', jsonType).send(granted);
      return true;
    },
  };
}

/**
 * Returns what answers the methods of a URL's path, in the form of Allow; undefined where the service has no
 * such path.
 */
function watchRoutes(server: FastifyInstance): (url: string) => string | undefined {
  const routes: { readonly form: RegExp; readonly methods: string | readonly string[] }[] = [];
  server.addHook('onRoute', ({ url, method: methods }) => {
    const form = new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    routes.push({ form, methods });
  });
  return (url) => {
    const path = pathOf(url);
    const found = routes.filter(({ form }) => form.test(path)).flatMap(({ methods }) => methods);
    return found.length === 0 ? undefined : [...new Set(found)].sort().join(', ');
  };
}

/** The target has origin or absolute form (RFC 9112, 3.2). The router resolves no dots. */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}
