const sessionKey = 'checkout-docs-session';

interface Issued {
  readonly token: string;
  readonly session: string;
}

/**
 * A buyer's token, where the service gives any away: the quick start with its demo does, and its pages name
 * the address. One session is kept for a visit, so that what one page sets another reads.
 */
export async function issuedToken(): Promise<string> {
  const { tokens } = document.documentElement.dataset;
  if (tokens === undefined) return '';
  const session = sessionStorage.getItem(sessionKey) ?? undefined;
  const response = await fetch(tokens, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ market: 'US', session }),
  });
  if (!response.ok) return '';
  const issued: Issued = await response.json();
  sessionStorage.setItem(sessionKey, issued.session);
  return issued.token;
}
