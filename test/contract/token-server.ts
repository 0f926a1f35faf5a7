import type { KeyObject } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createAuthenticate } from '../../src/credentials/authenticate.ts';
import { quickStart } from '../../src/credentials/mint-token.ts';
import { createTokenVerifier } from '../../src/credentials/token-verifier.ts';
import type { Market } from '../../src/market/market.ts';
import { buildTestServer } from '../support/http-server.ts';

export const claims = { profile: 'sub', session: 'sid', cart: 'cart', market: 'market', scope: 'scope' };

const markets = {
  find: (code: string) => (code === 'US' ? ({ code } as Market) : undefined),
  codes: () => ['US'],
  dataVersion: 'test',
};

/** A server with the market US that trusts the tokens of one key. */
export function buildTokenServer(key: KeyObject): Promise<FastifyInstance> {
  const now = () => new Date();
  const verify = createTokenVerifier({
    ...quickStart,
    algorithms: [quickStart.algorithm],
    key,
    clockSkewSeconds: 0,
    lifetimeSeconds: 86_400,
    claims,
    now,
  });
  return buildTestServer({ authenticate: createAuthenticate(verify, () => markets, now) });
}
