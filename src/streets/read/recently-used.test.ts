import { expect, test } from 'vitest';
import { RecentlyUsed } from './recently-used.ts';

test('keeps what is used, and drops what is not before the weights exceed the limit', () => {
  const cache = new RecentlyUsed<string>(10);
  cache.set(0, 'used', 1);
  cache.set(1, 'unused', 1);
  for (let key = 2; key < 40; key++) {
    cache.set(key, 'other', 1);
    expect(cache.get(0)).toBe('used');
  }
  const kept = Array.from({ length: 40 }, (_, key) => cache.get(key)).filter((value) => value !== undefined);
  expect(cache.get(1)).toBeUndefined();
  expect(cache.get(39)).toBe('other');
  expect(kept.length).toBeLessThanOrEqual(10);
});

test('keeps the last value however much it weighs', () => {
  const cache = new RecentlyUsed<string>(10);
  cache.set(1, 'heavy', 100);
  expect(cache.get(1)).toBe('heavy');
});
