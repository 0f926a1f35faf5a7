import { describe, expect, it } from 'vitest';
import { madeBare, madeUs } from '../../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../../test/fixtures/typed-address.ts';
import { explainAddress } from '../../explain-address.ts';
import { verifyAddress } from '../../verify-address.ts';
import { usMilitary } from './american-post.ts';

const { areas, cities, areaOfCode, cityNamed, isLine } = usMilitary;

const verify = (locality: string, administrativeArea: string, postalCode: string, line1 = 'PSC 802 Box 74') =>
  verifyAddress(typedAddress({ line1, locality, administrativeArea, postalCode }), madeUs);

describe('military addresses', () => {
  it('never suggests a civilian city', () => {
    for (const city of ['Ramstein', 'Fremont', 'AP', 'New York']) {
      const { suggestion } = verify(city, 'AE', '09499');
      expect(suggestion?.locality ?? 'APO').toBe('APO');
    }
    expect(verify('APO', 'AE', '94538').suggestion).toBeNull();
  });

  it('accepts every post office with the state of its ZIP', () => {
    for (const [city, area, zip] of [
      ['APO', 'AE', '09499'],
      ['A.P.O.', 'AE', '09012-1234'],
      ['FPO', 'AP', '96602'],
      ['dpo', 'aa', '34021'],
    ] as const) {
      const verdict = verify(city, area, zip);
      expect(verdict.doubts, city).toEqual([]);
      expect(verdict.isMilitary).toBe(true);
      expect(verdict.postOfficeBox).toBeNull();
    }
  });

  it.each([
    ['APO AE', 'AE', '09499', 'APO'],
    ['APO/AE', 'AE', '09700', 'APO'],
    ['APO, AE', 'AE', '09204', 'APO'],
    ['A.P.O. AE 09204', 'AE', '09204', 'A.P.O.'],
    ['FPO AP', 'AP', '96691', 'FPO'],
    ['DPO AA, USA', 'AA', '34002', 'DPO'],
  ])('accepts %s beside %s %s, and stores the state once', (city, area, zip, stored) => {
    const { doubts, suggestion, standardized } = verify(city, area, zip);
    expect([doubts, suggestion, standardized.locality]).toEqual([[], null, stored]);
  });

  it('takes no other state behind the post office for a repetition', () => {
    expect(verify('APO AP', 'AE', '09700').doubts).toEqual([{ code: 'City.Mismatch' }]);
  });

  it('drops the repeated state from a correction', () => {
    expect(verify('APO AP', 'AE', '96278').suggestion).toMatchObject({
      locality: 'APO',
      administrativeArea: 'AP',
    });
  });

  it('corrects the state by the ZIP', () => {
    expect(verify('APO', 'NY', '09499').suggestion?.administrativeArea).toBe('AE');
    expect(verify('APO', 'AE', '96278').suggestion?.administrativeArea).toBe('AP');
  });

  it('corrects the city to the post office of the ZIP', () => {
    const verdict = verify('Ramstein', 'AE', '09499');
    expect(verdict.doubts).toEqual([{ code: 'ErrorSuggestedFix' }]);
    expect(verdict.suggestion).toMatchObject({
      locality: 'APO',
      administrativeArea: 'AE',
      postalCode: '09499',
    });
    const both = verify('Ramstein', 'AP', '09499');
    expect(both.suggestion).toMatchObject({
      locality: 'APO',
      administrativeArea: 'AE',
      postalCode: '09499',
    });
  });

  it('corrects a slip of the ZIP to the only one of the post office and its state', () => {
    expect(verify('APO', 'AE', '09489').suggestion).toBeNull();
    expect(verify('APO', 'AE', '08499').suggestion?.postalCode).toBe('09499');
    expect(verify('APO', 'AP', '69278').suggestion?.postalCode).toBe('96278');
    expect(verify('FPO', 'AE', '08499').suggestion).toBeNull();
  });

  it('corrects a post office by its spelling where no list has the ZIP', () => {
    expect(verify('AP0', 'AE', '09700').suggestion?.locality).toBe('APO');
    expect(verify('fpoo', 'AE', '09700').suggestion?.locality).toBe('FPO');
    const bare = (locality: string, postalCode: string) =>
      verifyAddress(typedAddress({ locality, administrativeArea: 'AE', postalCode }), madeBare);
    expect(bare('DP0', '09499').suggestion?.locality).toBe('DPO');
    expect(bare('APO', '08499').suggestion).toBeNull();
  });

  it('doubts what no military address explains', () => {
    expect(verify('APO', 'AE', '94538').doubts).toEqual([{ code: 'PostalCode.Mismatch' }]);
    expect(verify('Ramstein', 'AE', '09700').doubts).toEqual([{ code: 'City.Mismatch' }]);
    expect(verify('Ramstein', 'AE', '09700').suggestion).toBeNull();
  });

  it('needs two signs among ZIP, state, post office and line', () => {
    const isMilitary = (...parts: Parameters<typeof verify>) => verify(...parts).isMilitary;
    expect(isMilitary('APO', 'CA', '09499', '1 Main St')).toBe(true);
    expect(isMilitary('APO', 'AE', '94538', '1 Main St')).toBe(true);
    expect(isMilitary('Fremont', 'AE', '09499', '1 Main St')).toBe(true);
    expect(isMilitary('Fremont', 'CA', '09499')).toBe(true);
    expect(isMilitary('Fremont', 'AE', '94538')).toBe(true);
    expect(isMilitary('APO', 'CA', '94538')).toBe(true);
    expect(isMilitary('Fremont', 'CA', '09499', '1 Main St')).toBe(false);
    expect(isMilitary('APO', 'CA', '94538', '1 Main St')).toBe(false);
    expect(isMilitary('Fremont', 'CA', '94538')).toBe(false);
    const secondLine = typedAddress({ administrativeArea: 'AE', line2: 'CMR 416 Box 1432' });
    expect(verifyAddress(secondLine, madeUs).isMilitary).toBe(true);
    expect(
      verifyAddress({ ...secondLine, line2: null, line3: 'UNIT 2050 BOX 4190' }, madeUs).isMilitary,
    ).toBe(true);
  });

  it('explains what a military address may mean', () => {
    const explain = (locality: string, administrativeArea: string, postalCode: string) => {
      const typed = typedAddress({ line1: 'PSC 802 Box 74', locality, administrativeArea, postalCode });
      return explainAddress(typed, madeUs).candidates.map(({ reason, changes }) => [reason, changes]);
    };
    expect(explain('APO', 'NY', '09499')).toEqual([
      ['the area of military ZIPs that begin so', { administrativeArea: 'AE' }],
      ['no military address known', null],
    ]);
    expect(explain('Ramstein', 'AE', '09499')).toEqual([
      ['the post office of a military ZIP', { locality: 'APO' }],
      ['no military address known', null],
    ]);
    expect(explain('APO', 'AE', '08499')).toEqual([
      ['slip of a military ZIP', { postalCode: '09499' }],
      ['no military address known', null],
    ]);
  });

  it('treats a civilian address with one stray military sign as civilian', () => {
    const verdict = verify('Fremont', 'AE', '94538', '1 Main St');
    expect(verdict.isMilitary).toBe(false);
    expect(verdict.suggestion?.administrativeArea).toBe('CA');
  });

  it('knows the ranges of ZIPs and the form of the line', () => {
    expect(['34099', '09000', '09899', '96200', '96699'].map(areaOfCode)).toEqual([
      'AA',
      'AE',
      'AE',
      'AP',
      'AP',
    ]);
    expect(['34100', '08999', '96199', '96700'].map(areaOfCode)).toEqual(Array(4).fill(undefined));
    expect(['PSC 802 Box 74', 'CMR 416, BOX 1432', 'Unit 2050 Box 4190'].every(isLine)).toBe(true);
    expect(['Unit 4', 'PO Box 4', '12 Unit St'].some(isLine)).toBe(false);
  });

  it.each([
    ['APO', 'APO'],
    ['A.P.O.', 'APO'],
    ['f p o', 'FPO'],
    ['(DPO)', 'DPO'],
    ['APO 09499', 'APO'],
    ['BPO', undefined],
    ['Apollo', undefined],
    ['Lapo', undefined],
    ['Fpo Bay', undefined],
    ['', undefined],
  ])('reads %s as the post office %s', (city, office) => {
    expect(cityNamed(city)).toBe(office);
  });

  it('knows its post offices and areas, and no others', () => {
    expect(cities).toEqual(['APO', 'FPO', 'DPO']);
    expect(['AA', 'AE', 'AP'].every((area) => areas.has(area))).toBe(true);
    expect(['CA', ''].some((area) => areas.has(area))).toBe(false);
  });

  it.each([
    'PSC #802 Box #74',
    'psc 802 bx 74',
    'P.S.C. 802, Box 74',
    'UNIT 2050-A BOX 4190B',
    'SHIP 12 BOX 3',
    'USS 12 BOX 3',
    'USNS 12 BOX 3',
    'USAG 12 BOX 3',
    'OMC 12 BOX 3',
    'RR 2 Box 15',
    '  PSC  802   Box 74 ',
  ])('takes %s for a military line', (line) => {
    expect(isLine(line)).toBe(true);
  });

  it.each([
    'PSC 802',
    'PSC Box 74',
    'PSC A802 Box 74',
    'PSC 802 Box',
    'PSC 802 Box 123456789',
    'PSC 8020000000 Box 74',
    'x PSC 802 Box 74',
    'PSC 802 Box 74 Rear',
    'PSC 802 Boxes 74',
    'Box 74',
  ])('does not take %s for a military line', (line) => {
    expect(isLine(line)).toBe(false);
  });
});
