import { describe, expect, it } from 'vitest';
import { foldedWords } from '../address/place-key.ts';
import { buildFormats } from './build-formats.ts';
import { type AreaCorrections, compileFormat } from './compile-formats.ts';

const none: AreaCorrections = {
  writtenByCode: { reason: '', countries: [] },
  names: [],
  subdivisions: [],
  subdivisionsLeftOut: { reason: '', countries: [] },
};
const region = (key: string, name: Record<string, string>, zip?: string) => ({
  key,
  name,
  ...(zip !== undefined && { zip }),
});

describe('compileFormat', () => {
  it('refuses a correction of an area that the metadata does not have', () => {
    const corrections: AreaCorrections = {
      ...none,
      names: [{ country: 'XX', reason: 'test', areas: { Q: ['Quux'] } }],
    };
    const metadata = { key: 'XX', fmt: '%C %S', sub_regions: [region('A', { default: 'Ay' })] };
    expect(() => compileFormat(metadata, corrections)).toThrow(/XX has no area Q/);
  });

  it('requires the street and the city of a country that says nothing', () => {
    expect(compileFormat({ key: 'XX' }, none)).toEqual({
      country: 'XX',
      requiresLocality: true,
      requiresAdministrativeArea: false,
      requiresPostalCode: false,
      administrativeAreas: [],
      usesAdministrativeArea: false,
    });
  });

  it('lists no areas where the label names none', () => {
    const metadata = { key: 'AD', fmt: '%A%n%Z %C', sub_regions: [region('07', { default: 'Andorra' })] };
    const format = compileFormat(metadata, none);
    expect(format.usesAdministrativeArea).toBe(false);
    expect(format.administrativeAreas).toEqual([]);
  });

  it('writes an area by its name, or by its code where the country does', () => {
    const metadata = {
      key: 'XX',
      fmt: '%C %S',
      sub_regions: [region('01', { default: '北海道', latin: 'Hokkaido' }, 'CP 0[4-9]')],
    };
    expect(compileFormat(metadata, none).administrativeAreas).toEqual([
      { code: '北海道', names: ['Hokkaido', '01'], postalCodePrefix: 'CP0[4-9]' },
    ]);
    const byCode = { ...none, writtenByCode: { reason: 'test', countries: ['XX'] } };
    expect(compileFormat(metadata, byCode).administrativeAreas).toEqual([
      { code: '01', names: ['北海道', 'Hokkaido'], postalCodePrefix: 'CP0[4-9]' },
    ]);
  });

  it('keeps the letters that may stand before a postal code apart from the code', () => {
    const metadata = { key: 'CH', fmt: '%Z %C', zip: '\\d{4}', zipex: '2544,1211', postprefix: 'CH-' };
    expect(compileFormat(metadata, none)).toMatchObject({
      postalCodePattern: '\\d{4}',
      postalCodeExample: '2544',
      postalCodeCountryPrefix: 'CH',
    });
  });
});

describe('the formats of all countries', () => {
  const formats = buildFormats(process.cwd()).countries;
  const areas = (country: string) =>
    formats.find((format) => format.country === country)?.administrativeAreas ?? [];

  it('are 252, each under a code of its own', () => {
    expect(new Set(formats.map((format) => format.country)).size).toBe(252);
    expect(formats).toHaveLength(252);
  });

  it('have the provinces of 47 countries, none twice', () => {
    expect(formats.filter((format) => format.administrativeAreas.length > 0)).toHaveLength(47);
    for (const format of formats) {
      const codes = format.administrativeAreas.map((area) => area.code);
      expect(new Set(codes).size, format.country).toBe(codes.length);
    }
  });

  it('hold patterns that compile, and examples that match them', () => {
    for (const { country, postalCodePattern, postalCodeExample, administrativeAreas } of formats) {
      if (postalCodePattern !== undefined && postalCodeExample !== undefined) {
        expect(postalCodeExample, country).toMatch(new RegExp(`^(?:${postalCodePattern})$`, 'u'));
      }
      for (const { postalCodePrefix } of administrativeAreas) {
        if (postalCodePrefix !== undefined)
          expect('').not.toMatch(new RegExp(`^(?:${postalCodePrefix})`, 'u'));
      }
    }
  });

  it('write an area as a label shows it', () => {
    expect(areas('US').find((area) => area.code === 'CA')?.names).toContain('California');
    expect(areas('AU').find((area) => area.code === 'NSW')?.names).toContain('New South Wales');
    expect(areas('CA').find((area) => area.code === 'QC')?.names).toContain('Québec');
    expect(areas('IT').find((area) => area.code === 'BZ')?.names).toEqual(
      expect.arrayContaining(['Bolzano', 'Südtirol']),
    );
    expect(areas('JP').find((area) => area.code === '東京都')?.names).toEqual(['Tokyo', '13']);
    expect(areas('MX').find((area) => area.code === 'Ciudad de México')?.names).toContain('CDMX');
  });

  it('name each area of a country in one way only', () => {
    for (const format of formats) {
      const seen = new Map<string, string>();
      for (const area of format.administrativeAreas) {
        for (const name of [area.code, ...area.names]) {
          const key = foldedWords(name).join('');
          expect(seen.get(key) ?? area.code, `${format.country} ${name}`).toBe(area.code);
          seen.set(key, area.code);
        }
      }
    }
  });
});
