import { randomUUID } from 'node:crypto';
import { isLoopback } from '../config/network.ts';
import type { Settings } from '../config/settings.ts';
import { mintToken, quickStartPrivateKey, type TokenContent } from '../credentials/mint-token.ts';
import type { Problem } from '../fields/problem.ts';
import type { Markets } from '../market/market.ts';
import type { Submission } from '../submission/field-reader.ts';
import { builtPages, readPageFiles } from './page-files.ts';

export type Demo = ReturnType<typeof openDemo>;
export type Console = ReturnType<typeof openConsole>;

const usualSeconds = 900;

/**
 * Opens the demo. It can issue tokens only where the service signs its own; elsewhere visitors bring theirs.
 * Throws OperatorError where it was not built.
 */
export function openDemo(settings: Settings, markets: () => Markets, now: () => Date) {
  const files = readPageFiles(builtPages('demo-page'));
  const sign = signer(settings, now);
  const isMarket = (code: string) => markets().find(code) !== undefined;
  return { files, issueToken: sign && createDemoTokens(isMarket, sign, settings.tokenLifetimeSeconds) };
}

/**
 * Opens the operator's page. It issues no tokens where an issuer makes them, or others than this machine
 * reach the service. Throws OperatorError where it was not built.
 */
export function openConsole(settings: Settings, markets: () => Markets, now: () => Date) {
  const files = readPageFiles(builtPages('console-page'));
  const sign = isLoopback(settings.http.host) ? signer(settings, now) : undefined;
  const ttlSeconds = Math.min(usualSeconds, settings.tokenLifetimeSeconds);
  // Operations of the platform look at the scope alone, but each token names a market.
  const content = { profile: 'console', session: 'console', scope: 'platform', ttlSeconds };
  return { files, issueToken: sign && (() => sign({ ...content, market: markets().codes()[0] ?? '' })) };
}

/** Signs with the key of the quick start; undefined where an issuer makes the tokens. */
function signer({ credentials, claims, dataDirectory }: Settings, now: () => Date) {
  if (credentials !== undefined) return undefined;
  const key = quickStartPrivateKey(dataDirectory);
  return (content: TokenContent) => mintToken(content, claims, key, now());
}

/** Only sessions of this form can be asked for: nobody gets a token for a cart that is not of the demo. */
const sessionForm = /^demo-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Tokens for whoever opens the demo. Whoever knows the session's random id can go on with it; without it, or
 * with anything else, a session is new. The profile is the sample's. The service takes no token that lives
 * longer than `mostSeconds`; `sign` signs those of buyers, never the platform's.
 */
export function createDemoTokens(
  isMarket: (code: string) => boolean,
  sign: (content: TokenContent) => Promise<string>,
  mostSeconds: number,
) {
  const ttlSeconds = Math.min(usualSeconds, mostSeconds);
  /** With the session of the answer, the next request goes on with the same cart and application. */
  return async ({ market, session: wanted }: Submission) => {
    const isNamed = market !== undefined && market !== null && market !== '';
    if (typeof market !== 'string' || !isNamed || !isMarket(market))
      return [{ code: isNamed ? 'Market.Unknown' : 'Market.Required' }] satisfies Problem[];
    const session = typeof wanted === 'string' && sessionForm.test(wanted) ? wanted : `demo-${randomUUID()}`;
    const content = { profile: 'sample-profile', session, market, scope: 'checkout promote', ttlSeconds };
    return { token: await sign(content), session, expiresInSeconds: ttlSeconds };
  };
}
