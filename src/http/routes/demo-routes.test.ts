import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer, codesOf, envelopeOf } from '../../../test/support/http-server.ts';
import { createRateLimits } from '../../limits/rate-limits.ts';
import { createDemoTokens, type Demo } from '../../pages/apps.ts';
import { builtPages, readPageFiles } from '../../pages/page-files.ts';
import { securityHeaders } from '../envelope.ts';

const files = readPageFiles(builtPages('demo-page'));
const issueToken = createDemoTokens(
  (code) => code === 'US',
  async () => 'signed',
  900,
);

const serve = (demo: Demo | undefined) => buildTestServer({ demo });
type Server = Awaited<ReturnType<typeof serve>>;
let server: Server;
beforeAll(async () => {
  server = await serve({ files, issueToken });
});

const askForToken = (on: Server, body: string, more: InjectOptions = {}) =>
  on.inject({
    method: 'POST',
    url: '/demo/token',
    headers: { 'content-type': 'application/json' },
    payload: body,
    ...more,
  });

describe('the page of the demo', () => {
  it.each(['/demo', '/demo/'])('%s and all that it loads come from the service', async (url) => {
    const page = await server.inject(url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(loaded).toHaveLength(3);
    for (const path of loaded) {
      expect(path).toMatch(/^\/demo\/[\w-]+\.(js|css|svg)$/);
      expect((await server.inject(path)).statusCode).toBe(200);
    }
  });

  it('has no script and no style of its own, and the policy allows none', async () => {
    const { body, headers } = await server.inject('/demo');
    expect(body).not.toMatch(/<style|style=|<script(?![^>]*src=)|\son\w+=/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|data:/);
  });

  it('has the headers that every response has, on each of its files', async () => {
    const { 'cache-control': _, 'content-security-policy': __, ...common } = securityHeaders;
    for (const { name } of files) {
      const { headers } = await server.inject(name === 'index.html' ? '/demo' : `/demo/${name}`);
      expect(headers).toMatchObject({ ...common, 'cross-origin-opener-policy': 'same-origin' });
    }
  });

  it('is requested each time, its files once', async () => {
    for (const { name, etag } of files) {
      const isPage = name === 'index.html';
      const url = isPage ? '/demo' : `/demo/${name}`;
      const { headers } = await server.inject(url);
      expect(headers.etag).toBe(etag);
      expect(headers['cache-control']).toMatch(isPage ? /^no-cache$/ : /immutable$/);
      if (!isPage) expect(name).toMatch(/-[A-Z0-9]{8}\.\w+$/);
      const again = await server.inject({ url, headers: { 'if-none-match': etag } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
  });

  it.each(['/demo/../package.json', '/demo/..%2findex.html', '/demo/index.html', '/demo/nothing.js'])(
    '%s is not there',
    async (url) => {
      const response = await server.inject(url);
      expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([404, ['Route.NotFound']]);
    },
  );
});

describe('tokens over HTTP', () => {
  it('come in the envelope', async () => {
    const response = await askForToken(server, '{"market":"US"}');
    expect(response.statusCode).toBe(200);
    expect(envelopeOf(response)).toMatchObject({ token: 'signed', session: expect.stringMatching(/^demo-/) });
  });

  it('for a market that does not exist are refused in the caller’s language', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/demo/token',
      headers: { 'content-type': 'application/json', 'accept-language': 'de' },
      payload: '{"market":"XX"}',
    });
    expect([response.statusCode, response.headers['content-language']]).toEqual([200, 'de']);
    expect(codesOf(envelopeOf(response))).toEqual(['Market.Unknown']);
  });

  it('are not given to a page of another site, which can send no JSON unasked', async () => {
    expect(
      (await askForToken(server, '{"market":"US"}', { headers: { 'content-type': 'text/plain' } }))
        .statusCode,
    ).toBe(415);
    const asked = await server.inject({
      method: 'OPTIONS',
      url: '/demo/token',
      headers: { origin: 'https://elsewhere.example.com', 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(405);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a page of another site gets no token', () => {
  const statusFrom = async (on: Server, host: string, origin?: string) => {
    const headers = { 'content-type': 'application/json', host, ...(origin === undefined ? {} : { origin }) };
    const response = await askForToken(on, '{"market":"US"}', { headers });
    expect(codesOf(envelopeOf(response))).toEqual(response.statusCode === 403 ? ['Request.Origin'] : []);
    return response.statusCode;
  };

  it.each([
    ['localhost:8080', 'http://localhost:8080'],
    ['localhost:8080', undefined],
    ['demo.localhost', 'http://demo.localhost'],
    ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
    ['[::1]:8080', 'http://[::1]:8080'],
    ['192.0.2.1', 'http://192.0.2.1'],
  ])('Host %s and Origin %s are its own', async (host, origin) => {
    expect(await statusFrom(server, host, origin)).toBe(200);
  });

  it.each([
    ['rebound.example.com:8080', 'http://rebound.example.com:8080'],
    ['rebound.example.com', undefined],
    ['localhost.example.com', undefined],
    ['127.0.0.1.example.com', undefined],
    ['localhost:8080', 'http://elsewhere.example.com'],
    ['localhost:8080', 'http://localhost:9090'],
    ['localhost:8080', 'null'],
  ])('Host %j and Origin %s are not', async (host, origin) => {
    expect(await statusFrom(server, host, origin)).toBe(403);
  });

  it('unless the operator lists the origin', async () => {
    const origin = 'https://demo.example.com';
    const listed = await buildTestServer({ demo: { files, issueToken } }, { corsOrigins: [origin] });
    expect(await statusFrom(listed, 'demo.example.com', origin)).toBe(200);
    expect(await statusFrom(listed, 'localhost', origin)).toBe(200);
    expect(await statusFrom(listed, 'other.example.com', origin)).toBe(403);
  });
});

describe('an address that asks for tokens over its limit', () => {
  const settings = { token: 0, profile: 0, address: 2, public: 0 };
  const openLimited = () =>
    buildTestServer({
      demo: { files, issueToken },
      limits: createRateLimits(settings, () => 0),
    });

  it('is answered 429 before its body is read, and others go on', async () => {
    const limited = await openLimited();
    const statuses = [];
    for (const body of ['{"market":"US"}', '{', '{', '{"market":"US"}'])
      statuses.push((await askForToken(limited, body)).statusCode);
    expect(statuses).toEqual([200, 400, 429, 429]);
    const other = await askForToken(limited, '{"market":"US"}', { remoteAddress: '192.0.2.1' });
    expect(other.statusCode).toBe(200);
  });

  it('is told how long to wait', async () => {
    const limited = await openLimited();
    for (const _ of [1, 2]) await askForToken(limited, '{"market":"US"}');
    const refused = await askForToken(limited, '{"market":"US"}');
    expect([refused.statusCode, codesOf(envelopeOf(refused))]).toEqual([429, ['Request.TooMany']]);
    expect(refused.headers['retry-after']).toBe('30');
  });
});

describe('without the demo', () => {
  it.each(['/demo', '/demo/', '/demo/token'])('%s is not there', async (url) => {
    const off = await serve(undefined);
    const response = await off.inject({ url, method: url.endsWith('token') ? 'POST' : 'GET' });
    expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([404, ['Route.NotFound']]);
  });

  it('an issuer’s service shows the page and has no tokens to give', async () => {
    const issuers = await serve({ files, issueToken: undefined });
    expect((await issuers.inject('/demo')).statusCode).toBe(200);
    expect((await askForToken(issuers, '{"market":"US"}')).statusCode).toBe(404);
  });
});
