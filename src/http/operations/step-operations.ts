import {
  applicationResultSchema,
  applicationSubmissionSchema,
  distributorApplicationSchema,
} from '../wire/application.ts';
import { addressSubmissionSchema, shippingAddressSchema } from '../wire/shipping-bodies.ts';
import { verificationResultSchema } from '../wire/verification.ts';
import { readAddressExamples, writeAddressExamples } from './address-examples.ts';
import { readApplicationExamples, writeApplicationExamples } from './application-examples.ts';
import type { Operation } from './operation.ts';

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
  failures: ['Address.NotFound'],
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
} satisfies Operation;

const distributorApplication = {
  path: '/v1/promote/checkout/verify/application.json',
  tag: 'Distributor application',
  scope: 'promote',
} as const;

/** Specification 4.3. */
export const readDistributorApplication = {
  ...distributorApplication,
  id: 'readDistributorApplication',
  method: 'get',
  summary: 'The application of the session',
  description: 'The application data associated with the session.',
  response: distributorApplicationSchema,
  examples: readApplicationExamples,
  failures: ['Application.NotFound'],
} satisfies Operation;

/** Specification 4.4. */
export const submitDistributorApplication = {
  ...distributorApplication,
  id: 'submitDistributorApplication',
  method: 'post',
  summary: 'Validate and store the application of the session',
  description:
    'Stores a valid application. An invalid one changes nothing, and the answer reports all its problems together.',
  request: applicationSubmissionSchema,
  response: applicationResultSchema,
  examples: writeApplicationExamples,
} satisfies Operation;
