import { expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { sortByLabels } from './labelled-texts.ts';

const nothing = { line1: null, locality: null, administrativeArea: null, postalCode: null };

/** The first line, city, area and code by the labels, and how many parts moved. */
function sorted(parts: Partial<PostalAddress>) {
  const found = sortByLabels(typedAddress({ ...nothing, ...parts }), profileOf(madeUs));
  if (found === undefined) return undefined;
  const { line1, locality, administrativeArea, postalCode } = found.address;
  return [line1, locality, administrativeArea, postalCode, found.moved];
}

it.each([
  ['12 Oak St City: Fremont State: CA Zip: 94538', ['12 Oak St', 'Fremont', 'CA', '94538', 3]],
  ['Zip - 94538, City: Fremont. Address: 12 Oak St', ['12 Oak St', 'Fremont', null, '94538', 2]],
  ['12 Oak St, ZIP/City: 94538 Fremont', ['12 Oak St', '94538 Fremont', null, null, 1]],
  ['12 Oak St, zip and city: 94538 Fremont', ['12 Oak St', '94538 Fremont', null, null, 1]],
  ['住所：12 Oak St，城市：Fremont', ['12 Oak St', 'Fremont', null, null, 1]],
])('labels say which part a text is: %s', (line1, expected) => {
  expect(sorted({ line1 })).toEqual(expected);
});

it('what a comma parts from a city, or follows a code, is not of it', () => {
  const line1 = 'City: Fremont, 12 Oak St, Zip: 94538 Attn Jo';
  expect(sorted({ line1 })).toEqual(['12 Oak St, Attn Jo', 'Fremont', null, '94538', 2]);
});

it('the number of a house stands beside its street, unless that has a number', () => {
  expect(sorted({ line1: 'Street: Elm Road, House no: 4' })?.[0]).toBe('Elm Road 4');
  expect(sorted({ line1: 'House no: 4, Street: Elm Road' })?.[0]).toBe('4 Elm Road');
  expect(sorted({ line1: 'House no: 4, Street: Road 7' })?.[0]).toBe('House no 4, Road 7');
});

it('a text that cannot be the part, or says nothing without its label, keeps the label', () => {
  expect(sorted({ line1: '12 Oak St, State: 502, Colonia: Centro' })?.[0]).toBe(
    '12 Oak St, State 502, Colonia Centro',
  );
  expect(sorted({ line1: '12 Oak St, Zip: none' })?.[0]).toBe('12 Oak St, Zip none');
});

it('a district is the city where no other is named, and the country is left out', () => {
  expect(sorted({ line1: '12 Oak St, District: Irvington, Country: USA' })).toEqual([
    '12 Oak St',
    'Irvington',
    null,
    null,
    1,
  ]);
  expect(sorted({ line1: '12 Oak St, District: Irvington, City: Fremont' })?.slice(0, 2)).toEqual([
    '12 Oak St, Irvington',
    'Fremont',
  ]);
  expect(sorted({ line1: '12 Oak St, District: Irvington, City: California' })?.slice(0, 3)).toEqual([
    '12 Oak St',
    'Irvington',
    'California',
  ]);
});

it('a label in its own field moves nothing, and a text typed there as well is kept once', () => {
  expect(sorted({ line1: '12 Oak St', locality: 'City: Fremont' })).toEqual([
    '12 Oak St',
    'Fremont',
    null,
    null,
    0,
  ]);
  expect(sorted({ line1: '12 Oak St, City: Fremont', locality: 'Fremont' })?.[1]).toBe('Fremont');
});

it.each(['12 Oak St', 'Attn: Jo, 12 Oak St', 'City: Fremont', 'Unit: 4, 12 Oak St'])(
  'no label sorts %j',
  (line1) => {
    expect(sorted({ line1 })).toBeUndefined();
  },
);
