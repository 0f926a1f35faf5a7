import { describe, expect, it } from 'vitest';
import { madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import {
  distanceToCode,
  inhabitantsNamed,
  mostInhabitants,
  namesPlace,
  onlyCodeOf,
  onlyPlaceOf,
  shortenedAtCode,
} from './place-evidence.ts';

const made = madePlaces('DE', [
  ['01000', 'Bad Homburg vor der Höhe', 'HE', 50, 8],
  ['01001', 'Dorf', 'HE', 51, 8],
  ['01002', 'Dorf', 'HE', 53, 8],
  ['01003', 'Feld', 'HE', Number.NaN, Number.NaN],
]);
const code = (text: string) => made.findCode(text);
const place = (key: string) => [...made.findLocalities(key)][0] ?? -1;

describe('the distance from a code to a place', () => {
  const kmOf = (from: string, to: string, most?: number, places: Places = made) =>
    distanceToCode(place(to), code(from), places, most);

  it('is that to the nearest of its codes', () => {
    expect(kmOf('01000', 'dorf')).toBeCloseTo(111.2, 0);
    expect(kmOf('01002', 'dorf')).toBe(0);
  });

  it('is only known to be more where it is more than asked for', () => {
    expect(kmOf('01000', 'dorf', 20)).toBeGreaterThan(20);
  });

  it('is looked for among the codes where the place itself has no position', () => {
    const nowhere = { latitude: Number.NaN, longitude: Number.NaN };
    const places = { ...made, localityPosition: () => nowhere };
    expect(kmOf('01000', 'dorf', 20, places)).toBeGreaterThan(20);
    expect(kmOf('01000', 'feld', 20, places)).toBeNaN();
  });
});

describe('a place that a text names with words cut short', () => {
  const found = (text: string, most?: number) => shortenedAtCode(text, code('01000'), made, most);

  it.each(['Bad Homburg v.d.H.', 'Bad Homb. vor der Höhe', 'B. Homburg v. d. H.'])('is %s', (text) => {
    expect(found(text)).toBe(place('badhomburgvorderhohe'));
  });

  it.each([
    'Bad Homburg vor der Höhe',
    'Bad Homburg v.d.',
    'Bad Homburg v.d.H. a',
    'Gut Homburg v.d.H.',
    'Bad 5.',
  ])('is not %s', (text) => {
    expect(found(text)).toBe(-1);
  });

  it('is so with a short word for a saint', () => {
    const places = madePlaces('AT', [['5600', 'Sankt Johann im Pongau', 'S', 47.35, 13.2]]);
    const found = shortenedAtCode('St. Johann i. Pongau', places.findCode('5600'), places);
    expect(found).toBe([...places.localitiesOfCode(places.findCode('5600'))][0]);
  });

  it('is none of no code, and none beyond so many names', () => {
    expect(shortenedAtCode('Bad Homburg v.d.H.', -1, made)).toBe(-1);
    expect(found('Bad Homburg v.d.H.', 0)).toBe(-1);
    expect(found('Bad Homburg v.d.H.', 1)).not.toBe(-1);
  });
});

describe('what the data has of a name', () => {
  const profile = profileOf(madeUs);
  const us = profile.places;
  const named = (name: string) => [...us.findLocalities(profile.keyOf(name))][0] ?? -1;

  it('is the most inhabitants of all places of it, and 0 of none', () => {
    const places = { ...us, population: (at: number) => 10 * at };
    expect(mostInhabitants([2, 5, 3], places)).toBe(50);
    expect(mostInhabitants([], places)).toBe(0);
    const portland = inhabitantsNamed(profile.keyOf('Portland'), { places });
    expect(portland).toBe(10 * Math.max(...us.findLocalities(profile.keyOf('Portland'))));
    expect(inhabitantsNamed('nowhere', { places })).toBe(0);
  });

  it('is one of its places, or none', () => {
    expect([namesPlace('fremont', profile), namesPlace('Nowhere', profile)]).toEqual([true, false]);
  });

  it('is the only code of a place, and the only place of a code', () => {
    expect(onlyCodeOf(named('Bakersfield'), profile)).toBe('93308');
    expect(onlyCodeOf(named('Fremont'), profile)).toBeUndefined();
    expect(onlyPlaceOf(us.findCode('93308'), profile)).toBe(named('Bakersfield'));
  });

  it('is no code of a city of a million, whose streets have others', () => {
    const ofMillion = { ...profile, places: { ...profile.places, population: () => 1_000_000 } };
    expect(onlyCodeOf(named('Bakersfield'), ofMillion)).toBeUndefined();
  });
});
