import Fastify, { type FastifyInstance } from 'fastify';
import type { HttpServices } from './http-services.ts';
import type { HttpSettings } from './http-settings.ts';

export type { HttpServices, Readiness } from './http-services.ts';
export type { HttpSettings } from './http-settings.ts';

/** The HTTP server, ready to listen or to be injected with requests. */
export async function buildServer(_services: HttpServices, settings: HttpSettings): Promise<FastifyInstance> {
  const server = Fastify({ bodyLimit: settings.bodyLimitBytes });
  await server.ready();
  return server;
}
