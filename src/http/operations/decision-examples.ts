import { reportDecisions } from '../../decisions/decision-report.ts';
import type { AgedCount } from '../../decisions/decision-store.ts';
import { type Example, items } from './operation.ts';

const done = { success: true, error: null };

/** What the first example counts, on one day each. */
export const exampleCounts: readonly AgedCount[] = [
  { market: 'US', age: 0, outcome: 'accepted', code: '', change: '', tenth: 9, count: 930 },
  {
    market: 'US',
    age: 0,
    outcome: 'suggestion',
    code: 'ErrorSuggestedFix',
    change: 'city',
    tenth: 0,
    count: 40,
  },
  {
    market: 'US',
    age: 0,
    outcome: 'accepted-offer',
    code: 'ErrorSuggestedFix',
    change: 'city',
    tenth: -1,
    count: 33,
  },
  {
    market: 'US',
    age: 0,
    outcome: 'overridden',
    code: 'ErrorSuggestedFix',
    change: 'city',
    tenth: 0,
    count: 2,
  },
  { market: 'US', age: 0, outcome: 'edited', code: 'ErrorSuggestedFix', change: 'city', tenth: 0, count: 3 },
  {
    market: 'US',
    age: 0,
    outcome: 'abandoned',
    code: 'ErrorSuggestedFix',
    change: 'city',
    tenth: 0,
    count: 2,
  },
  { market: 'US', age: 0, outcome: 'doubted', code: 'PostalCode.Mismatch', change: '', tenth: 1, count: 21 },
  {
    market: 'US',
    age: 0,
    outcome: 'overridden',
    code: 'PostalCode.Mismatch',
    change: '',
    tenth: 1,
    count: 13,
  },
  { market: 'US', age: 1, outcome: 'accepted', code: '', change: '', tenth: 9, count: 902 },
];

const day = '2026-03-01';
const daily = exampleCounts.map(({ market, age, outcome, count }) => ({
  market,
  day: age === 0 ? day : '2026-02-28',
  outcome,
  count,
}));

export const readDecisionsExamples: readonly Example[] = [
  {
    name: 'counted',
    summary: 'One market, on its second day',
    response: {
      day,
      markets: reportDecisions(exampleCounts, daily, day).map((market) => ({ data: null, ...market })),
      ...done,
    },
  },
  { name: 'nothing', summary: 'Nothing was counted', response: { day, markets: [], ...done } },
];

export const readLearnedExamples: readonly Example[] = [
  {
    name: 'proposed',
    summary: 'A new part of a town, which six buyers insisted on',
    response: {
      pairs: [
        {
          market: 'US',
          locality: 'Warm Springs',
          area: 'CA',
          code: '94539',
          buyers: 7,
          guests: 1,
          insisted: 6,
          insistedDays: 3,
          state: 'proposed',
          firstDay: '2026-02-26',
          lastDay: '2026-02-28',
        },
      ],
      ...done,
    },
  },
  { name: 'nothing', summary: 'No place was typed by five buyers', response: { pairs: [], ...done } },
];

const springs = { market: 'US', City: 'Warm Springs', Province: 'CA', PostalCode: '94539' };

export const teachPairExamples: readonly Example[] = [
  { name: 'decided', summary: 'A new part of a town', request: springs, response: { ...done } },
  {
    name: 'no-market',
    summary: 'The market is none',
    request: { ...springs, market: 'XX' },
    response: { success: false, error: items({ code: 'Market.Unknown' }) },
  },
];

export const explainPairExamples: readonly Example[] = [
  {
    name: 'no-market',
    summary: 'The market is none',
    request: { ...springs, market: 'XX' },
    response: {
      decisions: [],
      meanings: [],
      dataVersion: null,
      success: false,
      error: items({ code: 'Market.Unknown' }),
    },
  },
];
