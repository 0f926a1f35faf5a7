import type { FastifyInstance } from 'fastify';
import { jsonType } from '../envelope.ts';
import { openApiDocument } from '../openapi/document.ts';

export const openApiPath = '/openapi.json';

export function addDocumentRoutes(server: FastifyInstance): void {
  server.get(openApiPath, (_request, reply) => {
    reply.outcome = 'document';
    reply.header('content-type', jsonType).send(documentBytes());
  });
}

let bytes: Buffer | undefined;

/** Made at the first request, and once for all callers: a text would be encoded again for each. */
function documentBytes(): Buffer {
  bytes ??= Buffer.from(JSON.stringify(openApiDocument()));
  return bytes;
}
