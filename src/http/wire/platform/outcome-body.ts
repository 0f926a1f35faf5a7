import Type, { type Static } from 'typebox';
import type { ErrorItem } from '../../../problem/render-problem.ts';
import { outcomeSchemas } from '../schema-parts.ts';

export const outcomeSchema = Type.Object(
  { ...outcomeSchemas },
  {
    additionalProperties: false,
    description: 'Whether it was done, or everything that is wrong with the request.',
  },
);

export type OutcomeBody = Static<typeof outcomeSchema>;

export function toOutcome(items: ErrorItem[]): OutcomeBody {
  return { success: items.length === 0, error: items.length === 0 ? null : items };
}
