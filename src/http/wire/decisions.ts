import Type, { type Static } from 'typebox';
import { cautions } from '../../address/cost/losses.ts';
import type { AddressExplanation } from '../../address/explain-address.ts';
import type { StatedPair } from '../../decisions/decision-report.ts';
import { answer, closed, count, done, listOf, nullableText, nullOr, text } from './schema-parts.ts';

const answered = {
  accepted: count('Addresses accepted as typed, without a choice.'),
  offered: count('Addresses for which a correction was offered.'),
  doubted: count('Addresses that were doubted, with no correction to offer.'),
  refused: count('Submissions with a problem that no choice bypasses.'),
};

const kept = count('The typed address was set all the same, with Override.');

const offerAnswers = {
  offered: answered.offered,
  taken: count('The suggestion was set: with Accept, or because it was submitted itself.'),
  kept,
  edited: count('Another address was submitted.'),
  givenUp: count('Nothing was submitted within an hour.'),
};

const overridden = count('Doubts without a suggestion that Override set aside.');

const figures = closed({
  ...answered,
  ...offerAnswers,
  overridden,
  codes: listOf('Doubts and refusals by their code, most frequent first.', {
    code: text('Code of the first problem.'),
    doubted: answered.doubted,
    overridden,
    refused: answered.refused,
  }),
  changes: listOf('Offers by what they change, most frequent first.', {
    change: text(
      'What the suggestion changes: `line`, `city`, `province`, `code`, or several joined by `+`.',
    ),
    ...offerAnswers,
  }),
});

const data = nullOr(
  closed({
    source: text('Where it is from, in words.'),
    date: nullableText('Its state, as `2026-01-31`; null if the source gives none.'),
    codes: count('How many postal codes it has.'),
  }),
  'The place data in use; null if none with postal codes is loaded.',
);

const market = closed({
  market: text('ISO 3166-1 alpha-2.'),
  data,
  periods: listOf('`before` has as many days, before those of `current`.', {
    days: Type.Integer({ description: 'The last so many days, today included: 1, 7 and 28.' }),
    current: figures,
    before: figures,
  }),
  days: listOf('The last 28 days, oldest first.', { day: text('As `2026-01-31`.'), ...answered }),
  tenths: listOf(
    'The last 28 days by how likely city, province and postal code were right as typed. Addresses about which the data knows nothing are left out.',
    {
      tenth: Type.Integer({ minimum: 0, maximum: 9, description: '7: from 70 to 80 %.' }),
      ...answered,
      kept,
      overridden,
    },
  ),
  cautions: listOf(
    'What each `caution` of the market would have asked, of the addresses accepted, offered or doubted in the last 28 days; estimated from `tenths`.',
    {
      caution: Type.Enum([...cautions], { description: 'A value of the rule `caution` of a market.' }),
      asked: count('For how many of the addresses it would have offered a correction, or doubted them.'),
    },
  ),
});

export const decisionsSchema = answer(
  {
    day: text('Today in UTC, as `2026-01-31`.'),
    markets: Type.Array(market, { description: 'Markets with decisions in the last 56 days, by code.' }),
  },
  'How addresses were decided, in numbers.',
);

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
  return { pairs: pairs.map((pair) => ({ ...pair, area: pair.area || null })), ...done };
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

export function toExplanation({ decisions, candidates, dataVersion }: AddressExplanation) {
  const meanings = candidates.map(({ reason, changes, cost }) => ({
    reason,
    City: changes?.locality ?? null,
    Province: changes?.administrativeArea ?? null,
    PostalCode: changes?.postalCode ?? null,
    cost,
  }));
  return { decisions, meanings, dataVersion, ...done };
}
