import { describe, expect, test } from 'vitest';
import { madePlaces, madeUs } from '../../test/fixtures/made-places.ts';
import { type MadeStreet, madeStreets } from '../../test/fixtures/made-streets.ts';
import { typedAddress } from '../../test/fixtures/typed-address.ts';
import { builtinDataDirectory } from '../gazetteer/read/data-directory.ts';
import { openGazetteer } from '../gazetteer/read/gazetteer.ts';
import type { AddressCountry } from './countries/profile/address-country.ts';
import type { PostalAddress } from './postal-address.ts';
import { verifyAddress } from './verify-address.ts';

const streets = await madeStreets('US', [
  ['94539', 'Stevenson Place', '39500', '39502', '39510', '39512', '39520'],
  ['94539', 'Oak Street', '12'],
  ['94536', 'Peralta Boulevard', '3500', '3510'],
  ['94538', 'Fremont Boulevard', '40000'],
  ['94560', 'Thornton Avenue', '6000'],
  ['92101', 'Harbor Drive', '1'],
  ['92101', 'Via Nassa', '5'],
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

  test('a letter that is missing between two words is added to neither', () => {
    const sanDiego = { locality: 'San Diego', administrativeArea: 'CA', postalCode: '92101' };
    expect(verify({ ...sanDiego, line1: '5 Vi Nassa' }).suggestion).toBeNull();
    expect(verify({ ...sanDiego, line1: '5 Via Nasa' }).suggestion?.line1).toBe('5 Via Nassa');
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

test('a street that its code lacks leads to no code that the street data leaves out', async () => {
  const known = await madeStreets('AU', [
    ['7000', 'Elizabeth Street', '1'],
    ['7010', 'Chapel Street', '8'],
  ]);
  const data = { directories: [builtinDataDirectory()], streets: new Map([['AU', known]]) };
  const australia = openGazetteer(data).country('AU');
  if (australia === undefined) throw new Error('no Australia');
  // The built-in places have not all codes of Hobart, and know 7001 as one of them.
  const hobart = { locality: 'Hobart', administrativeArea: 'TAS', postalCode: '7010' };
  const address = typedAddress({ ...hobart, line1: '570 Main Road' });
  expect(verifyAddress(address, australia)).toMatchObject({
    doubts: [],
    suggestion: null,
    streetEvidence: 'unknown',
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
    expect(gaps({ line1: 'Stevenson Place', line2: 'Rose House' }).lacksNumber).toBe(true);
    for (const parts of [{ line2: 'House 39500' }, { line3: '39500' }])
      expect(gaps({ line1: 'Stevenson Place', ...parts }).lacksNumber).toBe(false);
    expect(gaps({ line1: '39510 Stevenson Place' })).toMatchObject({ lacksNumber: false, lacksUnit: true });
    for (const parts of [{ line2: 'Apt 3' }, { line3: 'Rear' }])
      expect(gaps({ line1: '39510 Stevenson Place', ...parts }).lacksUnit).toBe(false);
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

describe('with street data, where place data knows only the beginnings of codes', () => {
  const okotoks = { locality: 'Okotoks', administrativeArea: 'AB', postalCode: 'T1S 1N4' };
  const line1 = '18 Southridge Drive';
  /** A street tells little where there are only a few codes. */
  const others = Array.from({ length: 200 }, (_, at): MadeStreet => {
    const letter = 'ABCEGHJKLMNPRSTVWXYZ'[at % 20];
    return [`T1S9${letter}${Math.floor(at / 20)}`, 'Elm Street', '1'];
  });

  async function verifyInCanada(parts: Partial<PostalAddress>) {
    const data: AddressCountry = {
      format: {
        country: 'CA',
        requiresLocality: true,
        requiresAdministrativeArea: true,
        requiresPostalCode: true,
        postalCodePattern: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d',
        postalCodeExample: 'H3Z 2Y7',
        administrativeAreas: [{ code: 'AB', names: ['Alberta'] }],
        usesAdministrativeArea: true,
      },
      dataVersion: 'made',
      places: madePlaces('CA', [
        ['T1S', 'Okotoks', 'AB', 50.72, -113.97],
        ['T1V', 'High River', 'AB', 50.58, -113.87],
      ]),
      streets: await madeStreets('CA', [
        ['T1S1N4', 'Southridge Drive', '14', '18', '22'],
        ['T1S1N1', 'Elizabeth Street', '5'],
        ['T1S1A1', 'Elk Street', '7'],
        ['T1S1A7', 'Elk Street', '7'],
        ['T1S1B2', 'Chemin des Castors', '24'],
        ...others,
      ]),
    };
    return verifyAddress(typedAddress({ ...okotoks, line1, ...parts }), data);
  }

  test.each(['T1S 1N1', 'T1S 1N7', 'T1S 1M4', 'T1S N14'])(
    'a misspelt town with %s for T1S 1N4 is corrected in both',
    async (postalCode) => {
      const { suggestion } = await verifyInCanada({ locality: 'Okotokss', postalCode });
      expect(suggestion).toMatchObject({ ...okotoks, line1 });
    },
  );

  test('a wrong type is corrected in the language in which the street is named', async () => {
    const { suggestion } = await verifyInCanada({ line1: '24 Place des Castors', postalCode: 'T1S 1B2' });
    expect(suggestion?.line1).toBe('24 Chemin des Castors');
  });

  test('a code that is more than one slip away stays as typed', async () => {
    const { suggestion } = await verifyInCanada({ locality: 'Okotokss', postalCode: 'T1S 9X4' });
    expect(suggestion?.postalCode).not.toBe('T1S 1N4');
  });

  test('a code stays as typed where two codes a slip away have the address', async () => {
    const { suggestion } = await verifyInCanada({
      locality: 'Okotokss',
      line1: '7 Elk Street',
      postalCode: 'T1S 1A2',
    });
    expect(suggestion?.postalCode ?? 'T1S 1A2').toBe('T1S 1A2');
  });

  test('a code that has the address stays as typed beside a misspelt town', async () => {
    const { suggestion } = await verifyInCanada({ locality: 'Okotokss' });
    expect(suggestion).toMatchObject({ ...okotoks, line1 });
  });
});
