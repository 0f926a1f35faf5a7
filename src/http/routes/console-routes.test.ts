import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, codesOf, envelopeOf } from '../../../test/support/http-server.ts';
import { builtPages, readPageFiles } from '../../pages/page-files.ts';
import { securityHeaders } from '../envelope.ts';

const files = readPageFiles(builtPages('console-page'));

type Server = Awaited<ReturnType<typeof buildTestServer>>;
let server: Server;
beforeAll(async () => {
  server = await buildTestServer({ console: { files, issueToken: async () => 'signed' } });
});

const ask = (on: Server, headers: Record<string, string>) =>
  on.inject({ method: 'POST', url: '/console/token', headers: { host: 'localhost:8080', ...headers } });

describe('the page of the console', () => {
  it.each(['/console', '/console/'])('%s and all that it loads come from the service', async (url) => {
    const page = await server.inject(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(loaded).toHaveLength(3);
    for (const path of loaded) {
      expect(path).toMatch(/^\/console\/[\w-]+\.(js|css|svg)$/);
      const { 'cache-control': _, 'content-security-policy': __, ...common } = securityHeaders;
      const file = await server.inject(path);
      expect([file.statusCode, file.headers]).toEqual([200, expect.objectContaining(common)]);
    }
  });

  it('has no script and no style of its own, and the policy allows none', async () => {
    const { body, headers } = await server.inject('/console');
    expect(body).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/);
    expect(String(headers['content-security-policy'])).not.toMatch(/unsafe|https?:|data:/);
  });

  it('is not there where it is turned off', async () => {
    const off = await buildTestServer();
    for (const url of ['/console', '/console/'])
      expect(codesOf(envelopeOf(await off.inject(url)))).toEqual(['Route.NotFound']);
  });
});

describe('tokens of the console', () => {
  it('are given to its own page', async () => {
    const answer = await ask(server, { origin: 'http://localhost:8080' });
    expect(envelopeOf(answer)).toMatchObject({ token: 'signed', success: true });
  });

  it.each([
    ['of no page', {}],
    ['of a page of another site', { origin: 'https://example.com' }],
    ['of a page on another port', { origin: 'http://localhost:9090' }],
    ['to a name that another site points here', { host: 'evil.example', origin: 'http://evil.example' }],
    ['of a page without an origin', { origin: 'null' }],
  ])('are refused to a request %s', async (_from, headers) => {
    const answer = await ask(server, headers);
    expect([answer.statusCode, codesOf(envelopeOf(answer))]).toEqual([403, ['Request.Origin']]);
  });

  it('are not there where an issuer makes the tokens', async () => {
    const production = await buildTestServer({ console: { files, issueToken: undefined } });
    const answer = await ask(production, { origin: 'http://localhost:8080' });
    expect(answer.statusCode).toBe(404);
  });
});
