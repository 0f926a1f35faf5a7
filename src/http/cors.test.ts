import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressPath, buildTestServer, codesOf, envelopeOf, tokens } from '../../test/support/http-server.ts';

const origin = 'https://shop.example.com';
const preflight = {
  method: 'OPTIONS' as const,
  url: addressPath,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type',
  },
};

describe('with origins configured', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await buildTestServer({}, { corsOrigins: ['https://other.example.com', origin] });
  });

  it('a preflight is granted without credentials', async () => {
    const response = await server.inject(preflight);
    expect(response.statusCode).toBe(200);
    expect(envelopeOf(response)).toEqual({ success: true, error: null });
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST',
      vary: 'Origin',
    });
    const allowed = String(response.headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(expect.arrayContaining(['authorization', 'content-type', 'x-request-id']));
  });

  it.each([
    ['another origin', { ...preflight.headers, origin: 'https://evil.example.com' }],
    ['an origin that only begins alike', { ...preflight.headers, origin: `${origin}.evil.example.com` }],
    ['the null origin', { ...preflight.headers, origin: 'null' }],
  ])('a preflight of %s is not granted', async (_title, headers) => {
    const response = await server.inject({ ...preflight, headers });
    expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([405, ['Method.NotAllowed']]);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('a preflight for an unknown path is 404', async () => {
    expect((await server.inject({ ...preflight, url: '/nothing' })).statusCode).toBe(404);
  });

  it('errors too can be read by the origin, with their request id', async () => {
    for (const url of [addressPath, '/nothing', '/%zz']) {
      const response = await server.inject({ url, headers: { origin } });
      expect(response.headers['access-control-allow-origin']).toBe(origin);
      expect(response.headers['access-control-expose-headers']).toContain('X-Request-Id');
      expect(response.headers.vary).toBe('Origin, Accept-Language');
    }
  });

  it('answers vary with the origin whether it is known or not', async () => {
    const response = await server.inject({ url: '/health/live' });
    expect(response.headers.vary).toBe('Origin');
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('without origins', () => {
  it('no answer speaks of origins', async () => {
    const server = await buildTestServer();
    const preflighted = await server.inject(preflight);
    const called = await server.inject({ url: addressPath, headers: { origin, authorization: tokens.full } });
    expect(preflighted.statusCode).toBe(405);
    for (const { headers } of [preflighted, called]) {
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers.vary).toBe('Accept-Language');
    }
  });
});
