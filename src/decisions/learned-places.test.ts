import { describe, expect, test } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import { verifyAddress } from '../address/verify-address.ts';
import type { LearnedPair, LearningMode, TaughtPair } from './decision-store.ts';
import { approveInsisted, createLearnedPlaces, keyOfPair } from './pair-state.ts';

const typed = {
  name: 'Jo Sample',
  line1: '1 Oak Street',
  line2: null,
  line3: null,
  locality: 'Salem',
  administrativeArea: 'CA',
  postalCode: '94538',
};

const name = { market: 'US', localityKey: 'salem', area: 'CA', code: '94538' };
const approved: TaughtPair = {
  ...name,
  locality: 'Salem',
  isApproved: true,
  by: 'ann',
  at: '2026-03-01T00:00:00.000Z',
};

/** Five customers on three days insisted, unless a test says otherwise. */
const insisted: LearnedPair = {
  ...name,
  locality: 'Salem',
  buyers: 5,
  guests: 0,
  insisted: 5,
  insistedGuests: 0,
  insistedDays: 3,
  firstDay: '2026-02-26',
  lastDay: '2026-03-01',
};

/** An instance with a store that operators and buyers can change. */
function instance(mode: LearningMode = 'review') {
  const store = { taught: [] as TaughtPair[], pairs: [] as LearnedPair[] };
  const learned = createLearnedPlaces(mode);
  const country = { ...madeUs, taught: learned.of('US') };
  return {
    store,
    approve: () =>
      approveInsisted({
        readPairs: async () => store.pairs,
        teachPair: async (pair, { isNew = false } = {}) => {
          if (isNew && store.taught.some((each) => keyOfPair(each) === keyOfPair(pair))) return;
          store.taught.push({ ...pair, at: approved.at });
        },
      }),
    version: () => learned.of('US').version(),
    refresh: () => learned.refresh({ readTaughtPairs: async () => store.taught }),
    verdictOn: (changes: Partial<typeof typed> = {}) => verifyAddress({ ...typed, ...changes }, country),
    isDoubted: (changes: Partial<typeof typed> = {}) =>
      verifyAddress({ ...typed, ...changes }, country).doubts.length > 0,
    has: (market: string) => learned.of(market).has('salem', 'CA', '94538'),
  };
}

describe('an approved pair', () => {
  test('is no longer doubted once it is read, in any spelling, and is stored as typed', async () => {
    const shop = instance();
    expect(shop.isDoubted()).toBe(true);
    shop.store.taught = [approved];
    expect(shop.isDoubted()).toBe(true);
    await shop.refresh();
    expect(shop.verdictOn()).toMatchObject({ doubts: [], suggestion: null, standardized: typed });
    expect(shop.isDoubted({ locality: ' SALEM. ' })).toBe(false);
  });

  test('is doubted again once it is rejected', async () => {
    const shop = instance();
    shop.store.taught = [approved];
    await shop.refresh();
    shop.store.taught = [{ ...approved, isApproved: false }];
    await shop.refresh();
    expect(shop.isDoubted()).toBe(true);
  });

  test('vouches for nothing else: no other city, code, province, market or line', async () => {
    const shop = instance();
    const before = [{ postalCode: '94536' }, { administrativeArea: 'ME' }, { locality: 'Portland' }].map(
      (change) => shop.verdictOn(change),
    );
    shop.store.taught = [approved];
    await shop.refresh();
    const after = [{ postalCode: '94536' }, { administrativeArea: 'ME' }, { locality: 'Portland' }].map(
      (change) => shop.verdictOn(change),
    );
    expect(after).toEqual(before);
    expect(shop.has('DE')).toBe(false);
    expect(shop.verdictOn({ line1: 'asdf' }).doubts).toEqual([{ code: 'AddressPrimary.Doubtful' }]);
  });

  test('is never suggested, however near to it somebody types', async () => {
    const shop = instance();
    const near = [{ locality: 'Salemo' }, { postalCode: '94583' }, { locality: 'Rneo', postalCode: '94538' }];
    const before = near.map((change) => shop.verdictOn(change));
    shop.store.taught = [approved];
    await shop.refresh();
    expect(near.map((change) => shop.verdictOn(change))).toEqual(before);
  });

  test('changes the version of the data while it is approved', async () => {
    const shop = instance();
    await shop.refresh();
    expect(shop.version()).toBe('');
    shop.store.taught = [approved];
    await shop.refresh();
    expect(shop.version()).toMatch(/^1 approved [0-9a-f]{8}$/);
  });

  test('stays in use while the store does not answer', async () => {
    const shop = instance();
    shop.store.taught = [approved];
    await shop.refresh();
    Object.defineProperty(shop.store, 'taught', {
      get() {
        throw new Error('away');
      },
    });
    await expect(shop.refresh()).rejects.toThrow('away');
    expect(shop.isDoubted()).toBe(false);
  });
});

describe('what buyers insist on', () => {
  test.each([
    ['review', {}, true],
    ['off', {}, true],
    ['auto', {}, false],
    ['auto', { insisted: 4 }, true],
    ['auto', { insistedDays: 2 }, true],
    ['auto', { insisted: 9, insistedGuests: 5 }, true],
  ] as const)('with LEARNED=%s and %j is doubted still: %s', async (mode, change, isDoubted) => {
    const shop = instance(mode);
    shop.store.pairs = [{ ...insisted, ...change }];
    await shop.approve();
    await shop.refresh();
    expect(shop.isDoubted()).toBe(isDoubted);
  });

  test('is doubted where an operator rejected it, whatever they insist on', async () => {
    const shop = instance('auto');
    shop.store.pairs = [insisted];
    shop.store.taught = [{ ...approved, isApproved: false }];
    await shop.approve();
    await shop.refresh();
    expect(shop.isDoubted()).toBe(true);
  });

  test('with LEARNED=off even an approved pair is doubted', async () => {
    const shop = instance('off');
    shop.store.taught = [approved];
    await shop.refresh();
    expect(shop.isDoubted()).toBe(true);
  });
});
