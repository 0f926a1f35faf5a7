import type { Server } from 'node:http';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import {
  answerOddRequests,
  closeConnectionsWhileStopping,
  createRefuseSocket,
  drainAfterAnswers,
  handleClientErrors,
} from './connections.ts';
import { addEntryHook } from './entry-hook.ts';
import { sendFailure } from './envelope.ts';
import { createErrorHandler } from './error-handler.ts';
import { fixedLimits, type HttpServices, type HttpSettings } from './http-services.ts';
import { addInFlightLimit, type InFlight, limitConnections } from './load-limits.ts';
import { answerOneAtATime } from './one-at-a-time.ts';
import { nameOtherRoutes } from './operations/operation.ts';
import { readJsonBodies } from './request-body.ts';
import { createRequestIds } from './request-head.ts';
import { addRequestObservers, createRequestLog, observeRequest } from './request-observer.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addCompletionRoutes, addMarketRoutes } from './routes/market-routes.ts';
import { addConsoleRoutes, addDemoRoutes, addElementRoutes } from './routes/page-routes.ts';
import { addPlatformRoutes } from './routes/platform-routes.ts';
import { addDocumentRoutes, addReferenceRoutes, addSecurityTxtRoute } from './routes/reference.ts';
import { addStepRoutes } from './routes/step-routes.ts';
import { addLineRoutes } from './routes/uploads.ts';
import { createServeOperation } from './serve-operation.ts';

export type { HttpServices, HttpSettings, Readiness } from './http-services.ts';

/** UTF-16 units: longer than any id, so that one that is too long can be judged. */
const longestKey = 1_000;

/** The HTTP server, ready to listen, or to be injected with requests. */
export async function buildServer(services: HttpServices, settings: HttpSettings): Promise<FastifyInstance> {
  const { logger, bodyLimitBytes, trustedProxies } = settings;
  const observers = [...(logger === false ? [] : [createRequestLog(logger)]), ...(settings.observers ?? [])];
  const requestIds = createRequestIds();
  const refuse = createRefuseSocket(observers, requestIds);
  const handleError = createErrorHandler(logger, bodyLimitBytes);
  const server = Fastify({
    ...limitsOf(settings),
    bodyLimit: bodyLimitBytes,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: longestKey },
    // Requests that arrive while the service stops are answered, not refused.
    return503OnClosing: false,
    genReqId: requestIds,
    clientErrorHandler: handleClientErrors(refuse),
    // The router refuses a bad URL before any hook has run.
    frameworkErrors: (error, request, reply) => {
      observeRequest(observers, request, reply);
      markReply(request, reply);
      handleError(error, request, reply);
    },
  });
  server.decorateRequest('caller', null);
  server.decorateReply('outcome', '');
  server.decorateReply('problems', null);
  server.decorateReply('street', null);
  addRequestObservers(server, observers);
  nameOtherRoutes(server);
  const markReply = addEntryHook(server, services, settings);
  const inFlight = addInFlightLimit(server, settings.maxInFlight);
  server.setErrorHandler(handleError);
  // Only for routes that find nothing to serve; the entry hook answers requests without a route.
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, { code: 'Route.NotFound' }));
  readJsonBodies(server);
  await addRoutes(server, services, settings, inFlight);
  answerOddRequests(server.server, refuse);
  limitConnections(server.server, settings, observers);
  answerOneAtATime(server.server);
  drainAfterAnswers(server.server);
  closeConnectionsWhileStopping(server);
  await server.ready();
  return server;
}

async function addRoutes(
  server: FastifyInstance,
  services: HttpServices,
  settings: HttpSettings,
  inFlight: InFlight,
): Promise<void> {
  const serve = createServeOperation(server, services);
  addStepRoutes(serve, services);
  addMarketRoutes(serve, services);
  if (settings.completion) addCompletionRoutes(serve, services, inFlight.withCredentials);
  addPlatformRoutes(serve, services);
  await server.register(async (scope) => addLineRoutes(scope, services, settings, inFlight.all));
  addHealthRoutes(serve, services);
  addSecurityTxtRoute(server, settings.securityContacts);
  addElementRoutes(server, services.element);
  if (settings.documents) {
    addDocumentRoutes(server);
    addReferenceRoutes(server, services);
  }
  if (services.demo !== undefined) addDemoRoutes(server, services.demo, settings.corsOrigins);
  if (services.console !== undefined) addConsoleRoutes(server, services.console, settings.corsOrigins);
}

/** Cuts slow and oversized senders and stalled readers: Node leaves these limits off, or generous. */
function limitsOf(settings: HttpSettings): FastifyHttpOptions<Server> {
  const limits = { ...fixedLimits, ...settings };
  return {
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.stalledTimeoutMs,
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    http: {
      headersTimeout: Math.min(limits.headersTimeoutMs, limits.requestTimeoutMs),
      connectionsCheckingInterval: limits.connectionsCheckIntervalMs,
      maxHeaderSize: limits.maxHeaderBytes,
      // Node's own answer to a missing Host has no body.
      requireHostHeader: false,
    },
  };
}
