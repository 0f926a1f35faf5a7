import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress } from '../reading/read-address.ts';
import { isPlain, withoutRepetitions } from './repetitions.ts';

const britain: AddressCountry = {
  format: {
    ...madeGermany.format,
    country: 'GB',
    requiresPostalCode: false,
    postalCodePattern: '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    postalCodeExample: 'EC1Y 8SY',
  },
  dataVersion: 'made',
  places: madePlaces('GB', [['TD9', 'Hawick', 'S', 55.42, -2.79]]),
};

function readIn(country: AddressCountry, parts: Partial<PostalAddress>) {
  const profile = profileOf(country);
  return { profile, reading: readAddress(typedAddress(parts), profile) };
}

function isPlainIn(country: AddressCountry, parts: Partial<PostalAddress>): boolean {
  const { profile, reading } = readIn(country, parts);
  return isPlain(reading, profile);
}

describe('an address is plain, whether its parts agree or not', () => {
  it.each<[string, Partial<PostalAddress>]>([
    ['with each part in its field', {}],
    ['with a city that no data has', { locality: 'Nowhere' }],
    ['with a city of four words', { locality: 'Upper Saint John Springs' }],
    ['with the marks of names', { locality: 'O’Fallon St. Mary-Jo (North)' }],
    ['with a second line', { line2: 'Apt 4' }],
    ['with a code that is a slip', { postalCode: '9453' }],
    ['with a missing area that no line names', { administrativeArea: null }],
  ])('%s', (_, parts) => {
    expect(isPlainIn(madeUs, parts)).toBe(true);
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['with a missing city', { locality: null }],
    ['with a missing street', { line1: null }],
    ['with an area in the first line', { administrativeArea: null, line1: '3695 Argonaut Way, CA' }],
    ['with an area of two words there', { administrativeArea: null, line1: '3 Way, New York, USA' }],
    ['with an area in the second line', { administrativeArea: null, line2: 'State of California' }],
    ['with an area behind a hyphen', { administrativeArea: null, locality: 'Fremont-CA' }],
    ['with another country in the line', { administrativeArea: null, line1: '3695 Argonaut Way, France' }],
    ['with very many words', { administrativeArea: null, line1: `3 ${'way '.repeat(20)}` }],
    ['with a city that runs on', { administrativeArea: null, locality: '東京都千代田区' }],
    ['with an area that is none', { administrativeArea: 'Nowhere' }],
    ['with a code that is none', { postalCode: 'Fremont' }],
    ['without a number in the first line', { line1: 'Argonaut Way' }],
    ['with a number in the city', { locality: 'Fremont 94538' }],
    ['with a comma in the city', { locality: 'Fremont, Alameda' }],
    ['with an area for the city', { locality: 'Nevada' }],
    ['with the country in the second line', { line2: 'USA' }],
    ['with the country in the third line', { line3: 'United States' }],
    ['with a city of five words', { locality: 'The Upper Saint John Springs' }],
    ['with the city twice', { locality: 'Fremont Fremont' }],
    ['with the area behind the city', { locality: 'Fremont CA' }],
    ['with the country behind the city', { locality: 'Fremont USA' }],
  ])('but not %s', (_, parts) => {
    expect(isPlainIn(madeUs, parts)).toBe(false);
  });

  it('where addresses name no area, whatever stands in its field', () => {
    const munich = { locality: 'München', postalCode: '80337' };
    expect(isPlainIn(madeGermany, { ...munich, administrativeArea: 'Nowhere' })).toBe(true);
    expect(isPlainIn(madeGermany, { ...munich, administrativeArea: null })).toBe(true);
  });

  it('without a code, unless the first line ends in one', () => {
    const hawick = { locality: 'Hawick', administrativeArea: null, postalCode: null };
    expect(isPlainIn(britain, { ...hawick, line1: '12 High St' })).toBe(true);
    expect(isPlainIn(britain, { ...hawick, line1: '12 High St TD9 9QT' })).toBe(false);
    expect(isPlainIn(britain, { ...hawick, line1: '12 High St td99qt' })).toBe(false);
    expect(isPlainIn(britain, { ...hawick, line1: '12 TD9 9QT St' })).toBe(true);
  });
});

describe('what is dropped of an accepted address', () => {
  const once = (parts: Partial<PostalAddress>) => {
    const { profile, reading } = readIn(madeUs, { line1: '12 Oak St', ...parts });
    const found = withoutRepetitions(reading, profile);
    return found && [found.line1, found.line2, found.locality].filter((part) => part !== null).join(' | ');
  };
  const left = '12 Oak St | Fremont';

  it.each<[string, Partial<PostalAddress>, string | undefined]>([
    ['nothing where nothing repeats', {}, undefined],
    ['nothing of a street of the city’s name', { line1: '12 Fremont' }, undefined],
    ['nothing of a unit', { line2: 'Apt 4' }, undefined],
    ['the area behind the city', { locality: 'Fremont CA' }, left],
    ['the code behind the street', { line1: '12 Oak St 94538' }, left],
    ['the city behind a comma', { line1: '12 Oak St, Fremont' }, left],
    ['the country behind a comma', { line1: '12 Oak St, USA' }, left],
    ['the area in the second line', { line2: 'ca' }, left],
    ['the city in the third line', { line3: 'FREMONT' }, left],
  ])('%s', (_, parts, expected) => {
    expect(once(parts)).toBe(expected);
  });
});
