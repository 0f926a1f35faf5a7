import type { TokenSource } from '../send.ts';
import { sharedToken } from '../shared-token.ts';

/**
 * Fetches tokens from an address of the shop's own backend, which answers a POST with a token as text. The
 * session cookie goes along as with any call of the page to that address.
 */
export function tokenFrom(address: string): TokenSource {
  return sharedToken(async () => {
    const response = await fetch(new URL(address, document.baseURI), { method: 'POST' });
    if (!response.ok)
      throw new Error(`checkout-address: ${address} answered ${response.status}, not a token.`);
    return (await response.text()).trim();
  });
}
