import { describe, expect, it } from 'vitest';
import { addCityNames, readCityNames } from './city-names.ts';
import { noDivision } from './place-row.ts';
import { PlaceTable } from './place-table.ts';

const format = {
  country: 'XX',
  requiresLocality: true,
  requiresAdministrativeArea: false,
  requiresPostalCode: true,
  administrativeAreas: [],
  usesAdministrativeArea: false,
};

describe('addCityNames', () => {
  it('adds a place at the position of its code, and none for an unknown code or country', () => {
    const table = new PlaceTable(format);
    const divisions = [{ name: 'North', code: 'NO' }, noDivision, noDivision] as const;
    table.add({ country: 'XX', postalCode: '1000', place: 'Aville', divisions, latitude: 1, longitude: 2 });
    const names = {
      reason: '',
      source: '',
      countries: { XX: { '': { Beton: ['1000', '9999'] } }, XY: { '': { Cee: ['1000'] } } },
    };
    addCityNames(table, names);
    expect(table.placeOfRow.map((place) => table.places.texts[place])).toEqual(['Aville', 'Beton']);
    expect(table.codeOfRow).toEqual([0, 0]);
    expect(table.division(0, 1)).toEqual({ name: 'North', code: 'NO' });
    expect([table.latitudes[1], table.longitudes[1]]).toEqual([1, 2]);
  });
});

describe('the listed names of cities', () => {
  it('have distinct codes in canonical form', () => {
    for (const groups of Object.values(readCityNames().countries)) {
      for (const [place, codes] of Object.values(groups).flatMap(Object.entries<readonly string[]>)) {
        expect(codes.length, place).toBeGreaterThan(0);
        expect(new Set(codes).size, place).toBe(codes.length);
        for (const code of codes) expect(code, place).toMatch(/^[0-9A-Z]{2,5}$/);
      }
    }
  });
});
