import './fastify-types.ts';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { answerOnSocket, clientProblem } from './client-error.ts';
import { addEntryHook } from './entry-hook.ts';
import { sendFailure } from './envelope.ts';
import { createErrorHandler } from './error-handler.ts';
import type { HttpServices } from './http-services.ts';
import { type HttpSettings, httpDefaults } from './http-settings.ts';
import { readJsonBodies } from './json-body.ts';
import { createRequestIds, type RequestIdSource, requestIdOf } from './request-id.ts';
import { logRefusedConnection, watchRequest } from './request-log.ts';
import { addDistributorApplicationRoutes } from './routes/distributor-application.ts';
import { addDocumentRoutes } from './routes/documents.ts';
import { addHealthRoutes } from './routes/health.ts';
import { addShippingAddressRoutes } from './routes/shipping-address.ts';

export type { HttpServices, Readiness } from './http-services.ts';
export type { HttpSettings } from './http-settings.ts';

const idleCheckMs = 50;

/** The HTTP server, ready to listen or to be injected with requests. */
export async function buildServer(services: HttpServices, settings: HttpSettings): Promise<FastifyInstance> {
  const { logger, corsOrigins, bodyLimitBytes } = settings;
  const requestIds = createRequestIds();
  const handleError = createErrorHandler(logger, bodyLimitBytes);
  const server = Fastify({
    ...limitsOf(settings),
    bodyLimit: bodyLimitBytes,
    // Requests that are on their way when the service stops are answered, not turned away.
    return503OnClosing: false,
    genReqId: (request) => requestIdOf(request, requestIds),
    clientErrorHandler: refuseConnection(logger, requestIds),
    // The router refuses a bad URL before any hook has run.
    frameworkErrors: (error, request, reply) => {
      if (logger !== false) watchRequest(logger, request, reply);
      markReply(request, reply);
      handleError(error, request, reply);
    },
  });
  server.decorateRequest('caller', null);
  server.decorateReply('outcome', 'served');
  if (logger !== false) addRequestLog(server, logger);
  const markReply = addEntryHook(server, corsOrigins);
  server.setErrorHandler(handleError);
  // Asked for by routes that find nothing to serve; a request that no route matches is answered on entry.
  server.setNotFoundHandler((_request, reply) => sendFailure(reply, { code: 'Route.NotFound' }));
  readJsonBodies(server);
  addShippingAddressRoutes(server, services);
  addDistributorApplicationRoutes(server, services);
  addHealthRoutes(server, services);
  await addDocumentRoutes(server);
  answerOddRequests(server.server, requestIds);
  closeConnectionsWhileStopping(server);
  await server.ready();
  return server;
}

/** Slow and oversized senders are cut; Node leaves each of these limits off or generous. */
function limitsOf(settings: HttpSettings): FastifyHttpOptions<Server> {
  const { requestTimeoutMs, headersTimeoutMs = httpDefaults.headersTimeoutMs } = settings;
  return {
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: settings.keepAliveTimeoutMs ?? httpDefaults.keepAliveTimeoutMs,
    http: {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      connectionsCheckingInterval:
        settings.connectionsCheckIntervalMs ?? httpDefaults.connectionsCheckIntervalMs,
      maxHeaderSize: settings.maxHeaderBytes ?? httpDefaults.maxHeaderBytes,
      // Node's own answer to a missing Host has no body.
      requireHostHeader: false,
    },
  };
}

function addRequestLog(server: FastifyInstance, logger: Logger): void {
  server.addHook('onRequest', (request, reply, done) => {
    watchRequest(logger, request, reply);
    done();
  });
}

function refuseConnection(logger: Logger | false, nextId: RequestIdSource) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      socket.destroy();
      return;
    }
    const problem = clientProblem(error.code);
    const requestId = nextId();
    answerOnSocket(socket, problem, requestId);
    if (logger !== false) logRefusedConnection(logger, problem.code, requestId);
  };
}

/** What Node answers by itself, and not in our envelope, where nobody listens. */
function answerOddRequests(server: Server, nextId: RequestIdSource): void {
  server.on('connect', (_request, socket: Socket) => {
    answerOnSocket(socket, { code: 'Request.Malformed' }, nextId());
  });
  // An expectation other than 100-continue may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/** Node closes the connections that are idle when the server stops, but not those that become so afterwards. */
function closeConnectionsWhileStopping(server: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('preClose', (done) => {
    timer = setInterval(() => server.server.closeIdleConnections(), idleCheckMs);
    done();
  });
  server.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
}
