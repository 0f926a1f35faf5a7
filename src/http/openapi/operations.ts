import type { TSchema } from 'typebox';
import { distributorApplicationPath } from '../routes/distributor-application.ts';
import { livenessPath, readinessPath } from '../routes/health.ts';
import { shippingAddressPath } from '../routes/shipping-address.ts';
import { addressSubmissionSchema } from '../wire/address-submission.ts';
import { applicationResultSchema } from '../wire/application-result.ts';
import { applicationSubmissionSchema } from '../wire/application-submission.ts';
import { distributorApplicationSchema } from '../wire/distributor-application.ts';
import { livenessSchema, readinessSchema } from '../wire/health.ts';
import { erasureSchema, heldDataSchema } from '../wire/platform/held-data.ts';
import { errorItemSchema, failureSchema } from '../wire/schema-parts.ts';
import { shippingAddressSchema } from '../wire/shipping-address.ts';
import { verificationResultSchema } from '../wire/verification-result.ts';
import { readAddressExamples, writeAddressExamples } from './address-examples.ts';
import { readApplicationExamples, writeApplicationExamples } from './application-examples.ts';
import { marketOperations, marketSchemas } from './market-operations.ts';
import { bodyFailures, credentialFailures, type Operation } from './operation.ts';
import { personalDataOperations } from './personal-data-operations.ts';
import { platformOperations, platformSchemas } from './platform-operations.ts';

/** The schemas that have a name in the document. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  ErrorItem: errorItemSchema,
  Failure: failureSchema,
  ShippingAddress: shippingAddressSchema,
  AddressSubmission: addressSubmissionSchema,
  VerificationResult: verificationResultSchema,
  DistributorApplication: distributorApplicationSchema,
  ApplicationSubmission: applicationSubmissionSchema,
  ApplicationResult: applicationResultSchema,
  ...marketSchemas,
  Liveness: livenessSchema,
  Readiness: readinessSchema,
  ...platformSchemas,
  HeldData: heldDataSchema,
  Erasure: erasureSchema,
};

/** Every operation: the steps in the order of the specification, markets, the platform's own, then health. */
export const operations: readonly Operation[] = [
  {
    id: 'readShippingAddress',
    method: 'get',
    path: shippingAddressPath,
    tag: 'Shipping address',
    summary: 'The shipping address of the cart',
    description: "The address that is assigned to the cart; if none is, the profile's shipping address.",
    scope: 'checkout',
    response: shippingAddressSchema,
    examples: readAddressExamples,
    failures: [...credentialFailures, 'Address.NotFound'],
  },
  {
    id: 'setShippingAddress',
    method: 'post',
    path: shippingAddressPath,
    tag: 'Shipping address',
    summary: 'Set and verify the shipping address of the cart',
    description:
      'Sets the shipping address, contact data and order options when the address is acceptable. When it is not, `success` is false and nothing changes; a corrected address may be offered, which `Choice: "Accept"` applies and `Choice: "Override"` declines.',
    scope: 'checkout',
    request: addressSubmissionSchema,
    response: verificationResultSchema,
    examples: writeAddressExamples,
    failures: [...credentialFailures, ...bodyFailures],
  },
  {
    id: 'readDistributorApplication',
    method: 'get',
    path: distributorApplicationPath,
    tag: 'Distributor application',
    summary: 'The application of the session',
    description: 'The application data that is associated with the session.',
    scope: 'promote',
    response: distributorApplicationSchema,
    examples: readApplicationExamples,
    failures: [...credentialFailures, 'Application.NotFound'],
  },
  {
    id: 'submitDistributorApplication',
    method: 'post',
    path: distributorApplicationPath,
    tag: 'Distributor application',
    summary: 'Validate and store the application of the session',
    description:
      'Stores a valid application. An invalid one changes nothing, and all its problems are reported together.',
    scope: 'promote',
    request: applicationSubmissionSchema,
    response: applicationResultSchema,
    examples: writeApplicationExamples,
    failures: [...credentialFailures, ...bodyFailures],
  },
  ...marketOperations,
  ...platformOperations,
  ...personalDataOperations,
  {
    id: 'checkLiveness',
    method: 'get',
    path: livenessPath,
    tag: 'Health',
    summary: 'Whether the process answers',
    description: 'Asks nothing of the store.',
    response: livenessSchema,
    examples: [{ name: 'alive', summary: 'The process answers', response: { success: true, error: null } }],
    failures: [],
  },
  {
    id: 'checkReadiness',
    method: 'get',
    path: readinessPath,
    tag: 'Health',
    summary: 'Whether the service can do its work',
    description: 'The store answers and the reference data is loaded.',
    response: readinessSchema,
    examples: [
      {
        name: 'ready',
        summary: 'Everything works',
        response: {
          success: true,
          error: null,
          checks: { store: 'ok', database: 'postgresql', data: '2026-11-01' },
        },
      },
    ],
    failures: ['Service.Unavailable'],
  },
];
