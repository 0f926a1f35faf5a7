import type { FastifyInstance } from 'fastify';
import { jsonType } from '../envelope.ts';
import { openApiDocument } from '../openapi/document.ts';

export const openApiPath = '/openapi.json';

export function addDocumentRoutes(server: FastifyInstance): void {
  // One buffer for all callers, since a text would be encoded again for each.
  const bytes = Buffer.from(JSON.stringify(openApiDocument()));
  server.get(openApiPath, (_request, reply) => {
    reply.outcome = 'document';
    reply.header('content-type', jsonType).send(bytes);
  });
}
