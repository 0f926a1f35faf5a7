import { describe, expect, it } from 'vitest';
import { madeGermany, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { tokensOf } from './tokens.ts';

const nothing = { line1: null, locality: null, administrativeArea: null, postalCode: null };

const tokens = (parts: Partial<PostalAddress>, country: AddressCountry) =>
  tokensOf(typedAddress({ ...nothing, ...parts }), profileOf(country));

/** The words with a blank between them, or a stroke between segments. */
function read(parts: Partial<PostalAddress>, country = madeUs): string {
  const all = tokens(parts, country);
  const before = (at: number) => (all[at]?.segment === all[at - 1]?.segment ? ' ' : ' | ');
  return all.map(({ text }, at) => (at === 0 ? text : before(at) + text)).join('');
}

describe('segments', () => {
  it.each([...',;،؛、，|•·–—（\n', ' - ', ' -- ', ' / ', ', - '])('are parted by %j', (mark) => {
    expect(read({ line1: `Oak${mark}Fremont` })).toBe('Oak | Fremont');
  });

  it.each(['-', '/', "'", '.', '+', '#'])('are not parted by %j within a word', (mark) => {
    expect(read({ line1: `Oak${mark}Elm` })).toBe(`Oak${mark}Elm`);
  });

  it.each([' ', ' + ', ' * ', ' : '])('are not parted by %j', (mark) => {
    expect(read({ line1: `12 Oak${mark}9 Elm` })).toBe('12 Oak 9 Elm');
  });

  it('are parted by fields, and a mark before the first word parts nothing', () => {
    const all = tokens({ line1: ', Oak', line2: 'Elm', locality: 'Fremont' }, madeUs);
    expect(all.map(({ text, field, segment }) => [text, field, segment])).toEqual([
      ['Oak', 'line1', 1],
      ['Elm', 'line2', 2],
      ['Fremont', 'locality', 3],
    ]);
  });

  it('have the mark that joins two names', () => {
    expect(read({ line1: 'Tyne & Wear' })).toBe('Tyne & Wear');
  });
});

describe('a text that runs on is cut', () => {
  it.each([
    ['before an area, behind a place', 'Fremont-California', 'Fremont- | California'],
    ['before an area, behind a place, at a slash', 'Fremont/California', 'Fremont/ | California'],
    ['before the code of an area in capitals', 'Oak-CA', 'Oak- | CA'],
    ['before the code of an area, all in small letters', 'oak-ca', 'oak- | ca'],
    ['before a place behind a slash', 'Irvington/Fremont', 'Irvington/ | Fremont'],
    ['behind a postal code', '94538-Fremont', '94538- | Fremont'],
    ['before a postal code, which stays beside its city', 'Fremont-94538', 'Fremont- 94538'],
    ['between an area and a postal code', 'CA94538', 'CA 94538'],
    ['at the hyphen of an area and a postal code', 'CA-94538', 'CA- 94538'],
    ['at the full stops of an area and a postal code', 'C.A.94538', 'C.A. 94538'],
    ['before a long postal code', 'CA94538-1234', 'CA 94538-1234'],
  ])('%s: %s', (_, line1, expected) => {
    expect(read({ line1 })).toBe(expected);
  });

  it.each([
    ['a name that ends like an area', 'Oak-California'],
    ['a name with a word in small letters', 'Oak-Ca'],
    ['an area with an area of its own', 'CA-Elm'],
    ['numbers', '12/3'],
    ['an abbreviation', 'c/o'],
    ['two names that nothing knows', 'Oak/Elm'],
    ['a letter and a place', 'A/Fremont'],
    ['a number and a place', 'Oak4/Fremont'],
    ['letters that are no area, and a code', 'XY94538'],
    ['a number too short for a code', 'Oak-123'],
    ['a code with letters of the country', 'US94538'],
    ['a code with a number behind it', '94538-1234'],
    ['a code with two letters behind it', '94538-ab'],
    ['a number with a hyphen', '123-94538'],
  ])('but not %s: %s', (_, line1) => {
    expect(read({ line1 })).toBe(line1);
  });

  it('between the number of a box and the code', () => {
    expect(read({ line1: 'PO Box 123-94538' })).toBe('PO Box 123- | 94538');
    expect(read({ line1: 'PO Box 123-9453' })).toBe('PO Box 123-9453');
    expect(read({ line1: 'PO Box', line2: '94538-1234' })).toBe('PO Box | 94538-1234');
  });

  it('not before an area where addresses name none', () => {
    expect(read({ line1: 'München-CA' }, madeGermany)).toBe('München-CA');
    expect(read({ line1: '80337-München' }, madeGermany)).toBe('80337- | München');
  });
});

it('each word stands in its field where it says', () => {
  const address = { line1: 'c/o  Jo, 12 Oak-CA', line2: 'CA94538-1234', locality: 'Fremont/California' };
  for (const { field, from, to, text } of tokens(address, madeUs))
    expect(typedAddress({ ...nothing, ...address })[field]?.slice(from, to)).toBe(text);
});

it('an address of more than forty words has none', () => {
  expect(tokens({ line1: 'Oak '.repeat(40) }, madeUs)).toHaveLength(40);
  expect(tokens({ line1: 'Oak '.repeat(41) }, madeUs)).toEqual([]);
});
