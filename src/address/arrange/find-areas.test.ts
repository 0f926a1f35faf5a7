import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress } from '../reading/read-address.ts';
import { findAreas, findCountries, isAbroad } from './find-areas.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type CodeSpan, runsOf, segmentsOf } from './word-spans.ts';

const nothing = { line1: null, locality: null, administrativeArea: null, postalCode: null };

const tokensIn = (parts: Partial<PostalAddress>, country: AddressCountry) =>
  tokensOf(typedAddress({ ...nothing, ...parts }), profileOf(country));

/** Each number of five digits as a code. */
const codesIn = (tokens: readonly Token[]) =>
  tokens.flatMap(({ text }, at) =>
    /^\d{5}$/.test(text) ? [{ from: at, to: at + 1, text } as CodeSpan] : [],
  );

const wordsOf = (parts: Partial<PostalAddress>, country: AddressCountry) => {
  const tokens = tokensIn(parts, country);
  return { tokens, runs: runsOf(tokens), codes: codesIn(tokens), profile: profileOf(country) };
};

const namesAbroad = (parts: Partial<PostalAddress>, country = madeUs) => {
  const reading = readAddress(typedAddress({ ...nothing, ...parts }), profileOf(country));
  const tokens = tokensIn(parts, country);
  return isAbroad(reading, { tokens, segments: segmentsOf(tokens) }, profileOf(country));
};

const areasIn = (parts: Partial<PostalAddress>, country: AddressCountry = madeUs) =>
  findAreas(wordsOf(parts, country)).map(({ text }) => text);

const countriesIn = (parts: Partial<PostalAddress>, country: AddressCountry = madeUs) =>
  findCountries(wordsOf(parts, country)).map(({ text }) => text);

/** The same country with an area of this code and name. */
const withArea = (code: string, name: string): AddressCountry => ({
  ...madeUs,
  format: { ...madeUs.format, administrativeAreas: [{ code, names: [name] }] },
});

describe('an area', () => {
  it.each<[string, string, string[]]>([
    ['by its code', '12 Oak St, Fremont, CA', ['CA']],
    ['by its name', '12 Oak St Fremont California', ['California']],
    ['by its code with a full stop, at an end', '12 Oak St Fremont Or.', ['Or']],
    ['by its code in small letters, as a segment', '12 Oak St, Fremont, or', ['or']],
    ['by its code in small letters, before the postal code', '12 Oak St Fremont or 97201', ['or']],
    ['by its code at the end of small letters', '12 oak st fremont or', ['or']],
    ['by letters with blanks between', '12 Oak St Fremont C A', ['C A']],
    ['without the word of a city before it', 'Salt Lake City CA', ['CA']],
    ['twice', 'CA, Nevada', ['CA', 'Nevada']],
  ])('is found %s: %s', (_, line1, found) => {
    expect(areasIn({ line1 })).toEqual(found);
  });

  it.each([
    ['a word among others', '12 Oak or Elm St'],
    ['a word among others without capitals', '12 oak or elm st'],
    ['the last word of an address with capitals', '12 Oak St Fremont or'],
    ['a word with a full stop among others', '12 Oak Or. Elm St'],
    ['a word that a postal code stands before', '12 Oak 97201 or Elm'],
    ['a number and a code', '4CA'],
  ])('is not %s: %s', (_, line1) => {
    expect(areasIn({ line1 })).toEqual([]);
  });

  it('of three letters is none with the word of a city before it either', () => {
    const country = withArea('NSW', 'New South Wales');
    expect(areasIn({ line1: '12 Oak St, Fremont City NSW' }, country)).toEqual(['NSW']);
    expect(areasIn({ line1: '12 Oak St Fremont N S W' }, country)).toEqual(['N S W']);
  });

  it('of one letter is all of a field that is no line', () => {
    const country = withArea('W', 'Western');
    expect(areasIn({ line1: '12 Oak St', administrativeArea: 'W' }, country)).toEqual(['W']);
    expect(areasIn({ line1: '12 Oak St', locality: 'Fremont W' }, country)).toEqual([]);
    expect(areasIn({ line1: '12 Oak St', line2: 'W' }, country)).toEqual([]);
  });

  it('in its own field may begin with a digit', () => {
    const country = withArea('04', '4 Lakes');
    expect(areasIn({ administrativeArea: '4 Lakes' }, country)).toEqual(['4 Lakes']);
    expect(areasIn({ line1: '4 Lakes' }, country)).toEqual([]);
  });

  it('is none where addresses name none', () => {
    expect(areasIn({ line1: '12 Oak St, Fremont, CA' }, madeGermany)).toEqual([]);
  });
});

describe('the name of the country', () => {
  it.each<[string, Partial<PostalAddress>, string[]]>([
    ['at the end', { line1: '12 Oak St Fremont USA' }, ['USA']],
    ['before all', { line1: 'USA 12 Oak St' }, ['USA']],
    ['as a segment', { line1: '12 Oak St, USA, Fremont' }, ['USA']],
    ['at the end of a field', { line1: '12 Oak St USA', locality: 'Fremont' }, ['USA']],
    ['before the code behind a comma', { line1: 'Fremont, United States 94538 CA' }, ['United States']],
    ['before the code', { line1: '12 Oak St Fremont CA USA 94538' }, ['USA']],
    ['in four words, once', { line2: 'United States of America' }, ['United States of America']],
    ['as its code', { line1: '12 Oak St US' }, ['US']],
    ['as its code in small letters, as a segment', { line1: '12 Oak St, us' }, ['us']],
  ])('is found %s: %j', (_, parts, found) => {
    expect(countriesIn(parts)).toEqual(found);
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['within a street', { line1: '12 USA St Fremont' }],
    ['as a small word at the end', { line1: '12 Oak St us' }],
    ['as that of another country', { line1: '12 Oak St, Germany' }],
  ])('is not found %s: %j', (_, parts) => {
    expect(countriesIn(parts)).toEqual([]);
  });

  it('that has the code of an area is the country as the last segment alone', () => {
    const country = withArea('US', 'Ustria');
    expect(countriesIn({ line1: '12 Oak St, US' }, country)).toEqual(['US']);
    expect(countriesIn({ line1: '12 Oak St US' }, country)).toEqual([]);
    expect(countriesIn({ line1: '12 Oak St, US, Fremont' }, country)).toEqual([]);
    expect(countriesIn({ line1: '12 Oak St, us' }, country)).toEqual([]);
  });
});

describe('another country', () => {
  it.each<[string, Partial<PostalAddress>]>([
    ['behind a comma', { line1: '12 Oak St, Germany' }],
    ['in a field of its own', { line1: '12 Oak St', line2: 'Germany' }],
    ['behind the city', { line1: '12 Oak St', locality: 'Fremont, Germany', postalCode: '94538' }],
    ['for the city', { locality: 'Germany' }],
  ])('is named %s: %j', (_, parts) => {
    expect(namesAbroad(parts)).toBe(true);
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['as the first line', { line1: 'Germany' }],
    ['before the city', { locality: 'Germany, Fremont' }],
    ['behind the city without a comma', { locality: 'Fremont Germany' }],
    ['if it is the own one', { line1: '12 Oak St, USA' }],
  ])('is not named %s: %j', (_, parts) => {
    expect(namesAbroad(parts)).toBe(false);
  });

  it('is not named where a place or an area has the name', () => {
    const places = madePlaces('US', [['17042', 'Lebanon', 'PA', 40.34, -76.42]]);
    expect(namesAbroad({ locality: 'Lebanon' })).toBe(true);
    expect(namesAbroad({ locality: 'Lebanon' }, { ...madeUs, places })).toBe(false);
    expect(namesAbroad({ administrativeArea: 'Georgia' })).toBe(true);
    expect(namesAbroad({ administrativeArea: 'Georgia' }, withArea('GA', 'Georgia'))).toBe(false);
  });
});

describe('a large city of another country in the lines', () => {
  const isCityAbroad = (city: string, code: string) =>
    (city === 'Lyon' && code === '69003') || (city === 'California' && code === '690033');
  const isNamed = (parts: Partial<PostalAddress>) => namesAbroad(parts, { ...madeUs, isCityAbroad });

  it.each<[string, Partial<PostalAddress>]>([
    ['behind its code', { line1: '14 rue des Lilas, 69003 Lyon' }],
    ['before its code', { line1: '14 rue des Lilas, Lyon 69003' }],
    ['before a segment with its code', { line1: '14 rue des Lilas, Lyon, ARA 69003' }],
    ['in the second line', { line1: '14 rue des Lilas', line2: '69003 Lyon' }],
  ])('shows %s: %j', (_, parts) => {
    expect(isNamed(parts)).toBe(true);
  });

  it.each<[string, Partial<PostalAddress>]>([
    ['as the first segment', { line1: 'Lyon, 69003' }],
    ['where it is an area', { line1: '14 Oak St, California 690033' }],
    ['before words behind the code', { line1: '14 Oak St, Lyon, Main Rd 69003 Salem' }],
    ['with a number of its own', { line1: '14 Oak St, Lyon 1, ARA 69003' }],
    ['without a code of its shape', { line1: '14 Oak St, Lyon 6900' }],
    ['beside a place of this country', { line1: '14 Oak St, Lyon, Fremont 69003' }],
    ['where the city stands in its field', { line1: '14 Oak St, Lyon 69003', locality: 'Lyon' }],
  ])('does not show %s: %j', (_, parts) => {
    expect(isNamed(parts)).toBe(false);
  });
});
