import { describe, expect, it } from 'vitest';
import { placeKey } from '../address/countries/profile/name-keys-of.ts';
import { type OtherPlaceNames, otherNames, readOtherPlaceNames } from './other-names.ts';

const listed: OtherPlaceNames = {
  entries: [
    { country: 'BE', reason: 'test', mutual: true, names: [['Gent', 'Gand', 'Ghent']] },
    { country: 'DE', reason: 'test', mutual: false, names: [['Frankfurt am Main', 'Frankfurt']] },
  ],
  cityStates: [{ country: 'SG', name: 'Singapore', reason: 'test' }],
};

const of = (country: string, name: string) => otherNames(country, listed).of(name, placeKey(name, country));

describe('otherNames', () => {
  it('gives nothing for an unlisted name, nor for another country', () => {
    expect(of('BE', 'Brugge')).toEqual([]);
    expect(of('NL', 'Gent')).toEqual([]);
    expect(otherNames('BE', listed).everywhere).toBeUndefined();
  });

  it('gives each mutual name the others, in any spelling', () => {
    expect(of('BE', 'GENT')).toEqual(['Gand', 'Ghent']);
    expect(of('BE', 'Gand')).toEqual(['Gent', 'Ghent']);
  });

  it('gives a long name its short form, but not a short name the long one', () => {
    expect(of('DE', 'Frankfurt am Main')).toEqual(['Frankfurt']);
    expect(of('DE', 'Frankfurt')).toEqual([]);
  });

  it('writes names in Latin script, and a Korean district also without the word for it', () => {
    expect(of('KR', '강남구')).toEqual(['Gangnam-gu', 'Gangnam']);
    expect(of('KR', '전주시 덕진구')).toEqual([
      'Jeonju-si Deokjin-gu',
      'Jeonju-si Deokjin',
      'Jeonju-si',
      'Jeonju',
    ]);
    expect(of('UA', 'Львів')).toEqual(['Lviv']);
  });

  it('gives a city state’s name for every code', () => {
    expect(otherNames('SG', listed).everywhere).toBe('Singapore');
  });
});

describe('the listed names', () => {
  const { entries } = readOtherPlaceNames();

  it('are at least two per place, each different from the others', () => {
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
    for (const { country, mutual, names } of entries) {
      if (!mutual) continue;
      const keys = names.flatMap((list) => [...new Set(list.map((name) => placeKey(name, country)))]);
      expect(
        keys.filter((key, index) => keys.indexOf(key) !== index),
        country,
      ).toEqual([]);
    }
  });
});
