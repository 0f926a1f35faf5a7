import type { FastifyInstance } from 'fastify';
import type { PageFile } from '../../pages/page-files.ts';
import { sendPageFile } from './page-file.ts';

export const elementPath = '/element.js';

/** Pages of every origin may load the script. It holds nothing of anybody. */
const scriptHeaders = Object.freeze({
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
});

/**
 * The address element in one file, for pages without a bundler: the newest under a name that stays, and the
 * same under the name with its digest, which browsers keep for good.
 */
export function addElementRoutes(server: FastifyInstance, named: PageFile): void {
  const newest = { ...named, name: elementPath.slice(1) };
  server.get(elementPath, (request, reply) => sendPageFile(newest, scriptHeaders, request, reply));
  server.get(`/${named.name}`, (request, reply) => sendPageFile(named, scriptHeaders, request, reply));
}
