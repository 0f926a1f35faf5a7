import type { Pair, PairExplanation, Report } from './decisions.ts';
import { forgetToken, keepToken, readToken } from './session.ts';

/** There is no token, or the service refused it: somebody has to paste another. */
export class TokenNeeded extends Error {
  override readonly name = 'TokenNeeded';
  /** Whether a token was refused. */
  readonly isRefused: boolean;

  constructor(isRefused: boolean) {
    super('a token is needed');
    this.isRefused = isRefused;
  }
}

/** Rejects with TokenNeeded, or with whatever kept the figures from being read. */
export function readReport(): Promise<Report> {
  return withToken(async (token) => {
    const [{ day, markets }, { pairs }] = await Promise.all([
      ask<Pick<Report, 'day' | 'markets'>>(token, 'decisions.json'),
      ask<{ pairs: Pair[] }>(token, 'learned.json'),
    ]);
    return { day, markets, pairs };
  });
}

/** Rejects where the decision could not be stored. */
export async function teach(pair: Pair, state: 'approved' | 'rejected'): Promise<void> {
  const { success } = await withToken((token) =>
    ask<{ success: boolean }>(token, `learned/${state}`, { method: 'PUT', body: nameOf(pair) }),
  );
  if (!success) throw new Error('the decision was refused');
}

export function explain(pair: Pair): Promise<PairExplanation> {
  return withToken((token) =>
    ask<PairExplanation>(token, 'learned/explanation', { method: 'POST', body: nameOf(pair) }),
  );
}

function nameOf({ market, locality, area, code }: Pair): object {
  return { market, City: locality, Province: area, PostalCode: code };
}

/** Asks with the kept token. One that was the quick start's own may have expired: then with another. */
async function withToken<Answer>(work: (token: string) => Promise<Answer>): Promise<Answer> {
  const kept = readToken();
  const token = kept ?? (await issueToken());
  if (token === undefined) throw new TokenNeeded(false);
  keepToken(token);
  try {
    return await work(token);
  } catch (error) {
    if (!(error instanceof TokenNeeded) || kept === undefined) throw error;
    const another = await issueToken();
    if (another === undefined) throw error;
    keepToken(another);
    return work(another);
  }
}

async function ask<Body>(
  token: string,
  name: string,
  { method = 'GET', body }: { readonly method?: string; readonly body?: object } = {},
): Promise<Body> {
  const response = await fetch(`/platform/v1/${name}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status === 401 || response.status === 403) {
    forgetToken();
    throw new TokenNeeded(true);
  }
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** The quick start's own token; undefined where an issuer makes them, or the service is not on loopback. */
async function issueToken(): Promise<string | undefined> {
  const response = await fetch('/console/token', { method: 'POST' });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`token: ${response.status}`);
  const { token }: { token: string } = await response.json();
  return token;
}
