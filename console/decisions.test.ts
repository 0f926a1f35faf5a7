import { describe, expect, it } from 'vitest';
import { reportDecisions } from '../src/decisions/decision-report.ts';
import type { AgedCount } from '../src/decisions/decision-store.ts';
import { type MarketFigures, together } from './decisions.ts';

const day = '2026-03-01';
const count: AgedCount = {
  market: 'US',
  age: 0,
  outcome: 'doubted',
  code: 'City.Mismatch',
  change: '',
  tenth: 1,
  count: 2,
};

function report(counts: readonly AgedCount[]): MarketFigures[] {
  const daily = counts.map(({ market, outcome, count: many }) => ({ market, day, outcome, count: many }));
  return reportDecisions(counts, daily, day).map((market) => ({ data: null, ...structuredClone(market) }));
}

describe('figures of several markets', () => {
  it('are those of one market with all their counts', () => {
    const counts = [
      count,
      { ...count, age: 7, count: 5 },
      { ...count, market: 'DE', count: 3 },
      { ...count, market: 'DE', code: 'PostalCode.Mismatch', tenth: 2 },
      { ...count, market: 'BR', outcome: 'suggestion', code: 'ErrorSuggestedFix', change: 'city' },
    ] as const;
    const [expected] = report(counts.map((each) => ({ ...each, market: 'BR' })));
    expect(together(report(counts))).toEqual(expected);
  });

  it('of none are nothing', () => {
    expect(together([])).toBeUndefined();
  });
});
