import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressPath, buildTestServer, codesOf, envelopeOf, tokens } from '../../test/support/http-server.ts';

const json = { authorization: tokens.full, 'content-type': 'application/json' };

let server: FastifyInstance;
beforeAll(async () => {
  server = await buildTestServer();
});

async function answer(request: InjectOptions) {
  const response = await server.inject(request);
  return { response, envelope: envelopeOf(response), codes: codesOf(envelopeOf(response)) };
}

describe('credentials', () => {
  const challenge = async (authorization?: string) => {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    return (await answer({ url: addressPath, headers })).response.headers['www-authenticate'];
  };

  it('a caller without credentials is told the scheme and no error', async () => {
    expect(await challenge()).toBe('Bearer realm="checkout-verification"');
  });

  it('a token that is not accepted is invalid_token, an expired one too', async () => {
    expect(await challenge('Bearer nonsense')).toMatch(
      /^Bearer realm="[^"]+", error="invalid_token", error_description="[^"]+"$/,
    );
    expect(await challenge(tokens.expired)).toMatch(
      /error="invalid_token", error_description="[^"]*expired"$/,
    );
  });

  it('a token without the scope is insufficient_scope, and the scope is named', async () => {
    expect(await challenge(tokens.promoteOnly)).toBe(
      'Bearer realm="checkout-verification", error="insufficient_scope", scope="checkout"',
    );
  });
});

describe('methods', () => {
  const others = ['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

  it.each(others)('%s on a step is 405 and names the methods', async (method) => {
    const { response, codes } = await answer({
      method,
      url: `${addressPath}?a=b`,
      headers: json,
      payload: '{',
    });
    expect([response.statusCode, codes]).toEqual([405, ['Method.NotAllowed']]);
    expect(response.headers.allow).toBe('GET, HEAD, POST');
  });

  it.each(['/health/live', '/health/ready', '/openapi.json'])('POST on %s is 405', async (url) => {
    const { response, codes } = await answer({ method: 'POST', url });
    expect([response.statusCode, codes, response.headers.allow]).toEqual([
      405,
      ['Method.NotAllowed'],
      'GET, HEAD',
    ]);
  });

  it.each([
    ['POST', '/platform/v1/profiles/p', 'DELETE, GET, HEAD, PUT'],
    ['PUT', '/platform/v1/carts/c', 'DELETE, GET, HEAD'],
    ['GET', '/platform/v1/profiles', 'POST'],
    ['GET', '/platform/v1/applications/a%2Fb/register', 'POST'],
  ] as const)('%s on %s is 405 and names the methods', async (method, url, allow) => {
    const { response, codes } = await answer({ method, url, headers: json });
    expect([response.statusCode, codes, response.headers.allow]).toEqual([405, ['Method.NotAllowed'], allow]);
  });

  it.each(['/platform/v1/profiles/', '/platform/v1/profiles/a/b', '/platform/v1/carts', '/platform/v1'])(
    '%s is no path of the platform',
    async (url) => {
      const { response, codes } = await answer({ method: 'PATCH', url, headers: json });
      expect([response.statusCode, codes]).toEqual([404, ['Route.NotFound']]);
    },
  );

  it('HEAD answers like GET, without a body', async () => {
    for (const [url, status] of [
      [addressPath, 404],
      ['/health/live', 200],
      ['/nothing', 404],
    ] as const) {
      const response = await server.inject({ method: 'HEAD', url, headers: json });
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        status,
        'application/json; charset=utf-8',
      ]);
    }
    expect((await server.inject({ method: 'HEAD', url: addressPath })).statusCode).toBe(401);
  });
});

describe('health', () => {
  it('asks for no credentials', async () => {
    const live = await answer({ url: '/health/live' });
    const ready = await answer({ url: '/health/ready' });
    expect([live.response.statusCode, live.envelope]).toEqual([200, { success: true, error: null }]);
    expect([ready.response.statusCode, ready.envelope]).toEqual([
      200,
      { success: true, error: null, checks: { store: 'ok' } },
    ]);
  });

  it('is not ready while a part is not, and says which', async () => {
    const server = await buildTestServer({
      readiness: async () => ({ isReady: false, checks: { store: 'does not answer' } }),
    });
    const response = await server.inject({ url: '/health/ready' });
    const envelope = envelopeOf(response);
    expect([response.statusCode, codesOf(envelope), envelope.checks]).toEqual([
      503,
      ['Service.Unavailable'],
      { store: 'does not answer' },
    ]);
    expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  });

  it('is not ready when readiness cannot be found out, and still alive', async () => {
    const server = await buildTestServer({ readiness: () => Promise.reject(new Error('secret')) });
    expect((await server.inject({ url: '/health/ready' })).statusCode).toBe(503);
    expect((await server.inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});

describe('languages', () => {
  it('an answer with messages names its language and varies with the wish', async () => {
    const { response } = await answer({
      url: addressPath,
      headers: { ...json, 'accept-language': 'tlh, de;q=0.9' },
    });
    expect([response.headers['content-language'], response.headers.vary]).toEqual(['de', 'Accept-Language']);
  });

  it('an answer without messages has no language', async () => {
    const { response } = await answer({ method: 'POST', url: addressPath, headers: json, payload: {} });
    expect(response.headers['content-language']).toBeUndefined();
  });
});

describe('request ids', () => {
  it.each(['a', 'A1._-', 'x'.repeat(64)])('the caller’s own is taken: %s', async (id) => {
    const { response } = await answer({ url: '/health/live', headers: { 'x-request-id': id } });
    expect(response.headers['x-request-id']).toBe(id);
  });

  it.each(['', 'a b', 'x'.repeat(65), 'ü', '"', 'a,b'])('what is no id is replaced: %s', async (id) => {
    const { response } = await answer({ url: '/health/live', headers: { 'x-request-id': id } });
    expect(response.headers['x-request-id']).not.toBe(id);
  });

  it('are different for every request', async () => {
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => server.inject({ url: '/health/live' })),
    );
    expect(new Set(responses.map(({ headers }) => headers['x-request-id'])).size).toBe(50);
  });
});
