import type { HTMLAttributes, VNodeRef } from 'vue';
import type {
  CheckoutAddressAttributes,
  CheckoutAddressHandlers,
  CheckoutAddressProperties,
} from './attributes.js';

export * from '../dist/element/index.js';

type Handlers = {
  [Name in keyof CheckoutAddressHandlers as `on${Capitalize<Name>}`]?: CheckoutAddressHandlers[Name];
};

interface Props extends HTMLAttributes, CheckoutAddressAttributes, CheckoutAddressProperties, Handlers {
  baseUrl?: string | undefined;
  ref?: VNodeRef | undefined;
}

declare module 'vue' {
  interface GlobalComponents {
    'checkout-address': new () => { $props: Props };
  }
}
