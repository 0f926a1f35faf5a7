import { describe, expect, it } from 'vitest';
import { compilePostalRegions } from './compile-postal-regions.ts';
import { noDivision } from './place-row.ts';
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
const compile = (text: string) => compilePostalRegions(parsePostalRegions(text), () => towns);
const positionOf = (name: string) => compile(`AU\t3\t10\t${name}`)[0]?.regions[0]?.slice(2);

describe('compilePostalRegions', () => {
  it('refuses a town that is not a place of the country, and names its line', () => {
    expect(() => compile('AU\t70 71\t10\tHobart, Hobbiton')).toThrow(
      /^postal-regions\.tsv, AU 70: cities500 has no "Hobbiton"; name another town of the region\.$/,
    );
  });

  it('refuses a country that is declared complete and has no region', () => {
    expect(() => compile('NZ\tcomplete\nAU\t70\t10\tHobart')).toThrow(
      /calls NZ complete and has no line of it\.$/,
    );
  });

  it('keeps beginnings, distance and the positions of towns, to a hundredth of a degree', () => {
    expect(compile('AU\tcomplete\nAU\t70-71\t10\tHobart, Richmond')).toEqual([
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
