import swagger, { type StaticDocumentSpec } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { type FailureProblem, jsonType, sendFailure } from '../envelope.ts';
import { openApiDocument } from '../openapi/document.ts';

export const openApiPath = '/openapi.json';
export const consolePath = '/docs/console';

/** Everything from here: the page shows the document and calls the service that it comes from. */
const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The OpenAPI document, and a page that renders it and can call the operations. */
export async function addDocumentRoutes(server: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  // One buffer for all that ask: a text would be encoded anew for each.
  const bytes = Buffer.from(JSON.stringify(document));
  const sendDocument = (reply: FastifyReply) => {
    reply.outcome = 'document';
    reply.header('content-type', jsonType).send(bytes);
  };
  server.get(openApiPath, (_request, reply) => sendDocument(reply));
  await server.register((scope) => addPage(scope, document, sendDocument));
}

async function addPage(
  scope: FastifyInstance,
  document: object,
  sendDocument: (reply: FastifyReply) => void,
): Promise<void> {
  const answerOther = scope.errorHandler;
  scope.setErrorHandler((error, request, reply) => {
    const problem = fileProblem(error);
    if (problem === undefined) return answerOther(error as FastifyError, request, reply);
    return sendFailure(reply, problem);
  });
  // The plugin writes its own copies anew for each request.
  scope.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url === `${consolePath}/json`) sendDocument(reply);
    else if (url === `${consolePath}/yaml`) sendFailure(reply, { code: 'Route.NotFound' });
    else done();
  });
  // The plugin's types know OpenAPI 3.0 only; it hands the document on as it is.
  const specification = { document: document as StaticDocumentSpec['document'] };
  await scope.register(swagger, { mode: 'static', specification });
  await scope.register(swaggerUi, {
    routePrefix: consolePath,
    staticCSP: pagePolicy,
    theme: { title: 'Checkout verification' },
    uiConfig: { persistAuthorization: false, tryItOutEnabled: true },
  });
}

/** What serving the page's files refuses by a status of its own: forbidden paths, ranges, preconditions. */
function fileProblem(error: unknown): FailureProblem | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return { code: status === 403 || status === 404 ? 'Route.NotFound' : 'Request.Malformed' };
}
