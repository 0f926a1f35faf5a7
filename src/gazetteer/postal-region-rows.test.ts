import { describe, expect, it } from 'vitest';
import { parsePostalRegions, readPostalRegionRows } from './postal-region-rows.ts';

describe('parsePostalRegions', () => {
  it.each([
    ['has no country', 'Germany\t01\t40\tDresden', /line 1: it begins with no code of a country\.$/],
    ['has a column too few', 'DE\t01\t40', /line 1: it has not four columns/],
    ['has a column too many', 'DE\t01\t40\tDresden\tPirna', /line 1: it has not four columns/],
    ['has no distance', 'DE\t01\tnear\tDresden', /line 1: "near" is no number of kilometres\.$/],
    ['has a distance of nothing', 'DE\t01\t0\tDresden', /line 1: "0" is no number of kilometres\.$/],
    ['has no beginnings', 'DE\t\t40\tDresden', /line 1: "" is no list of beginnings\.$/],
    [
      'has a range that runs backwards',
      'DE\t09-01\t40\tDresden',
      /line 1: "09-01" is no list of beginnings\.$/,
    ],
    [
      'has a beginning of another line',
      'DE\t01\t40\tDresden\nDE\t01 02\t40\tBautzen',
      /line 2: 01 stands above/,
    ],
  ])('refuses a line that %s', (_, text, reason) => {
    expect(() => parsePostalRegions(text)).toThrow(reason);
  });

  it('reads lists and ranges of beginnings, with the letters of the first', () => {
    const text = '# remark\nGB\tcomplete\nGB\tAB10-12,15 ZE1\t40\tAberdeen, Lerwick\nDE\t08-11\t20\tBerlin\n';
    const { rows, complete } = parsePostalRegions(text);
    expect(rows.map(({ beginnings }) => beginnings)).toEqual([
      ['AB10', 'AB11', 'AB12', 'AB15', 'ZE1'],
      ['08', '09', '10', '11'],
    ]);
    expect(rows[0]).toMatchObject({ country: 'GB', km: 40, towns: ['Aberdeen', 'Lerwick'] });
    expect([...complete]).toEqual(['GB']);
  });

  it('allows the same beginning in two countries', () => {
    expect(parsePostalRegions('DE\t01\t40\tDresden\nPL\t01\t40\tWarsaw').rows).toHaveLength(2);
  });
});

describe('data/postal-regions.tsv', () => {
  const { rows, complete } = readPostalRegionRows(process.cwd());

  it('has regions for each country that it declares complete', () => {
    const countries = new Set(rows.map(({ country }) => country));
    expect([...complete].filter((country) => !countries.has(country))).toEqual([]);
  });
});
