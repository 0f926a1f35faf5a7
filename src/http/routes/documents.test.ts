import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, codesOf, envelopeOf, parseEnvelope } from '../../../test/support/http-server.ts';

let server: FastifyInstance;
beforeAll(async () => {
  server = await buildTestServer();
});
afterAll(() => server.close());

describe('the page of the contract', () => {
  it.each(['/docs/console', '/docs/console/'])(
    '%s and all that it loads come from the service',
    async (url) => {
      const page = await server.inject(url);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
      expect(loaded.length).toBeGreaterThan(4);
      for (const path of loaded) {
        expect(path).toMatch(/^(\/docs\/console|\.)\/static\//);
        expect((await server.inject(path.replace('./', '/docs/console/'))).statusCode).toBe(200);
      }
    },
  );

  it('runs no script that is written into it, and asks nobody else', async () => {
    const { body, headers } = await server.inject('/docs/console');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/https?:|unsafe-eval/);
    expect(body.match(/<script(?![^>]*src=)/)).toBeNull();
    const { body: script } = await server.inject('/docs/console/static/swagger-initializer.js');
    expect(script).toContain("url: resolveUrl('./json')");
    expect(script).toContain('validatorUrl: null');
  });

  it.each([
    ['a file that is not there', '/docs/console/static/nothing.js', {}, 404, 'Route.NotFound'],
    ['a file outside its folder', '/docs/console/static/..%2f..%2fpackage.json', {}, 404, 'Route.NotFound'],
    ['a name that is too long', `/docs/console/static/${'a'.repeat(300)}`, {}, 404, 'Route.NotFound'],
    [
      'a range that is not there',
      '/docs/console/static/index.css',
      { range: 'bytes=99999999-' },
      400,
      'Request.Malformed',
    ],
  ])('%s is answered in the envelope', async (_title, url, headers, status, code) => {
    const response = await server.inject({ url, headers });
    expect([response.statusCode, codesOf(parseEnvelope(response.body))]).toEqual([status, [code]]);
  });
});

describe('where the operator does not serve documents', () => {
  it.each(['/openapi.json', '/docs', '/docs/console', '/docs/console/json'])(
    '%s is not there',
    async (url) => {
      const without = await buildTestServer({}, { documents: false });
      const response = await without.inject(url);
      expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([404, ['Route.NotFound']]);
    },
  );
});
