import json from './field-meanings.json' with { type: 'json' };

export type FieldWithMeaning = keyof typeof json;

interface FieldMeaning {
  /** What it holds, without a full stop. */
  readonly meaning: string;
  /** More about what is sent, as sentences. */
  readonly note?: string;
  /** A valid value. */
  readonly example?: string | boolean;
}

/** What the OpenAPI document says of each field of a submission. */
export const fieldMeanings: Readonly<Record<FieldWithMeaning, FieldMeaning>> = json;
