import { describe, expect, it } from 'vitest';
import { countries } from '../../src/address/countries/index.ts';
import type {
  AddressFormat,
  AdministrativeArea,
} from '../../src/address/countries/profile/address-format.ts';
import { type AreaIndex, areaIndex } from '../../src/address/countries/profile/area-index.ts';
import { noSubdivisions, subdivisions } from '../../src/address/countries/profile/subdivisions.ts';
import { subdivisionLines } from '../../src/gazetteer/read/country-lines.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { formats } from '../../test/support/format-markets.ts';
import { compileSubdivisions } from './compile-subdivisions.ts';
import type { SubdivisionRow } from './subdivision-rows.ts';

const row = (code: string, ...names: string[]): SubdivisionRow => ({
  code,
  parent: 'XX',
  replacements: [],
  names,
});
const former = (code: string, replacements: string[], ...names: string[]): SubdivisionRow => ({
  code,
  parent: '',
  replacements,
  names,
});
const area = (code: string, ...names: string[]): AdministrativeArea => ({ code, names });

function compiled(areas: AdministrativeArea[], rows: SubdivisionRow[], names: Record<string, string[]> = {}) {
  const format: AddressFormat = {
    country: 'XX',
    requiresLocality: true,
    requiresAdministrativeArea: true,
    requiresPostalCode: false,
    administrativeAreas: areas,
    usesAdministrativeArea: true,
  };
  return subdivisions(compileSubdivisions(format, rows, { names }));
}

describe('compileSubdivisions', () => {
  it('matches an area to the row with its code and name, else with its name, else with its code', () => {
    const { areaOf, named } = compiled(
      [area('Uno', '01'), area('Dos', '02'), area('Tres', 'T')],
      [row('XX-01', 'Uno'), row('XX-03', 'Dos'), row('XX-T', 'Drei')],
    );
    expect(['XX-01', 'XX-03', 'XX-T'].map(areaOf)).toEqual(['Uno', 'Dos', 'Tres']);
    expect(['XX-02', 'XX-03'].map((code) => named(code))).toEqual([['XX-03'], ['XX-03']]);
  });

  it('knows an area without a row by its own names', () => {
    const { named, areaOf } = compiled([area('Kowloon', 'KL')], []);
    expect(['kowloon', 'XX-KL', 'XXKL'].flatMap(named).map(areaOf)).toEqual([
      'Kowloon',
      'Kowloon',
      'Kowloon',
    ]);
  });

  it('reads a former code as its replacement, or as the subdivision that has its name now', () => {
    const { named } = compiled(
      [],
      [
        row('XX-01', 'Uno'),
        row('XX-02', 'Dos'),
        former('XX-A', ['XX-02'], 'Alt'),
        former('XX-B', [], 'Uno', 'Ein'),
      ],
    );
    expect(['XX-A', 'Alt', 'XX-B', 'Ein'].map((text) => named(text)[0])).toEqual([
      'XX-02',
      'XX-02',
      'XX-01',
      'XX-01',
    ]);
  });

  it('prefers the names on labels to those of the rows, and names in use to former ones', () => {
    const { named } = compiled(
      [area('Madrid', 'M')],
      [row('XX-M', 'Madrid'), row('XX-MD', 'Madrid', 'M'), former('XX-Z', ['XX-MD'], 'Madrid')],
    );
    expect([named('Madrid'), named('M'), named('MD')]).toEqual([['XX-M'], ['XX-M'], ['XX-MD']]);
  });

  it('refuses a name for an unknown subdivision', () => {
    expect(() => compiled([], [row('XX-01', 'Uno')], { 'XX-09': ['Neun'] })).toThrow(
      'XX has no XX-09 to correct',
    );
  });
});

describe('the subdivisions of all countries', () => {
  const open = subdivisionLines.open(builtinDataDirectory());
  const opened = new Map([...formats.byCountry.keys()].map((country) => [country, open(country)] as const));
  const subdivisionsOf = (country: string) => opened.get(country) ?? noSubdivisions;
  const indexes = new Map<string, AreaIndex>();
  for (const [country, format] of formats.byCountry) {
    indexes.set(country, areaIndex({ format, subdivisions: subdivisionsOf(country) }));
  }
  const codesOf = (country: string) => formats.byCountry.get(country)?.administrativeAreas ?? [];

  it('include every area of every address format, under each of its names and short codes', () => {
    for (const [country, index] of indexes) {
      for (const { code, names } of codesOf(country)) {
        expect(subdivisionsOf(country).ofArea(code), `${country} ${code}`).not.toEqual([]);
        for (const text of [code, ...names]) expect(index.find(text), `${country} ${text}`).toBe(code);
        for (const short of [code, ...names].filter((name) => /^[A-Z\d]{1,4}$/.test(name))) {
          expect(index.find(`${country}-${short}`), `${country}-${short}`).toBe(code);
        }
      }
    }
  });

  it('are part of what their definition says, where the common list has something else', () => {
    const corrected = countries.flatMap(({ code, areas }) =>
      Object.entries(areas?.subdivisions?.partOf ?? {}).map(([part, whole]) => ({ code, part, whole })),
    );
    expect(corrected.length).toBeGreaterThan(0);
    for (const { code, part, whole } of corrected)
      expect([part, subdivisionsOf(code).lineOf(part)[1]]).toEqual([part, whole]);
  });

  it('lie in one line each, which ends', () => {
    for (const country of indexes.keys()) {
      const { ofArea, lineOf } = subdivisionsOf(country);
      for (const { code } of codesOf(country)) {
        for (const each of ofArea(code)) expect(new Set(lineOf(each)).size).toBe(lineOf(each).length);
      }
    }
  });
});
