import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameKeysOf, placeKey } from '../countries/profile/name-keys-of.ts';
import { foldedWords } from './place-key.ts';

const same = (country: string, ...names: string[]) => {
  const keys = new Set(names.map((name) => placeKey(name, country)));
  expect([...keys], names.join(' / ')).toHaveLength(1);
};

describe('placeKey', () => {
  it('is empty for text without a letter or digit', () => {
    expect(placeKey('', 'US')).toBe('');
    expect(placeKey(' -.,\u0301 ', 'US')).toBe('');
  });

  it('keeps different places apart', () => {
    expect(placeKey('Springfield', 'US')).not.toBe(placeKey('Springdale', 'US'));
    expect(placeKey('North Bend', 'US')).not.toBe(placeKey('South Bend', 'US'));
    expect(placeKey('北海道', 'JP')).not.toBe(placeKey('東京都', 'JP'));
    expect(placeKey('ガ', 'JP')).not.toBe(placeKey('カ', 'JP'));
  });

  it('does not take an inherited property of objects for an abbreviation', () => {
    expect(placeKey('Constructor', 'US')).toBe('constructor');
    expect(placeKey('__proto__', 'US')).toBe('proto');
  });

  it('ignores case, white space, punctuation and diacritics', () => {
    same('US', 'De Kalb', 'DeKalb', 'DE  KALB', 'de-kalb');
    same('US', "O'Fallon", 'O’Fallon', 'OFallon');
    same('US', "Land O'Lakes", 'Land O’Lakes', 'Land O Lakes');
    expect(foldedWords("L'Aquila d’Arco")).toEqual(['laquila', 'darco']);
    same('FR', 'Saint-Étienne', 'St Etienne', 'ST. ETIENNE');
    same('PL', 'Łódź', 'Lodz');
    same('GR', 'Πειραιάς', 'ΠΕΙΡΑΙΑΣ', 'Πειραιας');
    same('TR', 'İstanbul', 'Istanbul', 'istanbul');
    same('JP', '1丁目', '1丁目');
    same('KR', '서울', '서울'.normalize('NFD'));
  });

  it('reads an abbreviated word as the word', () => {
    same('US', 'Saint Louis', 'St. Louis', 'St Louis');
    same('US', 'Mount Vernon', 'Mt. Vernon');
    same('US', 'Fort Worth', 'Ft Worth');
    same('US', 'North Las Vegas', 'N. Las Vegas');
    same('US', 'Shaker Heights', 'Shaker Hts');
    same('DE', 'Sankt Augustin', 'St. Augustin');
  });

  it('reads a digraph as the marked letter where the language writes so', () => {
    same('DE', 'München', 'Muenchen', 'Munchen');
    same('DE', 'Gießen', 'Giessen');
    same('NO', 'Tromsø', 'Tromsoe', 'Tromso');
    same('DK', 'Aarhus', 'Århus');
    expect(placeKey('Mae', 'US')).toBe('mae');
  });

  it('has the keys of the words that its last one may begin, of three letters or more', () => {
    const { keysBegun } = nameKeysOf('US');
    expect(keysBegun('Port Sain')).toEqual(['portsain', 'portst', 'portste']);
    expect(keysBegun('Port Saint')).toEqual(['portst', 'portste']);
    expect(keysBegun('Port Sa')).toEqual(['portsa']);
    expect(keysBegun('')).toEqual(['']);
  });

  it('keeps a name that consists of a dropped word alone', () => {
    expect(placeKey('And', 'US')).toBe('and');
  });

  it('is the same for upper case, for lower case and for each form of Unicode', () => {
    const name = fc.string({ unit: fc.constantFrom(..."abczäöüéßłñïσжגあ가 -.'1") });
    fc.assert(
      fc.property(name, fc.constantFrom('US', 'DE', 'FR'), (text, country) => {
        const key = placeKey(text, country);
        expect(placeKey(text.toUpperCase().toLowerCase(), country)).toBe(key);
        expect(placeKey(text.normalize('NFD'), country)).toBe(key);
        expect(placeKey(`  ${text}. `, country)).toBe(key);
      }),
    );
  });

  it.each([
    ['Sainte Foy', 'Ste Foy'],
    ['Sint Maarten', 'St Maarten'],
    ['Sta Cruz', 'Santa Cruz'],
    ['Sto Domingo', 'Santo Domingo'],
    ['Mount Vernon', 'Mt Vernon'],
    ['Fort Worth', 'Ft Worth'],
  ])('reads %s as %s in every country', (written, short) => {
    for (const country of ['US', 'FR', 'BR', 'JP']) same(country, written, short);
  });

  it.each([
    ['South Bend', 'S Bend'],
    ['East Hampton', 'E Hampton'],
    ['West Fargo', 'W Fargo'],
    ['Northeast Harbor', 'NE Hbr'],
    ['Northwest Point', 'NW Pt'],
    ['Southeast Rock', 'SE Rk'],
    ['Southwest Ridge', 'SW Rdg'],
    ['Truth and Consequences', 'Truth & Consequences'],
    ['Miami Beach', 'Miami Bch'],
    ['Rogers Center', 'Rogers Ctr'],
    ['Rogers Centre', 'Rogers Ctr'],
    ['Niagara Falls', 'Niagara Fls'],
    ['Elk Grove', 'Elk Grv'],
    ['Pearl Harbour', 'Pearl Hbr'],
    ['Forest Hills', 'Forest Hls'],
    ['Rock Island', 'Rk Is'],
    ['Grand Junction', 'Grand Jct'],
    ['Lake City', 'Lk City'],
    ['Great Lakes', 'Great Lks'],
    ['Stone Mountain', 'Stone Mtn'],
    ['Orland Park', 'Orland Pk'],
    ['Fall River', 'Fall Riv'],
    ['Palm Springs', 'Palm Spgs'],
    ['Brick Township', 'Brick Twp'],
    ['Moreno Valley', 'Moreno Vly'],
    ['Elk Grove Village', 'Elk Grv Vlg'],
  ])('reads %s as %s where English is written, and only there', (written, short) => {
    same('US', written, short);
    same('GB', written, short);
    expect(placeKey(written, 'FR')).not.toBe(placeKey(short, 'FR'));
  });

  it.each([
    ['Þorlákshöfn', 'Thorlakshofn', 'US'],
    ['Đakovo', 'Dakovo', 'HR'],
    ['Reyðarfjörður', 'Reydarfjordur', 'US'],
    ['Œuf', 'Oeuf', 'FR'],
    ['Ærø', 'Aero', 'US'],
    ['Ħamrun', 'Hamrun', 'MT'],
    ['Iğdır', 'Igdir', 'TR'],
    ['Bakı Gəncə', 'Baki Ganca', 'AZ'],
  ])('reads %s as %s', (written, plain, country) => {
    same(country, written, plain);
  });

  it.each('DE AT CH LI LU DK NO SE FI AX FO SJ IS'.split(' '))('reads ae as ä in %s', (country) => {
    same(country, 'Jaergen', 'Järgen', 'Jargen');
    same(country, 'Aalen', 'Alen');
  });
});
