import { describe, expect, it } from 'vitest';
import { madePlaces } from '../../../test/fixtures/made-places.ts';
import { noAddress } from '../../../test/fixtures/no-address.ts';
import { builtinDataDirectory } from '../../gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../gazetteer/read/gazetteer.ts';
import { verifyAddress } from '../verify-address.ts';

describe('a division of the code in the lines', () => {
  const builtin = openGazetteer({ directories: [builtinDataDirectory()] }).country('KR');
  if (builtin === undefined) throw new Error('there is no KR');
  const places = madePlaces('KR', [
    ['12178', '화도읍', '경기도', 37.65, 127.3, '남양주시'],
    ['12178', 'Hwado-eup', '경기도', 37.65, 127.3, 'Namyangju-si'],
  ]);

  it.each([
    ['경기도 남양주시 화도읍 마석로 5 12178', '화도읍 마석로 5', '남양주시'],
    ['5 Maseok-ro, Hwado-eup, Namyangju-si, Gyeonggi-do 12178', '5 Maseok-ro, Namyangju-si', 'Hwado-eup'],
  ])('is the city, or stays in its line, in Korea: %s', (typed, line1, locality) => {
    const { suggestion } = verifyAddress({ ...noAddress, line1: typed }, { ...builtin, places });
    expect(suggestion).toMatchObject({ line1, locality, postalCode: '12178' });
  });
});
