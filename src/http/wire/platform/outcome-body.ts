import Type, { type Static } from 'typebox';
import type { ErrorItem } from '../../../problem/render-problem.ts';
import { outcomeSchemas } from '../schema-parts.ts';

/** What putting and deleting answer. */
export const outcomeSchema = Type.Object(
  { ...outcomeSchemas },
  {
    additionalProperties: false,
    description: 'Whether it was done, or all that is wrong with what was sent.',
  },
);

export type OutcomeBody = Static<typeof outcomeSchema>;

export function toOutcome(items: ErrorItem[]): OutcomeBody {
  return { success: items.length === 0, error: items.length === 0 ? null : items };
}
