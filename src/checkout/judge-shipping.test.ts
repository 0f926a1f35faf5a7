import { describe, expect, test } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import { madeStreets } from '../../test/fixtures/made-streets.ts';
import { createMarkets } from '../market/market.ts';
import type { MarketOverride } from '../market/override-rules.ts';
import { noBranches } from './branch-directory.ts';
import { judgeShipping, readShippingSubmission } from './judge-shipping.ts';
import type { Choice } from './shipping.ts';

const streets = await madeStreets(
  'US',
  [
    ['94539', 'Stevenson Place', '39500', '39502', '39510*', '39512', '39520'],
    ['94539', 'Oak Street', '12'],
  ],
  { isComplete: true },
);

interface Asked {
  readonly rules?: MarketOverride;
  readonly doubtsUnknownStreets?: boolean;
  readonly choice?: Choice | null;
  readonly more?: Readonly<Record<string, unknown>>;
}

function judge(line1: string, { rules = {}, doubtsUnknownStreets, choice = null, more = {} }: Asked = {}) {
  const market = createMarkets({
    countries: (code) => (code === 'US' ? { ...madeUs, streets } : undefined),
    dataVersion: 'made',
    overrides: new Map([['US', rules]]),
    ...(doubtsUnknownStreets !== undefined && { doubtsUnknownStreets }),
  }).find('US');
  if (market === undefined) throw new Error('no market');
  const body = {
    Email: 'jo@example.com',
    Name: 'Jo Sample',
    AddressPrimary: line1,
    City: 'Fremont',
    Province: 'CA',
    PostalCode: '94539',
    ...more,
  };
  return judgeShipping(readShippingSubmission(body, market, 'required'), market, noBranches, choice);
}

const codesOf = (line1: string, asked?: Asked) => judge(line1, asked).problems.map(({ code }) => code);

describe('what street data misses', () => {
  test.each([
    ['1 Nowhere Road', { doubtsUnknownStreets: true }, 'AddressPrimary.StreetUnknown'],
    ['Stevenson Place', { rules: { houseNumber: 'ask' } }, 'AddressPrimary.NumberMissing'],
    ['39510 Stevenson Place', { rules: { unit: 'ask' } }, 'AddressSecondary.UnitMissing'],
  ] satisfies [string, Asked, string][])(
    'in %s is accepted, and doubted if the market asks about it',
    (line1, asked, code) => {
      expect(codesOf(line1)).toEqual([]);
      expect(codesOf(line1, asked)).toEqual([code]);
      const overridden = judge(line1, { ...asked, choice: 'Override' });
      expect(overridden.isAcceptable).toBe(true);
      expect(overridden.overridden).toEqual([{ code }]);
    },
  );

  test('a number far beyond a street of a register is doubted, and Override passes it', () => {
    expect(codesOf('41000 Stevenson Place')).toEqual(['AddressPrimary.NumberDoubtful']);
    expect(judge('41000 Stevenson Place', { choice: 'Override' }).isAcceptable).toBe(true);
  });

  test('is asked about neither beside a suggestion nor for an order that is picked up', () => {
    const asks: Asked = { rules: { houseNumber: 'ask', unit: 'ask' }, doubtsUnknownStreets: true };
    expect(codesOf('Stevenson Place', { ...asks, more: { City: 'Fremnt' } })).toEqual(['ErrorSuggestedFix']);
    expect(codesOf('Stevenson Place', { ...asks, more: { Branch: 7 } })).toEqual(['Branch.NotFound']);
  });

  test('comes with how far the line is known, whether or not it is doubted', () => {
    expect(judge('1 Nowhere Road')).toMatchObject({ streetEvidence: 'unknown', isStreetUnknown: true });
    expect(judge('39502 Stevenson Place')).toMatchObject({ streetEvidence: 'known', isStreetUnknown: false });
  });
});
