import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressCompletionExamples,
  codePlacesExamples,
} from '../../../scripts/openapi/examples/completion-examples.ts';
import { madeStreets } from '../../../test/fixtures/made-streets.ts';
import { createCheck, operationAt, responseOf } from '../../../test/support/contract-schema.ts';
import { buildTestServer, codesOf, parseEnvelope } from '../../../test/support/http-server.ts';
import { builtinDataDirectory } from '../../gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../gazetteer/read/gazetteer.ts';
import { createMarkets, type Markets } from '../../market/market.ts';
import { publicCacheControl } from './market-routes.ts';

let markets: Markets;
let server: FastifyInstance;
const authenticate = () => {
  throw new Error('nobody is asked who they are');
};
beforeAll(async () => {
  const streets = await madeStreets('US', [['94539', 'Stevenson Place', '39500', '39510', '39520']]);
  const gazetteer = openGazetteer({
    directories: [builtinDataDirectory()],
    streets: new Map([['US', streets]]),
  });
  const { dataVersion, layouts } = gazetteer;
  markets = createMarkets({ countries: (code) => gazetteer.country(code), dataVersion, layouts });
  server = await buildTestServer({ authenticate, markets: () => markets });
});
afterAll(() => server.close());

const placesPath = (market: string, query: string) => `/v1/markets/${market}/places.json${query}`;
const completionsPath = (market: string) => `/v1/markets/${market}/address-completions.json`;

async function look(url: string, headers: Record<string, string> = {}) {
  const response = await server.inject({ url, headers });
  return { response, body: response.body === '' ? null : parseEnvelope(response.body) };
}

async function complete(payload: unknown, market = 'US') {
  const response = await server.inject({
    method: 'POST',
    url: completionsPath(market),
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
  return { response, body: parseEnvelope(response.body) };
}

describe('the places of a postal code', () => {
  const check = () =>
    createCheck(
      responseOf(operationAt('/v1/markets/{market}/places.json', 'get'), 200)?.content?.['application/json']
        .schema ?? {},
    );

  it.each(codePlacesExamples)('are answered as documented: $summary', async ({ query, response }) => {
    const { body } = await look(placesPath('US', `?${new URLSearchParams(query)}`));
    expect(body).toEqual(response);
    expect(check()(body)).toBe(true);
  });

  it('begin with the usual one', async () => {
    const { body } = await look(placesPath('US', '?postalCode=10001'));
    expect(body?.places).toEqual([
      { City: 'New York', Province: 'NY' },
      { City: 'Manhattan', Province: 'NY' },
    ]);
  });

  it('are found however the code is written', async () => {
    const { body } = await look(placesPath('US', '?postalCode=%2094539-1234%20'));
    expect([body?.postalCode, body?.places]).toEqual(['94539-1234', [{ City: 'Fremont', Province: 'CA' }]]);
  });

  it.each(['', '?postalCode=', '?postalCode=%20', '?other=94539'])(
    'need a code: %s is refused',
    async (query) => {
      const { response, body } = await look(placesPath('US', query));
      expect([response.statusCode, body && codesOf(body)]).toEqual([200, ['PostalCode.Required']]);
      expect(check()(body)).toBe(true);
    },
  );

  it.each([
    ['?postalCode=ABC', 'PostalCode.Invalid'],
    ['?postalCode=94539&postalCode=94538', 'PostalCode.Invalid'],
    ['?postalCode=%00', 'PostalCode.Invalid'],
    [`?postalCode=${'9'.repeat(21)}`, 'PostalCode.TooLong'],
  ])('are not looked for by %s', async (query, code) => {
    const { body } = await look(placesPath('US', query));
    expect([body?.success, body && codesOf(body), body?.places]).toEqual([false, [code], []]);
  });

  it('are none where no places are loaded, and where a country has no postal codes', async () => {
    for (const [market, code] of [
      ['GB', 'M1 1AE'],
      ['AO', '123'],
    ]) {
      const { body } = await look(placesPath(market ?? '', `?postalCode=${code}`));
      expect([market, body?.success, body?.places]).toEqual([market, true, []]);
    }
  });

  it('are refused in the words of the market and the language of the caller', async () => {
    const messageOf = async (market: string, language: string) => {
      const { body } = await look(placesPath(market, ''), { 'accept-language': language });
      return body?.error?.[0]?.message;
    };
    expect(await messageOf('US', 'en')).toBe('Enter the ZIP code.');
    expect(await messageOf('DE', 'de')).toBe('Geben Sie die Postleitzahl ein.');
  });

  it('may be kept by caches, which can ask whether they have changed', async () => {
    const { response } = await look(placesPath('US', '?postalCode=94539'));
    const etag = String(response.headers.etag);
    expect(response.headers['cache-control']).toBe(publicCacheControl);
    const again = await look(placesPath('US', '?postalCode=94539'), { 'if-none-match': etag });
    expect([again.response.statusCode, again.response.body]).toEqual([304, '']);
    const other = await look(placesPath('US', '?postalCode=94560'), { 'if-none-match': etag });
    expect(other.response.statusCode).toBe(200);
  });
});

describe('completions', () => {
  it.each(addressCompletionExamples)(
    'are answered as documented: $summary',
    async ({ request, response }) => {
      const { response: answer, body } = await complete(request);
      expect(body).toEqual(response);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    },
  );

  it.each([
    [{}, 'Text.Required'],
    [{ text: null }, 'Text.Required'],
    [{ text: 7 }, 'Text.Invalid'],
    [{ text: 'main\u0000' }, 'Text.Invalid'],
    [{ text: 'a'.repeat(201) }, 'Text.Invalid'],
    [{ text: 'main', near: ['Fremont'] }, 'Near.Invalid'],
    [{ text: 'main', near: 'a'.repeat(201) }, 'Near.Invalid'],
    [{ text: 'main', limit: 0 }, 'Limit.Invalid'],
    [{ text: 'main', limit: 1.5 }, 'Limit.Invalid'],
    [{ text: 'main', limit: '5' }, 'Limit.Invalid'],
    [{ text: 'main', postalCode: 94539 }, 'PostalCode.Invalid'],
    [{ text: 'main', postalCode: '9'.repeat(21) }, 'PostalCode.TooLong'],
  ])('of %j are refused: %s', async (request, code) => {
    const { response, body } = await complete(request);
    expect([response.statusCode, body.success, codesOf(body), body.completions]).toEqual([
      200,
      false,
      [code],
      [],
    ]);
  });

  it('have all their problems reported together', async () => {
    const { body } = await complete({ postalCode: 1, near: 2, limit: 3.5 });
    expect(codesOf(body)).toEqual(['PostalCode.Invalid', 'Text.Required', 'Near.Invalid', 'Limit.Invalid']);
  });

  it('are none for text that is blank, and take members that are null for absent', async () => {
    for (const text of ['', '   ', 's', ' s ']) {
      const { body } = await complete({ text, postalCode: null, near: null, limit: null });
      expect([text, body.success, body.completions]).toEqual([text, true, []]);
    }
  });

  it('are as many as are asked for', async () => {
    const of = async (limit: object) => (await complete({ text: 'san', ...limit })).body.completions;
    expect(
      [await of({}), await of({ limit: 2 }), await of({ limit: 10 })].map((list) => (list as []).length),
    ).toEqual([5, 2, 10]);
  });

  it.each(['[]', '"main"', '{'])('take an object: %s is refused', async (payload) => {
    const response = await server.inject({
      method: 'POST',
      url: completionsPath('US'),
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('codes of no market', () => {
  it.each(['XX', 'us', '__proto__'])('%s has neither places nor completions', async (market) => {
    const found = [
      await look(placesPath(market, '?postalCode=94539')),
      await complete({ text: 'main' }, market),
    ];
    for (const { response, body } of found) {
      expect([response.statusCode, body && codesOf(body)]).toEqual([404, ['Market.NotFound']]);
    }
  });
});

describe('COMPLETION=false', () => {
  it('leaves neither operation', async () => {
    const without = await buildTestServer({ authenticate, markets: () => markets }, { completion: false });
    const answers = await Promise.all([
      without.inject(placesPath('US', '?postalCode=94539')),
      without.inject({ method: 'POST', url: completionsPath('US'), payload: { text: 'main' } }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await without.inject('/v1/markets.json')).statusCode).toBe(200);
    await without.close();
  });
});
