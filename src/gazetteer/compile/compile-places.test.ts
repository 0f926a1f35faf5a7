import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compilePlaces } from '../../../test/support/compile-rows.ts';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import { DataError } from '../read/data-error.ts';
import { readPlaces } from '../read/open-places.ts';
import type { PlaceRow } from '../read/place-row.ts';

const format: AddressFormat = {
  country: 'XX',
  requiresLocality: true,
  requiresAdministrativeArea: true,
  requiresPostalCode: true,
  postalCodePattern: '\\d{4}',
  administrativeAreas: [
    { code: 'NO', names: ['North'] },
    { code: 'SO', names: ['South'], postalCodePrefix: '9' },
  ],
  usesAdministrativeArea: true,
};
const names = [{ areMutual: true, names: ['Gent', 'Gand'] }];
const source = { source: 'test', licence: 'none', date: '2026-01-02', badLines: 0 };

const row = (postalCode: string, place: string, divisions: string[] = [], position = [1, 2]): PlaceRow => {
  const division = (level: number) => ({ name: divisions[level] ?? '', code: '' });
  const [latitude = Number.NaN, longitude = Number.NaN] = position;
  return {
    country: 'XX',
    postalCode,
    place,
    divisions: [division(0), division(1), division(2)],
    latitude,
    longitude,
  };
};
const open = (rows: PlaceRow[]) => readPlaces(compilePlaces(rows, format, source, {}, names), 'XX.places');

describe('a file of places', () => {
  const file = compilePlaces(
    [row('1000', 'Aville', ['North']), row('9000', 'Beton', ['South'])],
    format,
    source,
    {},
    names,
  );

  it('is refused when any byte is changed', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const changed = Buffer.from(file);
        changed.writeUInt8(file.readUInt8(at) ^ difference, at);
        expect(() => readPlaces(changed, 'XX.places')).toThrow(DataError);
      }),
    );
  });

  it('is refused when it is truncated', () => {
    fc.assert(
      fc.property(fc.nat(file.length - 1), (length) => {
        expect(() => readPlaces(file.subarray(0, length), 'XX.places')).toThrow(DataError);
      }),
    );
  });

  it('of another version is refused with a sentence that says what to do', () => {
    const other = Buffer.from(file);
    other.writeUInt32LE(99, 12);
    expect(() => readPlaces(other, 'XX.places')).toThrow(
      /XX\.places has format 2 and keys 99; .*import it again/,
    );
  });

  it('is the same for the same rows', () => {
    const again = compilePlaces(
      [row('1000', 'Aville', ['North']), row('9000', 'Beton', ['South'])],
      format,
      source,
      {},
      names,
    );
    expect(again.equals(file)).toBe(true);
  });

  it('can be read from any offset in memory', () => {
    const shifted = Buffer.alloc(file.length + 1);
    file.copy(shifted, 1);
    expect(readPlaces(shifted.subarray(1), 'XX.places').codeCount).toBe(2);
  });

  it('of no rows opens empty', () => {
    const places = open([]);
    expect([places.codeCount, places.localityCount, places.areas]).toEqual([0, 0, []]);
    expect(places.findCode('1000')).toBe(-1);
    expect([...places.findLocalities('aville')]).toEqual([]);
  });

  it('says where it comes from', () => {
    const all = { rows: 2, ...source };
    expect(readPlaces(file, 'XX.places').manifest).toEqual({
      country: 'XX',
      codes: 2,
      ...all,
      sources: [{ name: 'rows', ...all }],
    });
  });
});

describe('compiled places', () => {
  it('hold codes in canonical form, without the country’s letters or CEDEX', () => {
    const places = open([row('XX-1000', 'Aville'), row('20 00', 'Aville'), row('3000 CEDEX 2', 'Aville')]);
    expect(['1000', '2000', '3000'].map((code) => places.findCode(code))).toEqual([0, 1, 2]);
  });

  it('give the places of a code in the order of the rows, with its divisions apart', () => {
    const places = open([
      row('1000', 'Zebra', ['North', 'Shire']),
      row('1000', 'Aville', ['North', 'Shire']),
    ]);
    const code = places.findCode('1000');
    expect([...places.localitiesOfCode(code)].map(places.localityName)).toEqual(['Zebra', 'Aville']);
    expect([...places.divisionsOfCode(code)].map(places.localityName)).toEqual(['North', 'Shire']);
    expect([...places.divisionsOfCode(code)].every(places.isDivision)).toBe(true);
    expect([...places.localitiesOfCode(code)].map(places.areaOfLocality)).toEqual([0, 0]);
  });

  it.each([
    ['its municipality', 'Cordoba', 'Córdoba', 'Córdoba'],
    ['small words of it', 'Palma De Mallorca', 'Palma de Mallorca', 'Palma de Mallorca'],
    ['only the same letters', 'Weissbach', 'Weißbach', 'Weissbach'],
    ['its own marks', 'Münster', 'Munster', 'Münster'],
  ])('spell a place as %s', (_, place, municipality, spelled) => {
    const places = open([row('1000', place, ['North', '', municipality]), row('2000', 'Élan', ['North'])]);
    const code = places.findCode('1000');
    expect([...places.localitiesOfCode(code)].map(places.localityName)).toEqual([spelled]);
  });

  it('keep the spelling of a place that another row of its area spells so', () => {
    const places = open([
      row('1000', 'Munster', ['North']),
      row('2000', 'Münster', ['North'], [3, 4]),
      row('3000', 'Élan', ['North']),
    ]);
    const [munster = -1] = places.localitiesOfCode(places.findCode('1000'));
    expect(places.localityName(munster)).toBe('Munster');
  });

  it('have the marks of municipalities only where some name of a code has marks', () => {
    const places = open([row('1000', 'Canon City', ['North', '', 'Cañon City'])]);
    const [only = -1] = places.localitiesOfCode(places.findCode('1000'));
    expect(places.localityName(only)).toBe('Canon City');
  });

  it('keep places of one name apart by area', () => {
    const places = open([row('1000', 'Aville', ['North']), row('9000', 'AVILLE', ['South'])]);
    const found = [...places.findLocalities('aville')];
    expect(found.map((locality) => places.areas[places.areaOfLocality(locality)]?.code)).toEqual([
      'NO',
      'SO',
    ]);
    expect(found.map((locality) => [...places.codesOfLocality(locality)].map(places.codeText))).toEqual([
      ['1000'],
      ['9000'],
    ]);
  });

  it('have each form of a name as a locality of the same codes', () => {
    const places = open([row('1000', 'Aville 65')]);
    expect([...places.localitiesOfCode(0)].map(places.localityName)).toEqual(['Aville 65', 'Aville']);
  });

  it('are found under their listed names, behind the source’s own', () => {
    const places = open([row('1000', 'Gent'), row('2000', 'Beton')]);
    expect([...places.localitiesOfCode(0)].map(places.localityName)).toEqual(['Gent', 'Gand']);
    expect(places.placeCountOfCode(0)).toBe(1);
    expect([...places.localitiesOfCode(1)].map(places.localityName)).toEqual(['Beton']);
  });

  it('have another name that places of one area share as that of the largest', () => {
    const places = open([
      { ...row('', 'Gentbrugge', ['South'], [3, 4]), otherNames: ['Gandavum'], population: 800 },
      { ...row('', 'Gent', ['South'], [5, 6]), otherNames: ['Gandavum'], population: 80_000 },
      { ...row('', 'Gentdorp', ['South'], [7, 8]), otherNames: ['Gandavum'], population: 900 },
    ]);
    const [shared = -1] = places.findLocalities('gandavum');
    expect(places.localityName(places.preferred(shared))).toBe('Gent');
    expect(places.localityPosition(shared)).toEqual({ latitude: 5, longitude: 6 });
  });

  it('begin with the city in a city state', () => {
    const everywhere = { name: 'Cityburg', reason: 'test' };
    const file = compilePlaces([row('1000', 'First Street')], format, source, { everywhere });
    const places = readPlaces(file, 'XX.places');
    expect([...places.localitiesOfCode(0)].map(places.localityName)).toEqual(['Cityburg', 'First Street']);
  });

  it('lie at the median of their rows, and nowhere when no row has a position', () => {
    const rows = [
      row('1000', 'Aville', [], [10, 20]),
      row('1000', 'Aville', [], [11, 21]),
      row('1000', 'Aville', [], [80, 170]),
    ];
    const places = open([...rows, row('2000', 'Beton', [], [])]);
    expect(places.codePosition(0)).toEqual({ latitude: 11, longitude: 21 });
    expect(places.localityPosition(0)).toEqual({ latitude: 11, longitude: 21 });
    expect(places.codePosition(1)).toEqual({ latitude: Number.NaN, longitude: Number.NaN });
  });

  it('answer every query as the rows say', () => {
    const name = fc.constantFrom('Aville', 'Beton', 'Saint Ceeburg', 'Übdorf', '東京');
    const code = fc.constantFrom('1000', '1001', '2000', '9000');
    const area = fc.constantFrom('North', 'South', 'Elsewhere', '');
    fc.assert(
      fc.property(fc.array(fc.tuple(code, name, area), { minLength: 1, maxLength: 20 }), (all) => {
        const places = open(all.map(([postalCode, place, division]) => row(postalCode, place, [division])));
        expect(places.codeCount).toBe(new Set(all.map(([postalCode]) => postalCode)).size);
        for (const [postalCode, place] of all) {
          const number = places.findCode(postalCode);
          const key = placeKey(place, 'XX');
          const locality = [...places.findLocalities(key)].find((each) =>
            [...places.codesOfLocality(each)].includes(number),
          );
          expect(locality).toBeDefined();
          expect([...places.localitiesOfCode(number)]).toContain(locality);
          expect(places.localityKey(locality ?? -1)).toBe(key);
          expect(places.codesWithPrefix(postalCode)).toEqual([number, number + 1]);
        }
      }),
    );
  });
});
