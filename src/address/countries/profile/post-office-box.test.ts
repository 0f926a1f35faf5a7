import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedAddress } from '../../../../test/fixtures/typed-address.ts';
import { countries, countryOf } from '../index.ts';
import { boxesEverywhere } from '../shared/boxes-everywhere.ts';
import { type BoxFinder, boxFinder } from './post-office-box.ts';

const finders = new Map<string, BoxFinder>();

function lineOf(country: string, line1: string, line2: string | null = null) {
  const finder = finders.get(country) ?? boxFinder(countryOf(country).boxes);
  finders.set(country, finder);
  return finder.find(typedAddress({ line1, line2 }));
}

describe('look-alikes of post-office boxes', () => {
  it.each([
    '12 Box Elder Rd',
    '7 Boxwood Ln',
    '100 Post Road',
    '5 Post Office Rd',
    '12 Old Post Office Square',
    '44 Bin Rd',
    '9 Drawer Ct',
    '81 Caller Ave',
    '4 Casilla St',
    '10 Main St PMB 123',
    '10 Main St #123',
    'RR 2 Box 15',
    'HC 1 Box 12',
    'Rural Route 3 Box 9',
    'Route 1 Box 23',
    'PSC 802 Box 74',
    'CMR 416 Box 1432',
    'UNIT 2050 BOX 4190',
    'Box Canyon Rd 12',
    '123 Apartado Dr',
    '500 Lockbox Ln',
    'Pobletta 5',
    'Post Box Ln 4',
    'BP 66 Truck Stop',
    'Unit 4 Box 12',
  ])('%s is not a box', (line) => {
    expect(lineOf('US', line)).toBeNull();
  });

  it.each(
    (
      'RR 2,R R 2,RR#2,RFD 2,R F D 2,HC 2,HCR 2,Rte 2,Rt. 2,Route 2,Rural Route 2,Star Route 2,Star Rte 2,' +
      'Highway Contract 2,PSC 2,CMR 2,Unit 2,Lot 2,Site A2,Comp 2'
    ).split(','),
  )('takes a bare box beside %s as a part of that delivery point', (line) => {
    expect(lineOf('US', line, 'Box 15')).toBeNull();
    expect(lineOf('US', '12 Oak St', 'Box 15')).toBe('line2');
  });

  it('takes the Belgian bus and bte for a unit', () => {
    expect(lineOf('BE', 'Naamsestraat 12 bus 3')).toBeNull();
    expect(lineOf('BE', 'Rue de Namur 12 bte 3')).toBeNull();
  });

  it('takes CP for a box only in countries where it means one', () => {
    expect(lineOf('CH', 'CP 1234')).toBe('line1');
    expect(lineOf('MX', 'Calle 5, CP 06700')).toBeNull();
  });
});

describe('post-office boxes', () => {
  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'p o box 12',
    'POBox12',
    'P.O.B. 12',
    'POB 12',
    'P.O.Box #12',
    'Post Office Box 12',
    'PO Box A',
    'P. O. Drawer 7',
    'Box 12',
    'BOX 12-A',
    'Caller 45',
    'Drawer D',
    'Drawer D 12',
    'Box (12)',
    'Lockbox 500',
    'Bin 77',
    '12 Main St, PO Box 7',
    '12 Main St PO Box 7',
    'Apartado Postal 45',
    'Apdo. 45',
    'P 0 Box 12',
    'P/O Box 12',
    'c/o Smith, PO Box 3',
  ])('%s is a box in the US', (line) => {
    expect(lineOf('US', line)).toBe('line1');
  });

  it.each([
    ['DE', 'Postfach 10 01 12'],
    ['DE', 'Hauptstr. 5, Postfach'],
    ['CH', 'Case postale 12'],
    ['FR', '12 rue de la Paix BP 45'],
    ['BE', 'Boîte postale 7'],
    ['IT', 'Casella Postale 12'],
    ['NL', 'Postbus 1234'],
    ['NO', 'Postboks 12 Sentrum'],
    ['DK', 'Postboks 7'],
    ['SE', 'Box 123'],
    ['PL', 'Skrytka pocztowa 5'],
    ['CA', '123 rue Principale CP 45'],
    ['DK', 'Boks 12'],
    ['BR', 'Caixa Postal 99'],
    ['CL', 'Casilla 12'],
    ['JP', '中央郵便局私書箱12号'],
    ['AU', 'GPO Box 12'],
    ['AU', 'Locked Bag 7'],
    ['NZ', 'Private Bag 123'],
    ['MY', 'Peti Surat 12'],
    ['RU', 'а/я 12'],
    ['TR', 'P.K. 12'],
    ['SI', 'poštni nabiralnik 12'],
    ['RU', 'абонементный ящик 45'],
    ['IN', 'डाक पेटी संख्या 12'],
    ['GR', 'Τ.Θ. 12'],
  ])('in %s, %s is a box', (country, line) => {
    expect(lineOf(country, line)).toBe('line1');
  });

  it('are found on any line', () => {
    expect(lineOf('US', '12 Main St', 'PO Box 7')).toBe('line2');
    expect(lineOf('US', '12 Main St', 'Box 7')).toBe('line2');
  });
});

describe('a comma may part the words for a box from its number', () => {
  it.each([
    ['ES', 'Apartado, 12'],
    ['ES', 'Apdo. Correos, 123'],
    ['ES', 'Apartado, nº 12'],
    ['CL', 'Casilla, 123'],
    ['NL', 'Postbus, 12'],
    ['SE', 'Box, 12'],
    ['FR', 'BP, 45'],
    ['HU', 'Pf., 12'],
    ['RU', 'а/я, 12'],
    ['TR', 'Posta Kutusu, 12'],
    ['NO', 'Postboks, 12'],
    ['FR', '3 rue Nationale, BP, 45'],
  ])('in %s: %s', (country, line) => {
    expect(lineOf(country, line)).toBe('line1');
  });

  it.each([
    ['FR', 'Station BP, 45'],
    ['FR', 'BP, 45 rue Nationale'],
    ['SE', 'Box, Storgatan 4'],
    ['ES', 'Calle Apartado, 12'],
    ['US', 'RR 2, Box, 15'],
  ])('but not in %s: %s', (country, line) => {
    expect(lineOf(country, line)).toBeNull();
  });
});

describe('a box that is hidden or typed badly', () => {
  it.each([
    ['with letters of another script', 'Р.O. Box 12'],
    ['with letters of another script in two words', 'PО Bох 12'],
    ['with characters that nobody sees', 'P\u200bO B\u200box 12'],
    ['without a space', 'P.OBox 12'],
    ['with a zero', 'Post Office B0x 12'],
  ])('is one %s', (_, line) => {
    expect(lineOf('US', line)).toBe('line1');
  });
});

it('initials that mean other things behind a street are a box where a line begins', () => {
  expect(lineOf('BR', 'CP 45')).toBe('line1');
  expect(lineOf('BR', 'Rua A', 'CP 45')).toBe('line2');
  expect(lineOf('BR', 'Rua A, CP 12, casa 3')).toBeNull();
  expect(lineOf('BR', 'Rua A 12 CP 3')).toBeNull();
});

it('stops tell initials from an abbreviation where a country says so', () => {
  expect(lineOf('MX', 'A.P. 12')).toBe('line1');
  expect(lineOf('MX', 'Ap. 12, Calle 3')).toBeNull();
});

describe('plain lines that need no full reading', () => {
  const country = fc.constantFrom('US', 'DE', 'FR', 'BR', 'NG', 'JP');
  const said = fc.constantFrom(
    ...new Set(
      [...boxesEverywhere, ...countries.flatMap(({ boxes = [] }) => boxes)]
        .flatMap(({ anywhere = [], numberless = [], segment = [], start = [], alone = [] }) => [
          ...anywhere,
          ...numberless,
          ...segment,
          ...start,
          ...alone,
        ])
        .flatMap((words) => [words, words.replaceAll(' ', ''), words.replaceAll(' ', '.')]),
    ),
  );
  const other = fc.constantFrom(
    '12',
    'A',
    'Main',
    'St',
    'Ste',
    'c/o',
    'Boxwood',
    'RR',
    '7b',
    '0',
    'no',
    'Übersee',
  );
  const separator = fc.constantFrom(' ', '', ', ', ' - ', '/', '. ', '#');
  const line = fc
    .array(fc.tuple(fc.oneof(said, other), separator), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.flat().join(''));

  it('are judged as if they were read word by word', () => {
    fc.assert(
      // An apostrophe is not part of a word, but a line with one is always read in full.
      fc.property(country, line, (code, text) => {
        expect(lineOf(code, text)).toBe(lineOf(code, `${text}'`));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('what stands around the words for a box', () => {
  it.each([
    ['US', 'Box 12-A'],
    ['US', 'Box 12 A'],
    ['US', 'Box 12 34'],
    ['US', 'Box 12 Stn Main'],
    ['US', '12 Main St, Box 12'],
    ['US', 'P O Box 12'],
    ['US', 'p o b o x 12'],
    ['US', 'POB12'],
    ['US', 'PO Box'],
    ['US', 'PO Box A'],
    ['US', 'Drawer AB'],
    ['US', 'PO Box - 12'],
    ['US', 'PO Box (12)'],
    ['US', 'PO Box #12'],
    ['US', 'PO Box №12'],
    ['US', 'PO Box 94538'],
    ['US', 'Bx 12'],
    ['DE', 'Postfach'],
    ['DE', 'Hauptstr. 5 Postfach 12'],
    ['DE', 'Pf. 12 34 56'],
  ])('in %s, %s makes a box', (country, line) => {
    expect(lineOf(country, line)).toBe('line1');
  });

  it.each([
    ['US', 'Box 12 AB'],
    ['US', 'Box 12 34567'],
    ['US', 'Box 12 34 56'],
    ['US', 'Main St Box 12'],
    ['US', 'PO Box Street'],
    ['US', 'PO Box ABC'],
    ['US', 'Lot 4 Box 12'],
    ['US', 'Apt 4, Box 12'],
    ['US', 'RR 1 Bx 12'],
    ['US', 'POB 12 Road'],
    ['DE', 'Postfachweg 12'],
  ])('in %s, %s makes no box', (country, line) => {
    expect(lineOf(country, line)).toBeNull();
  });
});
