import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../countries/index.ts';
import { streetConventionOf } from '../countries/profile/street-convention-of.ts';
import { readHouseNumbers } from './house-number.ts';
import { readStreetLine } from './street-line.ts';

function convention(country: string) {
  const found = streetConventionOf(country);
  if (found === undefined) throw new Error(`streets of ${country} are not understood`);
  return found;
}

/** Each reading as "number|street"; + says that a unit follows, ? that the number is obscure. */
function readings(country: string, line: string): string[] {
  return [...readStreetLine(line, convention(country))].map(
    ({ numbers, from, to, hasUnit, isNumberObscure }) => {
      const number = numbers.map(({ value, suffix }) => `${value}${suffix}`).join(' ');
      return `${number}|${line.slice(from, to)}${hasUnit ? '+' : ''}${isNumberObscure ? '?' : ''}`;
    },
  );
}

describe('a line is read as number, street and unit', () => {
  const behind =
    'lgh piso esc escalera pta puerta bajo bj izq dcha tv th mf st kl hs bis ter top stiege tur tür';
  const more =
    'app appart appartement apt whg wohnung etage og ug eg dg van vån våning våningen as ob rez iv xi';
  test.each(`${behind} ${more} 3º 3ª º b 3`.split(' '))('with what follows a number: %s', (word) => {
    for (const end of ['', ' 4', ', 4', '/4'])
      expect(readings('NL', `Kerkstraat 12 ${word}${end}`)[0]).toMatch(/^12[bist]*(?:ter)?\|Kerkstraat/);
  });

  test.each(['tuin', 'bijgebouw', 'etages', 'ivoor'])('but not with another word: %s', (word) => {
    expect(readings('NL', `Kerkstraat 12 ${word}`)[0]).not.toMatch(/^12/);
  });

  const before = 'unit flat apt apartment suite ste shop level lot room rm studio villa office';
  test.each(before.split(' '))('with what stands before a number: %s', (word) => {
    for (const unit of [`${word} 3,`, `${word} 3B -`, `${word}. #3/`, `${word.toUpperCase()} 123456`])
      expect(readings('AU', `${unit} 12 Smith St`)[0]).toBe('12|Smith St+');
    expect(readings('AU', `${word}s 3, 12 Smith St`)[0]).not.toBe('12|Smith St+');
  });

  test.each([
    ['US', '39500 Stevenson Pl', '39500|Stevenson Pl'],
    ['US', '12 E Main St', '12|E Main St'],
    ['US', '123A Main St, Suite 5', '123a|Main St+'],
    ['US', '10 1/2 Main St', '101/2|Main St'],
    ['US', '42nd St', '|42nd St'],
    ['US', 'One Apple Park Way', '1|Apple Park Way'],
    ['US', '37-12 82nd St', '|82nd St?'],
    ['US', 'N6W23001 Bluemound Rd', '|N6W23001 Bluemound Rd?'],
    ['CA', '12-345 Main St', '345|Main St+'],
    ['AU', '3/12 Smith St', '12|Smith St+'],
    ['AU', 'Unit 3, 12 Smith St', '12|Smith St+'],
    ['AU', '12-14 Smith St', '12 14|Smith St'],
    ['GB', 'Flat 3, 12 High St', '12|High St+'],
    ['GB', 'Rose Cottage', '|Rose Cottage'],
    ['FR', '12 bis, rue de l’Église', '12bis|rue de l’Église'],
    ['FR', 'rue de la Paix 12', '12|rue de la Paix'],
    ['DE', 'Bahnhofstr.12', '12|Bahnhofstr.'],
    ['DE', 'Straße des 17. Juni 135 b', '135b|Straße des 17. Juni'],
    ['DE', 'Am Markt 3-5', '3 5|Am Markt'],
    ['DE', '12 Bahnhofstraße', '12|Bahnhofstraße'],
    ['AT', 'Hauptstraße 12/3/4', '12|Hauptstraße+'],
    ['CH', 'Bahnhofstrasse 5', '5|Bahnhofstrasse'],
    ['ES', 'Calle Mayor, nº 12, 3º B', '12|Calle Mayor+'],
    ['ES', 'Calle Mayor 12  piso 2', '12|Calle Mayor+'],
    ['SE', 'Ekvägen 3 lgh 1102', '3|Ekvägen+'],
    ['FI', 'Kaivokatu 1 A 12', '1a|Kaivokatu+'],
    ['DK', 'Nørregade 67, 4. tv', '67|Nørregade+'],
    ['NL', 'Kerkstraat 12-3', '12|Kerkstraat+'],
  ])('%s: %s', (country, line, first) => {
    expect(readings(country, line)[0]).toBe(first);
  });

  test.each([
    ['US', '123 Main St Apt 4', '123|Main St+'],
    ['US', '123 Main St #4B', '123|Main St+'],
    ['US', '123 Main St 4B', '123|Main St+'],
    ['US', '123 Main St B-4', '123|Main St+'],
    ['US', '123 Main St 4-5', '123|Main St+'],
    ['US', '123 Main St B12', '123|Main St+'],
    ['NL', 'Plein 1944 12', '12|Plein 1944'],
  ])('%s: %s may also be %s', (country, line, other) => {
    expect(readings(country, line)).toContain(other);
  });

  test.each([
    ['US', '12 Oak St Apt 4', ['12|Oak St Apt 4', '12|Oak St+']],
    ['US', '12  Oak St B', ['12|Oak St B', '12|Oak St+']],
    ['US', '12 Oak B', ['12|Oak B']],
    ['US', '12 Oak St, Apt 4', ['12|Oak St+']],
    ['US', 'Oak St 12', ['12|Oak St']],
    ['US', 'Ten Oak St', ['10|Oak St']],
    ['US', 'Eleven Oak St', ['|Eleven Oak St']],
    ['US', 'One  Oak St', ['1|Oak St']],
    ['US', '12 Oak St  Apt 4', ['12|Oak St  Apt 4', '12|Oak St+']],
    ['US', '12 Oak St B , 4', ['12|Oak St B +', '12|Oak St+']],
    ['US', 'Oak House, Rear', ['|Oak House+']],
    ['AU', 'Shop 3/12 Oak St', ['12|Oak St+']],
    ['AU', '12-14B Oak St', ['12 14b|Oak St']],
    ['DE', '17 Juni Platz 5', ['5|17 Juni Platz']],
    ['FR', '17 place de Juin 5', ['17|place de Juin 5', '17|place de Juin+']],
    ['DE', 'Am Markt 3 ', ['3|Am Markt']],
    ['DE', 'Am Markt 3-5A', ['3 5a|Am Markt']],
    ['DE', 'Am Markt 3-', ['3|Am Markt']],
    ['AU', 'Level 2, 12 Oak St', ['12|Oak St+']],
    ['DE', 'Am Markt 3a', ['3a|Am Markt']],
    ['DE', 'Am Markt 3 Etage 2', ['3|Am Markt+', '2|Am Markt 3 Etage']],
    ['DE', 'Platz 12 Nr. 7', ['7|Platz 12']],
    ['FR', '12 ter rue Haute', ['12ter|rue Haute']],
    ['FR', 'rue Haute 12 bis', ['12bis|rue Haute']],
    ['ES', 'Calle Mayor núm. 12', ['12|Calle Mayor']],
    ['US', ',', []],
  ])('%s: all readings of %s are %j', (country, line, all) => {
    expect(readings(country, line)).toEqual(all);
  });

  test('every reading of any line lies within it', () => {
    const anyConvention = fc.constantFrom(...countries.flatMap(({ code }) => streetConventionOf(code) ?? []));
    const line = fc.string({
      unit: fc.constantFrom('1', '2', ' ', 'a', 'ß', '.', ',', '/', '-', '#', 'apt '),
      maxLength: 30,
    });
    fc.assert(
      fc.property(anyConvention, line, (convention, text) => {
        for (const { from, to } of readStreetLine(text, convention)) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('a cell of a source is read as its house numbers', () => {
  test.each([
    ['US', '206B', ['206b']],
    ['US', '12;14', ['12', '14']],
    ['US', '12 1/2', ['121/2']],
    ['US', ' 12 ; 14A,16 & 18', ['12', '14a', '16', '18']],
    ['US', '12(bis)', ['12bis']],
    ['US', '12(a', ['12a']],
    ['US', '12(a)-14', []],
    ['US', '1234', ['1234']],
    ['AU', '14-12', ['14']],
    ['AU', '12-12', ['12']],
    ['AU', '12-', ['12']],
    ['AU', '3a/12b', ['12b']],
    ['AU', '3/', []],
    ['NL', '12-14', ['12']],
    ['US', '37-12', []],
    ['GB', '141-145', ['141', '145']],
    ['AU', '12 - 14', ['12', '14']],
    ['FR', '12 bis', ['12bis']],
    ['DE', '12/14', ['12', '14']],
    ['AT', '12/3', ['12']],
    ['CA', '123(a)', ['123a']],
    ['DE', 'Haus 3', []],
    ['US', '', []],
    ['US', '12345678', []],
  ])('%s: %s', (country, text, numbers) => {
    const read = readHouseNumbers(text, convention(country));
    expect(read.map(({ value, suffix }) => `${value}${suffix}`)).toEqual(numbers);
  });
});

test('streets of Japan, Korea, Taiwan and Czechia are not understood', () => {
  expect(['JP', 'KR', 'TW', 'CZ'].map(streetConventionOf)).toEqual(Array(4).fill(undefined));
});
