import { expect, test } from 'vitest';
import { streetConventionOf } from '../../address/countries/profile/street-convention-of.ts';
import { verifyAddress } from '../../address/verify-address.ts';
import { completeAddress } from '../../completion/complete-address.ts';
import { builtinDataDirectory } from '../../gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../gazetteer/read/gazetteer.ts';
import { readStreetSample, type SampleRow, streetSampleOf } from './street-files.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const rows = readStreetSample();
const countries = new Map(
  [...new Set(rows.map(({ country }) => country))].map((code) => {
    const country = gazetteer.country(code);
    if (country === undefined) throw new Error(`no country ${code}`);
    return [code, { ...country, streetSample: streetSampleOf(code) }];
  }),
);
const countryOf = (code: string) => countries.get(code) ?? fail(code);
const fail = (code: string): never => {
  throw new Error(`no sample of ${code}`);
};

function complete(code: string, text: string) {
  const query = { text, postalCode: null, near: null, limit: 5 };
  return completeAddress(query, countryOf(code)).map(({ address }) => address);
}

function lineOf({ country, number, street }: SampleRow): string {
  const isFirst = streetConventionOf(country)?.numberStands === 'first';
  return isFirst ? `${number} ${street}` : `${street} ${number}`;
}

test('some two hundred addresses of ten countries are completed whole', () => {
  expect([countries.size, rows.length >= 200]).toEqual([10, true]);
  for (const row of rows) {
    const offered = complete(row.country, lineOf(row)).map(
      (each) => `${each.line1}, ${each.postalCode.replace(/[\s-]/g, '')}`,
    );
    expect([row, offered]).toEqual([row, expect.arrayContaining([`${lineOf(row)}, ${row.postalCode}`])]);
  }
});

test('an address is found before its street is typed in full', () => {
  const parts = { locality: 'Washington', administrativeArea: 'DC', postalCode: '20500' };
  expect(complete('US', '1600 penns')[0]).toEqual({ line1: '1600 Pennsylvania Avenue Northwest', ...parts });
  expect(complete('US', '39500 stev')[0]).toMatchObject({
    line1: '39500 Stevenson Place',
    locality: 'Fremont',
  });
  expect(complete('DE', 'unter den lin')[0]).toMatchObject({ locality: 'Berlin', postalCode: '10117' });
  expect(complete('GB', '221 baker st lond')[0]).toMatchObject({ locality: 'London', postalCode: 'NW1 6XE' });
});

test('no address is judged by the sample', () => {
  const address = { name: 'Jo Sample', line2: null, line3: null, locality: 'Washington' };
  for (const line1 of [
    '1601 Pennsylvania Avenue NW',
    '1600 Pensylvania Ave NW',
    '12 Jackson Pl NW',
    '9 Elm Rd',
  ]) {
    const typed = { ...address, line1, administrativeArea: 'DC', postalCode: '20500' };
    const { streetSample: _, ...without } = countryOf('US');
    expect(verifyAddress(typed, countryOf('US'))).toEqual(verifyAddress(typed, without));
  }
});

test('a country whose streets are loaded is completed by these alone', () => {
  const streets = streetSampleOf('DE')()?.streets;
  const country = { ...countryOf('US'), ...(streets && { streets }) };
  expect(completeAddress({ text: '1600 penns', postalCode: null, near: null, limit: 5 }, country)).toEqual(
    [],
  );
});
