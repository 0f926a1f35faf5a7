import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { obtain } from '../../src/address/text/group-by.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { casesBySet, type FloorsBySet, figuresOf, sharesOf, worseThan } from './floor.ts';
import type { Case } from './measure.ts';

const floors: FloorsBySet = JSON.parse(readFileSync(new URL('floor.json', import.meta.url), 'utf8'));
const sets = casesBySet(openGazetteer({ directories: [builtinDataDirectory()] }));
const judged = new Map<keyof FloorsBySet, Case[]>();
const casesOf = (set: keyof FloorsBySet) => obtain(judged, set, sets[set]);

/** It takes half a minute of one core, and several times that where others need the core too. */
const longMs = 240_000;

it.each([
  ['addresses made from the places that are built in', 'builtIn', 6859],
  ['right addresses of 146 countries, in all their fields and in one line,', 'abroad', 6700],
  ['addresses with their parts in any fields', 'strewn', 3778],
] as const)(
  '%s are judged as well as before, and as fast',
  (_, set, fewest) => {
    const cases = casesOf(set);
    const figures = figuresOf(cases);
    expect(cases.length).toBeGreaterThanOrEqual(fewest);
    expect(figures.map(({ kind }) => kind)).toEqual(Object.keys(floors[set]));
    expect(worseThan(floors[set], figures)).toEqual([]);
  },
  longMs,
);

it(
  'addresses made from the places that are built in have the figures that the README gives',
  () => {
    const cases = casesOf('builtIn');
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
  },
  longMs,
);
