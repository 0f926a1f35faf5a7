import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { PostalAddress } from '../postal-address.ts';
import { verifyAddress } from '../verify-address.ts';

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

  it.each([
    ['the city has few', 12, {}],
    ['the city is misspelt', 60, { locality: 'Münchn' }],
    ['those around it are of another place', 60, { postalCode: '80921' }],
  ])('is doubted where %s', (_, count, parts) => {
    expect(doubtsAmid(count, parts)).toBe(1);
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
});
