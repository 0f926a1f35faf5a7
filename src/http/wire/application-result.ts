import Type, { type Static } from 'typebox';
import type { ErrorItem } from '../../problem/render-problem.ts';
import { errorItemSchema } from './schema-parts.ts';

/** What the application write answers (specification 4.4): `error` is an array, empty on success. */
export const applicationResultSchema = Type.Object(
  {
    success: Type.Boolean(),
    error: Type.Array(errorItemSchema, { description: 'One item for each problem; empty if there is none.' }),
  },
  { additionalProperties: false, description: 'The judgement on a distributor application.' },
);

export type ApplicationResultBody = Static<typeof applicationResultSchema>;

export function toApplicationResult(items: ErrorItem[]): ApplicationResultBody {
  return { success: items.length === 0, error: items };
}
