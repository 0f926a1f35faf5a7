import { reportDecisions } from '../../../src/decisions/decision-report.ts';
import type { AgedCount } from '../../../src/decisions/decision-store.ts';
import { done } from '../../../src/http/wire/schema-parts.ts';
import { type Example, refused } from './example.ts';

/** What the first example counts, on one day each. */
export const exampleCounts: readonly AgedCount[] = [
  counted(0, 'accepted', '', '', 9, 930),
  counted(0, 'suggestion', 'ErrorSuggestedFix', 'city', 0, 40),
  counted(0, 'accepted-offer', 'ErrorSuggestedFix', 'city', -1, 33),
  counted(0, 'overridden', 'ErrorSuggestedFix', 'city', 0, 2),
  counted(0, 'edited', 'ErrorSuggestedFix', 'city', 0, 3),
  counted(0, 'abandoned', 'ErrorSuggestedFix', 'city', 0, 2),
  counted(0, 'doubted', 'PostalCode.Mismatch', '', 1, 21),
  counted(0, 'overridden', 'PostalCode.Mismatch', '', 1, 13),
  counted(1, 'accepted', '', '', 9, 902),
];

function counted(
  age: number,
  outcome: AgedCount['outcome'],
  code: string,
  change: string,
  tenth: number,
  count: number,
): AgedCount {
  return { market: 'US', age, outcome, code, change, tenth, count };
}

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
    response: refused({ code: 'Market.Unknown' }),
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
      ...refused({ code: 'Market.Unknown' }),
    },
  },
];
