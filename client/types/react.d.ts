import type * as React from 'react';
import type { CheckoutAddress } from '../dist/element/index.js';
import type {
  CheckoutAddressAttributes,
  CheckoutAddressHandlers,
  CheckoutAddressProperties,
} from './attributes.js';

export * from '../dist/element/index.js';

interface Attributes
  extends Omit<React.HTMLAttributes<CheckoutAddress>, 'children'>,
    React.RefAttributes<CheckoutAddress>,
    Omit<CheckoutAddressAttributes, 'more' | 'disabled'> {
  'base-url'?: string | undefined;
}

type Handlers = { [Name in keyof CheckoutAddressHandlers as `on${Name}`]?: CheckoutAddressHandlers[Name] };

interface Everything extends Attributes, CheckoutAddressProperties, Handlers {
  more?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** React 18 sets attributes alone, and writes `true` as text: properties and events need a ref. */
interface AttributesAlone extends Attributes {
  more?: '' | undefined;
  disabled?: '' | undefined;
}

/** React 19 is the first with `use`. */
type Props = typeof React extends { use: unknown } ? Everything : AttributesAlone;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'checkout-address': Props;
    }
  }
}
