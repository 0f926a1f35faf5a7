import { describe, expect, it } from 'vitest';
import { madePlaces } from '../../../../test/fixtures/made-places.ts';
import { crowdingOf } from './crowding.ts';
import type { Places, Position } from './places.ts';

const here: Position = { latitude: 50, longitude: 10 };
const unknown: Position = { latitude: Number.NaN, longitude: Number.NaN };
const kmOfDegree = 111.19;
const north = (km: number): Position => ({ latitude: 50 + km / kmOfDegree, longitude: 10 });

interface Made {
  readonly codes: readonly Position[];
  readonly localities: readonly Position[];
  readonly divisions?: readonly number[];
}

function made({ codes, localities, divisions = [] }: Made): Places {
  return {
    ...madePlaces('DE', []),
    codeCount: codes.length,
    localityCount: localities.length,
    codePosition: (code) => codes[code] ?? unknown,
    localityPosition: (at) => localities[at] ?? unknown,
    isDivision: (at) => divisions.includes(at),
  };
}
const crowding = (data: Made) => crowdingOf(made(data), { code: 'XX' });
const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('the mean logarithm of how many places lie around a code', () => {
  it('counts each place there as one', () => {
    expect(crowding({ codes: [here], localities: [here] })).toBeCloseTo(Math.log(2), 9);
    expect(crowding({ codes: [here], localities: times(9, here) })).toBeCloseTo(Math.log(10), 9);
  });

  it('counts a place a third of the nearby distance away as 1/e', () => {
    expect(crowding({ codes: [here], localities: [north(25 / 3)] })).toBeCloseTo(Math.log(1 + 1 / Math.E), 3);
  });

  it('counts no place that is ten times as far away, however many are there', () => {
    const scale = 25 / 3;
    expect(crowding({ codes: [here], localities: times(700, north(9.9 * scale)) })).toBeCloseTo(0.0346, 3);
    expect(crowding({ codes: [here], localities: times(700, north(10.1 * scale)) })).toBe(0);
  });

  it('counts no division', () => {
    const localities = [here, here];
    expect(crowding({ codes: [here], localities, divisions: [1] })).toBeCloseTo(Math.log(2), 9);
  });

  it('is a mean over the codes that have a position', () => {
    const codes = [here, unknown, north(1000)];
    expect(crowding({ codes, localities: [here] })).toBeCloseTo(Math.log(2) / 2, 9);
  });

  it('is that around towns where there are no codes', () => {
    expect(crowding({ codes: [], localities: [here, north(1000)] })).toBeCloseTo(Math.log(2), 9);
  });

  it('is 0 where nothing has a position, or there is nothing', () => {
    expect(crowding({ codes: [unknown], localities: [here] })).toBe(0);
    expect(crowding({ codes: [], localities: [unknown] })).toBe(0);
    expect(crowding({ codes: [], localities: [] })).toBe(0);
  });

  it('is estimated from every second place of 1600, and from every second code of 80', () => {
    expect(crowding({ codes: [here], localities: times(1600, here) })).toBeCloseTo(Math.log(1601), 9);
    const everySecond = times(800, [here, unknown]).flat();
    expect(crowding({ codes: [here], localities: everySecond })).toBeCloseTo(Math.log(1601), 9);
    const localities = [here];
    const codes = times(40, [here, north(1000)]).flat();
    expect(crowding({ codes, localities })).toBeCloseTo(Math.log(2), 9);
    expect(crowding({ codes: codes.slice(2), localities })).toBeCloseTo(Math.log(2) / 2, 9);
  });
});
