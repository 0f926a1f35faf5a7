import { expect, it } from 'vitest';
import { madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs } from '../cost/costs.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { readAddress } from '../reading/read-address.ts';
import { codeCandidates } from './code-candidates.ts';

const profile = profileOf({
  format: {
    ...madeGermany.format,
    country: 'GB',
    postalCodePattern: '([A-Z]{1,2}\\d[A-Z\\d]?) ?(\\d[A-Z]{2})',
    postalCodeExample: 'EC1Y 8SY',
  },
  places: madePlaces('GB', [
    ['CW5', 'Nantwich', 'ENG', 53.07, -2.52],
    ['CW12', 'Congleton', 'ENG', 53.16, -2.21],
  ]),
  dataVersion: 'made',
});

/** Nats of the postal code being right as typed. */
function costAsTyped(postalCode: string): number {
  const reading = readAddress(typedAddress({ locality: 'Nantwich', postalCode }), profile);
  return codeCandidates(reading, profile).find(({ isTyped }) => isTyped)?.cost ?? Number.NaN;
}

it('an unknown code is unlikelier where its blank stands behind a known beginning', () => {
  const asUsual = costAsTyped('CW53 5LY');
  expect(costAsTyped('CW5 35LY') - asUsual).toBeCloseTo(costs.codeSplit, 9);
  expect(costAsTyped('CW535LY')).toBe(asUsual);
  expect(costAsTyped('CW 535LY')).toBe(asUsual);
});

it('a blank in a known code says nothing, wherever it stands', () => {
  expect(costAsTyped('CW1 25LY')).toBe(costAsTyped('CW12 5LY'));
});

it('a digit may be missing in the beginning of a code, or behind it, where it may be any', () => {
  const isBegun = (postalCode: string, meant: string) => {
    const reading = readAddress(typedAddress({ locality: 'Congleton', postalCode }), profile);
    const found = codeCandidates(reading, profile).find(({ canonical }) => canonical === meant);
    return found && found.isBegun === true;
  };
  expect([isBegun('CW1 5LY', 'CW125LY'), isBegun('CW2 5LY', 'CW125LY')]).toEqual([false, false]);
  expect(isBegun('CW12 LY', 'CW122LY')).toBe(true);
});

it('a letter is seldom typed for a digit that does not look like it', () => {
  const germany = profileOf(madeGermany);
  const costOf = (postalCode: string) => {
    const reading = readAddress(typedAddress({ locality: 'München', postalCode }), germany);
    return codeCandidates(reading, germany).find(({ canonical }) => canonical === '80337')?.cost;
  };
  const ways = Math.log(5 * 9);
  expect(costOf('8X337')).toBeCloseTo(costs.codeWrongCharacter + ways + costs.codeOtherKind, 9);
  expect(costOf('81337')).toBeCloseTo(costs.codeWrongCharacter + ways, 9);
  expect(costOf('8O337')).toBe(costs.codeLookAlike);
});

it('a slip lies in the group that has a character too many', () => {
  const japan = profileOf({
    format: {
      ...madeGermany.format,
      country: 'JP',
      postalCodePattern: '\\d{3}-?\\d{4}',
      postalCodeExample: '154-0023',
    },
    places: madePlaces('JP', [
      ['5330031', 'Ōsaka', '27', 34.73, 135.52],
      ['5350031', 'Ōsaka', '27', 34.72, 135.55],
    ]),
    dataVersion: 'made',
  });
  const costOf = (postalCode: string, meant: string) => {
    const reading = readAddress(typedAddress({ locality: 'Ōsaka', postalCode }), japan);
    return codeCandidates(reading, japan).find(({ canonical }) => canonical === meant)?.cost ?? Number.NaN;
  };
  const asUsual = costOf('53350031', '5350031');
  expect(costOf('533-50031', '5350031') - asUsual).toBeCloseTo(costs.codeSplit, 9);
  expect(costOf('533-50031', '5330031')).toBeCloseTo(asUsual, 9);
});

it('a code of an older kind costs little where the data has codes of the new kind alone', () => {
  const peru = profileOf({
    format: { ...madeGermany.format, country: 'PE', postalCodePattern: 'LIMA \\d{1,2}|\\d{5}' },
    places: madePlaces('PE', [['15001', 'Lima', 'LMA', -12.05, -77.04]]),
    dataVersion: 'made',
  });
  const costOf = (postalCode: string) => {
    const reading = readAddress(typedAddress({ locality: 'Lima', postalCode }), peru);
    return codeCandidates(reading, peru).find(({ isTyped }) => isTyped)?.cost ?? Number.NaN;
  };
  expect(costOf('15018') - costOf('LIMA 18')).toBeGreaterThan(costs.codeUnknown);
});
