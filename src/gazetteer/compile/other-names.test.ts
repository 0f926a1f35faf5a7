import { describe, expect, it } from 'vitest';
import { countries, countryOf } from '../../address/countries/index.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import type { PlaceTraits } from '../../address/countries/shared/place-traits.ts';
import { otherNames } from './other-names.ts';

const listed = (areMutual: boolean, ...names: string[]): PlaceTraits => ({
  otherNames: [{ reason: 'test', source: 'test', ...(areMutual && { areMutual }), names: [names] }],
});
const belgium = listed(true, 'Gent', 'Gand', 'Ghent');
const germany = listed(false, 'Frankfurt am Main', 'Frankfurt');

const of = (country: string, name: string, traits = countryOf(country).places ?? {}) =>
  otherNames(country, traits).of(name, placeKey(name, country));

describe('otherNames', () => {
  it('gives nothing for an unlisted name, nor for a country without names', () => {
    expect(of('BE', 'Brugge', belgium)).toEqual([]);
    expect(of('BE', 'Gent', {})).toEqual([]);
    expect(otherNames('BE', belgium).everywhere).toBeUndefined();
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
    expect(otherNames('SG', countryOf('SG').places ?? {}).everywhere).toBe('Singapore');
  });
});

describe('the listed names', () => {
  const entries = countries.flatMap(({ code, places }) =>
    (places?.otherNames ?? []).map((entry) => ({ ...entry, country: code })),
  );

  it('are at least two per place, each different from the others', () => {
    expect(entries.length).toBeGreaterThan(40);
    for (const { country, names, reason } of entries) {
      expect(reason).not.toBe('');
      for (const list of names) {
        expect(list.length, list.join()).toBeGreaterThan(1);
        expect(new Set(list).size, list.join()).toBe(list.length);
        expect(list.every((name) => placeKey(name, country) !== '')).toBe(true);
      }
    }
  });

  it('never give one mutual name to two places', () => {
    for (const { country, areMutual, names } of entries) {
      if (!areMutual) continue;
      const keys = names.flatMap((list) => [...new Set(list.map((name) => placeKey(name, country)))]);
      expect(
        keys.filter((key, index) => keys.indexOf(key) !== index),
        country,
      ).toEqual([]);
    }
  });
});
