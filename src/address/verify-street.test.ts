import { describe, expect, test } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import { madeStreets } from '../../test/fixtures/made-streets.ts';
import { typedAddress } from '../../test/fixtures/typed-address.ts';
import type { PostalAddress } from './postal-address.ts';
import { verifyAddress } from './verify-address.ts';

const streets = await madeStreets('US', [
  ['94539', 'Stevenson Place', '39500', '39502', '39510', '39512', '39520'],
  ['94539', 'Oak Street', '12'],
  ['94536', 'Peralta Boulevard', '3500', '3510'],
  ['94538', 'Fremont Boulevard', '40000'],
  ['94560', 'Thornton Avenue', '6000'],
  ['92101', 'Harbor Drive', '1'],
]);
const country = { ...madeUs, streets };

const verify = (parts: Partial<PostalAddress>) => verifyAddress(typedAddress(parts), country);
const fremont = { locality: 'Fremont', administrativeArea: 'CA', postalCode: '94539' };

describe('with street data', () => {
  test.each([
    ['39500 Stevenson Pl', 'known'],
    ['39506 Stevenson Pl', 'between'],
    ['41000 Stevenson Pl', 'beyond'],
    ['1 Nowhere Road', 'unknown'],
    ['PO Box 12', 'no data'],
  ])('%s is accepted, for data with gaps never counts against an address: %s', (line1, streetEvidence) => {
    expect(verify({ ...fremont, line1 })).toMatchObject({ doubts: [], suggestion: null, streetEvidence });
  });

  test('a misspelt street of the code is corrected', () => {
    expect(verify({ ...fremont, line1: '39500 Stevnson Pl' }).suggestion).toMatchObject({
      ...fremont,
      line1: '39500 Stevenson Pl',
    });
  });

  test('a wrong code of the town is corrected where one code has street and number', () => {
    const { suggestion } = verify({ ...fremont, line1: '3500 Peralta Blvd' });
    expect(suggestion).toMatchObject({
      locality: 'Fremont',
      postalCode: '94536',
      line1: '3500 Peralta Blvd',
    });
    expect(
      verifyAddress(typedAddress({ ...fremont, line1: '3500 Peralta Blvd' }), madeUs).suggestion,
    ).toBeNull();
  });

  test('a ZIP with the four digits behind it is not taken for another code of the town', () => {
    const typed = { ...fremont, postalCode: '94539-1234', line1: '3500 Peralta Blvd' };
    expect(verify(typed)).toMatchObject({ doubts: [], suggestion: null });
  });

  test('a misspelt town with a wrong digit is corrected where one code has street and number', () => {
    expect(verify({ ...fremont, locality: 'Fremnt', line1: '3500 Peralta Blvd' }).suggestion).toMatchObject({
      locality: 'Fremont',
      postalCode: '94536',
    });
  });

  test('a street that only another town has puts nothing in doubt', () => {
    expect(verify({ ...fremont, line1: '6000 Thornton Ave' })).toMatchObject({
      doubts: [],
      suggestion: null,
    });
    expect(verify({ ...fremont, postalCode: '94560', line1: '1 Harbor Drive' }).suggestion).toBeNull();
  });

  test('a suggestion finds nothing to suggest when it is verified itself', () => {
    for (const line1 of ['39500 Stevnson Pl', '3500 Peralta Blvd', '39500 Stevenson Ct']) {
      const { suggestion } = verify({ ...fremont, line1 });
      expect(suggestion).not.toBeNull();
      if (suggestion !== null)
        expect(verifyAddress(suggestion, country)).toMatchObject({ doubts: [], suggestion: null });
    }
  });
});

describe('with a register of streets', () => {
  test('a number far beyond the street is doubted, nearer numbers and short streets are not', async () => {
    const registered = await register();
    const doubtsOf = (line1: string) => registered({ ...fremont, line1 }).doubts;
    expect(doubtsOf('41000 Stevenson Pl')).toEqual([{ code: 'AddressPrimary.NumberDoubtful' }]);
    expect(doubtsOf('39600 Stevenson Pl')).toEqual([]);
    expect(doubtsOf('9000 Oak Street')).toEqual([]);
  });

  test('a street that the register lacks is reported, and only the market doubts it', async () => {
    const registered = await register();
    expect(registered({ ...fremont, line1: '1 Nowhere Road' })).toMatchObject({
      doubts: [],
      streetGaps: { isStreetUnknown: true },
    });
    expect(registered({ ...fremont, line1: 'Nowhere Road' }).streetGaps.isStreetUnknown).toBe(false);
    expect(verify({ ...fremont, line1: '1 Nowhere Road' }).streetGaps.isStreetUnknown).toBe(false);
  });

  test('number and unit are missing only where no line has them', async () => {
    const registered = await register();
    const gaps = (parts: Partial<PostalAddress>) => registered({ ...fremont, ...parts }).streetGaps;
    expect(gaps({ line1: 'Stevenson Place' })).toMatchObject({ lacksNumber: true, lacksUnit: false });
    expect(gaps({ line1: 'Stevenson Place', line2: 'House 39500' }).lacksNumber).toBe(false);
    expect(gaps({ line1: '39510 Stevenson Place' })).toMatchObject({ lacksNumber: false, lacksUnit: true });
    expect(gaps({ line1: '39510 Stevenson Place', line2: 'Apt 3' }).lacksUnit).toBe(false);
    expect(gaps({ line1: '39510 Stevenson Place #3' }).lacksUnit).toBe(false);
  });
});

async function register() {
  const rows = await madeStreets(
    'US',
    [
      ['94539', 'Stevenson Place', '39500', '39502', '39510*', '39512', '39520'],
      ['94539', 'Oak Street', '12'],
    ],
    { isComplete: true },
  );
  return (parts: Partial<PostalAddress>) => verifyAddress(typedAddress(parts), { ...madeUs, streets: rows });
}

test('without street data nothing is known about a street', () => {
  expect(
    verifyAddress(typedAddress({ ...fremont, line1: '39500 Stevenson Pl' }), madeUs).streetEvidence,
  ).toBe('no data');
});
