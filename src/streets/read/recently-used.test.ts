import { expect, test } from 'vitest';
import { recentlyUsed } from './recently-used.ts';

function cacheOf(size: number) {
  const made: number[] = [];
  const get = recentlyUsed(10, (key) => {
    made.push(key);
    return { key, size };
  });
  const isKept = (key: number) => {
    const before = made.length;
    expect(get(key).key).toBe(key);
    return made.length === before;
  };
  return { isKept };
}

test('keeps what is used, and drops what is not before the weights exceed the limit', () => {
  const { isKept } = cacheOf(1);
  expect([0, 1].map(isKept)).toEqual([false, false]);
  for (let key = 2; key < 40; key++) {
    expect(isKept(key)).toBe(false);
    expect(isKept(0)).toBe(true);
  }
  expect(isKept(39)).toBe(true);
  expect(isKept(1)).toBe(false);
  const kept = Array.from({ length: 40 }, (_, key) => key).filter(isKept);
  expect(kept.length).toBeLessThanOrEqual(10);
});

test('keeps the last value however much it weighs', () => {
  const { isKept } = cacheOf(100);
  expect([isKept(1), isKept(1)]).toEqual([false, true]);
});
