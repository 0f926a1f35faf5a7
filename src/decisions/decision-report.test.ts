import { describe, expect, test } from 'vitest';
import { reportDecisions } from './decision-report.ts';
import type { AgedCount } from './decision-store.ts';

const today = '2026-03-01';
const offer = { code: 'ErrorSuggestedFix', change: 'city' };
const one: AgedCount = {
  market: 'US',
  age: 0,
  outcome: 'accepted',
  code: '',
  change: '',
  tenth: 9,
  count: 1,
};

function figures(...counts: Partial<AgedCount>[]) {
  const [market] = reportDecisions(
    counts.map((count) => ({ ...one, ...count })),
    [],
    today,
  );
  if (market === undefined) throw new Error('no market');
  return market;
}

describe('a report', () => {
  test('has no market of which nothing is known', () => {
    expect(reportDecisions([], [], today)).toEqual([]);
  });

  test('puts each age in its periods, and in the ones before', () => {
    const ages = [0, 1, 2, 7, 14, 28];
    const { periods } = figures(...ages.map((age, at) => ({ age, count: 10 ** at })));
    expect(periods.map(({ days, current, before }) => [days, current.accepted, before.accepted])).toEqual([
      [1, 1, 10],
      [7, 111, 1_000],
      [28, 11_111, 100_000],
    ]);
  });

  test('counts what became of offers, by what they change', () => {
    const { current } = figures(
      { ...offer, outcome: 'suggestion', count: 10 },
      { ...offer, outcome: 'accepted-offer', count: 3 },
      { ...offer, outcome: 'reposted', count: 1 },
      { ...offer, outcome: 'overridden', count: 2 },
      { ...offer, outcome: 'edited', count: 1 },
      { ...offer, outcome: 'abandoned', count: 3 },
      { ...offer, change: 'code', outcome: 'suggestion', count: 11 },
    ).periods[0] ?? { current: undefined };
    const answers = { offered: 10, taken: 4, kept: 2, edited: 1, givenUp: 3 };
    const nothing = { taken: 0, kept: 0, edited: 0, givenUp: 0 };
    expect(current).toMatchObject({ ...answers, offered: 21, overridden: 0, codes: [] });
    expect(current?.changes).toEqual([
      { change: 'code', offered: 11, ...nothing },
      { change: 'city', ...answers },
    ]);
  });

  test('counts doubts, those overridden and refusals by their code, most frequent first', () => {
    const { current } = figures(
      { outcome: 'doubted', code: 'City.Mismatch', count: 5 },
      { outcome: 'overridden', code: 'City.Mismatch', count: 4 },
      { outcome: 'refused', code: 'Email.Required', count: 30 },
    ).periods[2] ?? { current: undefined };
    expect(current).toMatchObject({ doubted: 5, overridden: 4, refused: 30 });
    expect(current?.codes).toEqual([
      { code: 'Email.Required', doubted: 0, overridden: 0, refused: 30 },
      { code: 'City.Mismatch', doubted: 5, overridden: 4, refused: 0 },
    ]);
  });

  test('says by tenths of the likelihood what was decided, of the last 28 days', () => {
    const { tenths } = figures(
      { tenth: 7, outcome: 'accepted', count: 4 },
      { tenth: 7, age: 28, count: 100 },
      { tenth: -1, count: 100 },
      { tenth: 1, outcome: 'doubted', code: 'City.Mismatch', count: 3 },
      { tenth: 1, outcome: 'overridden', code: 'City.Mismatch', count: 2 },
      { tenth: 1, ...offer, outcome: 'overridden', count: 1 },
    );
    expect(tenths).toHaveLength(10);
    expect(tenths[7]).toEqual({
      tenth: 7,
      accepted: 4,
      offered: 0,
      doubted: 0,
      refused: 0,
      kept: 0,
      overridden: 0,
    });
    expect(tenths[1]).toMatchObject({ doubted: 3, overridden: 2, kept: 1 });
  });

  test('says what each step of caution would have asked, of the last 28 days', () => {
    const { cautions } = figures(
      { tenth: 9, count: 1_000 },
      { tenth: 7, count: 100 },
      { tenth: 1, count: 20 },
      { tenth: 1, outcome: 'doubted', code: 'City.Mismatch', count: 3 },
      { tenth: 0, ...offer, outcome: 'suggestion', count: 5 },
      { tenth: 0, outcome: 'refused', code: 'Email.Required', count: 7 },
      { tenth: 0, age: 28, outcome: 'doubted', code: 'City.Mismatch', count: 7 },
    );
    expect(cautions).toEqual([
      { caution: 'relaxed', asked: 5 },
      { caution: 'balanced', asked: 8 },
      { caution: 'strict', asked: 128 },
    ]);
  });

  test('counts what no caution changes for each step as it was decided', () => {
    const { cautions } = figures(
      { tenth: -1, outcome: 'doubted', code: 'Address.Doubtful' },
      { tenth: 9, outcome: 'doubted', code: 'AddressPrimary.NumberMissing' },
      { tenth: 9, outcome: 'suggestion', code: 'ErrorSuggestedFix', change: 'line' },
      { tenth: 3, outcome: 'doubted', code: 'PostalCode.Doubtful' },
      { tenth: -1 },
    );
    expect(cautions.map(({ asked }) => asked)).toEqual([4, 4, 4]);
  });

  test('has each of 28 days, with what is known of it', () => {
    const daily = [
      { market: 'US', day: '2026-02-02', outcome: 'doubted', count: 2 },
      { market: 'US', day: today, outcome: 'suggestion', count: 3 },
      { market: 'DE', day: today, outcome: 'suggestion', count: 4 },
      { market: 'US', day: '2026-02-01', outcome: 'doubted', count: 5 },
    ] as const;
    const [market] = reportDecisions([one], daily, today);
    expect(market?.days).toHaveLength(28);
    expect(market?.days[0]).toEqual({ day: '2026-02-02', accepted: 0, offered: 0, doubted: 2, refused: 0 });
    expect(market?.days[27]).toEqual({ day: today, accepted: 0, offered: 3, doubted: 0, refused: 0 });
  });
});
