import { sensitiveScope } from '../../checkout/caller.ts';
import { heldApplicationSchema, registrationSchema } from '../wire/application.ts';
import { heldCartSchema } from '../wire/held-cart.ts';
import { erasureSchema, heldDataSchema } from '../wire/held-data.ts';
import { ownerSubmissionSchema } from '../wire/records.ts';
import { deleteOperation, type Operation } from './operation.ts';
import { eraseDataExamples, readDataExamples } from './personal-data-examples.ts';
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
  failures: ['Cart.NotFound'],
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
  failures: ['Application.NotFound'],
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
  failures: ['Application.NotFound'],
} satisfies Operation;

/** Whose data people may ask for: `name` stands in operation ids, `what` in sentences. */
function dataOperations(
  name: string,
  what: string,
  target: Required<Pick<Operation, 'path' | 'parameters'>>,
) {
  const common = {
    ...target,
    scope: 'platform',
    besides: sensitiveScope,
    tag: 'Platform: personal data',
  } as const;
  const read = {
    ...common,
    id: `read${name}Data`,
    method: 'get',
    summary: `Everything that is held about a ${what}`,
    description:
      'Includes sealed fields. Each read is recorded with the subject of the token, even if nothing is held.',
    response: heldDataSchema,
    examples: readDataExamples,
  } satisfies Operation;
  const erase = {
    ...common,
    id: `erase${name}Data`,
    method: 'delete',
    summary: `Erase everything that is held about a ${what}`,
    description:
      'Erases all of it or nothing. The audit trail and events stay, since they hold only ids. Registered site URLs stay too, and the answer names them. A repeat finds nothing.',
    response: erasureSchema,
    examples: eraseDataExamples,
  } satisfies Operation;
  return { read, erase };
}

export const profileDataOperations = dataOperations('Profile', 'profile', {
  path: '/platform/v1/profiles/{id}/data',
  parameters: { id: 'Id of the profile, percent-encoded.' },
});

export const sessionDataOperations = dataOperations('Session', 'session', {
  path: '/platform/v1/sessions/{session}/data',
  parameters: {
    session:
      'The session named in the tokens of the buyer, percent-encoded. A cart with the same id belongs to it.',
  },
});
