import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs } from '../cost/costs.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { postalRegions } from '../countries/profile/postal-regions.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress } from '../reading/read-address.ts';
import { verifyAddress } from '../verify-address.ts';
import { findCandidates } from './candidates.ts';

/** München with so many codes in a row, but for 80150, and a town with codes behind them. */
function doubtsAmid(count: number, parts: Partial<PostalAddress> = {}) {
  const codes = Array.from({ length: count + 1 }, (_, at) => `${80150 - Math.floor(count / 2) + at}`);
  const places = madePlaces('DE', [
    ...codes.filter((code) => code !== '80150').map((code) => [code, 'München', 'BY', 48.13, 11.55] as const),
    ['80920', 'Dachau', 'BY', 48.26, 11.43],
    ['80922', 'Dachau', 'BY', 48.26, 11.43],
  ]);
  const typed = { locality: 'München', administrativeArea: null, postalCode: '80150', ...parts };
  return verifyAddress(typedAddress(typed), { ...madeGermany, places }).doubts.length;
}

describe('a code that the data lacks', () => {
  it('is taken for a new one amid those of a city that has many', () => {
    expect(doubtsAmid(60)).toBe(0);
  });

  it('is so at the end of them, where all that differ in their last two digits are its own', () => {
    expect(doubtsAmid(60, { postalCode: '80199' })).toBe(0);
  });

  it.each([
    ['the city has few', 12, {}],
    ['the city is misspelt', 60, { locality: 'Münchn' }],
    ['those around it are of another place', 60, { postalCode: '80921' }],
  ])('is doubted where %s', (_, count, parts) => {
    expect(doubtsAmid(count, parts)).toBe(1);
  });
});

describe('a code that begins like the one of a whole region', () => {
  const isDoubted = (country: string) => {
    const places = madePlaces(country, [
      ['20000', 'Dorf', 'BY', 48.13, 11.55],
      ['20200', 'Stadt', 'BY', 49.9, 11.55],
      ['30000', 'Feld', 'BY', 51.06, 13.74],
    ]);
    const address = typedAddress({ locality: 'Dorf', administrativeArea: null, postalCode: '20100' });
    const format = { ...madeGermany.format, country };
    const verdict = verifyAddress(address, { ...madeGermany, format, places });
    return verdict.doubts.length > 0;
  };

  it('is taken for a new one where the list is incomplete', () => {
    expect(isDoubted('UY')).toBe(false);
  });

  it('is doubted where it is not', () => {
    expect(isDoubted('DE')).toBe(true);
  });
});

describe('a code beside those of a town, of a city for which the data has one in 200,000 inhabitants', () => {
  const dachau = Array.from(
    { length: 50 },
    (_, at) => [`${80340 + at}`, 'Dachau', 'BY', 48.26, 11.43] as const,
  );
  const places = madePlaces('DE', [
    ['80331', 'München', 'BY', 48.14, 11.57],
    ['80337', 'München', 'BY', 48.13, 11.55],
    ['01097', 'Dresden', 'SN', 51.06, 13.74],
    ...dachau,
  ]);
  const isDoubted = (postalCode: string, inhabitants: number) => {
    const address = typedAddress({ locality: 'München', administrativeArea: null, postalCode });
    const country = { ...madeGermany, places: { ...places, population: () => inhabitants } };
    return verifyAddress(address, country).doubts.length > 0;
  };

  it('is taken for a new one where it begins like one of its codes', () => {
    expect(isDoubted('80399', 400_000)).toBe(false);
  });

  it('is doubted where it begins otherwise, or where codes are for fewer', () => {
    expect(isDoubted('01099', 400_000)).toBe(true);
    expect(isDoubted('80399', 399_999)).toBe(true);
  });

  it('is so in one line, too', () => {
    const line1 = 'Marienplatz 12, 80399 München';
    const address = typedAddress({ line1, locality: null, administrativeArea: null, postalCode: null });
    const country = { ...madeGermany, places: { ...places, population: () => 400_000 } };
    const parts = { line1: 'Marienplatz 12', locality: 'München', postalCode: '80399' };
    expect(verifyAddress(address, country).suggestion).toMatchObject(parts);
  });
});

it('a code that ends as the general ones of the country goes with each town of its province', () => {
  const places = madePlaces('EC', [
    ['010101', 'Dachau', 'BY', 48.26, 11.43],
    ['010204', 'Karlsfeld', 'BY', 48.22, 11.46],
    ['110101', 'Dresden', 'SN', 51.06, 13.74],
  ]);
  const format = { ...madeGermany.format, country: 'EC', postalCodePattern: '\\d{6}' };
  const doubtsOf = (code: string) => {
    const address = typedAddress({ locality: 'Dachau', administrativeArea: null, postalCode: code });
    return verifyAddress(address, { ...madeGermany, format, places }).doubts.length;
  };
  expect(['010150', '110150'].map(doubtsOf)).toEqual([0, 1]);
});

it('a general code that the data lacks goes with a town whose codes begin so, and no other code does', () => {
  const codes = Array.from({ length: 40 }, (_, at) => `${80301 + at}`);
  const places = madePlaces('DE', [
    ...codes.map((code) => [code, 'Dachau', 'BY', 48.26, 11.43] as const),
    ['80390', 'Karlsfeld', 'BY', 48.22, 11.46],
  ]);
  const doubtsOf = (postalCode: string) => {
    const address = typedAddress({ locality: 'Karlsfeld', administrativeArea: null, postalCode });
    return verifyAddress(address, { ...madeGermany, places }).doubts.length;
  };
  expect(['80300', '80341'].map(doubtsOf)).toEqual([0, 1]);
});

describe('a city of whose codes the data has those of its quarters, or none', () => {
  const places = madePlaces('EC', [
    ['170515', 'Cochapamba', 'P', -0.14, -78.49],
    ['170521', 'La Floresta', 'P', -0.2, -78.48],
    ['170524', 'Guápulo', 'P', 0.9, -78.48],
    ['010101', 'Cuenca', 'A', -2.9, -79.0],
    ['', 'Quito', 'P', -0.23, -78.52],
  ]);
  const [quito] = places.findLocalities('quito');
  const judge = (parts: Partial<PostalAddress>, inhabitants = 2_000_000) => {
    const format = {
      ...madeGermany.format,
      country: 'EC',
      postalCodePattern: '\\d{6}',
      requiresPostalCode: false,
    };
    const population = (locality: number) => (locality === quito ? inhabitants : 0);
    const codesOfLocality = (locality: number) =>
      locality === quito ? [] : places.codesOfLocality(locality);
    const country = { format, dataVersion: 'made', places: { ...places, population, codesOfLocality } };
    return verifyAddress(typedAddress({ administrativeArea: null, locality: 'Quito', ...parts }), country);
  };

  it('goes with a code that the data lacks, with a general one, and with one that it has far away', () => {
    for (const postalCode of ['170150', '170000', '170524'])
      expect([postalCode, judge({ postalCode }).doubts]).toEqual([postalCode, []]);
  });

  it('goes with one that the data lacks beside a province, where nothing tells whether that is right', () => {
    const typed = { line2: 'Quito', locality: null, administrativeArea: 'Pichincha', postalCode: '170150' };
    expect(judge(typed).suggestion).toMatchObject({ locality: 'Quito', postalCode: '170150' });
  });

  it('is corrected beside one that the data lacks where it is misspelt', () => {
    const { suggestion } = judge({ locality: 'Quitto', postalCode: '170999' });
    expect(suggestion).toMatchObject({ locality: 'Quito', postalCode: '170999' });
  });

  it('is found with such a code in one line', () => {
    const line1 = 'Av. Amazonas 12, Quito 170150';
    const { suggestion } = judge({ line1, locality: null, postalCode: null });
    expect(suggestion).toMatchObject({ line1: 'Av. Amazonas 12', locality: 'Quito', postalCode: '170150' });
  });

  it('is doubted beside a code of another region, and where it is a town', () => {
    expect(judge({ postalCode: '010150' }).doubts).not.toEqual([]);
    expect(judge({ postalCode: '170130' }, 199_999).doubts).not.toEqual([]);
  });
});

it('a code for which the regions name the town is not doubted, although the data lacks it', () => {
  const places = madePlaces('DE', [
    ['80331', 'München', 'BY', 48.14, 11.57],
    ['85221', 'Dachau', 'BY', 48.26, 11.43],
    ['85232', 'Bergkirchen', 'BY', 48.25, 11.36],
  ]);
  const regions = postalRegions({ country: 'DE', isComplete: true, regions: [['85222', 5, 48.26, 11.43]] });
  const doubtsOf = (postalCode: string) => {
    const address = typedAddress({ locality: 'Dachau', administrativeArea: null, postalCode });
    return verifyAddress(address, { ...madeGermany, places, regions }).doubts.length;
  };
  expect(['85222', '85227'].map(doubtsOf)).toEqual([0, 1]);
});

it('a code for which the regions name a city is its own, although they place it 2 km away', () => {
  const made = madePlaces('DE', [
    ['80331', 'München', 'BY', 48.14, 11.57],
    ['85221', 'Dachau', 'BY', 48.26, 11.43],
  ]);
  const regions = postalRegions({ country: 'DE', isComplete: true, regions: [['85222', 5, 48.26, 11.46]] });
  const doubtsOf = (inhabitants: number) => {
    const places = { ...made, population: () => inhabitants };
    const address = typedAddress({ locality: 'Dachau', administrativeArea: null, postalCode: '85222' });
    return verifyAddress(address, { ...madeGermany, places, regions }).doubts.length;
  };
  expect([costs.inhabitantsOfOwnCodes, 9000].map(doubtsOf)).toEqual([0, 1]);
});

it('a code that begins like none of an incomplete list goes with a place of its region', () => {
  const places = madePlaces('BR', [
    ['78930000', 'Dachau', 'BY', 48.26, 11.43],
    ['76100000', 'Bergkirchen', 'BY', 48.25, 11.36],
  ]);
  const regions = postalRegions({ country: 'BR', isComplete: true, regions: [['768', 5, 48.26, 11.43]] });
  const address = typedAddress({ locality: 'Dachau', administrativeArea: null, postalCode: '76870000' });
  const isDoubted = (country: string) => {
    const format = { ...madeGermany.format, country, postalCodePattern: '\\d{8}' };
    return verifyAddress(address, { ...madeGermany, format, places, regions }).doubts.length > 0;
  };
  expect(['BR', 'DE'].map(isDoubted)).toEqual([false, true]);
});

it('a town that the regions name for a code goes with it, although the data has villages alone there', () => {
  const format = {
    ...madeGermany.format,
    country: 'GB',
    postalCodePattern: '[A-Z]{1,2}\\d{1,2} ?\\d[A-Z]{2}',
  };
  const places = madePlaces('GB', [
    ['NG31', 'Grantham', 'ENG', 52.91, -0.64],
    ['NG33', 'Corby', 'ENG', 52.73, -0.5],
    ['NG33', 'Bytham', 'ENG', 52.73, -0.5],
  ]);
  const regions = postalRegions({
    country: 'GB',
    isComplete: true,
    regions: [['NG31 NG33', 8, 52.91, -0.64]],
  });
  const costOf = (country: AddressCountry, locality = 'Grantham') => {
    const profile = profileOf(country);
    const typed = typedAddress({ locality, administrativeArea: null, postalCode: 'NG33 4QA' });
    return findCandidates(readAddress(typed, profile), profile).find(
      ({ wrong, change }) => wrong.length === 0 || change?.locality === 'Grantham',
    )?.place;
  };
  const made = { format, dataVersion: 'made', places };
  expect(costOf(made)).toBeGreaterThan(2 * costs.placeDivision);
  expect(costOf({ ...made, regions })).toBe(costs.placeDivision);
  expect(costOf({ ...made, regions }, 'Granthxm')).toBe(costs.placeDivision);
});

describe('a town of a list without codes', () => {
  const isDoubted = (areaOfList: string) => {
    const made = madePlaces('DE', [
      ['91200', 'Gawadar', 'BY', 48.17, 11.28],
      ['91300', 'Gwadar', areaOfList, 51.12, 12.3],
    ]);
    const codesOfLocality = (at: number) =>
      made.localityName(at) === 'Gwadar' ? [] : made.codesOfLocality(at);
    const places = { ...made, codesOfLocality, population: () => 50_000 };
    const address = typedAddress({ locality: 'Gwadar', administrativeArea: null, postalCode: '91200' });
    return verifyAddress(address, { ...madeGermany, places }).doubts.length > 0;
  };

  it('is that of a code which has it in another spelling, a letter away', () => {
    expect(isDoubted('BY')).toBe(false);
  });

  it('is another one in another area', () => {
    expect(isDoubted('SN')).toBe(true);
  });
});
