import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { readAddress } from '../reading/read-address.ts';
import { applyChange, inCaseOf } from './write-address.ts';

describe('a name that the data has in capitals', () => {
  it.each([
    ['freemont', 'FREMONT', 'Fremont'],
    [null, 'FREMONT', 'Fremont'],
    ['FREEMONT', 'FREMONT', 'FREMONT'],
    ['Freemont', 'Fremont', 'Fremont'],
    ['apo', 'APO', 'APO'],
    ['x', 'STOKE-ON-TRENT (NORTH)', 'Stoke-On-Trent (North)'],
    ['x', 'ST.MARY/OLD TOWN', 'St.Mary/Old Town'],
    ['x', "'S-HERTOGENBOSCH", "'s-Hertogenbosch"],
    ['x', 'ØRSTED ÅS', 'Ørsted Ås'],
    ['大阪市北', '大阪市北区', '大阪市北区'],
  ])('typed %s, is written from %s as %s', (typed, name, written) => {
    expect(inCaseOf(typed, name)).toBe(written);
  });
});

describe('a change', () => {
  const profile = profileOf(madeUs);
  const reading = readAddress(typedAddress({ postalCode: '945381234' }), profile);

  it('replaces the parts that it names, in the form in which they are stored', () => {
    expect(applyChange(reading, { locality: 'Newark' }, profile)).toEqual(
      typedAddress({ locality: 'Newark', postalCode: '94538-1234' }),
    );
    expect(applyChange(reading, { area: 'NV', postalCode: '89101' }, profile)).toEqual(
      typedAddress({ administrativeArea: 'NV', postalCode: '89101' }),
    );
  });

  it('is undefined if it leads to the typed address', () => {
    const same = readAddress(typedAddress(), profile);
    expect(
      applyChange(same, { locality: 'Fremont', area: 'CA', postalCode: '94538' }, profile),
    ).toBeUndefined();
  });
});
