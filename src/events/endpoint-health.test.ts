import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backOffMs, createEndpointHealth } from './endpoint-health.ts';

function atTime() {
  const clock = { ms: 0 };
  const pause = { firstMs: 1_000, mostMs: 4_000 };
  const health = createEndpointHealth(
    16,
    pause,
    () => 0,
    () => clock.ms,
  );
  return { clock, health };
}

test('an endpoint that answers has room for all', () => {
  const { health } = atTime();
  expect([health.room(), health.pauseMs()]).toEqual([16, 0]);
  expect(health.answered()).toBe(false);
});

test('an endpoint that does not answer is left alone, then asked once', () => {
  const { clock, health } = atTime();
  expect(health.failed(undefined)).toBe(1_000);
  expect([health.room(), health.pauseMs()]).toEqual([0, 1_000]);
  clock.ms = 1_000;
  expect([health.room(), health.pauseMs()]).toEqual([1, 0]);
});

test('deliveries that fail together are one failure', () => {
  const { clock, health } = atTime();
  health.failed(undefined);
  clock.ms = 10;
  expect(health.failed(undefined)).toBe(0);
  expect(health.pauseMs()).toBe(990);
});

test('pauses grow up to the longest, and start again from the first after an answer', () => {
  const { clock, health } = atTime();
  const pauses = [1, 2, 3, 4].map(() => {
    const pause = health.failed(undefined);
    clock.ms += pause;
    return pause;
  });
  expect(pauses).toEqual([1_000, 2_000, 4_000, 4_000]);
  expect(health.answered()).toBe(true);
  expect(health.room()).toBe(16);
  expect(health.failed(undefined)).toBe(1_000);
});

test('an endpoint that asks for a longer rest gets it', () => {
  const { health } = atTime();
  expect(health.failed(30_000)).toBe(30_000);
  expect(health.pauseMs()).toBe(30_000);
});

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
