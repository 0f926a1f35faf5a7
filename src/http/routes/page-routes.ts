import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Console, Demo } from '../../pages/apps.ts';
import type { PageFile } from '../../pages/page-files.ts';
import { renderItems, sendFailure, sendPrepared } from '../envelope.ts';
import { otherOperation } from '../operations/operation.ts';
import { requireBody } from '../request-body.ts';
import { done, refusedFor } from '../wire/schema-parts.ts';

/**
 * Serves a file of a page, and 304 to a browser that has it. Pages are revalidated each time. The files that
 * they load carry a digest in their names, so a browser never needs to ask for them again.
 */
export function servePageFile(
  server: FastifyInstance,
  path: string,
  file: PageFile,
  headers: Readonly<Record<string, string>>,
): void {
  const isNamedByDigest = !file.name.endsWith('.html') && /-[A-Za-z0-9]{8}\.\w+$/.test(file.name);
  const cacheControl = isNamedByDigest ? 'public, max-age=31536000, immutable' : 'no-cache';
  const operation = otherOperation(path, isNamedByDigest ? weightOf(file.body) : 1);
  server.get(path, { config: { operation } }, (_request, reply) => {
    reply.outcome = 'page';
    return sendPrepared(reply.headers(headers).header('cache-control', cacheControl), file);
  });
}

const bytesOfTenth = 20_000;

/**
 * A page counts as a request, and what it loads little beside it: a reload must never lack a script. A large
 * file counts more, so that nobody is sent more bytes in a minute for it.
 */
function weightOf({ length }: Buffer): number {
  return Math.min(10, Math.max(1, Math.ceil(length / bytesOfTenth))) / 10;
}

/** Pages load from this service only, hold no inline script or style, and never turn text into markup. */
export const pageHeaders = Object.freeze({
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'cross-origin-opener-policy': 'same-origin',
});

const appHeaders = Object.freeze({
  ...pageHeaders,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
});

/** Serves the files of a page that is a program, below a path. */
function serveApp(server: FastifyInstance, path: string, files: readonly PageFile[]): void {
  for (const file of files) {
    const isPage = file.name === 'index.html';
    for (const address of isPage ? [path, `${path}/`] : [`${path}/${file.name}`])
      servePageFile(server, address, file, appHeaders);
  }
}

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
  servePageFile(server, elementPath, newest, scriptHeaders);
  servePageFile(server, `/${named.name}`, named, scriptHeaders);
}

export const consolePath = '/console';

/** The operator's page: its files, and tokens for it on the quick start of this machine. */
export function addConsoleRoutes(server: FastifyInstance, page: Console, origins: readonly string[]): void {
  const { files, issueToken } = page;
  serveApp(server, consolePath, files);
  if (issueToken === undefined) return;
  // The token is the platform's: only this page may ask for one, and browsers say which page asks.
  const onRequest = onlyWhere(
    (request) => request.headers.origin !== undefined && isOwnPage(request, origins),
  );
  server.post(`${consolePath}/token`, { onRequest }, async (_request, reply) => {
    reply.outcome = 'issued';
    return { token: await issueToken(), ...done };
  });
}

export const demoPath = '/demo';
export const demoTokenPath = '/demo/token';

/** The demo checkout: its files, and tokens for it where the service signs its own. */
export function addDemoRoutes(server: FastifyInstance, demo: Demo, origins: readonly string[]): void {
  const { files, issueToken } = demo;
  serveApp(server, demoPath, files);
  if (issueToken === undefined) return;
  // A token acts as the sample's buyer, so no page of another site may ask for one.
  const onRequest = onlyWhere((request) => isOwnPage(request, origins));
  server.post(demoTokenPath, { onRequest }, async (request, reply) => {
    const issued = await issueToken(requireBody(request));
    reply.outcome = 'token' in issued ? 'issued' : 'refused';
    return 'token' in issued ? { ...issued, ...done } : refusedFor(renderItems(issued, reply));
  });
}

function onlyWhere(mayAsk: (request: FastifyRequest) => boolean): onRequestHookHandler {
  return (request, reply, next) => {
    if (mayAsk(request)) next();
    else sendFailure(reply, { code: 'Request.Origin' });
  };
}

/**
 * Whether a request comes from a page of this service, or from none. Another site can point its name at this
 * machine's address, and a browser then takes the service for that site (DNS rebinding): Host must be a name
 * that nobody else controls, `localhost` or an IP address, or be listed. Origin must name the same.
 */
function isOwnPage({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  const { host = '', origin } = headers;
  const own = urlOf(`http://${host}`);
  const name = own?.hostname ?? '';
  const isFixed = /(^|\.)localhost$/.test(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  const isListed = origins.some((each) => new URL(each).host === host.toLowerCase());
  if (!isListed && !isFixed) return false;
  return origin === undefined || origins.includes(origin) || urlOf(origin)?.host === own?.host;
}

function urlOf(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}
