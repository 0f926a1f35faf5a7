import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Console } from '../../console/console.ts';
import { sendFailure } from '../envelope.ts';
import { isOwnPage } from '../own-page.ts';
import { serveApp } from './app-files.ts';

export const consolePath = '/console';

/** The operator's page: its files, and tokens for it on the quick start of this machine. */
export function addConsoleRoutes(
  server: FastifyInstance,
  { files, issueToken }: Console,
  corsOrigins: readonly string[],
): void {
  serveApp(server, consolePath, files);
  if (issueToken === undefined) return;
  // The token is the platform's: only this page may ask for one, and browsers say which page asks.
  const onRequest: onRequestHookHandler = (request, reply, done) => {
    if (request.headers.origin !== undefined && isOwnPage(request, corsOrigins)) done();
    else sendFailure(reply, { code: 'Request.Origin' });
  };
  server.post(`${consolePath}/token`, { onRequest }, async (_request, reply) => {
    reply.outcome = 'issued';
    return { token: await issueToken(), success: true, error: null };
  });
}
