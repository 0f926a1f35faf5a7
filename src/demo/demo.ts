import { randomUUID } from 'node:crypto';
import type { Settings } from '../config/settings.ts';
import { mintToken, quickStartPrivateKey, type TokenContent } from '../credentials/mint-token.ts';
import type { Problem } from '../fields/problem.ts';
import type { Markets } from '../market/market.ts';
import { builtPages, readPageFiles } from '../pages/page-files.ts';
import type { Submission } from '../submission/field-reader.ts';

export type Demo = ReturnType<typeof openDemo>;

/**
 * Opens the demo. It can issue tokens only where the service signs its own; elsewhere visitors bring theirs.
 * Throws OperatorError.
 */
export function openDemo(settings: Settings, markets: () => Markets, now: () => Date) {
  const { credentials, claims, dataDirectory, tokenLifetimeSeconds: mostSeconds } = settings;
  const files = readPageFiles(builtPages('demo-page'));
  if (credentials !== undefined) return { files, issueToken: undefined };
  const key = quickStartPrivateKey(dataDirectory);
  const issueToken = createDemoTokens(
    (code) => markets().find(code) !== undefined,
    (content) => mintToken(content, claims, key, now()),
    mostSeconds,
  );
  return { files, issueToken };
}

/** Only sessions of this form can be asked for: nobody gets a token for a cart that is not of the demo. */
const sessionForm = /^demo-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const usualSeconds = 900;

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
  return async (request: Submission) => {
    const { market, session: wanted } = request;
    if (market === undefined || market === null || market === '')
      return [{ code: 'Market.Required' }] satisfies Problem[];
    if (typeof market !== 'string' || !isMarket(market))
      return [{ code: 'Market.Unknown' }] satisfies Problem[];
    const session = typeof wanted === 'string' && sessionForm.test(wanted) ? wanted : `demo-${randomUUID()}`;
    const content = { profile: 'sample-profile', session, market, scope: 'checkout promote', ttlSeconds };
    return { token: await sign(content), session, expiresInSeconds: ttlSeconds };
  };
}
