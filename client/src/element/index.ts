import { CheckoutAddress } from './checkout-address.ts';
import type { CheckoutAddressEvents } from './events.ts';

export type { Branch } from './address-fields.ts';
export { CheckoutAddress } from './checkout-address.ts';
export type {
  ChangedDetail,
  CheckoutAddressEvents,
  FailedDetail,
  LoadedDetail,
  VerifiedDetail,
} from './events.ts';
export type { PhoneFormatter } from './phone-typing.ts';

const name = 'checkout-address';

// Loading the module defines the element. Where a server renders the page, nothing happens.
const elements = globalThis.customElements;
if (elements !== undefined && elements.get(name) === undefined) elements.define(name, CheckoutAddress);

declare global {
  interface HTMLElementTagNameMap {
    'checkout-address': CheckoutAddress;
  }
  interface HTMLElementEventMap {
    loaded: CheckoutAddressEvents['loaded'];
    verified: CheckoutAddressEvents['verified'];
    changed: CheckoutAddressEvents['changed'];
    failed: CheckoutAddressEvents['failed'];
  }
}
