import Type, { type Static } from 'typebox';
import type { StatedPair } from '../../../decisions/decision-reports.ts';
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
