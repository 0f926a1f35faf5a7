import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { quickStart } from '../../src/credentials/mint-token.ts';
import type { Chance } from './random.ts';
import { canary } from './strange-text.ts';

/** Values of the Authorization header, valid for some scopes or for none. */
export interface FuzzTokens {
  /** Valid tokens by scope. */
  readonly good: ReadonlyMap<string, readonly string[]>;
  readonly bad: readonly string[];
}

const markets = ['US', 'US', 'US', 'CA', 'DE', 'JP', 'PR', 'GB'];
const buyers = 48;

/** Mints tokens of the quick start. They name few buyers, so that requests meet the same carts. */
export async function mintFuzzTokens(key: KeyObject): Promise<FuzzTokens> {
  const sign = (claims: Record<string, unknown>, seconds = 86_400) => signed(claims, key, seconds);
  const checkout = await Promise.all(
    Array.from({ length: buyers }, (_, buyer) => sign({ ...buyerClaims(buyer), scope: 'checkout promote' })),
  );
  const platform = [
    await sign({ sub: 'clerk', scope: 'platform' }),
    await sign({ sub: 'clerk', scope: 'platform platform:sensitive' }),
  ];
  const good = new Map([
    ['checkout', checkout],
    ['promote', checkout],
    ['platform', platform],
  ]);
  const [first = ''] = checkout;
  const bad = [
    await sign({ ...buyerClaims(0), scope: 'checkout promote' }, -3_600),
    await sign({ ...buyerClaims(0), scope: '' }),
    await sign({ ...buyerClaims(0), market: 'XX', scope: 'checkout promote' }),
    await sign({ ...buyerClaims(0), sid: canary.repeat(30), scope: 'checkout promote' }),
    await sign({ scope: 'platform' }),
    `Bearer ${canary}`,
    first.slice(0, -3),
    first.replace('Bearer', 'Basic'),
    `${first}=`,
    `${first}.${canary}`,
    first.toLowerCase(),
    'Bearer',
    `Bearer ${'a'.repeat(9_000)}`,
  ];
  return { good, bad };
}

function buyerClaims(buyer: number): Record<string, unknown> {
  const profile = buyer % 3 === 0 ? {} : { sub: `profile-${buyer % 7}` };
  return {
    ...profile,
    sid: `session-${buyer}`,
    cart: `cart-${buyer % 40}`,
    market: markets[buyer % markets.length],
  };
}

async function signed(claims: Record<string, unknown>, key: KeyObject, seconds: number): Promise<string> {
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: quickStart.algorithm })
    .setIssuer(quickStart.issuer)
    .setAudience(quickStart.audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(key);
  return `Bearer ${token}`;
}

/** Mostly a valid token for the scope, sometimes any other or none. */
export function pickToken(
  { good, bad }: FuzzTokens,
  scope: string | undefined,
  chance: Chance,
): string | undefined {
  if (chance.oneIn(30)) return undefined;
  if (chance.oneIn(20)) return chance.pick(bad);
  if (chance.oneIn(30)) return chance.pick(chance.pick([...good.values()]));
  return chance.pick(good.get(scope ?? 'checkout') ?? bad);
}
