import { applicationResultSchema, distributorApplicationSchema } from '../wire/application.ts';
import { shippingAddressSchema, verificationResultSchema } from '../wire/shipping-bodies.ts';
import { byId } from './operation.ts';

const shippingAddress = {
  path: '/v1/shopping/checkout/verify/address.json',
  tag: 'Shipping address',
  scope: 'checkout',
} as const;

const distributorApplication = {
  path: '/v1/promote/checkout/verify/application.json',
  tag: 'Distributor application',
  scope: 'promote',
} as const;

export const stepOperations = byId({
  /** Specification 4.1. */
  readShippingAddress: {
    ...shippingAddress,
    method: 'get',
    summary: 'The shipping address of the cart',
    description: "The address assigned to the cart, or the profile's shipping address if the cart has none.",
    response: shippingAddressSchema,
    failures: ['Address.NotFound'],
  },
  /** Specification 4.2. */
  setShippingAddress: {
    ...shippingAddress,
    method: 'post',
    summary: 'Set and verify the shipping address of the cart',
    description:
      'Sets the shipping address, contact data and order options if the address is acceptable. If it is not, `success` is false and nothing changes. The answer may offer a corrected address: `Choice: "Accept"` applies it and `Choice: "Override"` declines it.',
    response: verificationResultSchema,
  },
  /** Specification 4.3. */
  readDistributorApplication: {
    ...distributorApplication,
    method: 'get',
    summary: 'The application of the session',
    description: 'The application data associated with the session.',
    response: distributorApplicationSchema,
    failures: ['Application.NotFound'],
  },
  /** Specification 4.4. */
  submitDistributorApplication: {
    ...distributorApplication,
    method: 'post',
    summary: 'Validate and store the application of the session',
    description:
      'Stores a valid application. An invalid one changes nothing, and the answer reports all its problems together.',
    response: applicationResultSchema,
  },
});
