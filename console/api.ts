import type { MarketFigures, Pair, Report } from './decisions.ts';
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
export async function readReport(): Promise<Report> {
  const kept = readToken();
  const token = kept ?? (await issueToken());
  if (token === undefined) throw new TokenNeeded(false);
  keepToken(token);
  try {
    const [{ markets }, { pairs }] = await Promise.all([
      ask<{ markets: MarketFigures[] }>('decisions.json', token),
      ask<{ pairs: Pair[] }>('learned.json', token),
    ]);
    return { markets, pairs };
  } catch (error) {
    if (!(error instanceof TokenNeeded) || kept === undefined) throw error;
    // The kept one may have been the quick start's own, and have expired.
    const another = await issueToken();
    if (another === undefined) throw error;
    return readReport();
  }
}

async function ask<Body>(name: string, token: string): Promise<Body> {
  const response = await fetch(`/platform/v1/${name}`, { headers: { authorization: `Bearer ${token}` } });
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
