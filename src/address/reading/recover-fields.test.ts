import { describe, expect, it } from 'vitest';
import {
  madeBare,
  madeGermany,
  madePlaces,
  madeUs,
  madeWashingtons,
} from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { looksMisplaced, recoverFields } from './recover-fields.ts';

type Fields = readonly [locality: string | null, area: string | null, postalCode: string | null];

/** City, province and code as typed, and where each belongs. */
function moved([locality, administrativeArea, postalCode]: Fields, country: AddressCountry = madeUs) {
  const found = recoverFields(typedAddress({ locality, administrativeArea, postalCode }), profileOf(country));
  return found && [found.locality, found.administrativeArea, found.postalCode];
}

const fremont = ['Fremont', 'CA', '94538'];

describe('misplaced parts go to their own fields', () => {
  it.each<[string, Fields]>([
    ['city and code exchanged', ['94538', 'CA', 'Fremont']],
    ['city and province exchanged', ['CA', 'Fremont', '94538']],
    ['city and written-out province exchanged', ['California', 'Fremont', '94538']],
    ['province and code exchanged', ['Fremont', '94538', 'CA']],
    ['each in the field of the next', ['CA', '94538', 'Fremont']],
    ['the code behind the city', ['Fremont 94538', 'CA', null]],
    ['the code before the city', ['94538 Fremont', 'CA', null]],
    ['the province behind the city', ['Fremont, CA', null, '94538']],
    ['all in the city', ['Fremont, CA 94538', null, null]],
    ['all in the city, with semicolons', ['Fremont; CA; 94538', null, null]],
    ['all in the city, which is written twice', ['Fremont, fremont, CA 94538', null, null]],
    ['all in the code', [null, null, 'Fremont, CA 94538']],
    ['province and code in the province', ['Fremont', 'CA 94538', null]],
    ['the code in both fields', ['Fremont 94538', 'CA', '94538']],
  ])('%s', (_, fields) => {
    expect(moved(fields)?.map((part) => part?.toLowerCase())).toEqual(
      fremont.map((part) => part.toLowerCase()),
    );
  });

  it('a code that may be a slip goes with them', () => {
    expect(moved(['9453', 'CA', 'Fremont'])).toEqual(['Fremont', 'CA', '9453']);
    expect(moved(['CA', 'Fremont', '9453'])).toEqual(['Fremont', 'CA', '9453']);
    expect(moved(['Fremont 9453B', 'CA', null])).toEqual(['Fremont', 'CA', '9453B']);
  });

  it('in a country whose addresses name no province, the province stays', () => {
    expect(moved(['80337 München', 'Bayern', null], madeGermany)).toEqual(['München', 'Bayern', '80337']);
    expect(moved(['80337', 'Bayern', 'München'], madeGermany)).toEqual(['München', 'Bayern', '80337']);
    expect(moved(['D-80337 München', null, null], madeGermany)).toEqual(['München', null, '80337']);
  });

  it('without places, provinces and codes are told by their form', () => {
    expect(moved(['Warm Springs, CA 94538', null, null], madeBare)).toEqual(['Warm Springs', 'CA', '94538']);
    expect(moved(['CA', 'Warm Springs', '94538'], madeBare)).toEqual(['Warm Springs', 'CA', '94538']);
  });
});

describe('a city that has the name of a province', () => {
  it('is the first of two provinces named, if a place has that name', () => {
    const administrativeAreas = [
      { code: 'NY', names: ['New York'] },
      { code: 'NJ', names: ['New Jersey'] },
    ];
    const country: AddressCountry = {
      format: { ...madeUs.format, administrativeAreas },
      dataVersion: 'made',
      places: madePlaces('US', [['10001', 'New York', 'NY', 40.75, -74]]),
    };
    expect(moved(['New York, New Jersey 10001', null, null], country)).toEqual(['New York', 'NJ', '10001']);
    expect(moved(['New Jersey, New York 10001', null, null], country)).toBeUndefined();
  });

  it('and the province are exchanged where the place of the code shows it', () => {
    expect(moved(['DC', 'Washington', '20009'], madeWashingtons)).toEqual(['Washington', 'DC', '20009']);
    expect(moved(['District of Columbia', 'Washington', '20009'], madeWashingtons)?.[0]).toBe('Washington');
  });

  it('stays in its field where the code is another one, or does not tell', () => {
    expect(moved(['DC', 'Washington', '98101'], madeWashingtons)).toBeUndefined();
    expect(moved(['Washington', 'DC', '20009'], madeWashingtons)).toBeUndefined();
    expect(moved(['Washington', 'Washington', '20009'], madeWashingtons)).toBeUndefined();
    expect(moved(['DC', 'Washington', null], madeWashingtons)).toBeUndefined();
  });
});

describe('fields are left as they are', () => {
  it.each<[string, Fields]>([
    ['where nothing is misplaced', ['Fremont', 'CA', '94538']],
    ['where only the case differs', ['FREMONT', 'CA', '94538']],
    ['with two codes', ['Fremont 94538', 'CA', '94539']],
    ['with two provinces', ['Fremont CA', 'OR', '94538']],
    ['with two cities', ['Fremont, Newark', 'CA', '94538']],
    ['with a city that may be a misread code', ['94538 9B5', 'CA', null]],
    ['with nothing but a code', [null, null, '94538']],
    ['with more than 200 characters', [`${'Fremont '.repeat(26)}94538`, 'CA', null]],
  ])('%s', (_, fields) => {
    expect(moved(fields)).toBeUndefined();
  });
});

it('a city with three digits in a row, or with an Eircode, looks misplaced', () => {
  const looks = (locality: string | null) => looksMisplaced(typedAddress({ locality }));
  expect(['945', 'Fremont 94538', 'x123'].map(looks)).toEqual([true, true, true]);
  expect(['Kinsale P17 XW70', 'Trim c15rw10', 'Dublin D6W XK71'].map(looks)).toEqual([true, true, true]);
  expect([null, '', 'Fremont', 'Area 51', '1 2 3'].map(looks)).toEqual([false, false, false, false, false]);
});
