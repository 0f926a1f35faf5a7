import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backOffMs } from './endpoint-health.ts';

const backOff = { firstMs: 5_000, mostMs: 3_600_000 };

test('the wait doubles from the first up to the longest', () => {
  const waits = [1, 2, 3, 10, 11, 5_000].map((failures) => backOffMs(backOff, failures, () => 0));
  expect(waits).toEqual([5_000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000]);
});

test('the wait is shortened at random, by half at most', () => {
  const failures = fc.integer({ min: 1, max: 2_000 });
  fc.assert(
    fc.property(failures, fc.double({ min: 0, max: 1, noNaN: true }), (count, chance) => {
      const whole = backOffMs(backOff, count, () => 0);
      const wait = backOffMs(backOff, count, () => chance);
      expect(wait).toBeLessThanOrEqual(whole);
      expect(wait).toBeGreaterThanOrEqual(whole / 2);
    }),
  );
  expect(backOffMs(backOff, 1, () => 1)).toBe(2_500);
});
