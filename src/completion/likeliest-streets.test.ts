import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces, madeUs } from '../../test/fixtures/made-places.ts';
import { type MadeStreet, madeStreets } from '../../test/fixtures/made-streets.ts';
import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { completeAddress } from './complete-address.ts';
import type { CompletionQuery } from './completion.ts';

const us = async (streets: readonly MadeStreet[]) => ({
  ...madeUs,
  streets: await madeStreets('US', streets),
});
const germany = async (streets: readonly MadeStreet[]) => ({
  ...madeGermany,
  streets: await madeStreets('DE', streets),
});

function linesOf(country: AddressCountry, text: string, more: Partial<CompletionQuery> = {}): string[] {
  const offered = completeAddress({ text, postalCode: null, near: null, limit: 5, ...more }, country);
  return offered.map(({ address }) => address.line1);
}

describe('among streets that begin so', () => {
  it('one in many postal codes comes first where it has the number', async () => {
    const codes = ['92101', '93308', '94536', '94538', '94539', '94560', '97201', '97301'];
    const country = await us([
      ...codes.map((code): MadeStreet => [code, 'Hampton Road', '1', '9']),
      ['94587', 'Hampton Road', '5'],
      ...codes.map((code): MadeStreet => [code, 'Hampton Park', '1', '9']),
    ]);
    expect(linesOf(country, '5 hamp')[0]).toBe('5 Hampton Road');
  });

  it('one in more postal codes than are looked at is offered in that where it has the number', async () => {
    const codes = ['92101', '93308', '94536', '94538', '94539', '94560', '94587', '97201'];
    const country = await us([
      ...[...'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrst'].map(
        (letter, at): MadeStreet => ['92101', `Hampton ${letter}${at} Road`, '1', '9'],
      ),
      ...codes.map((code): MadeStreet => [code, 'Hampton Road', '1', '9']),
      ['97301', 'Hampton Road', '5'],
    ]);
    const [first] = completeAddress({ text: '5 hampt', postalCode: null, near: null, limit: 5 }, country);
    expect(first?.address).toMatchObject({ line1: '5 Hampton Road', postalCode: '97301' });
  });

  it('the one with more numbers comes first, however many digits they have', async () => {
    const country = await germany([
      ['80337', 'Lindenallee', '1', '1001', '90001'],
      ['80337', 'Lindenstraße', '1', '2', '3', '4', '5', '6', '7'],
    ]);
    expect(linesOf(country, 'lind')).toEqual(['Lindenstraße', 'Lindenallee']);
  });

  it('the one that begins as it was typed comes first, with its article or without', async () => {
    const country = await us([
      ['94536', 'Rose Road', '2'],
      ['94536', 'The Rosery', '2'],
    ]);
    expect(linesOf(country, '2 the ros')[0]).toBe('2 The Rosery');
    expect(linesOf(country, '2 ros')[0]).toBe('2 Rose Road');
  });

  it('what looks like a point of the compass may begin another word, even after a slip', async () => {
    const country = await us([['94536', 'Henry Shute Road', '24']]);
    expect(linesOf(country, '24 henyr s')).toEqual(['24 Henry Shute Road']);
  });
});

describe('a slip', () => {
  const alike: readonly MadeStreet[] = [
    ['80337', 'Bandelstraße', '1'],
    ['80337', 'Brandestraße', '1'],
  ];

  it('is looked for behind the streets that begin so while they are few', async () => {
    const country = await germany(alike);
    expect(linesOf(country, 'bande')).toEqual(['Bandelstraße', 'Brandestraße']);
    expect(linesOf(country, 'bandelstr')).toEqual(['Bandelstraße']);
  });

  it('is not looked for in four letters with which a street begins', async () => {
    const country = await germany(alike);
    expect(linesOf(country, 'band')).toEqual(['Bandelstraße']);
    expect(linesOf(country, 'bran')).toEqual(['Brandestraße']);
    expect(linesOf(country, 'bren')).toEqual(['Brandestraße']);
  });

  it('may have made two letters that count as one', async () => {
    const country = await germany([
      ['80337', 'Davenstedter Straße', '1'],
      ['80337', 'Eulenbogen', '1'],
    ]);
    expect(linesOf(country, 'dvaens')).toEqual(['Davenstedter Straße']);
    expect(linesOf(country, 'euenb')).toEqual(['Eulenbogen']);
  });

  it('may be in a name of three letters beside a type', async () => {
    const country = await us([['94536', 'Main Street', '5']]);
    expect(linesOf(country, '5 the min')).toEqual(['5 Main Street']);
    expect(linesOf(country, '5 min')).toEqual([]);
  });
});

describe('a city begun behind the line', () => {
  const austria = async (): Promise<AddressCountry> => ({
    ...madeGermany,
    format: { ...madeGermany.format, country: 'AT', postalCodePattern: '\\d{4}', postalCodeExample: '1010' },
    places: madePlaces('AT', [
      ['3580', 'Sankt Bernhard', '', 48.7, 15.6],
      ['1010', 'Wien', '', 48.2, 16.37],
    ]),
    streets: await madeStreets('AT', [
      ['3580', 'Rosenstraße', '18'],
      ['1010', 'Rosenstraße', '18'],
    ]),
  });

  it.each(['Rosenstraße 18 st. be', 'Rosenstraße 18 sank', 'Rosenstraße sank'])(
    'may be one that is often abbreviated: %s',
    async (text) => {
      const [first] = completeAddress({ text, postalCode: null, near: null, limit: 5 }, await austria());
      expect([first?.address.line1.slice(0, 11), first?.address.locality]).toEqual([
        'Rosenstraße',
        'Sankt Bernhard',
      ]);
      expect(first?.address.line1).not.toContain('st. be');
    },
  );
});
