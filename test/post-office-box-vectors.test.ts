import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries, countryOf } from '../src/address/countries/index.ts';
import { type BoxFinder, boxFinder } from '../src/address/countries/profile/post-office-box.ts';
import { boxesEverywhere } from '../src/address/countries/shared/boxes-everywhere.ts';
import { typedAddress } from './fixtures/typed-address.ts';

/**
 * How people of a country write boxes in one language, and text that only looks like one. `#` is a number.
 */
interface BoxVector {
  readonly country: string;
  readonly language: string;
  readonly boxes: readonly string[];
  readonly lookAlikes: readonly string[];
}

const file = new URL('vectors/post-office-boxes.ndjson', import.meta.url);
const vectors = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): BoxVector => JSON.parse(line));

const finders = new Map<string, BoxFinder>();
function finderOf(country: string): BoxFinder {
  const finder = finders.get(country) ?? boxFinder(countryOf(country).boxes);
  finders.set(country, finder);
  return finder;
}

const numbers = ['7', '123', '40469'];

/** Each wording on the first line, on the second below a street, in capitals and without marks. */
function typings(wording: string): [string, string | null][] {
  const plain = wording.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return numbers.flatMap((number) => {
    const line = wording.replace('#', number);
    return [
      [line, null],
      ['Example 5', line],
      [line.toUpperCase(), null],
      [plain.replace('#', number), null],
    ] satisfies [string, string | null][];
  });
}

function foundAmong(country: string, wordings: readonly string[]): string[] {
  const finder = finderOf(country);
  const isBox = ([line1, line2]: [string, string | null]) =>
    finder.find(typedAddress({ line1, line2 })) !== null;
  return wordings.filter((wording) => typings(wording).some(isBox));
}

function missedAmong(country: string, wordings: readonly string[]): string[] {
  const finder = finderOf(country);
  return wordings.filter((wording) =>
    typings(wording).some(
      ([line1, line2]) =>
        finder.find(typedAddress({ line1, line2 })) !== (line2 === null ? 'line1' : 'line2'),
    ),
  );
}

describe.each(vectors)('post-office boxes in $country, in $language', ({ country, boxes, lookAlikes }) => {
  it('are found however they are typed', () => {
    expect(missedAmong(country, boxes)).toEqual([]);
  });

  it('are told from their look-alikes', () => {
    expect(lookAlikes.length).toBeGreaterThan(0);
    expect(foundAmong(country, lookAlikes)).toEqual([]);
  });
});

describe('the table of words', () => {
  const everywhere = ['US', 'DE', 'JP'].map((code) => ({ code, boxes: boxesEverywhere }));
  const rows = [...everywhere, ...countries].flatMap(({ code, boxes = [] }) =>
    boxes.flatMap(({ language, ...places }) =>
      Object.values(places).flatMap((wordings) => wordings.map((words) => ({ language, code, words }))),
    ),
  );

  it('has every language of the vectors', () => {
    const languages = new Set(rows.flatMap(({ language }) => language.split(', ')));
    const listed = vectors.flatMap(({ language }) => language.split(', '));
    const signs = new Set(['Chinese', 'Japanese', 'Korean', 'Sinhala', 'Tamil']);
    expect(listed.filter((language) => !languages.has(language) && !signs.has(language))).toEqual([]);
  });

  it('is found word for word, with a number, in every country of the row', () => {
    const missed = rows.flatMap(({ code, words }) => missedAmong(code, [`${words} #`, `${words}. #`]));
    expect(missed).toEqual([]);
  });

  it('does not match inside a longer word', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), fc.constantFrom('e', 'ov', 'straße', 'я'), (row, tail) => {
        const others = rows.some(({ words }) => words.startsWith(`${row.words}${tail}`));
        fc.pre(!others);
        expect(foundAmong(row.code, [`Alte ${row.words}${tail}`])).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('initials that mean a postal code as well', () => {
  it.each([
    ['TR', 'PK: 34100', '34100'],
    ['BR', 'CP 01310-100', '01310-100'],
    ['RO', 'CP 010101', '010101'],
    ['CA', 'CP H2X 1Y4', 'H2X 1Y4'],
  ])('are no box in %s if the code follows: %s', (country, line2, postalCode) => {
    const finder = finderOf(country);
    expect(finder.find(typedAddress({ line1: 'Example 5', line2, postalCode }))).toBeNull();
    expect(
      finder.find(typedAddress({ line1: 'Example 5', line2: line2.replace(/[\s:].*/, ' 12'), postalCode })),
    ).toBe('line2');
  });
});
