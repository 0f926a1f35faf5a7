import { describe, expect, it } from 'vitest';
import { distanceKm, kmNorth } from './distance.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const [berlin, munich, suva, apia] = [
  at(52.52, 13.4),
  at(48.14, 11.58),
  at(-18.14, 178.44),
  at(-13.83, -171.76),
];

describe('the distance between two positions', () => {
  it.each([
    ['Berlin and Munich', berlin, munich, 504],
    ['Suva and Apia, across the date line', suva, apia, 1143],
    ['a degree of latitude', at(10, 20), at(11, 20), 111],
    ['a degree of longitude at 60° north', at(60, 20), at(60, 21), 55.6],
  ])('%s is right to about one percent', (_, a, b, km) => {
    expect(Math.abs(distanceKm(a, b) / km - 1)).toBeLessThan(0.015);
    expect(distanceKm(b, a)).toBeCloseTo(distanceKm(a, b), 6);
  });

  it('is unknown where a position is', () => {
    expect(distanceKm(berlin, at(Number.NaN, Number.NaN))).toBeNaN();
  });

  it('is never less than the part from north to south', () => {
    expect(kmNorth(berlin, munich)).toBeGreaterThan(480);
    expect(kmNorth(berlin, munich)).toBeLessThan(distanceKm(berlin, munich));
    expect(kmNorth(at(10, 20), at(10, 90))).toBe(0);
  });
});
