import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries, countryOf } from '../../address/countries/index.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import { builtinDataDirectory } from '../read/data-directory.ts';
import { parseTable } from '../read/data-table.ts';
import { openGazetteer } from '../read/gazetteer.ts';
import { type ListedNames, listedNames, otherNames, readListedNames } from './other-names.ts';

const belgium = [{ areMutual: true, names: ['Gent', 'Gand', 'Ghent'] }];
const germany = [{ areMutual: false, names: ['Frankfurt am Main', 'Frankfurt'] }];

const of = (country: string, name: string, listed: readonly ListedNames[] = []) =>
  otherNames(country, countryOf(country).places ?? {}, listed).of(name, placeKey(name, country));

describe('otherNames', () => {
  it('gives nothing for an unlisted name, nor for a country without names', () => {
    expect(of('BE', 'Brugge', belgium)).toEqual([]);
    expect(of('BE', 'Gent')).toEqual([]);
    expect(otherNames('BE', {}, belgium).everywhere).toBeUndefined();
  });

  it('gives each mutual name the others, in any spelling', () => {
    expect(of('BE', 'GENT', belgium)).toEqual(['Gand', 'Ghent']);
    expect(of('BE', 'Gand', belgium)).toEqual(['Gent', 'Ghent']);
  });

  it('gives a long name its short form, but not a short name the long one', () => {
    expect(of('DE', 'Frankfurt am Main', germany)).toEqual(['Frankfurt']);
    expect(of('DE', 'Frankfurt', germany)).toEqual([]);
  });

  it('writes names in Latin script, and a Korean district also without the word for it', () => {
    expect(of('KR', '강남구')).toEqual(['Gangnam-gu', 'Gangnam']);
    expect(of('KR', '전주시 덕진구')).toEqual([
      'Jeonju-si Deokjin-gu',
      'Jeonju-si Deokjin',
      'Jeonju-si',
      'Jeonju',
    ]);
    expect(of('UA', 'Луцьк')).toEqual(['Lutsk']);
  });

  it('gives a city state’s name for every code', () => {
    expect(otherNames('SG', countryOf('SG').places ?? {}, []).everywhere).toBe('Singapore');
  });
});

describe('a table of names', () => {
  it('has a place, a sign and the names that it has beside', () => {
    expect(
      listedNames(parseTable('xx.tsv', '# Comment.\nGent\t=\tGand\tGhent\nRio de Janeiro\t>\tRio\n')),
    ).toEqual([
      { names: ['Gent', 'Gand', 'Ghent'], areMutual: true },
      { names: ['Rio de Janeiro', 'Rio'], areMutual: false },
    ]);
  });

  it.each(['Gent', 'Gent\tGand', 'Gent\t=', 'Gent\t=\t', '\t=\tGand'])(
    'is refused with the number of a line like %j',
    (line) => {
      expect(() => listedNames(parseTable('xx.tsv', `# Comment.\n${line}\n`))).toThrow('xx.tsv, line 2: ');
    },
  );
});

describe('the listed names', () => {
  const tables = countries.map(({ code }) => ({ country: code, entries: readListedNames(code) }));

  it('are those of every table, and of countries that have a definition', () => {
    const files = readdirSync(new URL('../../../data/names/', import.meta.url));
    expect(files.length).toBeGreaterThan(30);
    expect(
      tables.flatMap(({ country, entries }) => (entries.length > 0 ? [`${country.toLowerCase()}.tsv`] : [])),
    ).toEqual(files.sort());
  });

  it('are at least two per place, with different keys', () => {
    for (const { country, entries } of tables)
      for (const { names } of entries) {
        expect(new Set(names).size, names.join()).toBe(names.length);
        const keys = new Set(names.map((name) => placeKey(name, country)));
        expect([names, names.length > 1, keys.has('')]).toEqual([names, true, false]);
      }
  });

  it('are all names of their place, or of a place that only loaded data has', () => {
    const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
    const partly = tables.flatMap(({ country, entries }) => {
      const { places } = gazetteer.country(country) ?? {};
      if (places === undefined) return [];
      const isKnown = (name: string) => [...places.findLocalities(placeKey(name, country))].length > 0;
      return entries.filter(({ names, areMutual }) => {
        const having = areMutual ? names : names.slice(0, 1);
        return having.some(isKnown) && !names.every(isKnown);
      });
    });
    expect(partly).toEqual([]);
  });

  it('never give one mutual name to two places', () => {
    for (const { country, entries } of tables) {
      const mutual = entries.filter(({ areMutual }) => areMutual);
      const keys = mutual.flatMap(({ names }) => [...new Set(names.map((name) => placeKey(name, country)))]);
      expect(
        keys.filter((key, index) => keys.indexOf(key) !== index),
        country,
      ).toEqual([]);
    }
  });
});
