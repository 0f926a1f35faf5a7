import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { type MadeStreet, madeStreets } from '../../../test/fixtures/made-streets.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs } from '../cost/costs.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress } from '../reading/read-address.ts';
import type { Candidate, Change, PlacePart } from './candidate.ts';
import { isKnownElsewhere, weighByStreet } from './weigh-by-street.ts';

const rows: readonly MadeStreet[] = [
  ['94538', 'Peralta Boulevard', '10', '12', '14', '16', '18', '20'],
  ['94536', 'Peralta Boulevard', '3500', '3510'],
  ['94539', 'Elm Street', '7', '9', '11', '13', '15', '17'],
  ['94536', 'Elm Street', '7', '9', '11', '13', '15', '17'],
  ['94587', 'Oak Street', '1'],
];
const us = profileOf({ ...madeUs, streets: await madeStreets('US', rows) });
const bare = profileOf(madeUs);
const rarityOf = (line: string) => Math.min(costs.streetMost, us.streets?.rarity(line) ?? Number.NaN);

const candidate = (change: Change | undefined, wrong: readonly PlacePart[] = []): Candidate => {
  const parts = { postalCode: 4, locality: 3, place: 2, area: 1, street: 0 };
  return { change, wrong, ...parts, cost: 10, reason: 'made' };
};
const asTyped = candidate({});
const otherCode = (postalCode: string) => candidate({ postalCode }, ['postalCode']);

function weigh(parts: Partial<PostalAddress>, candidates: readonly Candidate[], profile = us) {
  return weighByStreet(candidates, readAddress(typedAddress(parts), profile), profile);
}

/** What the line adds to each candidate. */
function streetsOf(parts: Partial<PostalAddress>, candidates: readonly Candidate[]): number[] {
  const weighed = weigh(parts, candidates);
  for (const { cost, street } of weighed.slice(0, candidates.length))
    expect(cost).toBeCloseTo(10 + street, 9);
  return weighed.map(({ street }) => street);
}

describe('a candidate', () => {
  const line1 = '7 Elm St';
  const parts = { line1, postalCode: '94539' };

  it('is cheaper where its code has street and number, by what the street tells', () => {
    const [typed, other] = streetsOf(parts, [asTyped, otherCode('94536')]);
    expect(typed).toBeCloseTo(-rarityOf(line1), 9);
    expect(other).toBeCloseTo(-rarityOf(line1), 9);
    expect(typed).toBeLessThan(0);
  });

  it.each([
    ['10 Elm St', costs.streetAlone],
    ['Elm St', costs.streetAlone],
    ['8000 Elm St', 0],
  ])('of which the code has the street, but not the number, gets a share: %s', (line, share) => {
    expect(streetsOf({ ...parts, line1: line }, [asTyped])[0]).toBeCloseTo(-rarityOf(line) * share, 9);
  });

  it('is dearer where its code has no such street, not where the data does not cover it', () => {
    const candidates = [asTyped, otherCode('94538'), otherCode('94560')];
    expect(streetsOf({ line1: '1 Sunset Blvd', postalCode: '94539' }, candidates)).toEqual([
      costs.streetUnknown,
      costs.streetUnknown,
      0,
    ]);
  });

  it('that corrects no code is as it was', () => {
    const candidates = [candidate(undefined, ['postalCode'])];
    expect(weigh({ line1: '7 Elm St', postalCode: '94539' }, candidates)[0]).toBe(candidates[0]);
  });

  it('is judged by the typed code if that is not what is wrong', () => {
    const [named, wrong] = streetsOf(parts, [
      candidate({ locality: 'Fremont' }, ['locality']),
      candidate({ locality: 'Fremont' }, ['locality', 'postalCode']),
    ]);
    expect(named).toBeCloseTo(-rarityOf(line1), 9);
    expect(wrong).toBe(0);
  });
});

describe('the only code of the town with street and number', () => {
  const parts = { line1: '3500 Peralta Blvd', postalCode: '94539' };

  it('is added as a candidate, and makes all others dearer', () => {
    const candidates = [
      asTyped,
      otherCode('94538'),
      otherCode('94560'),
      candidate(undefined, ['postalCode']),
    ];
    const weighed = weigh(parts, candidates);
    const added = weighed.at(-1);
    expect(weighed.length).toBe(candidates.length + 1);
    expect(added).toMatchObject({
      change: { postalCode: '94536' },
      wrong: ['postalCode'],
      postalCode: costs.codeOther,
      reason: 'the only code of the place that has street and number',
    });
    const { codeOther, nameExact, placeOwn, areaRight } = costs;
    const street = -rarityOf(parts.line1);
    expect(added?.street).toBeCloseTo(street, 9);
    expect(added?.cost).toBeCloseTo(codeOther + nameExact + placeOwn + areaRight + street, 9);
    expect(weighed.slice(0, -1).map((each) => each.street)).toEqual([
      costs.streetElsewhere,
      costs.streetElsewhere,
      costs.streetUncovered,
      costs.streetUncovered,
    ]);
  });

  it('is told from codes whose numbers end far below', () => {
    const known = (typed: Partial<PostalAddress>, profile = us) =>
      isKnownElsewhere(readAddress(typedAddress(typed), profile), profile);
    expect(known(parts)).toBe(true);
    expect(known({ ...parts, postalCode: '94538' })).toBe(true);
    expect(known({ ...parts, postalCode: '94536' })).toBe(false);
    expect(known({ ...parts, postalCode: '94560' })).toBe(false);
    expect(known({ ...parts, line1: '7 Elm St', postalCode: '94538' })).toBe(false);
    expect(known(parts, bare)).toBe(false);
  });
});

it('candidates stay as they are without street data, without a line, or for a box', () => {
  const candidates = [asTyped];
  expect(weigh({}, candidates, bare)).toBe(candidates);
  expect(weigh({ line1: null }, candidates)).toBe(candidates);
  expect(weigh({ line1: 'PO Box 12' }, candidates)).toBe(candidates);
});
