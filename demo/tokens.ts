import { keepVisit, type Visit } from './visit.ts';

/** The service gives no tokens away, or refuses the one that was pasted: only the visitor can bring another. */
export class TokenNeeded extends Error {
  override readonly name = 'TokenNeeded';
}

export interface Tokens {
  /** A token for the visit. Rejects with TokenNeeded. */
  get(): Promise<string>;
  /** The same after the service refused the one before. */
  renew(): Promise<string>;
  /** A token that the visitor brings. It is kept in this page only. */
  use(token: string): void;
}

interface Issued {
  readonly token: string;
  readonly session: string;
}

export function createTokens(fetch: typeof globalThis.fetch, visit: Visit): Tokens {
  let pasted: string | undefined;
  let issued: { market: string; token: Promise<string> } | undefined;

  async function issue(): Promise<string> {
    const response = await fetch(new URL('/demo/token', location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ market: visit.market, session: visit.session }),
    });
    if (!response.ok) throw new TokenNeeded();
    const { token, session }: Issued = await response.json();
    visit.session = session;
    keepVisit(visit);
    return token;
  }

  function get(): Promise<string> {
    if (pasted !== undefined) return Promise.resolve(pasted);
    if (issued?.market !== visit.market) issued = { market: visit.market, token: issue() };
    return issued.token;
  }

  return {
    get,
    renew: () => {
      if (pasted !== undefined) {
        pasted = undefined;
        return Promise.reject(new TokenNeeded());
      }
      issued = undefined;
      return get();
    },
    use: (token) => {
      pasted = token;
    },
  };
}

/** The market that a token names, where it does so under the usual name; read only to draw the right form. */
export function marketOf(token: string): string | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const { market } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof market === 'string' ? market : undefined;
  } catch {
    return undefined;
  }
}
