import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CredentialsUnavailableError } from './token-verifier.ts';
import { remoteKeys } from './verification-keys.ts';

const limits = {
  timeoutDuration: 150,
  cooldownDuration: 3_000,
  retryDuration: 30_000,
  cacheMaxAge: 600_000,
  maxBytes: 20_000,
};
const pairs = new Map(['k1', 'k2'].map((kid) => [kid, generateKeyPairSync('ed25519')]));
const privateKeyOf = (kid: string): KeyObject => pairs.get(kid)?.privateKey ?? fail(kid);

function fail(kid: string): never {
  throw new Error(`there is no key ${kid}`);
}

let elapsedMs = 0;
const pass = (seconds: number) => {
  elapsedMs += seconds * 1000;
};

/** A JWKS that answers as it is told to. */
async function openIssuer(...kids: string[]) {
  const issuer = { fetches: 0, answer: await publish(...kids) };
  const server = createServer((request, response) => {
    issuer.fetches += 1;
    issuer.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`;
  return Object.assign(issuer, { url, keys: remoteKeys(url, limits, () => elapsedMs) });
}

async function publish(...kids: string[]): Promise<RequestListener> {
  const keys = await Promise.all(
    kids.map(async (kid) => ({
      ...(await exportJWK(pairs.get(kid)?.publicKey ?? fail(kid))),
      kid,
      alg: 'EdDSA',
    })),
  );
  return (_request, response) => response.end(JSON.stringify({ keys }));
}

/** Whether a token of a key is admitted: or refused, or nothing known of it. */
async function meet(keys: JWTVerifyGetKey, kid: string): Promise<'admitted' | 'refused' | 'unknown'> {
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKeyOf(kid));
  return jwtVerify(token, keys).then(
    () => 'admitted' as const,
    (error) => (error instanceof CredentialsUnavailableError ? 'unknown' : 'refused'),
  );
}

describe('rotation', () => {
  it('a new key is fetched when a token first names it, but at most every three seconds', async () => {
    const issuer = await openIssuer('k1');
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
    issuer.answer = await publish('k1', 'k2');
    expect(await meet(issuer.keys, 'k2')).toBe('refused');
    expect(issuer.fetches).toBe(1);
    pass(3);
    const together = await Promise.all([meet(issuer.keys, 'k2'), meet(issuer.keys, 'k2')]);
    expect(together).toEqual(['admitted', 'admitted']);
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
    expect(issuer.fetches).toBe(2);
  });

  it('keys that nobody published are sought every three seconds, however many tokens name them', async () => {
    const issuer = await openIssuer('k1');
    for (let second = 0; second < 12; second += 1) {
      expect(await meet(issuer.keys, 'k2')).toBe('refused');
      expect(await meet(issuer.keys, 'k2')).toBe('refused');
      pass(1);
    }
    expect(issuer.fetches).toBe(4);
  });

  it('an unknown key says nothing while the issuer is down, and counts as soon as it is back', async () => {
    const issuer = await openIssuer('k1');
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
    pass(3);
    issuer.answer = (request) => request.socket.destroy();
    expect(await meet(issuer.keys, 'k2')).toBe('unknown');
    issuer.answer = await publish('k1', 'k2');
    expect(await meet(issuer.keys, 'k2')).toBe('unknown');
    pass(3);
    expect(await meet(issuer.keys, 'k2')).toBe('admitted');
    expect(issuer.fetches).toBe(3);
  });

  it('a key that was withdrawn counts for ten minutes at most', async () => {
    const issuer = await openIssuer('k1', 'k2');
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
    issuer.answer = await publish('k2');
    pass(599);
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
    pass(2);
    expect(await meet(issuer.keys, 'k1')).toBe('refused');
    expect(await meet(issuer.keys, 'k2')).toBe('admitted');
  });
});

describe.each([
  ['set back', -3_600],
  ['set ahead', 3_600],
])('a clock that is %s', (_title, seconds) => {
  it('makes keys neither older nor younger', async () => {
    const issuer = await openIssuer('k1');
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
    onTestFinished(() => void vi.useRealTimers());
    issuer.answer = await publish('k2');
    expect(await meet(issuer.keys, 'k2')).toBe('refused');
    expect(issuer.fetches).toBe(1);
    pass(31);
    expect(await meet(issuer.keys, 'k2')).toBe('admitted');
    issuer.answer = (request) => request.socket.destroy();
    pass(601);
    expect(await meet(issuer.keys, 'k2')).toBe('admitted');
    issuer.answer = await publish('k1');
    vi.setSystemTime(Date.now() + seconds * 1000);
    pass(31);
    expect(await meet(issuer.keys, 'k2')).toBe('refused');
  });
});

const elsewhere = await publish('k2');
const both = await publish('k1', 'k2');
const outages: [string, RequestListener][] = [
  ['cannot be reached', (request) => request.socket.destroy()],
  ['does not answer', () => undefined],
  ['stops in the middle', (_request, response) => void response.writeHead(200).write('{"keys":[')],
  ['answers 500', (_request, response) => response.writeHead(500).end('{}')],
  ['answers a page', (_request, response) => response.end('<html>')],
  ['answers nothing', (_request, response) => response.end()],
  ['answers no set', (_request, response) => response.end('{"keys":{"k1":1}}')],
  ['answers null', (_request, response) => response.end('null')],
  [
    'answers more than a set',
    (request, response) => {
      response.write(' '.repeat(limits.maxBytes));
      both(request, response);
    },
  ],
  ['answers without end', (_request, response) => endless(response)],
  [
    'sends elsewhere',
    (request, response) => {
      if (request.url === '/other') elsewhere(request, response);
      else response.writeHead(302, { location: '/other' }).end();
    },
  ],
];

function endless(response: Parameters<RequestListener>[1]): void {
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(4_096)));
  };
  response.on('drain', more);
  more();
}

describe.each(outages)('a JWKS that %s', (_title, outage) => {
  it('says nothing about any token', async () => {
    const issuer = await openIssuer('k1');
    issuer.answer = outage;
    expect(await meet(issuer.keys, 'k1')).toBe('unknown');
    expect(await meet(issuer.keys, 'k2')).toBe('unknown');
    issuer.answer = await publish('k1');
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
  });

  it('leaves the known keys valid, is asked twice a minute, and is used again when it is back', async () => {
    const issuer = await openIssuer('k1');
    expect(await meet(issuer.keys, 'k1')).toBe('admitted');
    issuer.answer = outage;
    pass(601);
    for (let call = 0; call < 5; call += 1) {
      expect(await meet(issuer.keys, 'k1')).toBe('admitted');
      expect(await meet(issuer.keys, 'k2')).toBe('unknown');
    }
    expect(issuer.fetches).toBe(2);
    pass(31);
    issuer.answer = await publish('k2');
    expect(await meet(issuer.keys, 'k2')).toBe('admitted');
    expect(await meet(issuer.keys, 'k1')).toBe('refused');
  });
});
