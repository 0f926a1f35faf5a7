import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../scripts/openapi/operations.ts';
import { requestOf } from '../../scripts/openapi/requests.ts';
import { quickStart } from '../../src/credentials/mint-token.ts';
import { codesOf, envelopeOf } from '../support/http-server.ts';
import { buildTokenServer } from './token-server.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const buyer = { sub: 'p', sid: 's', market: 'US' };
const scopes = [
  '',
  'checkout',
  'promote',
  'platform',
  'platform:sensitive',
  'platform platform:sensitive',
  'Platform',
  'platform:',
];

let server: FastifyInstance;
beforeAll(async () => {
  server = await buildTokenServer(publicKey);
});

function tokenOf(payload: Record<string, unknown>): Promise<string> {
  return new SignJWT(payload)
    .setProtectedHeader({ alg: quickStart.algorithm })
    .setIssuer(quickStart.issuer)
    .setAudience(quickStart.audience)
    .setExpirationTime('1m')
    .sign(privateKey);
}

type Operation = (typeof operations)[number];
const secured = operations.filter(({ scope }) => scope !== undefined);
const ofPlatform = secured.filter(({ scope }) => scope === 'platform');
const ofSteps = secured.filter(({ scope }) => scope !== 'platform');

const scopesOf = ({ scope, besides }: Operation) => [scope, besides].filter((each) => each !== undefined);

async function call(operation: Operation, authorization?: string) {
  const { method, path, requestType } = operation;
  const request = requestOf(operation);
  const type = requestType ?? 'application/json';
  const response = await server.inject({
    method: method.toUpperCase() as 'GET',
    url: path.replace(/\{\w+\}/g, '1'),
    headers: {
      ...(authorization === undefined ? {} : { authorization }),
      ...(request === undefined ? {} : { 'content-type': type }),
    },
    ...(request === undefined ? {} : { payload: '{}' }),
  });
  const codes = codesOf(envelopeOf(response)).filter((code) => code.startsWith('Authorization.'));
  return { status: response.statusCode, codes, challenge: response.headers['www-authenticate'] };
}

const admitted = async (operation: Operation, payload: Record<string, unknown>) => {
  const { status, codes } = await call(operation, `Bearer ${await tokenOf(payload)}`);
  return status < 500 && codes.length === 0 ? 'admitted' : codes.join();
};

describe.each(secured)('$id', (operation) => {
  it.each(scopes)('with scope "%s" is open only if that is the scope it requires', async (scope) => {
    const token = await tokenOf({ ...buyer, scope });
    const { status, codes, challenge } = await call(operation, `Bearer ${token}`);
    const missing = scopesOf(operation).find((each) => !scope.split(' ').includes(each));
    if (missing === undefined) {
      expect([status === 200 || status === 404, codes]).toEqual([true, []]);
    } else {
      expect([status, codes]).toEqual([403, ['Authorization.Scope']]);
      expect(challenge).toContain(`error="insufficient_scope", scope="${missing}"`);
    }
  });

  it('without a token is 401', async () => {
    expect(await call(operation)).toMatchObject({ status: 401, codes: ['Authorization.Missing'] });
  });
});

describe('a token of the platform', () => {
  it.each(ofPlatform)('needs no session, no cart and no market for $id', async (operation) => {
    const scope = scopesOf(operation).join(' ');
    expect(await admitted(operation, { sub: 'clerk', scope })).toBe('admitted');
    expect(await admitted(operation, { sub: 'clerk', sid: 's', scope })).toBe('admitted');
    expect(await admitted(operation, { ...buyer, market: 'XX', scope })).toBe('admitted');
  });

  it.each(ofPlatform)('that does not say who acts is invalid for $id', async (operation) => {
    const scope = scopesOf(operation).join(' ');
    expect(await admitted(operation, { scope })).toBe('Authorization.Invalid');
    expect(await admitted(operation, { ...buyer, sub: '', scope })).toBe('Authorization.Invalid');
  });

  it.each(ofSteps)('lacks the scope for $id, whatever it names', async (operation) => {
    expect(await admitted(operation, { sub: 'clerk', scope: 'platform' })).toBe('Authorization.Scope');
    expect(await admitted(operation, { ...buyer, scope: 'platform' })).toBe('Authorization.Scope');
  });

  it.each(ofSteps)(
    'with every scope, but without a session or a market, is invalid for $id',
    async (operation) => {
      const scope = 'platform checkout promote';
      expect(await admitted(operation, { sub: 'clerk', scope })).toBe('Authorization.Invalid');
      expect(await admitted(operation, { sub: 'clerk', sid: 's', scope })).toBe('Authorization.Invalid');
      expect(await admitted(operation, { ...buyer, market: 'XX', scope })).toBe('Authorization.Invalid');
      expect(await admitted(operation, { ...buyer, scope })).toBe('admitted');
    },
  );

  it('with a claim that is not an identifier is invalid everywhere', async () => {
    for (const operation of secured) {
      const payload = { ...buyer, sid: 7, scope: 'platform platform:sensitive checkout promote' };
      expect(await admitted(operation, payload)).toBe('Authorization.Invalid');
    }
  });
});
