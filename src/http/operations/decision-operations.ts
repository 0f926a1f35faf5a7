import { decisionsSchema } from '../wire/platform/decisions-body.ts';
import { learnedSchema } from '../wire/platform/learned-body.ts';
import { readDecisionsExamples, readLearnedExamples } from './decision-examples.ts';
import { credentialFailures, type Operation } from './operation.ts';

const common = {
  scope: 'platform',
  tag: 'Platform: decisions',
  method: 'get',
  failures: [...credentialFailures],
} as const;

export const readDecisions = {
  ...common,
  id: 'readDecisions',
  path: '/platform/v1/decisions.json',
  summary: 'How addresses are decided',
  description:
    'Counts of the address step for each market with any: today, the last 7 and the last 28 days, each with as many days before. Days are in UTC. Instances add their counts once a minute. An offer that nobody answers counts as given up after an hour.',
  response: decisionsSchema,
  examples: readDecisionsExamples,
} satisfies Operation;

export const readLearned = {
  ...common,
  id: 'readLearned',
  path: '/platform/v1/learned.json',
  summary: 'Places that the data lacks',
  description:
    'Cities with postal codes that the place data does not know together and that at least five different buyers typed, most buyers first, at most 1,000. It names no buyer.',
  response: learnedSchema,
  examples: readLearnedExamples,
} satisfies Operation;
