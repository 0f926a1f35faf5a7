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

// Loading the module makes the element known; where pages are rendered on a server nothing happens.
const elements = globalThis.customElements;
if (elements !== undefined && elements.get(name) === undefined) elements.define(name, CheckoutAddress);

declare global {
  interface HTMLElementTagNameMap {
    'checkout-address': CheckoutAddress;
  }
  interface HTMLElementEventMap {
    /** Of `<checkout-address>`. */
    loaded: CheckoutAddressEvents['loaded'];
    /** Of `<checkout-address>`. */
    verified: CheckoutAddressEvents['verified'];
    /** Of `<checkout-address>`. */
    changed: CheckoutAddressEvents['changed'];
    /** Of `<checkout-address>`. */
    failed: CheckoutAddressEvents['failed'];
  }
}
