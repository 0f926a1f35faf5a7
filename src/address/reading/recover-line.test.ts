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
import { recoverFromLine } from './recover-line.ts';

const profiles = new Map(
  [madeUs, madeGermany, madeBare, madeWashingtons].map((each) => [each, profileOf(each)]),
);

/** The parts that a line gives: line, city, province and code. */
function partsOf(line1: string | null, country: AddressCountry, fields = '') {
  const profile = profiles.get(country) ?? profileOf(country);
  const address = typedAddress({ line1, locality: null, administrativeArea: null, postalCode: null });
  const found = recoverFromLine(address, fields, profile);
  return found && [found.line1, found.locality, found.administrativeArea, found.postalCode];
}

describe('a whole address in the first line', () => {
  it.each([
    ['12 Oak St, Fremont, CA 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, California, 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, CA, 94538-1234', ['12 Oak St', 'Fremont', 'CA', '94538-1234']],
    ['12 Oak St, Unit 4, Fremont, CA 94538', ['12 Oak St, Unit 4', 'Fremont', 'CA', '94538']],
    ['12 Oak St,Fremont,CA,94538,USA', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont CA 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St Fremont CA 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St San Diego CA 92101', ['12 Oak St', 'San Diego', 'CA', '92101']],
    ['12 Oak St, Fremont, 94538', ['12 Oak St', 'Fremont', null, '94538']],
    ['12 Oak St, Fremont, CA 9453B', ['12 Oak St', 'Fremont', 'CA', '9453B']],
  ])('%s', (line, parts) => {
    expect(partsOf(line, madeUs)).toEqual(parts);
  });

  it.each([
    ['Lindwurmstr. 7, 80337 München', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7, D-80337 München, Germany', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7, 80337 München, Deutschland', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7 80337 München', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7, München, Bayern, 80337', ['Lindwurmstr. 7', 'München', 'Bayern', '80337']],
    ['Lindwurmstr. 7, München, 80337', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7, München, München, 80337', ['Lindwurmstr. 7', 'München', 'München', '80337']],
    ['Hof, Lindwurmstr. 7, München, 80337', ['Hof, Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7, München, Bayern 80337', ['Lindwurmstr. 7', 'München', 'Bayern', '80337']],
    ['Lindwurmstr. 7 34346 Hannoversch Münden', ['Lindwurmstr. 7', 'Hannoversch Münden', null, '34346']],
  ])('of a country whose addresses name no province: %s', (line, parts) => {
    expect(partsOf(line, madeGermany)).toEqual(parts);
  });

  it.each([
    ['1306 U St NW, Washington, 20009', ['1306 U St NW', 'Washington', null, '20009']],
    ['1306 U St NW, Washington 20009', ['1306 U St NW', 'Washington', null, '20009']],
    ['Oak St, PO Box 58, Washington, 20009', ['Oak St, PO Box 58', 'Washington', null, '20009']],
    ['1306 U St NW, Washington, DC 20009', ['1306 U St NW', 'Washington', 'DC', '20009']],
    ['12 Oak St, Washngton, Washington, 20009', ['12 Oak St', 'Washngton', 'WA', '20009']],
    ['12 Oak St, Seattle, Washington, 98101', ['12 Oak St', 'Seattle', 'WA', '98101']],
    ['12 Oak St, Washington, 98101', undefined],
  ])('whose city may be a province: %s', (line, parts) => {
    expect(partsOf(line, madeWashingtons)).toEqual(parts);
  });

  it('keeps the country’s name where a province has the same', () => {
    const administrativeAreas = [{ code: 'Luxembourg', names: [] }];
    const luxembourg: AddressCountry = {
      format: { ...madeUs.format, country: 'LU', postalCodePattern: '\\d{4}', administrativeAreas },
      dataVersion: 'made',
      places: madePlaces('LU', [['2240', 'Luxembourg', 'Luxembourg', 49.61, 6.13]]),
    };
    const [line, city, province, code] = ['12 Rue Notre-Dame', 'Luxembourg', 'Luxembourg', '2240'];
    const found = partsOf(`${line}, ${code} ${city}, ${province}`, luxembourg);
    expect(found).toEqual([line, city, province, code]);
  });

  it('goes on in the other fields', () => {
    expect(partsOf('12 Oak St, Fremont', madeUs, 'CA 94538')).toEqual([
      '12 Oak St',
      'Fremont',
      'CA',
      '94538',
    ]);
  });

  it('is taken apart at its commas where no places are known', () => {
    expect(partsOf('12 Oak St, Warm Springs, CA 94538', madeBare)).toEqual([
      '12 Oak St',
      'Warm Springs',
      'CA',
      '94538',
    ]);
    expect(partsOf('12 Oak St Warm Springs CA 94538', madeBare)).toBeUndefined();
  });
});

it('a line of 200 characters is the longest that is taken apart', () => {
  const end = ' St, Fremont, CA 94538';
  const lineOf = (length: number) => 'x'.repeat(length - end.length) + end;
  expect(partsOf(lineOf(200), madeUs)?.[1]).toBe('Fremont');
  expect(partsOf(lineOf(201), madeUs)).toBeUndefined();
});

describe('a line is left as it is', () => {
  it.each([
    ['without a code', '12 Oak St, Fremont, CA'],
    ['without a street', 'Fremont, CA 94538'],
    ['with nothing before the city', ', Fremont, CA 94538'],
    ['with words that no comma parts and the data does not know', '12 Oak St Hayward CA 94538'],
    ['without a city', '12 Oak St, 94538'],
    ['with a city of one letter', '12 Oak St, X, CA 94538'],
    ['of more than 200 characters', `${'Very '.repeat(40)}Long St, Fremont, CA 94538`],
    ['that is empty', ''],
    ['that is missing', null],
  ])('%s', (_, line) => {
    expect(partsOf(line, madeUs)).toBeUndefined();
  });
});
