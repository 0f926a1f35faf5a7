import { addressSubmissionSchema } from '../wire/address-submission.ts';
import { shippingAddressSchema } from '../wire/shipping-address-body.ts';
import { verificationResultSchema } from '../wire/verification-result.ts';
import { readAddressExamples, writeAddressExamples } from './address-examples.ts';
import { bodyFailures, credentialFailures, type Operation } from './operation.ts';

const shippingAddress = {
  path: '/v1/shopping/checkout/verify/address.json',
  tag: 'Shipping address',
  scope: 'checkout',
} as const;

/** Specification 4.1. */
export const readShippingAddress = {
  ...shippingAddress,
  id: 'readShippingAddress',
  method: 'get',
  summary: 'The shipping address of the cart',
  description: "The address assigned to the cart, or the profile's shipping address if the cart has none.",
  response: shippingAddressSchema,
  examples: readAddressExamples,
  failures: [...credentialFailures, 'Address.NotFound'],
} satisfies Operation;

/** Specification 4.2. */
export const setShippingAddress = {
  ...shippingAddress,
  id: 'setShippingAddress',
  method: 'post',
  summary: 'Set and verify the shipping address of the cart',
  description:
    'Sets the shipping address, contact data and order options if the address is acceptable. If it is not, `success` is false and nothing changes. The answer may offer a corrected address: `Choice: "Accept"` applies it and `Choice: "Override"` declines it.',
  request: addressSubmissionSchema,
  response: verificationResultSchema,
  examples: writeAddressExamples,
  failures: [...credentialFailures, ...bodyFailures],
} satisfies Operation;
