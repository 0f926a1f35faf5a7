import { describe, expect, it } from 'vitest';
import { noPlaces } from './no-places.ts';

describe('a country without place data', () => {
  it('has no code, and none that begins like one', () => {
    expect(noPlaces.codeCount).toBe(0);
    expect(noPlaces.findCode('12345')).toBe(-1);
    expect(noPlaces.codeOfRange('12345')).toBe(-1);
    expect(noPlaces.codesWithPrefix('')).toEqual([0, 0]);
    expect(noPlaces.codeText(-1)).toBe('');
    expect(noPlaces.codeCoverage('12345')).toBe(0);
  });

  it('has no place, under no name, of no code and in no area', () => {
    expect([noPlaces.localityCount, noPlaces.areas.length, noPlaces.nameCoverage]).toEqual([0, 0, 0]);
    const { findLocalities, localitiesWithPrefix, likeKey } = noPlaces;
    for (const find of [findLocalities, localitiesWithPrefix, likeKey]) expect([...find('reno')]).toEqual([]);
    const { localitiesOfCode, divisionsOfCode, codesOfLocality, formsOf } = noPlaces;
    for (const of of [localitiesOfCode, divisionsOfCode, codesOfLocality, formsOf])
      expect([...of(0)]).toEqual([]);
  });

  it('says nothing of a place that only the caller knows', () => {
    expect([noPlaces.localityName(1), noPlaces.localityKey(1), noPlaces.preferred(1)]).toEqual(['', '', 1]);
    expect([noPlaces.isDivision(1), noPlaces.isPlaceOf(1, 1), noPlaces.isDivisionOf(1, 1)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([noPlaces.population(1), noPlaces.areaOfLocality(1), noPlaces.kmNorth(1, 1)]).toEqual([
      0,
      -1,
      Number.NaN,
    ]);
    for (const position of [noPlaces.codePosition(1), noPlaces.localityPosition(1)])
      expect(position).toEqual({ latitude: Number.NaN, longitude: Number.NaN });
  });
});
