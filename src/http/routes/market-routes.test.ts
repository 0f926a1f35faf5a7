import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressFormatExamples } from '../../../scripts/openapi/examples/market-examples.ts';
import { createCheck, operationAt, responseOf } from '../../../test/support/contract-schema.ts';
import { formatMarkets, formats } from '../../../test/support/format-markets.ts';
import { buildTestServer, codesOf, parseEnvelope } from '../../../test/support/http-server.ts';
import { publicCacheControl } from './market-routes.ts';

let markets = formatMarkets({ DE: { language: 'de' } });
let server: FastifyInstance;
beforeAll(async () => {
  const authenticate = () => {
    throw new Error('nobody is asked who they are');
  };
  server = await buildTestServer({ authenticate, markets: () => markets, layouts: () => formats.layouts });
});
afterAll(() => server.close());

const formPath = (code: string) => `/v1/markets/${code}/address-format.json`;

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await server.inject({ url, headers });
  return { response, body: response.body === '' ? null : parseEnvelope(response.body) };
}

describe('the address form of a market', () => {
  it('is what the contract says, for every market', async () => {
    const operation = operationAt('/v1/markets/{market}/address-format.json', 'get');
    const check = createCheck(responseOf(operation, 200)?.content?.['application/json'].schema ?? {});
    for (const code of markets.codes()) {
      const { response, body } = await get(formPath(code));
      expect([response.statusCode, body?.market, body?.success, body?.error]).toEqual([
        200,
        code,
        true,
        null,
      ]);
      expect(check(body), code).toBe(true);
    }
  });

  it.each(addressFormatExamples)('answers as documented: $summary', async ({ response }) => {
    const { body } = await get(formPath(response.market), { 'accept-language': 'en' });
    expect(body).toEqual(response);
  });

  it.each(['XX', 'us', 'USA', 'ZZ', '__proto__', '%00'])(
    'of %s, which is no market, is not found',
    async (code) => {
      const { response, body } = await get(formPath(code));
      expect([response.statusCode, body && codesOf(body)]).toEqual([404, ['Market.NotFound']]);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it('is in the language that is asked for, else in the market’s', async () => {
    const languageOf = async (code: string, wanted?: string) => {
      const { response, body } = await get(
        formPath(code),
        wanted === undefined ? {} : { 'accept-language': wanted },
      );
      return [body?.language, body?.name, response.headers['content-language'], response.headers.vary];
    };
    expect(await languageOf('DE')).toEqual(['de', 'Deutschland', 'de', 'Accept-Language']);
    expect(await languageOf('DE', 'pt-BR, en;q=0.1')).toEqual(['pt', 'Alemanha', 'pt', 'Accept-Language']);
    expect(await languageOf('US')).toEqual(['en', 'United States', 'en', 'Accept-Language']);
  });

  it('follows the market’s rules as soon as they are reloaded', async () => {
    const pickUp = async () => (await get(formPath('FR'))).body?.pickUp;
    expect(await pickUp()).toBe(true);
    const before = markets;
    markets = formatMarkets({ FR: { pickUp: false } });
    expect(await pickUp()).toBe(false);
    markets = before;
  });
});

describe('caches', () => {
  it.each([formPath('US'), '/v1/markets.json'])(
    'may keep %s, and ask whether it has changed',
    async (url) => {
      const { response } = await get(url);
      const etag = String(response.headers.etag);
      expect([response.headers['cache-control'], etag]).toEqual([
        publicCacheControl,
        expect.stringMatching(/^"[\w-]{22}"$/),
      ]);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const { response } = await get(url, { 'if-none-match': known });
        expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', etag]);
        expect(response.headers).toMatchObject({
          'cache-control': publicCacheControl,
          vary: 'Accept-Language',
        });
      }
      expect((await get(url, { 'if-none-match': '"other"' })).response.statusCode).toBe(200);
    },
  );

  it('tell languages and markets apart', async () => {
    const etagOf = async (code: string, language: string) =>
      (await get(formPath(code), { 'accept-language': language })).response.headers.etag;
    const etags = await Promise.all([etagOf('US', 'en'), etagOf('US', 'de'), etagOf('CA', 'en')]);
    expect(new Set(etags).size).toBe(3);
  });
});

describe('the list of markets', () => {
  it('names each market once, in the order of its names', async () => {
    const { body } = await get('/v1/markets.json', { 'accept-language': 'de' });
    const listed = body?.markets as { code: string; name: string }[];
    expect(listed.map(({ code }) => code).sort()).toEqual([...markets.codes()].sort());
    expect(listed.find(({ code }) => code === 'US')?.name).toBe('Vereinigte Staaten');
    const names = listed.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare));
  });
});
