import { describe, expect, it } from 'vitest';
import { madeBare, madeGermany, madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { costs } from '../cost/costs.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { noAddress } from '../postal-address.ts';
import { readAddress, readLocality } from '../reading/read-address.ts';
import { isName, isStreetOf, noNameCost } from './no-name.ts';

const never = Number.POSITIVE_INFINITY;
const few = profileOf(madeGermany);
// So many that the letters of names can be compared with.
const profile = profileOf({
  ...madeGermany,
  places: { ...few.places, localityCount: 100 },
});
const costOf = (text: string, line1: string | null = null, of = profile, administrativeArea?: string) => {
  const reading = readAddress({ ...noAddress, line1, administrativeArea: administrativeArea ?? null }, of);
  return noNameCost(readLocality(text, of), reading, of);
};

describe('that no name was typed for the city', () => {
  it.each([
    ['n/a', costs.noNameWord],
    ['asdfgh', costs.noNameWord],
    ['A', costs.noNameMarks],
    ['aAa', costs.noNameMarks],
    ['---', costs.noNameMarks],
    ['jo@example.com', costs.noNameMarks],
    ['a1b2c3', costs.noNameMarks],
    ['BFPO', never],
    ['Ulm', never],
    ['東', never],
  ])('by %s costs %d nats', (text, nats) => {
    expect(costOf(text)).toBe(nats);
  });

  it('costs more by each letter where keys may have been hit at random', () => {
    const [short, long] = [costOf('Dorn'), costOf('Dornen')];
    expect(short).toBeGreaterThan(costs.noNameKeys);
    expect(long).toBeGreaterThan(short);
    expect(long).toBeLessThan(never);
  });

  it('costs too much at random keys where the country has few names to compare with', () => {
    expect(costOf('Dorn', null, few)).toBe(never);
    expect(costOf('asdfgh', null, few)).toBe(costs.noNameWord);
  });

  it('costs what a street in its field does, and more if the first line is a place', () => {
    expect(costOf('Seeweg 5')).toBe(costs.noNameStreet);
    expect(costOf('Seeweg 5', 'Lager')).toBe(costs.noNameStreet);
    expect(costOf('Seeweg 5', 'Dresden')).toBe(costs.noNameStreet + costs.noNameTaken);
    expect(costOf('Seeweg 5', 'Seeweg 5')).toBe(costs.noNameMarks);
    expect(costOf('Dorf', 'Dorf')).toBeGreaterThan(costs.noNameKeys);
  });
});

it('is likelier where the receiver is named again, in several words', () => {
  const costFor = (name: string) => {
    const reading = readAddress({ ...noAddress, name }, profile);
    return noNameCost(readLocality(name, profile), reading, profile);
  };
  expect(costFor('Jo Sample')).toBe(costs.noNameMarks);
  expect(costFor('Sample')).not.toBe(costs.noNameMarks);
});

it.each([
  ['a street with a number', 'Seeweg 5', null, true],
  ['a street without one', 'Seeweg', null, false],
  ['a street beside a first line with a number', 'Seeweg 5', 'Am Markt 3', false],
  ['a name with a number', 'Dresden 5', null, false],
])('the city’s field has the street if it holds %s: %s, %s', (_, text, line1, expected) => {
  expect(isStreetOf(text, line1, profile)).toBe(expected);
});

it.each([
  ['the country', 'USA', 'California', costs.noNameAround],
  ['the typed province', 'California', 'CA', costs.noNameAround],
  ['its code', 'ca', 'California', costs.noNameAround],
  ['another province', 'CA', 'NY', never],
  ['a province without one that is typed', 'CA', undefined, never],
])('no name was typed for the city where it says %s: %s beside %s', (_, text, area, nats) => {
  expect(costOf(text, null, profileOf(madeUs), area)).toBe(nats);
});

it('a word for nothing is a name where the typed province has a division of that name', () => {
  const rows = [['94536', 'Fremont', 'CA', 37.56, -121.98, 'Banana']] as const;
  const us = profileOf({ ...madeUs, places: madePlaces('US', rows) });
  expect(costOf('Banana', null, us, 'CA')).toBe(never);
  expect(costOf('Banana', null, us, 'NV')).toBe(costs.noNameWord);
  expect(costOf('Banana', null, us)).toBe(costs.noNameWord);
});

it('a word for nothing may be a name where the places of the country are known', () => {
  const [known, bare] = [profileOf(madeUs), profileOf(madeBare)];
  const areNames = (text: string) => [known, bare].map((of) => isName(readLocality(text, of), of));
  expect(areNames('Nowhere')).toEqual([true, false]);
  expect(areNames('asdfgh')).toEqual([true, false]);
  expect(areNames('Fremont')).toEqual([true, true]);
  expect(areNames('aaa')).toEqual([false, false]);
  expect(costOf('Fremont', null, bare)).toBe(never);
});
