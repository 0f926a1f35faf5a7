import Type, { type TSchema, type TUnsafe } from 'typebox';

/** An item of `error` (specification 2.6). */
export const errorItemSchema = Type.Object(
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
  { additionalProperties: false, description: 'One problem.' },
);

/** Two types in one `type` keyword: with `anyOf` the serialiser would validate each value. */
export function nullOr<T>(schema: TSchema & { type: string }, description: string): TUnsafe<T | null> {
  return Type.Unsafe<T | null>({ ...schema, type: [schema.type, 'null'], description });
}

export const nullableText = (description: string) => nullOr<string>(Type.String(), description);

const errorItems = Type.Array(errorItemSchema);

/** `success` and `error`, which every response has (specification 1). */
export const outcomeSchemas = {
  success: Type.Boolean(),
  error: nullOr<Type.Static<typeof errorItems>>(errorItems, 'null when there is nothing to report.'),
};

export const failureSchema = Type.Object(
  {
    success: Type.Boolean({ const: false }),
    error: Type.Array(errorItemSchema, { minItems: 1 }),
  },
  { additionalProperties: false, description: 'No judgement was made.' },
);
