import { expect, it } from 'vitest';
import { nearbyKm, nearnessKm } from './nearness.ts';

const code = 'XX';

it('a city goes with codes up to 25 km away, or as far as its country says', () => {
  expect(nearbyKm('94538', { code })).toBe(25);
  expect(nearbyKm('94538', { code, nearbyKm: 60 })).toBe(60);
});

it('a city goes with codes of wide districts four times as far away', () => {
  const codes = { isWide: (canonical: string) => canonical[1] === '0' };
  expect(nearbyKm('K0A', { code, codes, nearbyKm: 40 })).toBe(160);
  expect(nearbyKm('K0A', { code, codes })).toBe(100);
  expect(nearbyKm('K1P', { code, codes, nearbyKm: 40 })).toBe(40);
});

it('nearness falls by a factor of e over a third of that distance', () => {
  expect(nearnessKm({ code })).toBeCloseTo(25 / 3, 9);
  expect(nearnessKm({ code, nearbyKm: 60 })).toBeCloseTo(20, 9);
});
