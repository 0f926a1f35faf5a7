import type { FastifyInstance, onRequestHookHandler } from 'fastify';
import type { Demo } from '../../demo/demo.ts';
import type { IssueDemoToken } from '../../demo/demo-tokens.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import { isOwnPage } from '../own-page.ts';
import { requireBody } from '../request-body.ts';
import { sendPageFile } from './page-file.ts';

export const demoPath = '/demo';
export const demoTokenPath = '/demo/token';

/** Pages load from this service only, hold no inline script or style, and never turn text into markup. */
const pageHeaders = Object.freeze({
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

/** The demo checkout: its files, and tokens for it where the service signs its own. */
export function addDemoRoutes(
  server: FastifyInstance,
  { files, issueToken }: Demo,
  corsOrigins: readonly string[],
): void {
  for (const file of files) {
    const isPage = file.name === 'index.html';
    const paths = isPage ? [demoPath, `${demoPath}/`] : [`${demoPath}/${file.name}`];
    for (const path of paths)
      server.get(path, (request, reply) => sendPageFile(file, pageHeaders, request, reply));
  }
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
