import { expect, it } from 'vitest';
import { nearbyKm, nearnessKm } from './nearness.ts';

it('a city goes with codes up to 25 km away, or as far as its country says', () => {
  expect(nearbyKm('94538', {})).toBe(25);
  expect(nearbyKm('94538', { nearbyKm: 60 })).toBe(60);
});

it('a city goes with codes of wide districts four times as far away', () => {
  const wideCode = (code: string) => code[1] === '0';
  expect(nearbyKm('K0A', { wideCode, nearbyKm: 40 })).toBe(160);
  expect(nearbyKm('K0A', { wideCode })).toBe(100);
  expect(nearbyKm('K1P', { wideCode, nearbyKm: 40 })).toBe(40);
});

it('nearness falls by a factor of e over a third of that distance', () => {
  expect(nearnessKm({})).toBeCloseTo(25 / 3, 9);
  expect(nearnessKm({ nearbyKm: 60 })).toBeCloseTo(20, 9);
});
