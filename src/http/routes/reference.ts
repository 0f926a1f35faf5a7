import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../../address/text/remember.ts';
import { type PageFile, pageFile } from '../../pages/page-files.ts';
import { jsonType } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { demoTokenPath, pageHeaders, servePageFile } from './page-routes.ts';

const referencePath = '/docs';

/** The page that browsers get for an unknown address. */
const notFoundName = 'not-found.html';
const iconName = 'favicon.ico';

/**
 * The documents as pages: `/docs` is the first, `/docs/errors` is docs/errors.md. Where the demo issues
 * tokens, the pages say so, and their forms take tokens from there.
 */
export function addReferenceRoutes(server: FastifyInstance, { reference, demo }: HttpServices): void {
  const givesTokens = demo?.issueToken !== undefined;
  for (const each of reference) {
    const file = givesTokens && each.name.endsWith('.html') ? namingTokens(each) : each;
    for (const path of pathsOf(file.name)) servePageFile(server, path, file, pageHeaders);
  }
}

function pathsOf(file: string): string[] {
  if (file === notFoundName) return [];
  if (file === iconName) return [`/${iconName}`];
  if (file === 'index.html') return [referencePath, `${referencePath}/`];
  return [`${referencePath}/${file.replace(/\.html$/, '')}`];
}

function namingTokens({ name, type, body }: PageFile): PageFile {
  const html = body.toString().replace('<html ', `<html data-tokens="${demoTokenPath}" `);
  return pageFile(name, type, Buffer.from(html));
}

/**
 * Leads browsers from `/` to the first page, and shows them a page where there is none. Answers where no
 * route matches, and says whether it did. undefined: there are no documents, and every caller gets JSON.
 */
export function createAnswerLost(files: readonly PageFile[]) {
  const lost = files.find(({ name }) => name === notFoundName);
  if (lost === undefined) return undefined;
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    // Browsers name HTML first when somebody opens an address.
    const wantsPage = /^\s*text\/html\b/i.test(request.headers.accept ?? '');
    if (request.method !== 'GET' || !wantsPage) return false;
    reply.headers(pageHeaders);
    if (/^\/(\?|$)/.test(request.url)) {
      reply.outcome = 'page';
      reply.code(302).header('location', referencePath).send();
      return true;
    }
    reply.outcome = 'Route.NotFound';
    reply.problems = [{ code: 'Route.NotFound' }];
    reply.code(404).header('content-type', lost.type).send(lost.body);
    return true;
  };
}

export function addDocumentRoutes(server: FastifyInstance): void {
  server.get('/openapi.json', (_request, reply) => {
    reply.outcome = 'document';
    reply.header('content-type', jsonType).send(documentBytes());
  });
}

/** Read at the first request, and once for all callers. */
const documentBytes = once(() => {
  const path = new URL('../../../docs/openapi.json', import.meta.url);
  return Buffer.from(JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))));
});

const dayMs = 86_400_000;
/** RFC 9116, 2.5.5: less than a year ahead. */
const validDays = 90;

/** RFC 9116. `contacts` are URIs, the preferred one first. Expires moves on with each day. */
export function addSecurityTxtRoute(server: FastifyInstance, contacts: readonly string[]): void {
  if (contacts.length === 0) return;
  server.get('/.well-known/security.txt', (_request, reply) => {
    reply.outcome = 'document';
    const day = Math.floor(Date.now() / dayMs) + validDays;
    const expires = new Date(day * dayMs).toISOString().replace('.000Z', 'Z');
    const lines = [...contacts.map((contact) => `Contact: ${contact}`), `Expires: ${expires}`];
    reply.header('content-type', 'text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
