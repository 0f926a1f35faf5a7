import { heldApplicationSchema, registrationSchema } from '../wire/platform/held-application.ts';
import { heldCartSchema } from '../wire/platform/held-cart.ts';
import { ownerSubmissionSchema } from '../wire/platform/record-bodies.ts';
import { deleteOperation } from './delete-operation.ts';
import { bodyFailures, credentialFailures, type Operation } from './operation.ts';
import { readCartExamples, readHeldApplicationExamples, registerExamples } from './platform-examples.ts';

const cart = {
  scope: 'platform',
  tag: 'Platform: carts',
  path: '/platform/v1/carts/{cart}',
  parameters: { cart: 'The cart that the token of the buyer names, percent-encoded.' },
} as const;

export const readCart = {
  ...cart,
  id: 'readCart',
  method: 'get',
  summary: 'All that is set for a cart',
  description: 'Address, contact data, order options, the decision behind them and the open offer.',
  response: heldCartSchema,
  examples: readCartExamples,
  failures: [...credentialFailures, 'Cart.NotFound'],
} satisfies Operation;

export const deleteCart = deleteOperation(
  cart,
  'deleteCart',
  'Delete all that is set for a cart, once it is ordered or abandoned',
);

const application = {
  scope: 'platform',
  tag: 'Platform: applications',
  path: '/platform/v1/applications/{session}',
  parameters: { session: 'The session that the token of the buyer names, percent-encoded.' },
} as const;

export const readApplication = {
  ...application,
  id: 'readApplication',
  method: 'get',
  summary: 'The application of a session',
  description:
    'Includes Pin, TaxId and DateOfBirth only if the token has the scope `platform:sensitive` as well as `platform`. Each read is recorded with the subject of the token.',
  response: heldApplicationSchema,
  examples: readHeldApplicationExamples,
  failures: [...credentialFailures, 'Application.NotFound'],
} satisfies Operation;

export const deleteApplication = deleteOperation(
  application,
  'deleteApplication',
  'Delete the application of a session',
);

export const registerApplication = {
  ...application,
  path: `${application.path}/register`,
  id: 'registerApplication',
  method: 'post',
  summary: 'Register the site URL of an application and end the application',
  description:
    'Does both or neither. A repeat with the same owner gets the same answer. When several sessions register one name at once, one gets it; the others find it taken and keep their applications.',
  request: ownerSubmissionSchema,
  response: registrationSchema,
  examples: registerExamples,
  failures: [...credentialFailures, ...bodyFailures, 'Application.NotFound'],
} satisfies Operation;
