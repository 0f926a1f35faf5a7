import { createHmac, createSign, generateKeyPairSync, type KeyObject, sign as signBytes } from 'node:crypto';
import { createLocalJWKSet, exportJWK, type JWTVerifyGetKey } from 'jose';
import { describe, expect, it } from 'vitest';
import { createTokenVerifier } from './token-verifier.ts';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');
const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
const attackerEd = generateKeyPairSync('ed25519');

const now = new Date('2026-03-01T12:00:00Z');
const inSeconds = (seconds: number) => Math.floor(now.getTime() / 1000) + seconds;
const good = {
  iss: 'issuer',
  aud: 'checkout',
  exp: inSeconds(60),
  sid: 's1',
  market: 'US',
  scope: 'checkout promote',
};
const claims = { profile: 'sub', session: 'sid', cart: 'cart', market: 'market', scope: 'scope' };

const jwks = createLocalJWKSet({
  keys: [
    { ...(await exportJWK(rsa.publicKey)), kid: 'rsa', alg: 'RS256', use: 'sig' },
    { ...(await exportJWK(ec.publicKey)), kid: 'ec', alg: 'ES256' },
    { ...(await exportJWK(ed.publicKey)), kid: 'ed', alg: 'EdDSA' },
    { kty: 'oct', kid: 'oct', k: Buffer.from('a shared secret that leaked').toString('base64url') },
  ],
});

/** With one key from the settings, and with a set of them. */
const sources: [string, KeyObject | JWTVerifyGetKey][] = [
  ['a public key', rsa.publicKey],
  ['a JWKS', jwks],
];

function verifierOf(key: KeyObject | JWTVerifyGetKey) {
  return createTokenVerifier({
    key,
    issuer: 'issuer',
    audience: 'checkout',
    algorithms: ['RS256', 'ES256', 'EdDSA'],
    clockSkewSeconds: 0,
    lifetimeSeconds: 86_400,
    claims,
    now: () => now,
  });
}

type Claims = Readonly<Record<string, unknown>>;
type Signer = (input: string) => Buffer;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const byRsa: Signer = (input) => createSign('sha256').update(input).sign(rsa.privateKey);
const byAttacker: Signer = (input) => createSign('sha256').update(input).sign(attacker.privateKey);
const bySecret =
  (secret: string | Buffer, hash = 'sha256'): Signer =>
  (input) =>
    createHmac(hash, secret).update(input).digest();
const byNobody: Signer = () => Buffer.alloc(0);

/** A token whose every part is the test's own: a library would refuse to make most of these. */
function token(header: Claims, payload: Claims = good, signer: Signer = byRsa): string {
  const input = `${encode(header)}.${encode(payload)}`;
  return `${input}.${signer(input).toString('base64url')}`;
}

const head = { alg: 'RS256', kid: 'rsa' };
const spki = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const pkcs1 = rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }).toString();
const der = rsa.publicKey.export({ type: 'spki', format: 'der' });
const ownKey = attacker.publicKey.export({ format: 'jwk' });
const elsewhere = 'http://127.0.0.1:1/jwks';
const sound = token(head);
const [soundHead = '', soundPayload = '', soundSignature = ''] = sound.split('.');

const unsigned = ['none', 'None', 'NONE', 'nOnE', '', null, undefined, 'HS256', 'RS256'].map(
  (alg): [string, string] => [
    `no signature and alg ${JSON.stringify(alg)}`,
    token({ ...head, alg }, good, byNobody),
  ],
);

const confused: [string, string][] = [
  ...Object.entries({ spki, pkcs1, 'spki without its last line break': spki.trimEnd(), der }).flatMap(
    ([name, secret]): [string, string][] =>
      ([256, 384, 512] as const).map((bits) => [
        `HS${bits} with the public key (${name}) for a secret`,
        token({ ...head, alg: `HS${bits}` }, good, bySecret(secret, `sha${bits}`)),
      ]),
  ),
  ['HS256 with an empty secret', token({ ...head, alg: 'HS256' }, good, bySecret(''))],
  [
    'HS256 with the shared secret of the set',
    token({ alg: 'HS256', kid: 'oct' }, good, bySecret('a shared secret that leaked')),
  ],
  ['HS256 under the name of RS256', token(head, good, bySecret(spki))],
  ['a signature of RS256 under the name of PS256', token({ ...head, alg: 'PS256' })],
  ['a signature of RS256 under the name of RS512', token({ ...head, alg: 'RS512' })],
  [
    'an algorithm that is not on the list',
    token({ ...head, alg: 'RS512' }, good, (input) =>
      createSign('sha512').update(input).sign(rsa.privateKey),
    ),
  ],
  ['an algorithm in small letters', token({ ...head, alg: 'rs256' })],
  ['an algorithm in a list', token({ ...head, alg: ['RS256'] })],
  ['ECDH-ES under the name of a signature', token({ ...head, alg: 'ECDH-ES' })],
  ['a signature of zeros by ES256', token({ alg: 'ES256', kid: 'ec' }, good, () => Buffer.alloc(64))],
  [
    'a signature of ES256 in DER',
    token({ alg: 'ES256', kid: 'ec' }, good, (input) =>
      createSign('sha256').update(input).sign(ec.privateKey),
    ),
  ],
  ['a signature of zeros by EdDSA', token({ alg: 'EdDSA', kid: 'ed' }, good, () => Buffer.alloc(64))],
  [
    'EdDSA by another key',
    token({ alg: 'EdDSA', kid: 'ed' }, good, (input) =>
      signBytes(null, Buffer.from(input), attackerEd.privateKey),
    ),
  ],
];

const broughtAlong: [string, string][] = [
  ['jwk', ownKey],
  ['jku', elsewhere],
  ['x5u', elsewhere],
  ['x5c', [attacker.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')]],
  ['x5t', 'AAAA'],
].map(([name, value]): [string, string] => [
  `a key of its own in ${name}`,
  token({ ...head, [String(name)]: value }, good, byAttacker),
]);

const keyIds: [string, string][] = [
  '../../../../dev/null',
  '/proc/self/environ',
  "' or 1=1 --",
  'rsa\u0000',
  'RSA',
  '',
  '__proto__',
  'ec',
  'ed',
  'oct',
  elsewhere,
  'x'.repeat(4_000),
].map((kid): [string, string] => [
  `another key and the kid ${JSON.stringify(kid).slice(0, 40)}`,
  token({ ...head, kid }, good, byAttacker),
]);

const headers: [string, string][] = [
  ['an extension that is critical and unknown', token({ ...head, crit: ['x'], x: 1 })],
  ['an extension that is critical and absent', token({ ...head, crit: ['exp'] })],
  ['no extension that is critical', token({ ...head, crit: [] })],
  ['a payload that is not encoded', token({ ...head, b64: false, crit: ['b64'] })],
  ['the type of a proof', token({ ...head, typ: 'dpop+jwt' })],
  ['the type of a logout token', token({ ...head, typ: 'logout+jwt' })],
  ['the type of an event', token({ ...head, typ: 'secevent+jwt' })],
  ['a type that is no text', token({ ...head, typ: 7 })],
];

const contents: [string, string][] = [
  ['another issuer', { iss: 'issuer2' }],
  ['an issuer in capitals', { iss: 'Issuer' }],
  ['an issuer in a list', { iss: ['issuer'] }],
  ['no issuer', { iss: undefined }],
  ['another audience', { aud: 'checkout-admin' }],
  ['other audiences', { aud: ['a', 'b'] }],
  ['no audience', { aud: undefined }],
  ['an audience that is an object', { aud: { checkout: true } }],
  ['no end', { exp: undefined }],
  ['an end that is text', { exp: String(inSeconds(60)) }],
  ['an end that is null', { exp: null }],
  ['a start that is to come', { nbf: inSeconds(1) }],
  ['a start that is text', { nbf: 'now' }],
  ['a session in a list', { sid: ['s1'] }],
  ['a session that is true', { sid: true }],
  ['a session with a line break', { sid: 's1\ns2' }],
  ['a profile that is an object', { sub: { id: 'p' } }],
  ['a cart that is a number', { cart: 7 }],
  ['a scope that is an object', { scope: { checkout: true } }],
  ['a scope in a list with a number', { scope: ['checkout', 1] }],
].map(([title, change]): [string, string] => [`${title}`, token(head, { ...good, ...(change as Claims) })]);

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The same bytes spelled otherwise: the bits of the last letter that no byte uses. */
const respelled = `${soundSignature.slice(0, -1)}${letters[letters.indexOf(soundSignature.slice(-1)) ^ 1]}`;
const altered: [string, string][] = [
  ['a signature cut short', sound.slice(0, -8)],
  ['no signature', `${soundHead}.${soundPayload}.`],
  ['a signature spelled otherwise', `${soundHead}.${soundPayload}.${respelled}`],
  ['a signature with padding', `${sound}==`],
  [
    'a signature in the other alphabet',
    `${soundHead}.${soundPayload}.${Buffer.from(soundSignature, 'base64url').toString('base64')}`,
  ],
  [
    'another payload under the same signature',
    `${soundHead}.${encode({ ...good, sid: 's2' })}.${soundSignature}`,
  ],
  ['another head over the same signature', `${encode({ ...head, x: 1 })}.${soundPayload}.${soundSignature}`],
  ['a fourth part', `${sound}.${soundSignature}`],
  ['five parts', `${encode({ alg: 'dir', enc: 'A256GCM' })}..AAAA.AAAA.AAAA`],
  [
    'a payload that is a list',
    `${soundHead}.${encode([good])}.${byRsa(`${soundHead}.${encode([good])}`).toString('base64url')}`,
  ],
  ['dots', '..'],
  ['a megabyte', 'a'.repeat(1_048_576)],
];

describe.each(sources)('with %s', (_source, key) => {
  const verify = verifierOf(key);

  it('the sound token from which the others are made is accepted', async () => {
    expect((await verify(sound)).identity).toMatchObject({
      buyer: { session: 's1', cart: 's1', market: 'US' },
    });
    expect((await verify(token({ ...head, typ: 'at+jwt' }))).identity.buyer?.session).toBe('s1');
  });

  it.each([...unsigned, ...confused, ...broughtAlong, ...keyIds, ...headers, ...contents, ...altered])(
    'a token with %s is refused',
    async (_title, forged) => {
      await expect(verify(forged)).rejects.toMatchObject({ name: 'CredentialsError', reason: 'Invalid' });
    },
  );

  it.each([0, -1, -86_400, -inSeconds(0)])('a token that ended %d seconds ago says so', async (seconds) => {
    await expect(verify(token(head, { ...good, exp: inSeconds(seconds) }))).rejects.toMatchObject({
      reason: 'Expired',
    });
  });

  it('a token with any one character changed is refused', async () => {
    const positions = Array.from({ length: 150 }, (_, index) => Math.floor((index * sound.length) / 150));
    for (const at of positions) {
      const other = sound[at] === 'A' ? 'B' : 'A';
      const changed = sound.slice(0, at) + other + sound.slice(at + 1);
      await expect(verify(changed)).rejects.toMatchObject({ name: 'CredentialsError' });
    }
  });
});
