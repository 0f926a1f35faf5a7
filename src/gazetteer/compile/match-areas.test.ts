import { describe, expect, it } from 'vitest';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { matchAreas } from './match-areas.ts';
import { PlaceTable } from './place-table.ts';

const format: AddressFormat = {
  country: 'XX',
  requiresLocality: true,
  requiresAdministrativeArea: true,
  requiresPostalCode: true,
  postalCodePattern: '\\d{4}',
  administrativeAreas: [
    { code: 'NO', names: ['North', 'Nord'], postalCodePrefix: '1' },
    { code: 'SO', names: ['South'], postalCodePrefix: '2' },
    { code: 'WE', names: ['West'], postalCodePrefix: '3|29' },
  ],
  usesAdministrativeArea: true,
};

type Names = [first?: string, second?: string, third?: string];

/**
 * Codes of the areas for rows given as postal code and division names, "name=code" where the source has a
 * code.
 */
function match(rows: readonly (readonly [string, Names])[], addressFormat = format) {
  const table = new PlaceTable(addressFormat);
  for (const [postalCode, names] of rows) {
    const division = (level: number) => {
      const [name = '', code = ''] = (names[level] ?? '').split('=');
      return { name, code };
    };
    const divisions = [division(0), division(1), division(2)] as const;
    table.add({
      country: 'XX',
      postalCode,
      place: 'Aville',
      divisions: [...divisions],
      latitude: 0,
      longitude: 0,
    });
  }
  const matched = matchAreas(table);
  return {
    codes: [...matched.areaOfRow].map((area) => matched.areas[area]?.code ?? null),
    names: matched.areas.map(({ name }) => name),
  };
}

describe('matchAreas', () => {
  it('leaves a row without division, name or rule without an area', () => {
    expect(match([['8000', []]]).codes).toEqual([null]);
  });

  it('keeps a division that matches nothing as an area of its own', () => {
    expect(match([['8000', ['Elsewhere=07']]])).toEqual({ codes: ['07'], names: ['Elsewhere'] });
  });

  it('treats divisions of one name as one area, whatever their codes', () => {
    const { codes } = match([
      ['8000', ['Elsewhere=EL']],
      ['8001', ['Elsewhere=07']],
    ]);
    expect(codes).toEqual(['EL', 'EL']);
  });

  it('never reads a source’s number as the number of an area', () => {
    const numbered = { ...format, administrativeAreas: [{ code: 'Norden', names: ['01'] }] };
    expect(match([['8000', ['Elsewhere=01']]], numbered).codes).toEqual(['01']);
  });

  it('matches by any name, with or without the word for its kind, or by a code made of letters', () => {
    const { codes } = match([
      ['8000', ['Nord']],
      ['8001', ['Province of South']],
      ['8002', ['Occident=WE']],
    ]);
    expect(codes).toEqual(['NO', 'SO', 'WE']);
  });

  it('prefers the level whose names match for the most rows', () => {
    const { names } = match([
      ['8000', ['Region', 'North']],
      ['8001', ['Region', 'South']],
    ]);
    expect(names).toEqual(['North', 'South']);
  });

  it('uses another level for a row that the leading level does not match', () => {
    const { codes } = match([
      ['8000', ['Region', 'North']],
      ['8001', ['Region', 'South']],
      ['8002', ['West', 'Some district']],
    ]);
    expect(codes).toEqual(['NO', 'SO', 'WE']);
  });

  it('gives a division the area in which nine of ten of its codes lie by the postal rule', () => {
    const rows = Array.from(
      { length: 10 },
      (_, row) => [`${row < 9 ? 1 : 8}00${row}`, ['Elsewhere']] as const,
    );
    expect(new Set(match(rows.map(([code, [name]]) => [code, [name]])).codes)).toEqual(new Set(['NO']));
  });

  it('gives a row without a division the area of its code, and none if the code has two', () => {
    expect(match([['1000', []]])).toMatchObject({ codes: ['NO'], names: ['North'] });
    expect(match([['2900', []]]).codes).toEqual([null]);
  });

  it('separates an area without a division from the one around it by its rule', () => {
    const { codes } = match([
      ['2000', ['South']],
      ['3000', ['South']],
    ]);
    expect(codes).toEqual(['SO', 'WE']);
  });
});
