import { decisionsSchema } from '../wire/decisions.ts';
import { explanationSchema, learnedSchema } from '../wire/learned.ts';
import { outcomeSchema } from '../wire/schema-parts.ts';
import { byId } from './operation.ts';

const common = { scope: 'platform', tag: 'Platform: decisions', method: 'get' } as const;

const teachPair = {
  ...common,
  method: 'put',
  response: outcomeSchema,
} as const;

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
