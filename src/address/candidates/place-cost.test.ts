import { expect, it } from 'vitest';
import { madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { costs } from '../cost/costs.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { askedCode, placeFit } from './place-cost.ts';

/** Kilometres of a tenth of a degree of latitude. */
const step = 11.12;

/** A row of places to the north of one another, the first of which has the code that is asked. */
const places = madePlaces(
  'DE',
  ['0', '1', '2', '3'].map((at) => [`0100${at}`, `Ort ${at}`, 'SN', 51 + Number(at) / 10, 13] as const),
);
const profile = profileOf({ format: madeGermany.format, places, dataVersion: 'made' });
const asked = askedCode(places.findCode('01000'), true, places, profile);
const costOf = (name: string) =>
  placeFit([...places.findLocalities(name)][0] ?? -1, asked, places, profile).cost;

it('the cost of a place grows faster than its distance', () => {
  const [own, near, further] = [costOf('ort0'), costOf('ort1'), costOf('ort2')];
  expect(near).toBeGreaterThan(own);
  const ofKm = (km: number) => costs.placeAtLimit * (km / 25) ** costs.placeDistancePower;
  expect(further - near).toBeCloseTo(ofKm(2 * step) - ofKm(step), 1);
  expect(ofKm(2 * step)).toBeGreaterThan(2 * ofKm(step));
});

it('a place beyond the limit does not go with the code', () => {
  expect(costOf('ort3')).toBe(Number.POSITIVE_INFINITY);
});
