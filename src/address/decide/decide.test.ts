import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { Candidate, Change, PlacePart } from '../candidates/candidate.ts';
import { leastAccepted, losses } from '../cost/losses.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { type Reading, readAddress } from '../reading/read-address.ts';
import { decide } from './decide.ts';

const profile = profileOf(madeUs);
const reading = readAddress(typedAddress(), profile);
const withCode = (postalCode: string | null) => readAddress(typedAddress({ postalCode }), profile);
const lacking = (missing: Reading['missing'], of = reading): Reading => ({ ...of, missing });

function candidate(cost: number, wrong: readonly PlacePart[] = [], change?: Change): Candidate {
  const parts = { postalCode: 0, locality: 0, place: cost, area: 0, street: 0 };
  return { change, wrong, ...parts, cost, reason: 'made' };
}

const asTyped = (cost: number) => candidate(cost, [], {});
const unknown = (cost: number, ...wrong: PlacePart[]) => candidate(cost, wrong);
const changed = (cost: number, change: Change, wrong: readonly PlacePart[] = ['locality']) =>
  candidate(cost, wrong, change);

describe('an address is accepted', () => {
  it('where what was typed is likeliest', () => {
    const decision = decide([asTyped(1), unknown(6, 'postalCode')], reading, losses.balanced);
    expect(decision).toEqual({
      doubt: undefined,
      change: undefined,
      cost: 1,
      right: expect.closeTo(0.993, 3),
      reason: 'accepted: right as typed 99.3 %',
    });
  });

  it('where it is more likely right than the losses of a doubt allow', () => {
    // A doubt costs 3 where the address is right and 0.4 where it is wrong, a wrong one that passes costs 1.
    expect(decide([asTyped(0), unknown(1.5, 'area')], reading, losses.balanced).doubt).toBeUndefined();
    expect(decide([asTyped(1.5), unknown(0, 'area')], reading, losses.balanced).doubt).toBeUndefined();
    expect(decide([asTyped(1.7), unknown(0, 'area')], reading, losses.balanced).doubt).toEqual({
      code: 'Province.Mismatch',
    });
  });
});

it('a name with its accents and without them is one offer, spelled as the likelier of the two', () => {
  const rival = (locality: string) => [changed(0, { locality: 'Montréal' }), changed(2, { locality })];
  expect(decide(rival('MONTREAL'), reading, losses.balanced).change).toEqual({ locality: 'Montréal' });
  expect(decide(rival('Monteal'), reading, losses.balanced).change).toBeUndefined();
});

describe('caution', () => {
  const doubts = (right: number, caution: 'relaxed' | 'balanced' | 'strict') => {
    const candidates = [asTyped(-Math.log(right)), unknown(-Math.log(1 - right), 'area')];
    return decide(candidates, reading, losses[caution]).doubt !== undefined;
  };

  it.each([
    ['relaxed', 0.1],
    ['balanced', 1 / 6],
    ['strict', 0.8],
  ] as const)('%s asks about what is right with less than %f', (caution, least) => {
    expect(leastAccepted(caution)).toBeCloseTo(least);
    expect([least - 0.01, least + 0.01].map((right) => doubts(right, caution))).toEqual([true, false]);
  });

  it('relaxed offers no correction that a balanced market would not', () => {
    for (let right = 0.02; right < 1; right += 0.02) {
      const candidates = [asTyped(-Math.log(right)), changed(-Math.log(1 - right), { locality: 'Reno' })];
      const [relaxed, usual] = [losses.relaxed, losses.balanced].map(
        (each) => decide(candidates, reading, each).change,
      );
      if (usual === undefined) expect(relaxed).toBeUndefined();
    }
  });
});

describe('a doubt names what is wrong by the likeliest meaning', () => {
  it.each([
    [['locality'], 'City.Mismatch'],
    [['postalCode'], 'PostalCode.Mismatch'],
    [['area'], 'Province.Mismatch'],
    [['locality', 'postalCode'], 'Address.Doubtful'],
  ] as const)('%s: %s', (wrong, code) => {
    const less = unknown(3, 'area', 'locality');
    const { doubt, change, reason } = decide(
      [less, unknown(0, ...wrong), asTyped(5)],
      reading,
      losses.balanced,
    );
    expect(doubt).toEqual({ code });
    expect(change).toBeUndefined();
    expect(reason).toBe('doubted: right as typed 0.6 %');
  });

  it('a text that is no province comes first', () => {
    const strange = { ...unknown(0, 'area', 'locality'), isAreaStrange: true };
    expect(decide([strange], reading, losses.balanced).doubt).toEqual({ code: 'Province.Unknown' });
  });

  it('a code of the wrong shape is a doubt of its own', () => {
    expect(decide([unknown(0, 'locality')], withCode('9453'), losses.balanced).doubt).toEqual({
      code: 'PostalCode.Doubtful',
    });
    expect(decide([unknown(0, 'locality')], lacking([], withCode(null)), losses.balanced).doubt).toEqual({
      code: 'City.Mismatch',
    });
  });
});

describe('a change is offered', () => {
  it('where it is far likelier than everything else', () => {
    const decision = decide([asTyped(9), changed(0, { locality: 'Newark' })], reading, losses.balanced);
    expect(decision).toEqual({
      doubt: { code: 'City.Mismatch' },
      change: { locality: 'Newark' },
      cost: 0,
      right: expect.closeTo(0, 3),
      reason: 'offered: 100.0 % of what it may mean',
    });
  });

  it('with its share of what the address may mean', () => {
    const { change, reason } = decide(
      [asTyped(3), changed(0, { locality: 'Newark' })],
      reading,
      losses.balanced,
    );
    expect(change).toEqual({ locality: 'Newark' });
    expect(reason).toBe('offered: 95.3 % of what it may mean');
  });

  it('not where another is about as likely', () => {
    const two = [changed(0, { locality: 'Newark' }), changed(1, { locality: 'Fremont' })];
    expect(decide(two, reading, losses.balanced).change).toBeUndefined();
    expect(
      decide([two[0] ?? asTyped(0), changed(9, { locality: 'Fremont' })], reading, losses.balanced).change,
    ).toEqual({
      locality: 'Newark',
    });
  });

  it('by the sum of all meanings that have it', () => {
    const other = { locality: 'Salem', area: 'OR', postalCode: '97301' };
    const same = () => changed(1, { ...other });
    const against = changed(3, { locality: 'Salem', area: 'MA', postalCode: '97301' });
    expect(decide([same(), against], reading, losses.balanced).change).toBeUndefined();
    expect(
      decide([same(), same(), same(), same(), same(), against], reading, losses.balanced).change,
    ).toEqual(other);
  });

  it('not where it costs as much as three faults', () => {
    expect(decide([changed(26.4, { locality: 'Newark' })], reading, losses.balanced).change).toBeDefined();
    expect(decide([changed(26.5, { locality: 'Newark' })], reading, losses.balanced).change).toBeUndefined();
  });

  it('only with everything that is missing', () => {
    const offers = [
      [['locality'], { locality: 'Newark' }, true],
      [['locality'], { area: 'CA' }, false],
      [['administrativeArea'], { area: 'CA' }, true],
      [['administrativeArea'], { locality: 'Newark' }, false],
      [['postalCode'], { postalCode: '94560' }, true],
      [['postalCode'], { area: 'CA' }, false],
      [['locality', 'postalCode'], { postalCode: '94560' }, false],
      [['locality', 'postalCode'], { postalCode: '94560', locality: 'Newark' }, true],
      [['line1'], { locality: 'Newark', area: 'CA', postalCode: '94560' }, false],
    ] as const;
    for (const [missing, change, isOffered] of offers) {
      const decision = decide([changed(0, change)], lacking(missing), losses.balanced);
      expect(decision.change, missing.join()).toEqual(isOffered ? change : undefined);
    }
  });

  it('never where it changes nothing', () => {
    expect(decide([candidate(0, ['locality'], {})], reading, losses.balanced).change).toBeUndefined();
  });

  it('that only moves words, also where another of them may be the city, but no other code', () => {
    const moved = (cost: number, locality: string, postalCode: string, change: Change = {}) => {
      const read = readAddress(typedAddress({ locality, postalCode }), profile);
      const arranged = { reading: read, cost: 0, isMoved: true };
      return { ...candidate(cost, [], change), arranged };
    };
    const offered = (other: Candidate) =>
      decide([moved(0, 'Fremont', '94538'), other], lacking(['locality']), losses.balanced).arranged?.reading
        .address.locality;
    expect(offered(moved(1, 'Newark', '94538'))).toBe('Fremont');
    expect(offered(moved(1, 'Newark', '94560'))).toBeUndefined();
    expect(offered(moved(1, 'Newrk', '94538', { locality: 'Newark' }))).toBeUndefined();
    expect(offered(changed(1, { locality: 'Newark' }))).toBeUndefined();
  });

  it('that only moves the words of a whole line, which would pass in their fields', () => {
    const inFields = readAddress(typedAddress({ locality: 'Fremont', postalCode: '94538' }), profile);
    const arranged = { reading: inFields, cost: 0, isMoved: true };
    const right = { ...candidate(1, [], {}), arranged };
    const wrong = { ...candidate(0, ['postalCode']), arranged };
    const none = { locality: null, administrativeArea: null, postalCode: null };
    const offered = (parts: Partial<PostalAddress>) =>
      decide(
        [right, wrong],
        lacking(['locality'], readAddress(typedAddress({ ...none, ...parts }), profile)),
        losses.balanced,
      ).arranged;
    expect(offered({})).toBe(arranged);
    expect(offered({ administrativeArea: 'CA' })).toBeUndefined();
  });

  it('for a missing part, at the same certainty as for a wrong one', () => {
    const sure = [candidate(0, [], { area: 'CA' }), candidate(3, [], { area: 'OR' })];
    const unsure = [candidate(0, [], { area: 'CA' }), candidate(2, [], { area: 'OR' })];
    expect(decide(sure, lacking(['administrativeArea']), losses.balanced).change).toEqual({ area: 'CA' });
    expect(decide(unsure, lacking(['administrativeArea']), losses.balanced).change).toBeUndefined();
  });
});

describe('where nothing is found that it may mean', () => {
  const cost = Number.POSITIVE_INFINITY;
  const nothing = { change: undefined, cost, reason: 'nothing that it may mean was found' };

  it('only a code of the wrong shape is doubted', () => {
    expect(decide([], reading, losses.balanced)).toEqual({ doubt: undefined, ...nothing });
    expect(decide([], lacking([], withCode(null)), losses.balanced)).toEqual({
      doubt: undefined,
      ...nothing,
    });
    expect(decide([], withCode('9453'), losses.balanced)).toEqual({
      doubt: { code: 'PostalCode.Doubtful' },
      ...nothing,
    });
    expect(decide([], lacking(['locality'], withCode('9453')), losses.balanced).doubt).toBeUndefined();
    expect(decide([unknown(cost, 'locality')], reading, losses.balanced).doubt).toBeUndefined();
  });
});
