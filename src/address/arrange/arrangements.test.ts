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
import type { PostalAddress } from '../postal-address.ts';
import { verifyAddress } from '../verify-address.ts';

/** What is offered, or what is stored where nothing interrupts; undefined for a mere doubt. */
function read(typed: Partial<PostalAddress>, country: AddressCountry = madeUs) {
  const verdict = verifyAddress(typedAddress(typed), country);
  const isAccepted = [verdict.missing, verdict.malformed, verdict.doubts].every((list) => list.length === 0);
  const found = verdict.suggestion ?? (isAccepted ? verdict.standardized : undefined);
  if (found === undefined) return undefined;
  const { line1, line2, locality, administrativeArea, postalCode } = found;
  return [line1, ...(line2 === null ? [] : [line2]), locality, administrativeArea, postalCode];
}

const isSilent = (typed: Partial<PostalAddress>, country: AddressCountry = madeUs) =>
  verifyAddress(typedAddress(typed), country).doubts.length === 0;

const empty = { locality: null, administrativeArea: null, postalCode: null };
const inLine = (line1: string | null, country?: AddressCountry) => read({ ...empty, line1 }, country);

describe('an address is doubted rather than arranged', () => {
  it.each([
    ['without a street', 'Fremont, CA 94538'],
    ['with nothing before the city', ', Fremont, CA 94538'],
    ['of 41 words', `12 ${'Oak '.repeat(36)} St Fremont CA 94538`],
    ['that is empty', ''],
    ['that is missing', null],
  ])('a line %s', (_, line) => {
    expect(inLine(line)).toBeUndefined();
  });

  it('a unit without a street, the city missing too, whatever else is typed', () => {
    const unit = { ...empty, line1: null, line2: 'Ste 204' };
    for (const administrativeArea of [null, 'CA'])
      for (const postalCode of [null, '94538'])
        expect(read({ ...unit, administrativeArea, postalCode })).toBeUndefined();
  });

  it('nor is the second line moved up where the first is only marks', () => {
    const typed = { line1: '--', line2: 'AE', locality: 'Fremont', administrativeArea: 'CA' };
    expect(read(typed, madeGermany)).toEqual(['--', 'AE', 'Fremont', 'CA', '94538']);
  });

  it('a line of words that nothing tells apart', () => {
    expect(inLine('12 Oak Warm Springs CA 94538', madeBare)).toBeUndefined();
  });

  it('a city that names nothing, where the code does not tell which was meant', () => {
    expect(read({ locality: 'asdf' }, madeBare)).toBeUndefined();
  });
});

describe('misplaced parts are offered in their own fields', () => {
  const fremont = ['39500 Stevenson Pl', 'Fremont', 'CA', '94538'];

  it.each<[string, Partial<PostalAddress>]>([
    ['city and code exchanged', { locality: '94538', postalCode: 'Fremont' }],
    ['city and province exchanged', { locality: 'CA', administrativeArea: 'Fremont' }],
    ['city and written-out province exchanged', { locality: 'California', administrativeArea: 'Fremont' }],
    ['province and code exchanged', { administrativeArea: '94538', postalCode: 'CA' }],
    ['each in the field of the next', { locality: 'CA', administrativeArea: '94538', postalCode: 'Fremont' }],
    ['line and city exchanged', { line1: 'Fremont', locality: '39500 Stevenson Pl' }],
    ['the code behind the city', { locality: 'Fremont 94538', postalCode: null }],
    ['the code before the city', { locality: '94538 Fremont', postalCode: null }],
    ['the code behind the street', { line1: '39500 Stevenson Pl 94538', postalCode: null }],
    ['the city behind the street', { line1: '39500 Stevenson Pl Fremont', locality: null }],
    ['the city in the second line', { line2: 'Fremont', locality: null }],
    ['city and code in the second line', { line2: 'Fremont 94538', locality: null, postalCode: null }],
    ['the province behind the city', { locality: 'Fremont, CA', administrativeArea: null }],
    ['all in the city', { ...empty, locality: 'Fremont, CA 94538' }],
    ['all in the city, with semicolons', { ...empty, locality: 'Fremont; CA; 94538' }],
    ['all in the code', { ...empty, postalCode: 'Fremont, CA 94538' }],
    ['province and code in the province', { administrativeArea: 'CA 94538', postalCode: null }],
    [
      'all in the line, the province chosen',
      { ...empty, administrativeArea: 'CA', line1: '39500 Stevenson Pl Fremont CA 94538' },
    ],
  ])('%s', (_, typed) => {
    expect(read({ line1: '39500 Stevenson Pl', postalCode: '94538', ...typed })).toEqual(fremont);
  });
});

describe('a repetition is dropped without a word', () => {
  it.each<[string, Partial<PostalAddress>]>([
    ['the province behind the city', { locality: 'Fremont, CA' }],
    ['the written-out province', { locality: 'Fremont California' }],
    ['the code behind the city', { locality: 'Fremont 94538' }],
    ['the country behind the city', { locality: 'Fremont, USA' }],
    ['the city twice', { locality: 'Fremont Fremont' }],
    ['all behind the street', { line1: '12 Oak St, Fremont, CA 94538' }],
    ['the city behind the street', { line1: '12 Oak St, Fremont' }],
    ['the country in the second line', { line2: 'United States' }],
    ['the country behind the street', { line1: '12 Oak St, USA' }],
    ['city, province and code in the second line', { line2: 'Fremont, CA 94538' }],
  ])('%s', (_, more) => {
    const typed = { line1: '12 Oak St', locality: 'Fremont', postalCode: '94538', ...more };
    expect(isSilent(typed)).toBe(true);
    expect(read(typed)).toEqual(['12 Oak St', 'Fremont', 'CA', '94538']);
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['behind the street', { line1: 'Lindwurmstr. 7, 80337 München' }],
    ['behind the street, with the country', { line1: 'Lindwurmstr. 7, 80337 München, Deutschland' }],
    ['in the second line', { line2: '80337 München' }],
    ['in the third line', { line2: 'Hinterhaus', line3: '80337 München' }],
  ])('the city behind its code, %s', (_, more) => {
    const typed = { line1: 'Lindwurmstr. 7', locality: 'München', administrativeArea: null, ...more };
    const unit = more.line3 === undefined ? [] : ['Hinterhaus'];
    const stored = ['Lindwurmstr. 7', ...unit, 'München', null, '80337'];
    expect(isSilent({ ...typed, postalCode: '80337' }, madeGermany)).toBe(true);
    expect(read({ ...typed, postalCode: '80337' }, madeGermany)).toEqual(stored);
  });

  it('a street or a house that has the name of the city stays', () => {
    const typed = { line1: '12 Oak St', line2: 'Hotel Fremont', locality: 'Fremont', postalCode: '94538' };
    expect(read(typed)?.[1]).toBe('Hotel Fremont');
    expect(read({ line1: '12 Fremont', locality: 'Fremont', postalCode: '94538' })?.[0]).toBe('12 Fremont');
  });
});

describe('a whole address in the first line is taken apart', () => {
  it.each([
    ['12 Oak St, Fremont, California, 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, CA, 94538-1234', ['12 Oak St', 'Fremont', 'CA', '94538-1234']],
    ['12 Oak St, Unit 4, Fremont, CA 94538', ['12 Oak St, Unit 4', 'Fremont', 'CA', '94538']],
    ['12 Oak St,Fremont,CA,94538,USA', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, CA 94538 US', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, CA 94538, us', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 oak st portland or 97201', ['12 oak st', 'portland', 'OR', '97201']],
    ['12 oak st, 97201 portland or', ['12 oak st', 'portland', 'OR', '97201']],
    ['12 oak or elm st, 94538 fremont', ['12 oak or elm st', 'fremont', 'CA', '94538']],
    ['12 Oak or Elm St Fremont CA 94538', ['12 Oak or Elm St', 'Fremont', 'CA', '94538']],
    ['12 Oak St Fremont CA 94538 United States', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St San Diego CA 92101', ['12 Oak St', 'San Diego', 'CA', '92101']],
    ['12 Oak St, 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St\nApt 3\nFremont CA 94538', ['12 Oak St, Apt 3', 'Fremont', 'CA', '94538']],
    ['c/o Pat Doe, 12 Oak St Fremont CA 94538', ['c/o Pat Doe, 12 Oak St', 'Fremont', 'CA', '94538']],
  ])('%s', (line, parts) => {
    expect(inLine(line)).toEqual(parts);
  });

  it.each([
    ['Lindwurmstr. 7, 80337 München', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7, D-80337 München, Germany', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7 80337 München Deutschland', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7, München, 80337', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['80337 München, Lindwurmstr. 7', ['Lindwurmstr. 7', 'München', null, '80337']],
    ['Hof, Lindwurmstr. 7, München, 80337', ['Hof, Lindwurmstr. 7', 'München', null, '80337']],
    ['Lindwurmstr. 7 34346 Hannoversch Münden', ['Lindwurmstr. 7', 'Hannoversch Münden', null, '34346']],
  ])('of a country whose addresses name no province: %s', (line, parts) => {
    expect(inLine(line, madeGermany)).toEqual(parts);
  });

  it.each([
    ['1306 U St NW, Washington, 20009', ['1306 U St NW', 'Washington', 'DC', '20009']],
    ['1306 U St NW Washington DC 20009', ['1306 U St NW', 'Washington', 'DC', '20009']],
    ['12 Oak St, Seattle, Washington, 98101', ['12 Oak St', 'Seattle', 'WA', '98101']],
  ])('whose city may be a province: %s', (line, parts) => {
    expect(inLine(line, madeWashingtons)).toEqual(parts);
  });

  it('of a country that has the name of its capital and of a province', () => {
    const administrativeAreas = [{ code: 'Luxembourg', names: [] }];
    const luxembourg: AddressCountry = {
      format: { ...madeUs.format, country: 'LU', postalCodePattern: '\\d{4}', administrativeAreas },
      dataVersion: 'made',
      places: madePlaces('LU', [['2240', 'Luxembourg', 'Luxembourg', 49.61, 6.13]]),
    };
    const [line, city, province, code] = ['12 Rue Notre-Dame', 'Luxembourg', 'Luxembourg', '2240'];
    expect(inLine(`${line}, ${code} ${city}, ${province}`, luxembourg)).toEqual([line, city, province, code]);
  });

  it('at its commas where no places are known', () => {
    expect(inLine('12 Oak St, Warm Springs, CA 94538', madeBare)).toEqual([
      '12 Oak St',
      'Warm Springs',
      'CA',
      '94538',
    ]);
  });
});
