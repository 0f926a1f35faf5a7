import { namedSchemas } from './named-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** Tells people and tools that an example breaks its schema on purpose. */
const invalidMark = { description: 'Invalid on purpose.', 'x-invalid-on-purpose': true };

const names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [schema as unknown, name]));

export function content(
  schema: object,
  examples: readonly (readonly [
    name: string,
    summary: string,
    value: unknown,
    isInvalid?: true | undefined,
  ])[],
  type = 'application/json',
): Json {
  const named = examples.map(([name, summary, value, isInvalid]) => [
    name,
    { summary, ...(isInvalid ? invalidMark : {}), value },
  ]);
  return {
    [type]: { schema: withReferences(schema), examples: Object.fromEntries(named) },
  };
}

/** A copy of a schema in which every named schema is a reference, except `root` itself. */
export function withReferences(value: unknown, root?: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = names.get(value);
  if (name !== undefined && value !== root) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((entry) => withReferences(entry));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withReferences(entry)]));
}
