import { describe, expect, it } from 'vitest';
import { madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { type MadeStreet, madeStreets } from '../../../test/fixtures/made-streets.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress } from '../reading/read-address.ts';
import type { Candidate, Change, PlacePart } from './candidate.ts';
import { codeElsewhere, codeOfMisspelt, slipOfMisspelt } from './weigh-by-street.ts';

const rows: readonly MadeStreet[] = [
  ['94536', 'Peralta Boulevard', '3500', '3510'],
  ['94538', 'Fremont Boulevard', '40000'],
  ['94539', 'Oak Street', '12', '14', '16', '18', '20'],
  ['94536', 'Elm Street', '7'],
  ['94539', 'Elm Street', '7'],
  ['94560', 'Elm Street', '7'],
  ['94560', 'Thornton Avenue', '6000'],
  ['92101', 'Harbor Drive', '1'],
  ['97301', 'State Street', '5'],
  ['94536', 'Mission Boulevard', '100', '200'],
  ['94538', 'Mission Boulevard', '300', '400'],
];
const us: AddressCountry = { ...madeUs, streets: await madeStreets('US', rows) };

/** What the functions ask about: the street data, the line and the code as typed. */
function asked(country: AddressCountry, parts: Partial<PostalAddress>) {
  const profile = profileOf(country);
  const { streets } = profile;
  const reading = readAddress(typedAddress(parts), profile);
  const line1 = reading.address.line1 ?? '';
  if (streets === undefined) throw new Error('no streets');
  return { question: { line1, streets, typed: reading.postalCode?.primary ?? '' }, reading, profile };
}

function elsewhere(parts: Partial<PostalAddress>, country = us) {
  const { question, reading, profile } = asked(country, parts);
  return codeElsewhere(question, reading, profile);
}

describe('the other code that has street and number', () => {
  it('is the only one of the town that has both', () => {
    expect(elsewhere({ line1: '3500 Peralta Blvd', postalCode: '94538' })).toBe('94536');
    expect(elsewhere({ line1: '3500 Peralta Blvd', postalCode: '94560' })).toBe('94536');
  });

  it.each([
    ['the town has the street with other numbers', { line1: '9000 Peralta Blvd' }],
    ['two codes of the town have both', { line1: '7 Elm St' }],
    ['the typed code has both', { line1: '3500 Peralta Blvd', postalCode: '94536' }],
    ['the typed code has the street without numbers near by', { line1: '900 Oak St', postalCode: '94539' }],
    ['the typed code has numbers on both sides', { line1: '15 Oak St', postalCode: '94539' }],
    ['the code is longer than those of the data', { line1: '3500 Peralta Blvd', postalCode: '94538-1234' }],
    ['the code has no valid form', { line1: '3500 Peralta Blvd', postalCode: '9453' }],
    ['there is no code', { line1: '3500 Peralta Blvd', postalCode: null }],
    ['there is no city', { line1: '3500 Peralta Blvd', locality: null }],
    ['the data lacks the city', { line1: '3500 Peralta Blvd', locality: 'Fremnt' }],
    ['only a namesake in another province has both', { line1: '5 State St', ...salem('MA', '01970') }],
    ['the province is that of the namesake', { line1: '5 State St', ...salem('MA', '97301') }],
  ])('is none where %s', (_, parts) => {
    expect(elsewhere(parts)).toBeUndefined();
  });

  it('may be a namesake’s where no province says which of the two is meant', () => {
    expect(elsewhere({ line1: '5 State St', ...salem(null, '01970') })).toBe('97301');
    expect(elsewhere({ line1: '5 State St', ...salem('OR', '01970') })).toBe('97301');
  });

  it('is one near the town that begins like a code of no place, if no code of the town has both', () => {
    expect(elsewhere({ line1: '6000 Thornton Ave', postalCode: '94561' })).toBe('94560');
    expect(elsewhere({ line1: '6000 Thornton Ave', postalCode: '94661' })).toBeUndefined();
    expect(elsewhere({ line1: '3500 Peralta Blvd', postalCode: '94561' })).toBe('94536');
  });

  it('is not one far from the town that begins like the typed code', () => {
    const sanDiego = { locality: 'San Diego', postalCode: '94561' };
    expect(elsewhere({ ...sanDiego, line1: '6000 Thornton Ave' })).toBeUndefined();
  });

  it('is none near the town where the typed code is one of the town', () => {
    expect(elsewhere({ line1: '6000 Thornton Ave', postalCode: '94539' })).toBeUndefined();
  });
});

function salem(administrativeArea: string | null, postalCode: string): Partial<PostalAddress> {
  return { locality: 'Salem', administrativeArea, postalCode };
}

const candidate = (
  change: Change | undefined,
  wrong: readonly PlacePart[] = ['locality', 'postalCode'],
  cost = 10,
): Candidate => {
  const parts = { postalCode: 4, locality: 3, place: 2, area: 1, street: 0 };
  return { change, wrong, ...parts, cost, reason: 'made' };
};

describe('the code of a misspelt town', () => {
  const fremnt = { line1: '3500 Peralta Blvd', locality: 'Fremnt', postalCode: '94537' };
  const corrected = (postalCode: string) => candidate({ locality: 'Fremont', postalCode });

  function codeOf(candidates: readonly Candidate[], parts: Partial<PostalAddress> = {}) {
    const { question, reading, profile } = asked(us, { ...fremnt, ...parts });
    return codeOfMisspelt(question, candidates, reading, profile);
  }

  it('is the only one with street and number among the corrections of town and code', () => {
    expect(codeOf([corrected('94536'), corrected('94538'), corrected('94539')])).toBe('94536');
    expect(codeOf([corrected('94536'), corrected('94536')])).toBe('94536');
    expect(codeOf([corrected('94536'), corrected('94539')], { line1: '7 Elm St' })).toBeUndefined();
    expect(codeOf([corrected('94538')])).toBeUndefined();
    expect(codeOf([])).toBeUndefined();
  });

  it('is the one with the number, also if the typed code has another stretch of the street', () => {
    const parts = { line1: '200 Mission Blvd', postalCode: '94538' };
    expect(codeOf([corrected('94536'), corrected('94539')], parts)).toBe('94536');
    expect(codeOf([corrected('94536')], { ...parts, line1: '250 Mission Blvd' })).toBeUndefined();
  });

  it('is not that of a meaning in which town or code are right or stay as typed', () => {
    const both = { locality: 'Fremont', postalCode: '94536' };
    expect(codeOf([candidate(both, ['locality'])])).toBeUndefined();
    expect(codeOf([candidate(both, ['postalCode'])])).toBeUndefined();
    expect(codeOf([candidate({ postalCode: '94536' })])).toBeUndefined();
    expect(codeOf([candidate({ locality: 'Fremont' })])).toBeUndefined();
    expect(codeOf([candidate(undefined)])).toBeUndefined();
  });

  it('is none where the town is spelled right, is missing, or the typed code has street and number', () => {
    const all = [corrected('94536')];
    expect(codeOf(all, { locality: 'Fremont' })).toBeUndefined();
    expect(codeOf(all, { locality: null })).toBeUndefined();
    expect(codeOf(all, { postalCode: '94536' })).toBeUndefined();
  });
});

describe('a misspelt town with a code a slip away, of which the place data has the beginning', () => {
  const okotoks = { locality: 'Okotokss', administrativeArea: 'AB', postalCode: 'T1S 1N7' };
  const town = candidate({ locality: 'Okotoks' }, ['locality'], 8);

  async function slipOf(candidates: readonly Candidate[], parts: Partial<PostalAddress> = {}) {
    const streets = await madeStreets('CA', [
      ['T1S1N4', 'Southridge Drive', '14', '18', '22'],
      ['T1S1N5', 'Southridge Drive', '26', '30'],
      ['T1S1A1', 'Elk Street', '7'],
      ['T1S1A7', 'Elk Street', '7'],
      ['T1V1N7', 'Hill Street', '3'],
    ]);
    const format = { ...madeUs.format, country: 'CA', postalCodePattern: '[A-Z]\\d[A-Z] ?\\d[A-Z]\\d' };
    const places = madePlaces('CA', [['T1S', 'Okotoks', 'AB', 50.72, -113.97]]);
    const country = { format, dataVersion: 'made', places, streets };
    const line1 = '18 Southridge Drive';
    const { question, reading, profile } = asked(country, { line1, ...okotoks, ...parts });
    return slipOfMisspelt(question, candidates, reading, profile);
  }

  it('is the likeliest town with that code, which costs as much as another code', async () => {
    const dearer = candidate({ locality: 'Okotok' }, ['locality'], 9);
    for (const candidates of [
      [town, dearer],
      [dearer, town],
    ]) {
      const found = await slipOf(candidates);
      expect(found).toMatchObject({
        change: { locality: 'Okotoks', postalCode: 'T1S1N4' },
        wrong: ['locality', 'postalCode'],
        locality: 3,
      });
      expect(found?.cost).toBeCloseTo(8 - 4 + (found?.postalCode ?? 0), 9);
      expect(found?.reason).toBe('made, with the only code a slip away that has street and number');
    }
  });

  it('has the number, also if the typed code has another stretch of the street', async () => {
    const found = await slipOf([town], { postalCode: 'T1S 1N5' });
    expect(found?.change).toEqual({ locality: 'Okotoks', postalCode: 'T1S1N4' });
  });

  it.each([
    ['no meaning corrects the town', [candidate({ area: 'AB' }, ['area'])], {}],
    ['the code of the town is wrong too', [candidate({ locality: 'Okotoks' }), candidate(undefined)], {}],
    ['the town is spelled right', [town], { locality: 'Okotoks' }],
    ['the typed code has both', [town], { postalCode: 'T1S 1N4' }],
    ['two characters differ', [town], { postalCode: 'T1S 1M7' }],
    ['a character is missing', [town], { postalCode: 'T1S 1N' }],
    ['the code has another beginning', [town], { postalCode: 'T1S 1N8', line1: '3 Hill Street' }],
    ['two codes have both', [town], { postalCode: 'T1S 1A2', line1: '7 Elk Street' }],
    ['no code has both', [town], { line1: '7 Nowhere Street' }],
  ])('is none where %s', async (_, candidates, parts) => {
    expect(await slipOf(candidates, parts)).toBeUndefined();
  });

  it('is none where the place data has whole codes', () => {
    const { question, reading, profile } = asked(us, {
      line1: '3500 Peralta Blvd',
      locality: 'Fremnt',
      postalCode: '94537',
    });
    const fremont = candidate({ locality: 'Fremont' }, ['locality']);
    expect(slipOfMisspelt(question, [fremont], reading, profile)).toBeUndefined();
  });
});
