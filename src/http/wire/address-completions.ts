import Type, { type Static } from 'typebox';
import type { Completion } from '../../completion/completion.ts';
import { completionLimits } from '../../completion/read-completion-query.ts';
import { wireNames } from '../../fields/shipping-fields.ts';
import type { ErrorItem } from '../../problem/render-problem.ts';
import { outcomeSchemas } from './schema-parts.ts';

/** For the contract only: members are judged as they are read, and all their problems reported together. */
export const completionRequestSchema = Type.Object(
  {
    text: Type.String({
      maxLength: completionLimits.text,
      description:
        'What is typed so far: a number and a street, a city, a postal code, or these behind one another.',
    }),
    postalCode: Type.Optional(
      Type.String({
        maxLength: completionLimits.postalCode,
        description:
          'A postal code that is filled in already, or its beginning: what lies there comes first.',
      }),
    ),
    near: Type.Optional(
      Type.String({
        maxLength: completionLimits.near,
        description:
          'City, province or both that are filled in already, such as `Fremont, CA`: what lies there comes first.',
      }),
    ),
    limit: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: completionLimits.most,
        description: `Most completions; ${completionLimits.usual} unless it is given.`,
      }),
    ),
  },
  { description: 'Unknown members are ignored. Lengths are counted in UTF-16 units.' },
);

const addressSchema = Type.Object(
  {
    AddressPrimary: Type.String(),
    City: Type.String(),
    Province: Type.String(),
    PostalCode: Type.String(),
  },
  {
    additionalProperties: false,
    description: 'Fields of a submission. What is not known, or not decided yet, is empty.',
  },
);

const matchedSchema = Type.Object(
  {
    field: Type.String({ enum: Object.keys(addressSchema.properties) }),
    from: Type.Integer({ minimum: 0 }),
    to: Type.Integer({ minimum: 1, description: 'The first unit behind it.' }),
  },
  { additionalProperties: false },
);

const completionSchema = Type.Object(
  {
    kind: Type.String({
      enum: ['address', 'street', 'place'],
      description:
        '`address` has a house number, `street` still needs one, `place` completes city or postal code and leaves the line as it was typed.',
    }),
    address: addressSchema,
    matched: Type.Array(matchedSchema, {
      description: 'What was typed, in UTF-16 units of a field: for bold letters.',
    }),
  },
  { additionalProperties: false },
);

export const addressCompletionsSchema = Type.Object(
  {
    completions: Type.Array(completionSchema, {
      maxItems: completionLimits.most,
      description: 'The best first; none where fewer than two letters or digits are typed.',
    }),
    ...outcomeSchemas,
  },
  {
    additionalProperties: false,
    description: 'Whole addresses that begin, or nearly begin, as a text does.',
  },
);

export type AddressCompletionsBody = Static<typeof addressCompletionsSchema>;

export function toAddressCompletions(completions: readonly Completion[]): AddressCompletionsBody {
  return { completions: completions.map(toCompletion), success: true, error: null };
}

/** What could not be completed. */
export function toNoCompletions(error: ErrorItem[]): AddressCompletionsBody {
  return { completions: [], success: false, error };
}

function toCompletion({ kind, address, matched }: Completion): AddressCompletionsBody['completions'][number] {
  const { line1, locality, administrativeArea, postalCode } = address;
  return {
    kind,
    address: { AddressPrimary: line1, City: locality, Province: administrativeArea, PostalCode: postalCode },
    matched: matched.map(({ part, from, to }) => ({ field: wireNames[part], from, to })),
  };
}
