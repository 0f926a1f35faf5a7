import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parsePostalRegions, readPostalRegionRows } from './postal-region-rows.ts';
import { regionsHead } from './postal-region-sources.ts';

const parse = (text: string) => parsePostalRegions('gb.tsv', text);

describe('parsePostalRegions', () => {
  it.each([
    ['has a column too few', '01\t40\tDresden', /^gb\.tsv, line 1: it has not four columns/],
    ['has a column too many', '01\t40\tDresden\tPirna\tk', /line 1: it has not four columns/],
    ['has no distance', '01\tnear\tDresden\tk', /line 1: "near" is no number of kilometres\.$/],
    ['has a distance of nothing', '01\t0\tDresden\tk', /line 1: "0" is no number of kilometres\.$/],
    ['has an unknown source', '01\t40\tDresden\tx', /line 1: "x" is no source\.$/],
    ['has no beginnings', '\t40\tDresden\tk', /line 1: "" is no list of beginnings\.$/],
    [
      'has a range that runs backwards',
      '09-01\t40\tDresden\tk',
      /line 1: "09-01" is no list of beginnings\.$/,
    ],
    [
      'has a beginning of another line',
      '01\t40\tDresden\tk\n01 02\t40\tBautzen\tk',
      /line 2: 01 stands above/,
    ],
  ])('refuses a line that %s', (_, text, reason) => {
    expect(() => parse(text)).toThrow(reason);
  });

  it('refuses a table without a region, complete or not', () => {
    expect(() => parse('# remark\ncomplete\n')).toThrow(/^gb\.tsv has no region\.$/);
  });

  it.each(['GB.tsv', 'gb.tsv.orig', 'regions.tsv'])('refuses %s as the name of a table', (name) => {
    expect(() => parsePostalRegions(name, '01\t40\tDresden\tk')).toThrow(/not the name of a country/);
  });

  it('reads lists and ranges of beginnings, with the letters of the first', () => {
    const text = '# remark\ncomplete\nAB10-12,15 ZE1\t40\tAberdeen, Lerwick\tg\n08-11\t20\tBerlin\tk\n';
    const { country, rows, isComplete } = parse(text);
    expect(rows.map(({ beginnings }) => beginnings)).toEqual([
      ['AB10', 'AB11', 'AB12', 'AB15', 'ZE1'],
      ['08', '09', '10', '11'],
    ]);
    expect(rows[0]).toMatchObject({ km: 40, towns: ['Aberdeen', 'Lerwick'], source: 'g' });
    expect([country, isComplete]).toEqual(['GB', true]);
  });
});

describe('data/regions', () => {
  const directory = 'data/regions';
  it.each(readdirSync(directory))('has in the head of %s the sources of its lines, and no others', (name) => {
    const text = readFileSync(`${directory}/${name}`, 'utf8');
    const head = text
      .split('\n')
      .filter((line) => line.startsWith('#'))
      .join('\n');
    const { country, rows } = parsePostalRegions(name, text);
    const sources = new Set(rows.map(({ source }) => source));
    const [, state] = /as of (\S+)\. /.exec(head) ?? [];
    expect(`${head}\n`).toBe(regionsHead(country, sources, state));
    // Without an export of GeoNames there is nothing to compare with.
    if (state === undefined) expect([...sources]).toEqual(['k']);
  });

  it('is read whole', () => {
    expect(readPostalRegionRows(process.cwd())).toHaveLength(readdirSync(directory).length);
  });
});
