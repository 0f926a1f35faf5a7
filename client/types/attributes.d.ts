import type {
  Branch,
  ChangedDetail,
  FailedDetail,
  LoadedDetail,
  PhoneFormatter,
  VerifiedDetail,
} from '../dist/element/index.js';
import type { TokenSource } from '../dist/index.js';

/** The attributes of `<checkout-address>`, by the names that all frameworks share. */
export interface CheckoutAddressAttributes {
  /** The market of the form, which the token must name too. */
  market?: string | undefined;
  /** Codes to choose the country from, or `*` for every market. */
  countries?: string | undefined;
  /** Adds fields that most shops do not ask for. */
  more?: boolean | undefined;
  /** Makes the element part of the form around it. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

/** The properties, where a framework sets properties. */
export interface CheckoutAddressProperties {
  token?: TokenSource | undefined;
  branches?: readonly Branch[] | undefined;
  fetch?: typeof fetch | undefined;
  phoneFormatter?: PhoneFormatter | undefined;
}

/** What listens to each event, by its name. */
export interface CheckoutAddressHandlers {
  loaded: (event: CustomEvent<LoadedDetail>) => void;
  verified: (event: CustomEvent<VerifiedDetail>) => void;
  changed: (event: CustomEvent<ChangedDetail>) => void;
  failed: (event: CustomEvent<FailedDetail>) => void;
}
