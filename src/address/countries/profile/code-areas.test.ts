import { expect, it } from 'vitest';
import { madePlaces, madeUs } from '../../../../test/fixtures/made-places.ts';
import { areasOfCode, countCodesByArea, liesIn } from './code-areas.ts';
import { profileOf } from './country-profile.ts';

const rows = madePlaces('US', [
  ['89101', 'Las Vegas', 'NV', 36.17, -115.12],
  ['89439', 'Verdi', 'NV', 39.52, -119.99],
  ['89439', 'Floriston', 'CA', 39.39, -120.02],
  ['94538', 'Fremont', 'CA', 37.5, -121.96],
  ['97301', 'Salem', 'XX', 44.94, -123.02],
]);
const profile = profileOf({ ...madeUs, places: rows });
const areasOf = (code: string) => [...areasOfCode(rows.findCode(code), profile)];

it('a code lies in the areas of its places that the format has', () => {
  expect(areasOf('89101')).toEqual(['NV']);
  expect(areasOf('89439')).toEqual(['NV', 'CA']);
  expect(areasOf('97301')).toEqual([]);
  expect([...countCodesByArea(profile)]).toEqual([
    ['NV', 2],
    ['CA', 2],
  ]);
});

it('a place lies in the region that a text names', () => {
  expect(liesIn('fremont', 'California', profile)).toBe(true);
  expect(liesIn('fremont', 'Nevada', profile)).toBe(false);
  expect(liesIn('nowhere', 'California', profile)).toBe(false);
});
