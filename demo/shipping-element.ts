import type { AddressFormat, AddressSubmission } from '@checkout-verification/client';
import type { CheckoutAddress } from '@checkout-verification/client/element';
import { loadPhoneFormatter } from './phone-formatter.ts';
import { branchesOf } from './sample-branches.ts';
import type { Tokens } from './tokens.ts';
import { keepVisit, type Visit } from './visit.ts';

/** The address element, and what the page knows about its cart. */
export interface Shipping {
  readonly element: CheckoutAddress;
  /** The format of the form that is shown; absent until a form is shown. */
  format: AddressFormat | undefined;
  held: HeldAddress | undefined;
}

/** An address that the service holds. */
export interface HeldAddress {
  readonly address: AddressSubmission;
  readonly branch: number | undefined;
  /** The market of the address. */
  readonly market: string;
  /** Where the address came from. It is unknown with a visitor's own token, whose cart others may fill. */
  readonly source: 'cart' | 'profile' | 'unknown';
}

/** The page has one address element, so that what is filled in stays when the page is drawn again. */
export function createShipping(visit: Visit, tokens: Tokens, fetch: typeof globalThis.fetch): Shipping {
  const element = document.createElement('checkout-address');
  element.setAttribute('countries', '*');
  element.setAttribute('more', '');
  element.token = tokens.get;
  element.fetch = fetch;
  element.phoneFormatter = loadPhoneFormatter;
  const shipping: Shipping = { element, format: undefined, held: undefined };
  element.addEventListener('loaded', ({ detail: { format, address } }) => {
    shipping.format = format;
    if (address !== undefined) shipping.held = heldFrom(address, visit, tokens);
  });
  element.addEventListener('verified', ({ detail: { address } }) => {
    const branch = address.Branch ?? undefined;
    visit.cart = { branch };
    keepVisit(visit);
    shipping.held = { address, branch, market: visit.market, source: 'cart' };
  });
  return shipping;
}

/** Draws the form of the visit's market. */
export function showMarket({ element }: Shipping, { market, language }: Visit): void {
  element.lang = language;
  element.branches = branchesOf(market);
  element.setAttribute('market', market);
}

function heldFrom(address: AddressSubmission, { cart, market }: Visit, tokens: Tokens): HeldAddress {
  if (!tokens.areOwn()) return { address, branch: undefined, market, source: 'unknown' };
  return { address, branch: cart?.branch, market, source: cart === undefined ? 'profile' : 'cart' };
}
