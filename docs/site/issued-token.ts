const sessionKey = 'checkout-docs-session';

interface Issued {
  readonly token: string;
  readonly session: string;
}

/**
 * A buyer's token, or nothing where the service issues none. The quick start with its demo issues tokens, and
 * then the pages name the address. A visit keeps one session, so that one page reads what another set.
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
