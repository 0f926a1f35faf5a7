import { CheckoutAddress } from './checkout-address.ts';
import './index.ts';

// The element in one file, as the service serves it: it calls the service that it came from.
CheckoutAddress.defaultBaseUrl = new URL('.', import.meta.url).href;
