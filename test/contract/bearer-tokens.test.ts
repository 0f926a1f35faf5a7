import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { mintToken, type TokenContent } from '../../src/credentials/mint-token.ts';
import { addressPath, applicationPath, codesOf, envelopeOf } from '../support/http-server.ts';
import { buildTokenServer, claims } from './token-server.ts';

const ours = generateKeyPairSync('ed25519');
const another = generateKeyPairSync('ed25519');
const content: TokenContent = {
  profile: 'p',
  session: 's',
  cart: 'c',
  market: 'US',
  scope: 'checkout promote',
  ttlSeconds: 60,
};

let server: FastifyInstance;
beforeAll(async () => {
  server = await buildTokenServer(ours.publicKey);
});

const mint = (changes: Partial<TokenContent> = {}, key = ours.privateKey) =>
  mintToken({ ...content, ...changes }, claims, key, new Date());

async function call(authorization: string | undefined, url = addressPath) {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
  const response = await server.inject({ url, headers });
  return {
    status: response.statusCode,
    codes: codesOf(envelopeOf(response)),
    challenge: response.headers['www-authenticate'],
  };
}

describe('tokens over HTTP', () => {
  it('a good one is accepted, the first time and again', async () => {
    const token = await mint();
    for (const authorization of [`Bearer ${token}`, `Bearer ${token}`, `bearer ${token}`]) {
      expect(await call(authorization)).toMatchObject({ status: 404, codes: ['Address.NotFound'] });
    }
  });

  it.each([
    ['none', undefined, 'Authorization.Missing'],
    ['an empty one', '', 'Authorization.Missing'],
    ['a scheme without a token', 'Bearer', 'Authorization.Invalid'],
    ['another scheme', 'Basic eDp5', 'Authorization.Invalid'],
    ['a text that is no token', 'Bearer abc.def.ghi', 'Authorization.Invalid'],
  ])('%s is 401', async (_title, authorization, code) => {
    expect(await call(authorization)).toMatchObject({ status: 401, codes: [code] });
  });

  it('one signed with another key is invalid', async () => {
    expect(await call(`Bearer ${await mint({}, another.privateKey)}`)).toMatchObject({
      status: 401,
      codes: ['Authorization.Invalid'],
    });
  });

  it('one whose payload was changed is invalid', async () => {
    const [head, , signature] = (await mint()).split('.');
    const payload = Buffer.from(JSON.stringify({ sid: 'other', market: 'US', scope: 'checkout' })).toString(
      'base64url',
    );
    expect(await call(`Bearer ${head}.${payload}.${signature}`)).toMatchObject({
      status: 401,
      codes: ['Authorization.Invalid'],
    });
  });

  it('one without a signature is invalid', async () => {
    const [, payload] = (await mint()).split('.');
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    expect(await call(`Bearer ${head}.${payload}.`)).toMatchObject({
      status: 401,
      codes: ['Authorization.Invalid'],
    });
  });

  it('an expired one says so', async () => {
    const answer = await call(`Bearer ${await mint({ ttlSeconds: -1 })}`);
    expect(answer).toMatchObject({ status: 401, codes: ['Authorization.Expired'] });
    expect(answer.challenge).toContain('error="invalid_token"');
  });

  it('one for a market that does not exist is invalid', async () => {
    expect(await call(`Bearer ${await mint({ market: 'XX' })}`)).toMatchObject({
      status: 401,
      codes: ['Authorization.Invalid'],
    });
  });

  it('one for the other step lacks the scope', async () => {
    const checkout = `Bearer ${await mint({ scope: 'checkout' })}`;
    const neither = `Bearer ${await mint({ scope: '' })}`;
    expect((await call(checkout)).status).toBe(404);
    expect(await call(checkout, applicationPath)).toMatchObject({
      status: 403,
      codes: ['Authorization.Scope'],
    });
    expect(await call(neither)).toMatchObject({
      status: 403,
      challenge: expect.stringContaining('scope="checkout"'),
    });
  });
});
