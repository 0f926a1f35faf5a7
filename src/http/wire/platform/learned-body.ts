import Type, { type Static } from 'typebox';
import type { AddressExplanation } from '../../../address/explain-address.ts';
import type { StatedPair } from '../../../decisions/decision-reports.ts';
import { shippingFieldLimits as limits } from '../../../fields/shipping-fields.ts';
import type { ErrorItem } from '../../../problem/render-problem.ts';
import { nullableText, outcomeSchemas } from '../schema-parts.ts';

const buyers = (description: string) => Type.Integer({ minimum: 0, description });

const pairSchema = Type.Object(
  {
    market: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    locality: Type.String({ description: 'The city in its most frequent spelling.' }),
    area: nullableText('Code of the province; null if none was recognized.'),
    code: Type.String({ description: 'Postal code.' }),
    buyers: buyers('Different buyers who had it accepted or overrode a doubt about it.'),
    guests: buyers('How many of them were guests, known by their sessions alone.'),
    insisted: buyers('How many of them overrode a doubt about it.'),
    insistedDays: Type.Integer({ minimum: 0, description: 'On how many different days these first did so.' }),
    state: Type.String({
      description:
        '`typed`; `proposed`, once five buyers on three days overrode a doubt about it; `approved` or `rejected` by an operator, or approved by `LEARNED=auto`.',
    }),
    firstDay: Type.String({ description: 'When it was first typed: a day in UTC.' }),
    lastDay: Type.String({ description: 'When it was last typed: a day in UTC.' }),
  },
  { additionalProperties: false },
);

export const learnedSchema = Type.Object(
  {
    pairs: Type.Array(pairSchema, { description: 'Most buyers first.' }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'Cities with postal codes that the place data lacks.' },
);

export function toLearned(pairs: readonly StatedPair[]): Static<typeof learnedSchema> {
  return { pairs: pairs.map(toMembers), success: true, error: null };
}

function toMembers({ localityKey: _key, insistedGuests: _guests, area, ...pair }: StatedPair) {
  return { ...pair, area: area === '' ? null : area };
}

const absent = 'null and blank text count as absent.';

/** A city with a postal code. Members as in an address. */
export const pairNameSchema = Type.Object(
  {
    market: Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['US'] }),
    City: Type.String({ maxLength: limits.City, description: 'In any spelling.' }),
    Province: Type.Optional(nullableText(absent)),
    PostalCode: Type.String({ maxLength: limits.PostalCode }),
  },
  { description: 'Unknown members are ignored.' },
);

const meaningSchema = Type.Object(
  {
    reason: Type.String({ description: 'What it supposes.' }),
    City: nullableText('The city, if it is another one.'),
    Province: nullableText('The province, if it is another one.'),
    PostalCode: nullableText('The postal code, if it is another one.'),
    cost: Type.Number({ description: 'Nats: the less, the likelier.' }),
  },
  { additionalProperties: false },
);

export const explanationSchema = Type.Object(
  {
    decisions: Type.Array(Type.String(), { description: 'What was decided, in English, step by step.' }),
    meanings: Type.Array(meaningSchema, {
      description: 'The likeliest places that may be meant, likeliest first; empty where all parts agree.',
    }),
    dataVersion: nullableText('Version of all that this rests on.'),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'Why a city with a postal code is doubted.' },
);

export function toExplanation({
  decisions,
  candidates,
  dataVersion,
}: AddressExplanation): Static<typeof explanationSchema> {
  const meanings = candidates.map(({ reason, changes, cost }) => ({
    reason,
    City: changes?.locality ?? null,
    Province: changes?.administrativeArea ?? null,
    PostalCode: changes?.postalCode ?? null,
    cost,
  }));
  return { decisions: [...decisions], meanings, dataVersion, success: true, error: null };
}

export function toNoExplanation(items: ErrorItem[]): Static<typeof explanationSchema> {
  return { decisions: [], meanings: [], dataVersion: null, success: false, error: items };
}
