import { describe, expect, it } from 'vitest';
import { noDivision } from '../../src/gazetteer/read/place-row.ts';
import { compilePostalRegions } from './compile-postal-regions.ts';
import { parsePostalRegions } from './postal-region-rows.ts';

const town = (
  place: string,
  latitude: number,
  population: number,
  state: string,
  otherNames: string[] = [],
) => ({
  country: 'AU',
  postalCode: '',
  place,
  divisions: [{ name: state, code: '' }, noDivision, noDivision] as const,
  latitude,
  longitude: 145.004,
  population,
  otherNames,
});
const towns = [
  town('Richmond', -42.73, 900, 'Tasmania'),
  town('Richmond', -37.82, 28_000, 'Victoria'),
  town('Hobart', -42.88, 200_000, 'Tasmania', ['Melbourne']),
  town('Port Phillip', -37.8, 100, 'Victoria', ['Melbourne', 'Geelong']),
];
const compile = (text: string) => compilePostalRegions([parsePostalRegions('au.tsv', text)], () => towns);
const positionOf = (name: string) => compile(`3\t10\t${name}\tk`)[0]?.regions[0]?.slice(2);

describe('compilePostalRegions', () => {
  it('refuses a town that is not a place of the country, and names its line', () => {
    expect(() => compile('70 71\t10\tHobart, Hobbiton\tk')).toThrow(
      /^Region AU 70: cities500 has no "Hobbiton"; name another town of the region\.$/,
    );
  });

  it('keeps beginnings, distance and the positions of towns, to a hundredth of a degree', () => {
    expect(compile('complete\n70-71\t10\tHobart, Richmond\tk')).toEqual([
      { country: 'AU', isComplete: true, regions: [['70 71', 10, -42.88, 145, -37.82, 145]] },
    ]);
  });

  it('takes the largest place of a name', () => {
    expect(positionOf('Richmond')).toEqual([-37.82, 145]);
  });

  it('takes the place in the division after "in"', () => {
    expect(positionOf('Richmond in Tasmania')).toEqual([-42.73, 145]);
    expect(() => positionOf('Hobart in Victoria')).toThrow(/no "Hobart in Victoria"/);
  });

  it('finds a place by another name where that is no place’s own name', () => {
    expect(positionOf('Geelong')).toEqual([-37.8, 145]);
    expect(positionOf('Melbourne')).toEqual([-42.88, 145]);
  });
});
