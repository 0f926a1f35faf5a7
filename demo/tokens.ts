import { keepVisit, type Visit } from './visit.ts';

/** The service issues no tokens, or refused the pasted one. The visitor has to provide another. */
export class TokenNeeded extends Error {
  override readonly name = 'TokenNeeded';
}

export interface Tokens {
  /** A token for the visit, other than the refused one. Rejects with TokenNeeded. */
  get(refused?: string): Promise<string>;
  /** Uses a token that the visitor pasted. Only this page keeps it. */
  use(token: string): void;
  /** Whether the tokens are the demo's own. Only this page fills their cart. */
  areOwn(): boolean;
}

interface Issued {
  readonly token: string;
  readonly session: string;
}

export function createTokens(fetch: typeof globalThis.fetch, visit: Visit): Tokens {
  let pasted: string | undefined;
  let issued: { readonly market: string; readonly token: Promise<string> } | undefined;

  async function issue(): Promise<string> {
    const response = await fetch(new URL('/demo/token', location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ market: visit.market, session: visit.session }),
    });
    if (response.status === 404) throw new TokenNeeded();
    if (!response.ok) throw new Error(`tokens: ${response.status}`);
    const { token, session }: Issued = await response.json();
    visit.session = session;
    keepVisit(visit);
    return token;
  }

  return {
    get: async (refused) => {
      if (pasted !== undefined && pasted !== refused) return pasted;
      const wasPasted = pasted !== undefined;
      pasted = undefined;
      if (wasPasted) throw new TokenNeeded();
      if (refused !== undefined || issued?.market !== visit.market) {
        const token = issue();
        issued = { market: visit.market, token };
        // A failure is not kept, so that the next call asks again.
        token.catch(() => {
          issued = undefined;
        });
      }
      return issued.token;
    },
    use: (token) => {
      pasted = token;
    },
    areOwn: () => pasted === undefined,
  };
}

/** The market that a token names in its `market` claim. It is read only to draw the right form. */
export function marketOf(token: string): string | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const { market } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof market === 'string' ? market : undefined;
  } catch {
    return undefined;
  }
}
