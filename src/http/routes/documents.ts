import type { FastifyInstance } from 'fastify';

export async function addDocumentRoutes(_server: FastifyInstance): Promise<void> {}
