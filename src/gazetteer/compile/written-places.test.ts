import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countries, countryOf } from '../../address/countries/index.ts';
import { parseTable } from '../read/data-table.ts';
import { noDivision } from '../read/place-row.ts';
import { PlaceTable } from './place-table.ts';
import { addWrittenPlaces, readWrittenPlaces, writtenPlaces, writtenRows } from './written-places.ts';

const format = {
  country: 'XX',
  requiresLocality: true,
  requiresAdministrativeArea: false,
  requiresPostalCode: true,
  administrativeAreas: [],
  usesAdministrativeArea: false,
};

const parse = (text: string) => writtenPlaces(parseTable('xx.tsv', text));

describe('a table of written places', () => {
  it.each([
    'Aville',
    'Aville\t',
    '\t1000',
    'Aville\t10,20',
    'Aville\t1000\t48.1',
    'Aville\t1000\tnorth\t11.5',
    'Aville\t1000\t48.1\t11.5\tmore',
    'Aville\t\t48.1\t11.5',
    'Aville\t\t48.1\teast\tNorth',
  ])('is refused with the number of a line like %j', (line) => {
    expect(() => parse(`# Comment.\nBeton\t2000\n${line}\n`)).toThrow('xx.tsv, line 3: ');
  });

  it('has codes, ranges with both ends, and positions', () => {
    expect(parse('# Comment.\nAville\tK1A 00830-00832\nBeton\t1\t48.1\t-11\n')).toEqual([
      { place: 'Aville', codes: ['K1A', '00830', '00831', '00832'] },
      { place: 'Beton', codes: ['1'], position: { latitude: 48.1, longitude: -11 } },
    ]);
  });

  it('has an area for a place without codes', () => {
    const table = new PlaceTable(format);
    addWrittenPlaces(table, parse('Aville\t\t48.1\t11.5\tNorth\n'));
    expect(table.places.texts).toEqual(['Aville']);
    expect(table.codeOfRow).toEqual([-1]);
    expect(table.division(0, 0)).toEqual({ name: 'North', code: '' });
    expect([table.latitudes[0], table.longitudes[0]]).toEqual([48.1, 11.5]);
  });

  it('is empty for a country that has none', () => {
    expect(readWrittenPlaces('XX')).toEqual([]);
  });

  it('gives rows of the places with positions, in the area that is asked for', () => {
    const places = parse('Aville\t1\nBeton\t2-3\t48.1\t11.5\n');
    expect(writtenRows('XX', places, 'BE')).toEqual(
      ['2', '3'].map((postalCode) => ({
        country: 'XX',
        postalCode,
        place: 'Beton',
        divisions: [{ name: '', code: 'BE' }, noDivision, noDivision],
        latitude: 48.1,
        longitude: 11.5,
      })),
    );
  });

  it('adds a code that the source lacks at the position of its place, unless the source has no codes', () => {
    const table = new PlaceTable(format);
    const places = parse('Cee\t1001\t48.1\t11.5\n');
    addWrittenPlaces(table, places);
    expect(table.rowCount).toBe(0);
    const divisions = [noDivision, noDivision, noDivision] as const;
    table.add({ country: 'XX', postalCode: '1000', place: 'Aville', divisions, latitude: 1, longitude: 2 });
    addWrittenPlaces(table, places);
    expect(table.codes.texts).toEqual(['1000', '1001']);
    expect([table.latitudes[1], table.longitudes[1]]).toEqual([48.1, 11.5]);
  });

  it('adds a place without a position where its code lies, and none for a code that the source lacks', () => {
    const table = new PlaceTable(format);
    const divisions = [{ name: 'North', code: 'NO' }, noDivision, noDivision] as const;
    table.add({ country: 'XX', postalCode: '1000', place: 'Aville', divisions, latitude: 1, longitude: 2 });
    addWrittenPlaces(table, parse('Beton\t1000 9999\nCee\t1000\t48.1\t11.5\n'));
    expect(table.placeOfRow.map((place) => table.places.texts[place])).toEqual(['Aville', 'Beton']);
    expect(table.codeOfRow).toEqual([0, 0]);
    expect(table.division(0, 1)).toEqual({ name: 'North', code: 'NO' });
    expect([table.latitudes[1], table.longitudes[1]]).toEqual([1, 2]);
  });
});

describe('the tables of written places', () => {
  const files = readdirSync(new URL('../../../data/places/', import.meta.url));
  const written = files.map((name) => name.slice(0, 2).toUpperCase());

  it('are of countries that have a definition', () => {
    expect(written.length).toBeGreaterThan(10);
    expect(written.filter((code) => !countries.some((each) => each.code === code))).toEqual([]);
  });

  it('have distinct codes for each place, in canonical form', () => {
    for (const { place, codes } of written.flatMap(readWrittenPlaces)) {
      expect(new Set(codes).size, place).toBe(codes.length);
      for (const code of codes) expect(code, place).toMatch(/^[0-9A-Z]{2,6}$/);
    }
  });

  it('have positions where the definition takes its list from them or the place has no codes', () => {
    for (const code of written) {
      const list = countryOf(code).places?.list;
      const isList = list !== undefined && list.package === undefined;
      for (const { place, codes, position } of readWrittenPlaces(code))
        if (isList || codes.length === 0) expect(position, `${code} ${place}`).toBeDefined();
    }
  });

  it('put the places of American territories near their territory', () => {
    const boxes: Record<string, [number, number, number, number]> = {
      PR: [17.8, 18.6, -67.4, -65.2],
      VI: [17.6, 18.5, -65.2, -64.5],
      GU: [13.2, 13.7, 144.6, 145],
      AS: [-14.6, -14, -171.2, -169],
      MP: [14, 20.7, 144.8, 146.2],
      FM: [1, 10.2, 137, 163.1],
      MH: [4.5, 14.8, 160.8, 172.2],
      PW: [2.9, 8.2, 131, 134.8],
    };
    expect(countryOf('US').places?.territories?.codes).toEqual(Object.keys(boxes));
    for (const [code, [south, north, west, east]] of Object.entries(boxes)) {
      for (const {
        place,
        position: { latitude, longitude } = { latitude: 0, longitude: 0 },
      } of readWrittenPlaces(code))
        expect(latitude >= south && latitude <= north && longitude >= west && longitude <= east, place).toBe(
          true,
        );
    }
  });
});
