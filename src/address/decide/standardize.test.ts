import { describe, expect, it } from 'vitest';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { builtinDataDirectory } from '../../gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../gazetteer/read/gazetteer.ts';
import { findAdministrativeArea } from '../countries/profile/administrative-areas.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { writeArea } from './write-address.ts';

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });

function countryOf(code: string) {
  const country = gazetteer.country(code);
  if (country === undefined) throw new Error(`no country ${code}`);
  return country;
}

describe('an area is written', () => {
  it.each([
    ['US', 'CA', 'California', 'Fremont', 'CA'],
    ['JP', '東京都', 'Tokyo', 'Chiyoda', 'Tokyo'],
    ['JP', '東京都', 'JP-13', 'Chiyoda', 'Tokyo'],
    ['JP', '東京都', 'jp-13', 'Chiyoda', 'Tokyo'],
    ['JP', '東京都', '13', 'Chiyoda', 'Tokyo'],
    ['JP', '東京都', '13', '千代田区', '東京都'],
    ['JP', '東京都', null, 'Chiyoda', 'Tokyo'],
    ['JP', '東京都', null, null, 'Tokyo'],
    ['JP', '東京都', 'Osaka', 'Chiyoda', 'Tokyo'],
    ['JP', '東京都', '大阪府', 'Chiyoda', '東京都'],
    ['JP', '東京都', 'TOKYO', 'Chiyoda', 'TOKYO'],
    ['HK', '九龍', 'Kowloon', 'Mong Kok', 'Kowloon'],
    ['IE', 'Co. Cork', 'Cork', 'Cobh', 'Cork'],
    ['IE', 'Co. Cork', null, 'Cobh', 'Co. Cork'],
  ] as const)('in %s: %s, typed as %s in %s, is %s', (country, code, typed, locality, written) => {
    const address = { line1: '1-2-3 Main', locality, administrativeArea: typed };
    expect(writeArea(code, address, profileOf(countryOf(country)))).toBe(written);
  });

  it('in the script of the first line, if nothing else is typed', () => {
    const { line1 } = typedAddress({ line1: '丸の内1-9-1' });
    const profile = profileOf(countryOf('JP'));
    expect(writeArea('東京都', { line1, locality: null, administrativeArea: null }, profile)).toBe('東京都');
    expect(writeArea('東京都', { line1: null, locality: null, administrativeArea: null }, profile)).toBe(
      'Tokyo',
    );
  });
});

describe('findAdministrativeArea', () => {
  it('finds the area of a code or name, and none for a text that names none', () => {
    expect(findAdministrativeArea(countryOf('US'), 'california')?.code).toBe('CA');
    expect(findAdministrativeArea(countryOf('US'), 'TX')?.code).toBe('TX');
    expect(findAdministrativeArea(countryOf('US'), 'Bavaria')).toBeUndefined();
  });
});
