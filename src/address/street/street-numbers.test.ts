import { describe, expect, it } from 'vitest';
import type { HouseNumber } from './house-number.ts';
import {
  isAmong,
  isAmongKnown,
  isNearKnown,
  lowerBound,
  mayHaveNumber,
  numberEvidence,
} from './street-numbers.ts';
import type { NumberRange, StreetNumbers } from './streets.ts';

const street = (values: readonly number[], ranges: readonly NumberRange[] = []): StreetNumbers => ({
  values: Uint32Array.from(values),
  suffixes: [],
  withUnits: new Uint32Array(),
  ranges,
});
const typed = (...values: number[]): HouseNumber[] => values.map((value) => ({ value, suffix: '' }));

describe('what a street says of a number', () => {
  const few = street([200, 204, 300]);
  const many = street([200, 204, 210, 220, 300]);
  const blocks = street([], [{ from: 200, to: 298, parity: 'even' }]);

  it.each([
    ['no number', many, [], 'street'],
    ['a known one', many, [204], 'known'],
    ['one known of several', many, [205, 204], 'known'],
    ['one in a gap', many, [250], 'between'],
    ['one 100 below the lowest', many, [100], 'between'],
    ['one 101 below the lowest', many, [99], 'beyond'],
    ['one 100 above the highest', many, [400], 'between'],
    ['one 101 above the highest', many, [401], 'beyond'],
    ['one far beyond, and one in a gap', many, [999, 250], 'between'],
    ['one far beyond a street of few numbers', few, [999], 'street'],
    ['one inside a range', blocks, [250], 'between'],
    ['one 100 beyond a range', blocks, [398], 'between'],
    ['one far beyond the only range', blocks, [999], 'street'],
    ['one on a street without numbers', street([]), [7], 'street'],
  ] as const)('%s', (_, numbers, values, evidence) => {
    expect(numberEvidence(numbers, typed(...values))).toBe(evidence);
  });

  it('a range counts as its two ends', () => {
    const ranges = [
      { from: 1, to: 9, parity: 'odd' },
      { from: 2, to: 8, parity: 'even' },
    ] as const;
    expect(numberEvidence(street([], ranges), typed(999))).toBe('street');
    expect(numberEvidence(street([5], ranges), typed(999))).toBe('beyond');
    expect(numberEvidence(street([500], [{ from: 100, to: 198, parity: 'even' }]), typed(50))).toBe(
      'between',
    );
  });
});

describe('a number that may be on a street', () => {
  it.each([
    ['even', [200, 250, 298], [199, 201, 299, 300, 198]],
    ['odd', [201, 297], [200, 250, 199, 299]],
    ['both', [200, 201, 298], [199, 299]],
  ] as const)('is inside a range, on its side: %s', (parity, inside, outside) => {
    const numbers = street([], [{ from: 200, to: 298, parity }]);
    expect(inside.filter((value) => !mayHaveNumber(numbers, value))).toEqual([]);
    expect(outside.filter((value) => mayHaveNumber(numbers, value))).toEqual([]);
  });

  it('is a known one', () => {
    expect(mayHaveNumber(street([7]), 7)).toBe(true);
    expect(mayHaveNumber(street([7]), 8)).toBe(false);
  });
});

it('a known number and one between known ones are among the known', () => {
  const evidences = ['known', 'between', 'street', 'beyond', 'unknown', 'no data', undefined] as const;
  expect(evidences.filter(isAmongKnown)).toEqual(['known', 'between']);
});

it('numbers are found among ascending ones', () => {
  const ascending = Uint32Array.from([2, 4, 4, 8]);
  expect([1, 2, 3, 4, 5, 8, 9].map((each) => lowerBound(ascending, each))).toEqual([0, 0, 1, 1, 3, 3, 4]);
  expect([1, 2, 3, 4, 8, 9].map((each) => isAmong(ascending, each))).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
  expect(isAmong(new Uint32Array(), 0)).toBe(false);
});

it.each([
  ['beside a known one', [200, 204, 210, 220, 300], [], 206, true],
  ['a gap of the street away from all', [200, 204, 2000, 2004], [], 1000, false],
  ['a few gaps beyond the end', [2, 4, 6, 8, 10], [], 16, true],
  ['many gaps beyond the end of short gaps', [2, 4, 6, 8, 10], [], 60, false],
  ['in a hole far wider than its gaps', [2, 4, 6, 8, 10, 200, 202, 204, 206, 208], [], 105, false],
  ['near a street of few numbers', [2, 4], [], 24, true],
  ['far from a street of few numbers', [2, 4], [], 25, false],
  ['a few long gaps from a street of few numbers', [100, 120], [], 200, true],
  ['far from a single number', [2], [], 60, false],
  ['within a range', [], [{ from: 200, to: 298, parity: 'even' }], 250, true],
  ['on the other side of a range of few numbers', [], [{ from: 200, to: 298, parity: 'even' }], 205, true],
  ['in a gap between the ends of a range', [], [{ from: 2, to: 90, parity: 'even' }], 45, true],
  ['far beyond a range', [2, 4, 6], [{ from: 8, to: 10, parity: 'even' }], 60, false],
  ['near the end of a range', [2, 4, 6], [{ from: 8, to: 10, parity: 'even' }], 12, true],
  ['on a street without numbers', [], [], 7, true],
] as const)('a number %s: the street may have it or not', (_, values, ranges, wanted, expected) => {
  expect(isNearKnown(street(values, ranges), wanted)).toBe(expected);
});
