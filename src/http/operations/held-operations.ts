import { sensitiveScope } from '../../checkout/ports.ts';
import { heldApplicationSchema, registrationSchema } from '../wire/application.ts';
import { decisionsSchema, explanationSchema, learnedSchema } from '../wire/decisions.ts';
import { erasureSchema, heldCartSchema, heldDataSchema } from '../wire/held-data.ts';
import { outcomeSchema } from '../wire/schema-parts.ts';
import { byId, deleteOperation } from './operation.ts';

const cart = {
  scope: 'platform',
  tag: 'Platform: carts',
  path: '/platform/v1/carts/{cart}',
  parameters: { cart: 'The cart that the token of the buyer names, percent-encoded.' },
} as const;

const application = {
  scope: 'platform',
  tag: 'Platform: applications',
  path: '/platform/v1/applications/{session}',
  parameters: { session: 'The session that the token of the buyer names, percent-encoded.' },
} as const;

const personalData = { scope: 'platform', besides: sensitiveScope, tag: 'Platform: personal data' } as const;

const profileData = {
  ...personalData,
  path: '/platform/v1/profiles/{id}/data',
  parameters: { id: 'Id of the profile, percent-encoded.' },
} as const;

const sessionData = {
  ...personalData,
  path: '/platform/v1/sessions/{session}/data',
  parameters: {
    session:
      'The session named in the tokens of the buyer, percent-encoded. A cart with the same id belongs to it.',
  },
} as const;

const readData = {
  method: 'get',
  description:
    'Includes sealed fields. Each read is recorded with the subject of the token, even if nothing is held.',
  response: heldDataSchema,
} as const;

const eraseData = {
  method: 'delete',
  description:
    'Erases all of it or nothing. The audit trail and events stay, since they hold only ids. Registered site URLs stay too, and the answer names them. A repeat finds nothing.',
  response: erasureSchema,
} as const;

export const heldOperations = byId({
  readCart: {
    ...cart,
    method: 'get',
    summary: 'All that is set for a cart',
    description: 'Address, contact data, order options, the decision behind them and the open offer.',
    response: heldCartSchema,
    failures: ['Cart.NotFound'],
  },
  deleteCart: deleteOperation(cart, 'Delete all that is set for a cart, once it is ordered or abandoned'),
  readApplication: {
    ...application,
    method: 'get',
    summary: 'The application of a session',
    description:
      'Includes Pin, TaxId and DateOfBirth only if the token has the scope `platform:sensitive` as well as `platform`. Each read is recorded with the subject of the token.',
    response: heldApplicationSchema,
    failures: ['Application.NotFound'],
  },
  deleteApplication: deleteOperation(application, 'Delete the application of a session'),
  registerApplication: {
    ...application,
    path: `${application.path}/register`,
    method: 'post',
    summary: 'Register the site URL of an application and end the application',
    description:
      'Does both or neither. A repeat with the same owner gets the same answer. When several sessions register one name at once, one gets it; the others find it taken and keep their applications.',
    response: registrationSchema,
    failures: ['Application.NotFound'],
  },
  readProfileData: { ...profileData, ...readData, summary: 'Everything that is held about a profile' },
  eraseProfileData: {
    ...profileData,
    ...eraseData,
    summary: 'Erase everything that is held about a profile',
  },
  readSessionData: { ...sessionData, ...readData, summary: 'Everything that is held about a session' },
  eraseSessionData: {
    ...sessionData,
    ...eraseData,
    summary: 'Erase everything that is held about a session',
  },
});

const common = { scope: 'platform', tag: 'Platform: decisions', method: 'get' } as const;

const teachPair = { ...common, method: 'put', response: outcomeSchema } as const;

export const decisionOperations = byId({
  readDecisions: {
    ...common,
    path: '/platform/v1/decisions.json',
    summary: 'How addresses are decided',
    description:
      'Counts of the address step for each market with any: today, the last 7 and the last 28 days, each with as many days before. Days are in UTC. Instances add their counts once a minute. An offer that nobody answers counts as given up after an hour.',
    response: decisionsSchema,
  },
  readLearned: {
    ...common,
    path: '/platform/v1/learned.json',
    summary: 'Places that the data lacks',
    description:
      'Cities with postal codes that the place data does not know together and that at least five different buyers typed, most buyers first, at most 1,000. It names no buyer.',
    response: learnedSchema,
  },
  approvePair: {
    ...teachPair,
    path: '/platform/v1/learned/approved',
    summary: 'No longer doubt a city with a postal code',
    description:
      'Takes the place of what was decided about the pair before. All instances notice within a minute. A pair that is approved ends doubts and is never suggested.',
  },
  rejectPair: {
    ...teachPair,
    path: '/platform/v1/learned/rejected',
    summary: 'Keep doubting a city with a postal code',
    description:
      'Takes the place of what was decided about the pair before. It is proposed no more, whoever insists on it.',
  },
  explainPair: {
    ...common,
    method: 'post',
    path: '/platform/v1/learned/explanation',
    summary: 'Why a city with a postal code is doubted',
    description: 'What the data makes of the pair, with likelihoods, as `verify --explain` tells it.',
    response: explanationSchema,
  },
});
