import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBuckets, leftOf, rateOf } from './rate-limits.ts';

describe('a bucket', () => {
  test('lets a second’s worth through at once, then as much as the rate', () => {
    const buckets = createBuckets(10);
    const rate = rateOf(6_000);
    const passed = (now: number) =>
      Array.from({ length: 300 }, () => buckets.take('a', rate, now)).filter(({ waitMs }) => waitMs === 0);
    expect([passed(0), passed(500), passed(60_000)].map(({ length }) => length)).toEqual([100, 50, 100]);
  });

  test('says when one more fits in, belongs to one key, and counts nothing when looked at', () => {
    const buckets = createBuckets(10);
    const rate = rateOf(2);
    expect(leftOf(buckets.look('a', rate, 0).usedMs, rate)).toBe(2);
    buckets.take('a', rate, 0);
    buckets.take('a', rate, 0);
    expect(buckets.take('a', rate, 10_000).waitMs).toBe(20_000);
    expect(buckets.look('b', rate, 10_000).waitMs).toBe(0);
    expect(buckets.take('a', rate, 30_000).waitMs).toBe(0);
  });

  test('goes on from what is known elsewhere', () => {
    const buckets = createBuckets(10);
    buckets.learn('a', 60_000, 0);
    expect(buckets.take('a', rateOf(2), 0).waitMs).toBe(30_000);
  });
});

test('of more keys than can be held, the one used first is forgotten', () => {
  const buckets = createBuckets(2);
  for (const key of ['a', 'b', 'c']) buckets.take(key, rateOf(1), 0);
  expect(['a', 'b', 'c'].map((key) => buckets.look(key, rateOf(1), 0).waitMs)).toEqual([0, 60_000, 60_000]);
});

test('no stretch of time lets more through than its rate and one burst, whatever comes when', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(400), { maxLength: 300 }),
      fc.integer({ min: 1, max: 3_000 }),
      (gaps, most) => {
        const buckets = createBuckets(10);
        const rate = rateOf(most);
        const passed: number[] = [];
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          if (buckets.take('a', rate, now).waitMs === 0) passed.push(now);
        }
        passed.forEach((start, first) => {
          const within = (now - start) / rate.costMs + rate.burst + 1e-3;
          expect(passed.length - first).toBeLessThanOrEqual(within);
        });
      },
    ),
    { numRuns: 100 },
  );
});
