import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, SignJWT } from 'jose';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Market, Markets } from '../market/market.ts';
import { createAuthenticate } from './authenticate.ts';
import {
  CredentialsError,
  CredentialsUnavailableError,
  createTokenVerifier,
  type TokenVerifierOptions,
} from './token-verifier.ts';
import { remoteKeys } from './verification-keys.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const start = new Date('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number) => Math.floor(start.getTime() / 1000) + seconds;
const market = { code: 'US' } as Market;
const markets: Markets = {
  find: (code) => (code === 'US' ? market : undefined),
  codes: () => ['US'],
  dataVersion: 'test',
};
const claims = { profile: 'sub', session: 'sid', cart: 'cart', market: 'market', scope: 'scope' };
const wellFormed = {
  iss: 'issuer',
  aud: 'checkout',
  exp: inSeconds(60),
  sub: 'p1',
  sid: 's1',
  cart: 'c1',
  market: 'US',
  scope: 'checkout promote',
};

function sign(payload: Record<string, unknown>, key: KeyObject = privateKey, header = {}): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);
}

function authenticateWith(options: Partial<TokenVerifierOptions> = {}) {
  let inUse = markets;
  let time = start;
  let elapsed = 0;
  const now = () => time;
  const verifier = createTokenVerifier({
    key: publicKey,
    issuer: 'issuer',
    audience: 'checkout',
    algorithms: ['ES256', 'EdDSA'],
    clockSkewSeconds: 30,
    lifetimeSeconds: 86_400,
    claims,
    now,
    ...options,
  });
  let verified = 0;
  const verify = (token: string) => {
    verified += 1;
    return verifier(token);
  };
  const authenticate = createAuthenticate(
    verify,
    () => inUse,
    now,
    () => elapsed,
  );
  return {
    call: async (token: string) => authenticate(`Bearer ${token}`),
    header: async (header: string | undefined) => authenticate(header),
    verifications: () => verified,
    loadMarkets: (loaded: Markets) => {
      inUse = loaded;
    },
    wait: (seconds: number) => {
      elapsed += seconds * 1000;
      time = new Date(time.getTime() + seconds * 1000);
    },
    /** Sets the clock, as against letting time pass. */
    setClock: (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
  };
}

const refused = (reason: string) => expect.objectContaining({ name: 'CredentialsError', reason });

describe('credentials', () => {
  test.each([undefined, ''])('no header (%j) is missing credentials', async (header) => {
    await expect(authenticateWith().header(header)).rejects.toEqual(refused('Missing'));
  });

  test.each(['Basic abc', 'Bearer', 'Bearer a b', 'Bearer "x"', 'token'])(
    '%j is no bearer token',
    async (header) => {
      await expect(authenticateWith().header(header)).rejects.toEqual(refused('Invalid'));
    },
  );

  test.each([
    ['another issuer', { iss: 'somebody' }],
    ['another audience', { aud: 'other' }],
    ['no exp', { exp: undefined }],
    ['not yet', { nbf: inSeconds(31) }],
    ['no session', { sid: undefined }],
    ['an empty session', { sid: '' }],
    ['a session of blanks', { sid: ' \u00a0 ' }],
    ['a cart of blanks', { cart: '  ' }],
    ['a profile of blanks', { sub: ' ' }],
    ['a session that is no text', { sid: 5 }],
    ['a time of issue that is more than a minute ahead', { iat: inSeconds(61), exp: inSeconds(90) }],
    ['a longer life than a day', { iat: inSeconds(-10), exp: inSeconds(86_391) }],
    ['a longer life than a day before it, its time of issue unknown', { exp: inSeconds(86_401) }],
    ['a time of issue that is no number', { iat: 'yesterday' }],
    ['a session with a NUL', { sid: 'a\u0000' }],
    ['a session with a lone surrogate', { sid: 'a\ud800' }],
    ['a session of 201 characters', { sid: 's'.repeat(201) }],
    ['a cart that is no text', { cart: {} }],
    ['no market', { market: undefined }],
    ['an unknown market', { market: 'XX' }],
    ['a profile that is no text', { sub: 7 }],
    ['a scope that is no text', { scope: 7 }],
  ])('a token with %s is refused', async (_, change) => {
    const token = await sign({ ...wellFormed, ...change });
    await expect(authenticateWith().call(token)).rejects.toEqual(refused('Invalid'));
  });

  test.each([
    ['whose issuer’s clock is a minute ahead', { iat: inSeconds(60) }],
    ['of a whole day', { iat: inSeconds(-30), exp: inSeconds(86_370) }],
    ['of a day before it, its time of issue unknown', { exp: inSeconds(86_400) }],
  ])('a token %s is accepted', async (_, change) => {
    const token = await sign({ ...wellFormed, ...change });
    await expect(authenticateWith().call(token)).resolves.toMatchObject({ session: 's1' });
  });

  test('the operator sets how long a token lives', async () => {
    const token = await sign({ ...wellFormed, iat: inSeconds(-600), exp: inSeconds(60) });
    await expect(authenticateWith({ lifetimeSeconds: 659 }).call(token)).rejects.toEqual(refused('Invalid'));
    await expect(authenticateWith({ lifetimeSeconds: 660 }).call(token)).resolves.toBeDefined();
  });

  test('a token of another key, of no signature or of a shared secret is refused', async () => {
    const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const unsigned = `${encoded({ alg: 'none' })}.${encoded(wellFormed)}.`;
    const secret = Buffer.from(publicKey.export({ type: 'spki', format: 'pem' }));
    const confused = await new SignJWT(wellFormed).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    const jwk = await exportJWK(createPublicKey(stranger));
    const embedded = await sign(wellFormed, stranger, { jwk });
    for (const token of [unsigned, confused, embedded, await sign(wellFormed, stranger)]) {
      await expect(authenticateWith().call(token)).rejects.toEqual(refused('Invalid'));
    }
  });

  test('an expired token is reported as expired, beyond the clock skew', async () => {
    const { call } = authenticateWith();
    await expect(call(await sign({ ...wellFormed, exp: inSeconds(-31) }))).rejects.toEqual(
      refused('Expired'),
    );
    await expect(call(await sign({ ...wellFormed, exp: inSeconds(-29) }))).resolves.toMatchObject({
      session: 's1',
    });
  });

  test('the claims name profile, session, cart, market and scopes', async () => {
    const caller = await authenticateWith().call(await sign(wellFormed));
    expect(caller).toEqual({
      token: expect.any(String),
      profile: 'p1',
      session: 's1',
      cart: 'c1',
      market,
      scopes: new Set(['checkout', 'promote']),
    });
  });

  test('without sub the caller is a guest, without cart the cart is the session', async () => {
    const caller = await authenticateWith().call(await sign({ ...wellFormed, sub: '', cart: undefined }));
    expect(caller).toMatchObject({ profile: undefined, cart: 's1' });
  });

  test('claims may have other names, the market lower case, scopes a list', async () => {
    const names = { ...claims, session: 'session_id', scope: 'scp' };
    const { call } = authenticateWith({ claims: names });
    const token = await sign({ ...wellFormed, session_id: 's2', scp: ['checkout'], market: 'us' });
    expect(await call(token)).toMatchObject({ session: 's2', market, scopes: new Set(['checkout']) });
  });

  test('a caller tells tokens apart, whatever their signature, and holds nothing of them', async () => {
    const { call } = authenticateWith();
    const texts = await Promise.all([sign(wellFormed), sign(wellFormed), sign({ ...wellFormed, jti: '2' })]);
    const [first, resigned, other] = await Promise.all(texts.map((text) => call(text)));
    expect(texts[0]).not.toBe(texts[1]);
    expect(first?.token).toBe(resigned?.token);
    expect(first?.token).not.toBe(other?.token);
    for (const part of texts[0]?.split('.') ?? []) expect(part).not.toContain(first?.token);
  });

  test('a token is verified once, until it expires', async () => {
    const { call, verifications, wait } = authenticateWith();
    const token = await sign(wellFormed);
    await call(token);
    await call(token);
    expect(verifications()).toBe(1);
    wait(91);
    await expect(call(token)).rejects.toEqual(refused('Expired'));
  });

  test('a header that only ends like one that was seen before is read by itself', async () => {
    const { header } = authenticateWith();
    const token = await sign(wellFormed);
    await header(`Bearer ${token}`);
    const [, payload, signature] = token.split('.');
    await expect(header(`Bearer e30.${payload}.${signature}`)).rejects.toEqual(refused('Invalid'));
    await expect(header(`Basic ${token}`)).rejects.toEqual(refused('Invalid'));
    await expect(header(signature)).rejects.toEqual(refused('Invalid'));
  });

  test('a token that was seen before names its market as it is now', async () => {
    const { call, loadMarkets, verifications } = authenticateWith();
    const token = await sign(wellFormed);
    await call(token);
    const changed = { code: 'US', language: 'es' } as Market;
    loadMarkets({ ...markets, find: () => changed });
    for (let time = 0; time < 2; time += 1) expect((await call(token)).market).toBe(changed);
    expect(verifications()).toBe(1);
    loadMarkets({ ...markets, find: () => undefined });
    await expect(call(token)).rejects.toEqual(refused('Invalid'));
  });

  test('a long-lived token is verified again after five minutes', async () => {
    const { call, verifications, wait } = authenticateWith();
    const token = await sign({ ...wellFormed, exp: inSeconds(86_400) });
    await call(token);
    wait(299);
    await call(token);
    expect(verifications()).toBe(1);
    wait(2);
    await call(token);
    expect(verifications()).toBe(2);
  });

  test('a clock that is set back keeps no token longer than those five minutes', async () => {
    const { call, verifications, wait, setClock } = authenticateWith({ lifetimeSeconds: 100_000 });
    const token = await sign({ ...wellFormed, exp: inSeconds(86_400) });
    await call(token);
    setClock(-3_600);
    await call(token);
    wait(301);
    await call(token);
    expect(verifications()).toBe(2);
  });

  test('a clock set ahead ends tokens early and begins others early, until it is set right', async () => {
    const { call, setClock } = authenticateWith();
    const [ending, beginning] = [
      await sign(wellFormed),
      await sign({ ...wellFormed, nbf: inSeconds(3_600), exp: inSeconds(7_200) }),
    ];
    await call(ending);
    await expect(call(beginning)).rejects.toEqual(refused('Invalid'));
    setClock(3_600);
    await expect(call(ending)).rejects.toEqual(refused('Expired'));
    await call(beginning);
    setClock(-3_600);
    await call(ending);
  });
});

describe('keys', () => {
  async function jwksServer() {
    const state = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }], status: 200 };
    const server = createServer((_, response) =>
      response.writeHead(state.status).end(JSON.stringify({ keys: state.keys })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    return { state, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks` };
  }

  test('a key of the JWKS is accepted, one that is not in it refused', async () => {
    const { url } = await jwksServer();
    const { call } = authenticateWith({ key: remoteKeys(url) });
    expect(await call(await sign(wellFormed, privateKey, { kid: 'k1' }))).toMatchObject({ session: 's1' });
    const unknown = await sign(wellFormed, stranger, { kid: 'k2' });
    await expect(call(unknown)).rejects.toEqual(refused('Invalid'));
  });

  test('a JWKS that cannot be fetched says nothing about a token', async () => {
    const { url, state } = await jwksServer();
    state.status = 500;
    const { call } = authenticateWith({ key: remoteKeys(url) });
    await expect(call(await sign(wellFormed, privateKey, { kid: 'k1' }))).rejects.toBeInstanceOf(
      CredentialsUnavailableError,
    );
    const dead = authenticateWith({ key: remoteKeys('http://127.0.0.1:1/jwks') });
    await expect(dead.call(await sign(wellFormed))).rejects.toBeInstanceOf(CredentialsUnavailableError);
  });

  test('the error holds nothing of the token', async () => {
    const error = await authenticateWith()
      .header('Bearer secret.token.here')
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CredentialsError);
    expect(String(error)).not.toContain('secret');
  });
});
