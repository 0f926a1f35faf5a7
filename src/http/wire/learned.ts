import Type, { type Static } from 'typebox';
import type { AddressExplanation } from '../../address/explain-address.ts';
import type { StatedPair } from '../../decisions/decision-report.ts';
import { answer, closed, count, done, nullableText, text } from './schema-parts.ts';

const pairSchema = closed({
  market: text('ISO 3166-1 alpha-2.'),
  locality: text('The city in its most frequent spelling.'),
  area: nullableText('Code of the province; null if none was recognized.'),
  code: text('Postal code.'),
  buyers: count('Different buyers who had it accepted or overrode a doubt about it.'),
  guests: count('How many of them were guests, known by their sessions alone.'),
  insisted: count('How many of them overrode a doubt about it.'),
  insistedDays: count('On how many different days these first did so.'),
  state: text(
    '`typed`; `proposed`, once five buyers on three days overrode a doubt about it; `approved` or `rejected` by an operator, or approved by `LEARNED=auto`.',
  ),
  firstDay: text('When it was first typed: a day in UTC.'),
  lastDay: text('When it was last typed: a day in UTC.'),
});

export const learnedSchema = answer(
  { pairs: Type.Array(pairSchema, { description: 'Most buyers first.' }) },
  'Cities with postal codes that the place data lacks.',
);

export function toLearned(pairs: readonly StatedPair[]): Static<typeof learnedSchema> {
  return { pairs: pairs.map(toMembers), ...done };
}

function toMembers({ localityKey: _key, insistedGuests: _guests, area, ...pair }: StatedPair) {
  return { ...pair, area: area === '' ? null : area };
}

const meaningSchema = closed({
  reason: text('What it supposes.'),
  City: nullableText('The city, if it is another one.'),
  Province: nullableText('The province, if it is another one.'),
  PostalCode: nullableText('The postal code, if it is another one.'),
  cost: Type.Number({ description: 'Nats: the less, the likelier.' }),
});

export const explanationSchema = answer(
  {
    decisions: Type.Array(Type.String(), { description: 'What was decided, in English, step by step.' }),
    meanings: Type.Array(meaningSchema, {
      description: 'The likeliest places that may be meant, likeliest first; empty where all parts agree.',
    }),
    dataVersion: nullableText('Version of all that this rests on.'),
  },
  'Why a city with a postal code is doubted.',
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
  return { decisions: [...decisions], meanings, dataVersion, ...done };
}
