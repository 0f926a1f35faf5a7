import { describe, expect, it } from 'vitest';
import type { Country } from '../../src/address/countries/country.ts';
import { countries } from '../../src/address/countries/index.ts';
import { foldedWords } from '../../src/address/text/place-key.ts';
import { buildFormats } from './build-formats.ts';
import { compileFormat } from './compile-formats.ts';

const plain: Country = { code: 'XX' };
const reason = 'Test.';
const region = (key: string, name: Record<string, string>, zip?: string) => ({
  key,
  name,
  ...(zip !== undefined && { zip }),
});

describe('compileFormat', () => {
  it('refuses to replace an example of a postal code that the metadata no longer has', () => {
    const codes = { example: { metadata: '11455', is: '114 55' } };
    const compile = (zipex: string) =>
      compileFormat({ key: 'XX', zip: '\\d{3} ?\\d{2}', zipex }, { ...plain, codes });
    expect(compile('11455,12345').postalCodeExample).toBe('114 55');
    expect(() => compile('12345')).toThrow('another example for XX');
  });

  it('refuses to replace a postal code pattern that the metadata no longer has', () => {
    const codes = { pattern: { metadata: '\\d{4}', is: '[1-9]\\d{3}' } };
    const compile = (zip: string) => compileFormat({ key: 'XX', zip }, { ...plain, codes }).postalCodePattern;
    expect(compile('\\d{4}')).toBe('[1-9]\\d{3}');
    expect(() => compile('\\d{5}')).toThrow('another pattern for XX');
  });

  it('refuses a correction of an area that the metadata does not have', () => {
    const metadata = { key: 'XX', fmt: '%C %S', sub_regions: [region('A', { default: 'Ay' })] };
    expect(() => compileFormat(metadata, { ...plain, areas: { names: { Q: ['Quux'] } } })).toThrow(
      /XX names an area Q/,
    );
  });

  it('requires street and city by default', () => {
    expect(compileFormat({ key: 'XX' }, plain)).toEqual({
      country: 'XX',
      requiresLocality: true,
      requiresAdministrativeArea: false,
      requiresPostalCode: false,
      administrativeAreas: [],
      usesAdministrativeArea: false,
    });
  });

  it('requires each existing part except the listed ones', () => {
    const metadata = { key: 'XX', fmt: '%C %S %Z', require: 'S', zip: '\\d', sub_regions: [region('A', {})] };
    const required = (country: Country) => {
      const format = compileFormat(metadata, country);
      return [format.requiresLocality, format.requiresAdministrativeArea, format.requiresPostalCode];
    };
    expect(required(plain)).toEqual([true, true, true]);
    expect(required({ ...plain, isOnePlace: reason })).toEqual([false, true, true]);
    expect(required({ ...plain, areas: { mayBeLeftOut: reason } })).toEqual([true, false, true]);
    expect(required({ ...plain, codes: { mayBeLeftOut: reason } })).toEqual([true, true, false]);
  });

  it('requires no area and no postal code in a country without any', () => {
    const format = compileFormat({ key: 'XX', fmt: '%C %S', require: 'SZ' }, plain);
    expect([format.requiresAdministrativeArea, format.requiresPostalCode]).toEqual([false, false]);
  });

  it('is certain about the shape of postal codes only where the country is', () => {
    const shape = (country: Country) =>
      compileFormat({ key: 'XX', zip: '\\d' }, country).isPostalCodeShapeUncertain;
    expect([shape(plain), shape({ ...plain, codes: { shapeIsCertain: reason } })]).toEqual([true, undefined]);
  });

  it.each([
    ['codes', 'mayBeLeftOut'],
    ['codes', 'shapeIsCertain'],
    ['areas', 'mayBeLeftOut'],
  ])('refuses %s.%s where it changes nothing', (group, name) => {
    expect(() => compileFormat({ key: 'XX' }, { ...plain, [group]: { [name]: reason } })).toThrow(
      `XX has ${group}.${name} to no effect`,
    );
  });

  it('lists no areas where the label names none', () => {
    const metadata = { key: 'AD', fmt: '%A%n%Z %C', sub_regions: [region('07', { default: 'Andorra' })] };
    const format = compileFormat(metadata, plain);
    expect(format.usesAdministrativeArea).toBe(false);
    expect(format.administrativeAreas).toEqual([]);
  });

  it('writes an area by its name, or by its code where the country does', () => {
    const metadata = {
      key: 'XX',
      fmt: '%C %S',
      sub_regions: [region('01', { default: '北海道', latin: 'Hokkaido' }, 'CP 0[4-9]')],
    };
    expect(compileFormat(metadata, plain).administrativeAreas).toEqual([
      { code: '北海道', names: ['Hokkaido', '01'], postalCodePrefix: 'CP0[4-9]' },
    ]);
    const byCode = { ...plain, areas: { areWrittenByCode: true as const } };
    expect(compileFormat(metadata, byCode).administrativeAreas).toEqual([
      { code: '01', names: ['北海道', 'Hokkaido'], postalCodePrefix: 'CP0[4-9]' },
    ]);
  });

  it('separates the letters that may precede a postal code from the code', () => {
    const metadata = { key: 'CH', fmt: '%Z %C', zip: '\\d{4}', zipex: '2544,1211', postprefix: 'CH-' };
    expect(compileFormat(metadata, plain)).toMatchObject({
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

  it('require a city everywhere except in countries that are one place', () => {
    const lacking = formats.filter((format) => !format.requiresLocality).map(({ country }) => country);
    expect(lacking.join(' ')).toBe('AC GI IO MC MO NR PN SG TA VA');
  });

  it('require a postal code in every country with codes except 55, each listed with a reason', () => {
    const optional = formats.filter(
      (each) => each.postalCodePattern !== undefined && !each.requiresPostalCode,
    );
    const listed = countries.flatMap(({ code, codes }) => (codes?.mayBeLeftOut === undefined ? [] : [code]));
    expect(optional.map(({ country }) => country)).toEqual([...listed].sort());
    expect(optional).toHaveLength(55);
    const required = 'AR HR PE PH RS SI TH US DE JP SA TN'.split(' ');
    expect(required.filter((country) => listed.includes(country))).toEqual([]);
  });

  it('require a province only where a list has some and labels need it', () => {
    const requiring = formats.filter((format) => format.requiresAdministrativeArea);
    expect(requiring.map(({ country }) => country).join(' ')).toBe(
      'AE AU BR CA CN CO ES ID IN IT JP KR MX RU SV TW US VE',
    );
    for (const format of requiring) expect(format.administrativeAreas.length).toBeGreaterThan(1);
  });

  it('restrict Eircodes to the letters that they use', () => {
    const pattern = formats.find(({ country }) => country === 'IE')?.postalCodePattern;
    const isEircode = (text: string) => new RegExp(`^(?:${pattern})$`).test(text);
    expect(['A65 F4E2', 'D6W XY00', 'T12X70A'].filter(isEircode)).toHaveLength(3);
    expect(['Y35 HN5O', 'N37 NLF2', 'B12 AB34'].filter(isEircode)).toEqual([]);
  });

  it('have the provinces of 47 countries, each once', () => {
    expect(formats.filter((format) => format.administrativeAreas.length > 0)).toHaveLength(47);
    for (const format of formats) {
      const codes = format.administrativeAreas.map((area) => area.code);
      expect(new Set(codes).size, format.country).toBe(codes.length);
    }
  });

  it('contain patterns that compile, and examples that match them', () => {
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

  it('write an area the way a label shows it', () => {
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
