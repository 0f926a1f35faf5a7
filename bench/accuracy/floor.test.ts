import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { abroadCases } from './abroad.ts';
import { type FloorsBySet, figuresOf, floorCases, floorCountries, sharesOf, worseThan } from './floor.ts';

const floors: FloorsBySet = JSON.parse(readFileSync(new URL('floor.json', import.meta.url), 'utf8'));
const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });

/** It takes half a minute of one core, and several times that where others need the core too. */
const longMs = 240_000;

it(
  'right addresses of 146 countries are read in all their fields and in one line as well as before, and as fast',
  () => {
    const cases = [...abroadCases((code) => gazetteer.country(code))];
    const figures = figuresOf(cases);
    expect(new Set(cases.map(({ country }) => country)).size).toBe(146);
    expect(figures.map(({ kind }) => kind)).toEqual(Object.keys(floors.abroad));
    expect(worseThan(floors.abroad, figures)).toEqual([]);
  },
  longMs,
);

it('addresses made from the places that are built in are judged as well as before, and as fast', () => {
  const built = gazetteer.countriesWithPlaces.flatMap((code) => gazetteer.country(code) ?? []);
  const cases = [...floorCases(floorCountries(built))];
  const figures = figuresOf(cases);
  expect(cases.length).toBeGreaterThan(4000);
  expect(figures.map(({ kind }) => kind)).toEqual(Object.keys(floors.builtIn));
  expect(worseThan(floors.builtIn, figures)).toEqual([]);

  // And they have the figures that the README gives.
  const [real, harmless] = [sharesOf('real', cases), sharesOf('harmless', cases)];
  const [one, two] = [sharesOf('one', cases), sharesOf('two', cases)];
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
  expect(readme).toContain(`makes ${real.cases} addresses`);
  expect(readme).toContain(`in ${cases.length.toLocaleString('en')} ways`);
  const [, ofOne, ofTwo, misled] =
    /(\d+) % of those with one fault.* two faults it is (\d+) %, and ([\d.]+) % get/.exec(readme) ?? [];
  expect(Math.abs(one.right - Number(ofOne))).toBeLessThan(1);
  expect(Math.abs(two.right - Number(ofTwo))).toBeLessThan(1);
  expect(Math.abs(two.misleading - Number(misled))).toBeLessThan(0.2);
  expect([real.right, harmless.right, one.misleading]).toEqual([100, 100, 0]);
});
