import type { HTMLAttributes } from 'svelte/elements';
import type { CheckoutAddress } from '../dist/element/index.js';
import type {
  CheckoutAddressAttributes,
  CheckoutAddressHandlers,
  CheckoutAddressProperties,
} from './attributes.js';

export * from '../dist/element/index.js';

type Handlers = { [Name in keyof CheckoutAddressHandlers as `on${Name}`]?: CheckoutAddressHandlers[Name] };

interface Props
  extends HTMLAttributes<CheckoutAddress>,
    CheckoutAddressAttributes,
    CheckoutAddressProperties,
    Handlers {
  'base-url'?: string | undefined;
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'checkout-address': Props;
  }
}
