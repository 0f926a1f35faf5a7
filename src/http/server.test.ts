import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  acceptable,
  addressPath,
  applicationPath,
  buildTestServer,
  codesOf,
  envelopeOf,
  tokens,
} from '../../test/support/http-server.ts';
import { StoreUnavailableError } from '../checkout/ports.ts';

const json = { authorization: tokens.full, 'content-type': 'application/json' };

let usual: FastifyInstance;
beforeAll(async () => {
  usual = await buildTestServer();
});

async function answer(request: InjectOptions) {
  const response = await usual.inject(request);
  return { response, envelope: envelopeOf(response), codes: codesOf(envelopeOf(response)) };
}

function post(body: string | Buffer, headers: Record<string, string> = json): InjectOptions {
  return { method: 'POST', url: addressPath, headers, payload: body };
}

describe('requests that are not judged', () => {
  const cases: [string, InjectOptions, number, string][] = [
    ['an unknown path is 404', { url: '/v1/nothing' }, 404, 'Route.NotFound'],
    ['the root is 404', { url: '/' }, 404, 'Route.NotFound'],
    ['another version is 404', { url: addressPath.replace('v1', 'v2') }, 404, 'Route.NotFound'],
    ['another case is another path', { url: addressPath.toUpperCase() }, 404, 'Route.NotFound'],
    ['a path that cannot be decoded is 400', { url: '/%zz' }, 400, 'Request.Malformed'],
    ['an unknown path is 404 whatever the body', { ...post('{'), url: '/x' }, 404, 'Route.NotFound'],
    ['broken JSON is 400', post('{"Name":'), 400, 'Request.NotJson'],
    ['an empty body is 400', post(''), 400, 'Request.NotJson'],
    ['blanks are no JSON', post('  \n'), 400, 'Request.NotJson'],
    ['two documents are no JSON', post('{}{}'), 400, 'Request.NotJson'],
    [
      'bytes that are no UTF-8 are 400',
      post(Buffer.from('{"Name":"\xff"}', 'latin1')),
      400,
      'Request.NotJson',
    ],
    ['UTF-16 is no UTF-8', post(Buffer.from('\ufeff{}', 'utf16le')), 400, 'Request.NotJson'],
    ['an array is no object', post('[]'), 400, 'Request.NotObject'],
    ['null is no object', post('null'), 400, 'Request.NotObject'],
    ['text is no object', post('"{}"'), 400, 'Request.NotObject'],
    ['a number is no object', post('1'), 400, 'Request.NotObject'],
    ['another type is 415', post('{}', { ...json, 'content-type': 'text/plain' }), 415, 'Request.MediaType'],
    ['a broken type is 415', post('{}', { ...json, 'content-type': 'json' }), 415, 'Request.MediaType'],
    [
      'a form is 415',
      post('a=b', { ...json, 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'Request.MediaType',
    ],
    [
      'a compressed body is 415',
      post('{}', { ...json, 'content-encoding': 'gzip' }),
      415,
      'Request.MediaType',
    ],
    ['a body of too many bytes is 413', post(`{"Name":"${'x'.repeat(65_536)}"}`), 413, 'Request.TooLarge'],
    ['no credentials are 401', { url: addressPath }, 401, 'Authorization.Missing'],
    [
      'a stranger’s broken body is 401',
      post('{', { 'content-type': 'text/plain' }),
      401,
      'Authorization.Missing',
    ],
    ['a stranger’s large body is 401', post('x'.repeat(99_999), {}), 401, 'Authorization.Missing'],
    [
      'another scheme is 401',
      { url: addressPath, headers: { authorization: 'Basic eDp5' } },
      401,
      'Authorization.Invalid',
    ],
    [
      'an expired token is 401',
      { url: addressPath, headers: { authorization: tokens.expired } },
      401,
      'Authorization.Expired',
    ],
    [
      'keys that cannot be had are 503',
      { url: addressPath, headers: { authorization: tokens.unknowable } },
      503,
      'Service.Unavailable',
    ],
    [
      'the address step asks for checkout',
      { url: addressPath, headers: { authorization: tokens.promoteOnly } },
      403,
      'Authorization.Scope',
    ],
    [
      'the application step asks for promote',
      { url: applicationPath, headers: { authorization: tokens.checkoutOnly } },
      403,
      'Authorization.Scope',
    ],
    ['no address is 404', { url: addressPath, headers: json }, 404, 'Address.NotFound'],
    ['no application is 404', { url: applicationPath, headers: json }, 404, 'Application.NotFound'],
  ];

  it.each(cases)('%s', async (_title, request, status, code) => {
    const { response, codes } = await answer(request);
    expect([response.statusCode, codes]).toEqual([status, [code]]);
  });

  it('a body without a type is 415, and no body at all 400', async () => {
    const { authorization } = json;
    const untyped = await answer({
      method: 'POST',
      url: addressPath,
      headers: { authorization, 'content-length': '2' },
      payload: Buffer.from('{}'),
    });
    const absent = await answer({ method: 'POST', url: addressPath, headers: { authorization } });
    expect([untyped.response.statusCode, untyped.codes]).toEqual([415, ['Request.MediaType']]);
    expect([absent.response.statusCode, absent.codes]).toEqual([400, ['Request.NotJson']]);
  });

  it('415 says what a request may hold', async () => {
    const { response } = await answer(post('{}', { ...json, 'content-type': 'text/xml' }));
    expect(response.headers).toMatchObject({ accept: 'application/json', 'accept-encoding': 'identity' });
  });

  it('a store that is down is 503 with Retry-After, on every operation', async () => {
    const down = () => Promise.reject(new StoreUnavailableError('10.0.0.7 refused Jane Doe'));
    const server = await buildTestServer({
      shipping: { read: down, submit: down },
      application: { read: down, submit: down },
    });
    for (const url of [addressPath, applicationPath]) {
      for (const request of [
        { url, headers: json },
        { ...post('{}'), url },
      ]) {
        const response = await server.inject(request);
        expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([503, ['Service.Unavailable']]);
        expect(response.headers['retry-after']).toMatch(/^[1-9]\d*$/);
        expect(response.body).not.toContain('Jane');
      }
    }
  });

  it('a defect is 500 and says nothing of itself', async () => {
    const server = await buildTestServer({
      shipping: {
        read: () => {
          throw new TypeError('Jane Doe, 12 Main St');
        },
        submit: () => Promise.reject({ statusCode: 418, message: 'Jane Doe' }),
      },
    });
    for (const request of [{ url: addressPath, headers: json }, post('{}')]) {
      const response = await server.inject(request);
      expect([response.statusCode, codesOf(envelopeOf(response))]).toEqual([500, ['Service.Fault']]);
      expect(response.body).not.toContain('Jane');
    }
  });
});

describe('bodies', () => {
  it('reach the use case as they are, with members of any name', async () => {
    let seen: unknown;
    const submit = async (_caller: unknown, submission: unknown) => {
      seen = submission;
      return acceptable;
    };
    const server = await buildTestServer({ shipping: { read: async () => null, submit } });
    const body =
      '{"Name":" Jo ","Unknown":[1],"__proto__":{"Email":"x@example.com"},"constructor":{"prototype":{"a":1}}}';
    const response = await server.inject(post(body));
    expect(response.statusCode).toBe(200);
    expect(JSON.stringify(seen)).toBe(body);
    expect((seen as { Email?: unknown }).Email).toBeUndefined();
    expect(({} as { a?: unknown }).a).toBeUndefined();
  });

  it('may begin with a byte order mark, and name a charset', async () => {
    const { response } = await answer(
      post('\ufeff{}', { ...json, 'content-type': 'Application/JSON; charset=UTF-8' }),
    );
    expect(response.statusCode).toBe(200);
  });

  it.each(['utf-16', '"UTF-7"', 'iso-8859-1', 'utf-8; charset=utf-16', '', '"'])(
    'in the charset %s are an unsupported media type, as an upload is',
    async (charset) => {
      const { response, envelope } = await answer(
        post('{}', { ...json, 'content-type': `application/json;charset=${charset}` }),
      );
      expect([response.statusCode, codesOf(envelope)]).toEqual([415, ['Request.MediaType']]);
      const server = await buildTestServer();
      const type = `application/x-ndjson; charset=${charset}`;
      const headers = { authorization: tokens.platformOnly, 'content-type': type };
      const upload = {
        method: 'POST' as const,
        url: '/platform/v1/profiles',
        headers,
        payload: '{"id":"p"}\n',
      };
      expect((await server.inject(upload)).statusCode).toBe(415);
    },
  );

  it.each(['us-ascii', 'UTF8', '"utf-8"'])('in the charset %s are read', async (charset) => {
    const type = `application/json; charset=${charset}`;
    expect((await answer(post('{}', { ...json, 'content-type': type }))).response.statusCode).toBe(200);
  });

  it('may be nested as deeply as the limit lets them', async () => {
    const { response } = await answer(post(`{"Name":${'['.repeat(32_000)}${']'.repeat(32_000)}}`));
    expect(response.statusCode).toBe(200);
  });

  it('of just the limit are read', async () => {
    const { response } = await answer(post(`{"a":"${'x'.repeat(65_536 - 8)}"}`));
    expect(response.statusCode).toBe(200);
  });
});

describe('the message of a request that is not judged', () => {
  const platformKey = { url: '/platform/v1/profiles/p', headers: { authorization: tokens.full } };
  const tooLong = post(`{"Name":"${'x'.repeat(65_536)}"}`);
  it.each<[string, InjectOptions, string]>([
    ['how much may be sent', tooLong, 'Shorten them and try again. At most 64 KiB can be sent.'],
    ['which scope is missing', platformKey, 'contact the shop. The permission “platform” is missing.'],
    [
      'which methods can be used',
      { method: 'DELETE', url: addressPath },
      'Use one of these methods here: GET, HEAD, POST.',
    ],
  ])('says %s', async (_what, request, words) => {
    const { envelope } = await answer(request);
    expect(envelope.error?.[0]?.message).toMatch(new RegExp(`${words.replaceAll('.', '\\.')}$`));
  });

  it('says how long an upload may be', async () => {
    const server = await buildTestServer({}, { uploadLimitBytes: 3 });
    const response = await server.inject({
      method: 'POST',
      url: '/platform/v1/profiles',
      headers: { authorization: tokens.platformOnly, 'content-type': 'application/x-ndjson' },
      payload: '{"id":"p"}\n',
    });
    expect(envelopeOf(response).error?.[0]?.message).toMatch(/At most 3 bytes can be sent\.$/);
  });
});
