import Type, { type Static, type TProperties, type TSchema } from 'typebox';
import type { ErrorItem } from '../../words/render-problem.ts';

export function closed<Members extends TProperties>(members: Members, description?: string) {
  return Type.Object(members, { additionalProperties: false, ...(description && { description }) });
}

export function listOf<Members extends TProperties>(description: string, members: Members) {
  return Type.Array(closed(members), { description });
}

export const text = (description: string) => Type.String({ description });
export const count = (description: string) => Type.Integer({ minimum: 0, description });

/** Two types in one `type` keyword: with `anyOf` the serialiser would validate each value. */
export function nullOr<Schema extends TSchema & { type: string }>(schema: Schema, description: string) {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [schema.type, 'null'], description });
}

export const nullableText = (description: string) => nullOr(Type.String(), description);
export const orNull = nullableText('null if nothing is set.');

/** An item of `error` (specification 2.6). */
export const errorItemSchema = closed(
  {
    field: Type.String({
      minLength: 1,
      description: 'Name of the offending field, or `Address` for a problem with the whole address.',
    }),
    error: Type.String({ minLength: 1, description: 'Error code. The closed list is in docs/errors.md.' }),
    message: Type.String({
      minLength: 1,
      description: 'Text for people: what is wrong and how to correct it.',
    }),
  },
  'One problem.',
);

/** `success` and `error`, which every response has (specification 1). */
const outcome = {
  success: Type.Boolean(),
  error: nullOr(Type.Array(errorItemSchema), 'null when there is nothing to report.'),
};

/** What an operation answers: these members, and the outcome behind them. */
export function answer<Members extends TProperties>(members: Members, description: string) {
  return closed({ ...members, ...outcome }, description);
}

export const done = Object.freeze({ success: true, error: null });

export const outcomeSchema = answer({}, 'Whether it was done, or everything that is wrong with the request.');

export function refusedFor(error: ErrorItem[]): Static<typeof outcomeSchema> {
  return { success: false, error };
}

export function toOutcome(items: ErrorItem[]): Static<typeof outcomeSchema> {
  return items.length === 0 ? done : refusedFor(items);
}

export const livenessSchema = answer({}, 'The process answers.');

export const readinessSchema = closed(
  {
    ...outcome,
    checks: Type.Record(Type.String(), Type.String(), {
      description: 'For each part by name: `ok`, the version in use, or what is wrong with the part.',
    }),
  },
  'Whether the service can do its work.',
);
