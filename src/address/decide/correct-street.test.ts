import { describe, expect, it } from 'vitest';
import { madeGermany, madeUs } from '../../../test/fixtures/made-places.ts';
import { madeStreets } from '../../../test/fixtures/made-streets.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { withStreetCorrected } from './write-address.ts';

const streets = await madeStreets('US', [
  ['94538', 'Stevenson Place', '39500', '39502', '39510'],
  ['94538', 'Oak Stret', '12'],
  ['94538', 'Box Elder Lane', '12'],
]);
const us = profileOf({ ...madeUs, streets });
const bare = profileOf(madeUs);
const germany = profileOf(madeGermany);

describe('the street of an address', () => {
  it('is corrected by the street data of its code', () => {
    const address = typedAddress({ line1: '39500 Stevnson Place' });
    expect(withStreetCorrected(address, '94538', us)).toEqual({ ...address, line1: '39500 Stevenson Place' });
  });

  it.each([
    ['the data lacks it and knows none like it', '94538', us],
    ['the data has no streets of the code', '94560', us],
    ['the code is not known', undefined, us],
    ['there is no street data', '94538', bare],
  ])('has its misspelt type corrected where %s', (_, code, profile) => {
    const address = typedAddress({ line1: '7 Sunset Boulevrd' });
    expect(withStreetCorrected(address, code, profile)).toEqual({ ...address, line1: '7 Sunset Boulevard' });
  });

  it.each([
    ['its code has it as typed, however odd', '12 Oak Stret', '94538', us],
    ['its code has it with other numbers', '13 Oak Stret', '94538', us],
    ['nothing is wrong', '7 Sunset Boulevard', '94538', us],
    ['the line is a box, not a street like it', 'Box 12', '94538', us],
    ['street words of the country are not known', '7 Sunset Boulevrd', '80337', germany],
    ['there is none', null, '94538', us],
  ])('stays as typed where %s', (_, line1, code, profile) => {
    const address = typedAddress({ line1 });
    expect(withStreetCorrected(address, code, profile)).toBe(address);
  });
});
