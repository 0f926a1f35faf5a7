import { applicationResultSchema } from '../wire/application-result.ts';
import { applicationSubmissionSchema } from '../wire/application-submission.ts';
import { distributorApplicationSchema } from '../wire/distributor-application-body.ts';
import { readApplicationExamples, writeApplicationExamples } from './application-examples.ts';
import { bodyFailures, credentialFailures, type Operation } from './operation.ts';

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
  failures: [...credentialFailures, 'Application.NotFound'],
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
  failures: [...credentialFailures, ...bodyFailures],
} satisfies Operation;
