import { describe, expect, it } from 'vitest';
import {
  madeBare,
  madeGermany,
  madePlaces,
  madeUs,
  madeWashingtons,
} from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs as c } from '../cost/costs.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import { subdivisions } from '../countries/profile/subdivisions.ts';
import type { PostalAddress } from '../postal-address.ts';
import { verifyAddress } from '../verify-address.ts';
import { arrangementsOf } from './arrangements.ts';

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

  it('two letters, where the line before them is only marks', () => {
    const typed = { line1: '--', line2: 'AE', locality: 'Fremont', administrativeArea: 'CA' };
    expect(read(typed, madeGermany)).toBeUndefined();
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

describe('a misspelt city is corrected beside a province that the data has as a division of its code', () => {
  const administrativeAreas = [{ code: 'ON', names: ['Ontario'] }];
  const canada: AddressCountry = {
    format: { ...madeUs.format, country: 'CA', postalCodePattern: '\\d{5}', administrativeAreas },
    dataVersion: 'made',
    places: madePlaces('CA', [['10203', 'Toronto', 'ON', 43.6, -79.4, 'Ontario']]),
  };

  it.each([
    ['in the city’s field', 'Tojonto, Ontario', null],
    ['in its place', 'Ontario', 'Torotno'],
  ])('%s', (_, locality, administrativeArea) => {
    const typed = { line1: '12 Bay St', locality, administrativeArea, postalCode: '10203' };
    expect(read(typed, canada)).toEqual(['12 Bay St', 'Toronto', 'ON', '10203']);
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
    ['all behind the street without a comma before', { line1: '12 Oak St Fremont, CA 94538' }],
    ['all before the street', { line1: '94538, Fremont, 12 Oak St' }],
  ])('%s', (_, more) => {
    const typed = { line1: '12 Oak St', locality: 'Fremont', postalCode: '94538', ...more };
    expect(isSilent(typed)).toBe(true);
    expect(read(typed)).toEqual(['12 Oak St', 'Fremont', 'CA', '94538']);
  });

  it.each(['Fremont 94538', '94538 Fremont'])('%s in the second line, where no places are known', (line2) => {
    const typed = {
      line1: '12 Oak St',
      line2,
      locality: 'Fremont',
      administrativeArea: 'CA',
      postalCode: '94538',
    };
    expect(read(typed, madeBare)).toEqual(['12 Oak St', 'Fremont', 'CA', '94538']);
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['behind the street', { line1: 'Lindwurmstr. 7, 80337 München' }],
    ['behind the street, with the country', { line1: 'Lindwurmstr. 7, 80337 München, Deutschland' }],
    ['behind the street without a comma', { line1: 'Lindwurmstr. 7 80337 München' }],
    ['before the street without a comma', { line1: '80337 München Lindwurmstr. 7' }],
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
    ['12 Oak St, Fremont, Ca 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 oak st, fremont 94538 ca', ['12 oak st', 'fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, CA, Zip Code: 94538', ['12 Oak St', 'Fremont', 'CA', '94538']],
    ['12 Oak St, Fremont, CA, 94538-1234', ['12 Oak St', 'Fremont', 'CA', '94538-1234']],
    ['12 Oak St 4 a Fremont, CA 94538', ['12 Oak St 4 a', 'Fremont', 'CA', '94538']],
    ['12 Fremont, Fremont, CA 94538', ['12 Fremont', 'Fremont', 'CA', '94538']],
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
    [
      'without the mail address behind',
      '12 Oak St Fremont CA 94538 USA jo@example.com',
      '12 Oak St, jo@example.com',
    ],
    ['typed twice', '12 Oak St, Fremont, CA 94538', '12 Oak St', '12 Oak St, Fremont, CA 94538'],
  ])('%s', (_, line1, street, line2: string | null = null) => {
    expect(read({ ...empty, line1, line2 })).toEqual([street, 'Fremont', 'CA', '94538']);
  });

  it('in the city’s field too, if no line has a text', () => {
    const typed = { ...empty, line1: null, locality: 'Oak 12, Fremont, CA 94538' };
    expect(read(typed)).toEqual(['Oak 12', 'Fremont', 'CA', '94538']);
    expect(read({ ...typed, locality: 'Fremont, CA 94538' })).toBeUndefined();
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

  it('behind the code, as the town that has the village, which stays in the line', () => {
    const places = madePlaces('DE', [
      ['38651', 'Nauen', 'NI', 52.1, 10.4, 'Lutter'],
      ['38729', 'Lutter', 'NI', 51.99, 10.27],
    ]);
    const line = 'Am Anger 4, Nauen, 38651 Lutter';
    expect(inLine(line, { ...madeGermany, places })).toEqual(['Am Anger 4, Nauen', 'Lutter', null, '38651']);
  });

  it('with a misspelt city before the state, which is the code’s division and a village in the data', () => {
    const places = madePlaces('DE', [
      ['08066', 'Zwickau', 'SN', 50.72, 12.49, 'Sachsen'],
      ['91623', 'Sachsen', 'BY', 49.29, 10.65],
    ]);
    const states = { country: 'DE', list: [['DE-SN', -1, '']], names: { sachsen: 0 }, codes: {} } as const;
    const germany = { ...madeGermany, places, subdivisions: subdivisions(states) };
    const line = 'Talstr. 2, Zwikcau, Sachsen 08066';
    expect(inLine(line, germany)).toEqual(['Talstr. 2', 'Zwickau', 'Sachsen', '08066']);
  });

  it('before the code and the municipality around the city, which stays in the line', () => {
    const places = madePlaces('DE', [
      ['44309', 'Centras', '', 54.9, 23.9, 'Kauno m. sav.'],
      ['44310', 'Kaunas', '', 54.9, 23.9, 'Kauno m. sav.'],
    ]);
    const line = 'Laisvės al. 55, Kaunas, 44309 Kauno m. sav.';
    const parts = ['Laisvės al. 55, Kauno m. sav.', 'Kaunas', null, '44309'];
    expect(inLine(line, { ...madeGermany, places })).toEqual(parts);
  });

  it('behind its village and district, of which the village alone has a code', () => {
    const made = madePlaces('ID', [
      ['60271', 'Embong Kaliasin', 'Jawa Timur', -7.25, 112.75],
      ['60272', 'Surabaya', 'Jawa Timur', -7.25, 112.75],
    ]);
    const isCity = (at: number) => made.localityName(at) === 'Surabaya';
    const places: Places = {
      ...made,
      population: (at) => (isCity(at) ? 2_874_314 : 0),
      codesOfLocality: (at) => (isCity(at) ? [] : made.codesOfLocality(at)),
    };
    const administrativeAreas = [{ code: 'Jawa Timur', names: [] }];
    const format = { ...madeUs.format, country: 'ID', postalCodePattern: '\\d{5}', administrativeAreas };
    const line = 'Jl. Pemuda 60, Embong Kaliasin, Genteng, Surabaya, Jawa Timur 60271';
    const parts = ['Jl. Pemuda 60, Embong Kaliasin, Genteng', 'Surabaya', 'Jawa Timur', '60271'];
    expect(inLine(line, { format, dataVersion: 'made', places })).toEqual(parts);
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

describe('what an arrangement costs', () => {
  /** The arrangements of an address, the likeliest first: their parts, and nats. */
  const weighed = (parts: Partial<PostalAddress>, country: AddressCountry) =>
    arrangementsOf(typedAddress({ line1: '12 Oak St', ...parts }), profileOf(country)).map(
      ({ address, cost }) => {
        const { line1, line2, line3, locality, administrativeArea, postalCode } = address;
        const read = [line1, line2, line3, locality, administrativeArea, postalCode];
        return [read.filter((part) => part !== null).join(' | '), cost.toFixed(6)];
      },
    );
  type Weighed = readonly (readonly [string, number])[];
  const inText = (expected: Weighed) => expected.map(([text, nats]) => [text, nats.toFixed(6)]);
  const moved = (parts: number) => c.fieldsMisplaced + (parts - 1) * c.fieldMovedToo;
  /** A text of so many letters belongs to the lines, of another field or before the city. */
  const ofField = (letters: number) => c.textLeft + letters * c.textLetter;
  const before = (letters: number) => c.textLeft + letters * c.textLetterBefore;
  const inCode = 'CA | 94538';
  const oak = `12 Oak St | Fremont | ${inCode}`;

  it.each<[string, Partial<PostalAddress>, Weighed]>([
    ['nothing, where a part is only said twice', { locality: 'Fremont, CA' }, [[oak, 0]]],
    ['a moved part', { locality: 'Fremont 94538', postalCode: null }, [[oak, moved(1)]]],
    ['two moved parts', { locality: 'CA', administrativeArea: 'Fremont' }, [[oak, moved(2)]]],
    ['three moved parts', { ...empty, line1: '12 Oak St Fremont CA 94538' }, [[oak, moved(3)]]],
    [
      'the code at the beginning of a line',
      { ...empty, line1: '94538 Fremont CA, 12 Oak St' },
      [[oak, moved(3) + c.lineBegun]],
    ],
    [
      'the area behind the code, or left in the line',
      { ...empty, line1: '12 Oak St Fremont 94538 CA' },
      [
        [oak, moved(3)],
        ['12 Oak St, CA | Fremont | 94538', moved(2) + c.segmentCut],
      ],
    ],
    [
      'an area that ends the street',
      { ...empty, line1: '12 Oak St CA 94538 Fremont' },
      [
        [oak, moved(3)],
        ['12 Oak St CA | Fremont | 94538', moved(2) + c.fieldMisused],
      ],
    ],
    [
      'two cities, of which the first is rather a neighbourhood',
      { ...empty, line1: '12 Oak St, Newark, Fremont, CA 94538' },
      [
        [`12 Oak St, Newark | Fremont | ${inCode}`, moved(3) + before('Newark'.length)],
        [
          `12 Oak St, Fremont | Newark | ${inCode}`,
          moved(3) + c.textLetter * 'Fremont'.length + c.segmentCut,
        ],
      ],
    ],
    [
      'a city before the street',
      { ...empty, line1: 'Newark, 12 Oak St, Fremont, CA 94538' },
      [
        [`Newark, 12 Oak St | Fremont | ${inCode}`, moved(3)],
        [`12 Oak St, Fremont | Newark | ${inCode}`, moved(3) + before('Fremont'.length)],
      ],
    ],
    [
      'a city behind the code',
      { ...empty, line1: '12 Oak St, Fremont, CA 94538, Newark' },
      [
        [`12 Oak St, Newark | Fremont | ${inCode}`, moved(3) + before('Newark'.length)],
        [`12 Oak St, Fremont | Newark | ${inCode}`, moved(3) + before('Fremont'.length) + c.segmentCut],
      ],
    ],
    [
      'names without a number, of which the first is that of the house',
      { ...empty, line1: 'Fremont, Hill House, CA 94538' },
      [
        [`Fremont | Hill House | ${inCode}`, moved(3)],
        [`Hill House | Fremont | ${inCode}`, moved(3) + c.lineBegun],
      ],
    ],
    [
      'a house before the street, which the city follows',
      { ...empty, line1: 'Hill House, 12 Oak St Fremont CA 94538' },
      [[`Hill House, 12 Oak St | Fremont | ${inCode}`, moved(3)]],
    ],
    [
      'a street that lacks its name',
      { ...empty, line1: '12 Avenue of Fremont CA 94538' },
      [[`12 Avenue of | Fremont | ${inCode}`, moved(3) + c.segmentCut]],
    ],
    [
      'a point of the compass that belongs to the street',
      { ...empty, line1: '12 Oak W Fremont CA 94538' },
      [
        [`12 Oak W | Fremont | ${inCode}`, moved(3)],
        [`12 Oak | W Fremont | ${inCode}`, moved(3) + c.segmentCut],
      ],
    ],
    [
      'a unit in the field of the city',
      { line2: 'Fremont', locality: 'Apt 4' },
      [[`12 Oak St | Apt 4 | Fremont | ${inCode}`, moved(1) + c.textLeft]],
    ],
    [
      'another text in the field of the city, by its letters',
      { line2: 'Fremont', locality: 'Oak Park' },
      [[`12 Oak St | Oak Park | Fremont | ${inCode}`, moved(1) + ofField('Oak Park'.length)]],
    ],
    [
      'a street in the field of the city',
      { line1: 'Apt 4', locality: '12 Oak St, Fremont' },
      [[`Apt 4 | 12 Oak St | Fremont | ${inCode}`, moved(0) + c.textLeft]],
    ],
    [
      'what stands in the fields of another city and of another area',
      { locality: 'San Diego', line2: 'Fremont, CA 94538' },
      [
        [`12 Oak St | Fremont | San Diego | ${inCode}`, 0],
        [`12 Oak St | San Diego | Fremont | ${inCode}`, moved(1) + ofField('San Diego'.length)],
      ],
    ],
    [
      'an area beside the city, and another one in its field',
      { locality: 'Fremont, CA', administrativeArea: 'NV' },
      [
        ['12 Oak St | CA | Fremont | NV | 94538', moved(0) + ofField('CA'.length)],
        [`12 Oak St | NV | Fremont | ${inCode}`, moved(1) + ofField('NV'.length) + c.fieldMisused],
      ],
    ],
    [
      'a number behind the street that is a code too',
      { line1: '12 Oak St 94560' },
      [['12 Oak St | 94538 | Fremont | CA | 94560', moved(1) + ofField('94538'.length) + c.fieldMisused]],
    ],
    [
      'words that may be the city with its area, or without it',
      { ...empty, line1: '12 Oak St Warm Springs CA 94538' },
      [
        ['12 Oak St | Warm Springs CA | 94538', moved(2)],
        [`12 Oak St | Warm Springs | ${inCode}`, moved(3)],
      ],
    ],
  ])('%s', (_, parts, expected) => {
    expect(weighed(parts, madeUs)).toEqual(inText(expected));
  });

  const street = 'Lindwurmstr. 7';
  const munich = `${street} | München | 80337`;
  it.each<[string, Partial<PostalAddress>, Weighed]>([
    ['the city behind its code', { line1: `${street}, 80337 München` }, [[munich, moved(2)]]],
    ['the city before the street', { line1: `80337 München, ${street}` }, [[munich, moved(2) + c.lineBegun]]],
    [
      'a text behind the city',
      { line1: `${street}, 80337 München, Bayern` },
      [
        [`${street}, Bayern | München | 80337`, moved(2) + before('Bayern'.length)],
        [`${street}, München | Bayern | 80337`, moved(2) + c.segmentCut + 7 * c.textLetter],
      ],
    ],
    [
      'a neighbourhood before the city',
      { line1: `${street}, Schwabing, 80337 München` },
      [[`${street}, Schwabing | München | 80337`, moved(2) + before('Schwabing'.length)]],
    ],
    [
      'a neighbourhood beside the city in its field',
      { line1: street, locality: 'Schwabing, München', postalCode: '80337' },
      [
        [`${street} | Schwabing, München | 80337`, c.cityTwofold],
        [`${street} | Schwabing, München | 80337`, c.cityTwofold],
      ],
    ],
    [
      'a word that is cut off from the city in its field',
      { line1: street, locality: 'München Bayern', postalCode: '80337' },
      [
        [
          `${street} | Bayern | München | 80337`,
          moved(0) + ofField('Bayern'.length) + c.segmentCut + 6 * c.textLetter,
        ],
      ],
    ],
    [
      'two cities, of which the first is that of the street',
      { line1: 'Dresden, 80337 München' },
      [
        ['Dresden | München | 80337', moved(2)],
        ['München | Dresden | 80337', moved(2) + c.lineBegun],
      ],
    ],
  ])('%s, in a country whose addresses name no area', (_, parts, expected) => {
    expect(weighed({ ...empty, ...parts }, madeGermany)).toEqual(inText(expected));
  });
});
