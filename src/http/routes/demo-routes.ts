import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Demo } from '../../demo/demo.ts';
import type { IssueDemoToken } from '../../demo/demo-tokens.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import { isOwnPage } from '../own-page.ts';
import { requireBody } from '../request-body.ts';
import { serveApp } from './app-files.ts';

export const demoPath = '/demo';
export const demoTokenPath = '/demo/token';

/** The demo checkout: its files, and tokens for it where the service signs its own. */
export function addDemoRoutes(
  server: FastifyInstance,
  { files, issueToken }: Demo,
  corsOrigins: readonly string[],
): void {
  serveApp(server, demoPath, files);
  if (issueToken !== undefined) addTokenRoute(server, issueToken, corsOrigins);
}

/** A token acts as the sample's buyer, so no page of another site may ask for one. */
function addTokenRoute(
  server: FastifyInstance,
  issueToken: IssueDemoToken,
  corsOrigins: readonly string[],
): void {
  const onRequest: onRequestHookHandler = (request, reply, done) => {
    if (isOwnPage(request, corsOrigins)) done();
    else sendFailure(reply, { code: 'Request.Origin' });
  };
  server.post(demoTokenPath, { onRequest }, async (request, reply) => {
    const issued = await issueToken(requireBody(request));
    if (!('token' in issued)) {
      reply.outcome = 'refused';
      return { success: false, error: renderItems(issued, reply) };
    }
    reply.outcome = 'issued';
    return { ...issued, success: true, error: null };
  });
}
