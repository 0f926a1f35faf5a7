import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { figuresOf, floorCases, floorCountries, sharesOf } from './floor.ts';

/**
 * Whole percent of a kind's cases, set by `bench/accuracy/set-floor.ts`: right at least, misleading at most.
 */
interface Floor {
  readonly right: number;
  readonly misleading: number;
}

const floors: Readonly<Record<string, Floor>> = JSON.parse(
  readFileSync(new URL('floor.json', import.meta.url), 'utf8'),
);

it('addresses made from the places that are built in are judged as well as before', () => {
  const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
  const built = gazetteer.countriesWithPlaces.flatMap((code) => gazetteer.country(code) ?? []);
  const cases = [...floorCases(floorCountries(built))];
  const figures = figuresOf(cases);
  expect(cases.length).toBeGreaterThan(4000);
  expect(figures.map(({ kind }) => kind)).toEqual(Object.keys(floors));
  const isWorse = ({ kind, right, misleading }: (typeof figures)[number]) =>
    right < (floors[kind]?.right ?? 100) || misleading > (floors[kind]?.misleading ?? 0);
  expect(figures.filter(isWorse)).toEqual([]);

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
