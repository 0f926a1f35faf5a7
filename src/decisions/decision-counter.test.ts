import { describe, expect, onTestFinished, test } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import type { PostalAddress } from '../address/postal-address.ts';
import { noBranches } from '../checkout/branch-directory.ts';
import type { CartRecord } from '../checkout/shipping.ts';
import { createShippingStep } from '../checkout/shipping-step.ts';
import { createMarkets } from '../market/market.ts';
import { answerMs, startDecisionCounter } from './decision-counter.ts';
import type { DecisionCount, LearningMode, PairName, TypedPair } from './decision-store.ts';

const market = createMarkets({
  countries: (code) => (code === 'US' ? madeUs : undefined),
  dataVersion: 'made',
}).find('US');
if (market === undefined) throw new Error('no market');

const good = {
  Email: 'jo@example.com',
  Name: 'Jo Sample',
  AddressPrimary: '1 Oak Street',
  City: 'Fremont',
  Province: 'CA',
  PostalCode: '94538',
};
const misspelt = { ...good, City: 'Fremomt' };
const mismatched = { ...good, City: 'Reno', Province: 'NV' };

/** A shop with instances that share carts, a clock and a record of what was written. */
function openShop({ fault, mode = 'review' }: { fault?: Error; mode?: LearningMode } = {}) {
  const carts = new Map<string, CartRecord>();
  const written: DecisionCount[] = [];
  const pairs: TypedPair[] = [];
  const faults: unknown[] = [];
  /** The codes of the pairs of which it was asked how many buyers insist on them. */
  const asked: string[] = [];
  let time = Date.UTC(2026, 2, 1, 12);
  const now = () => new Date(time);
  const store = {
    readCart: async (cart: string) => carts.get(cart) ?? { setting: null, offer: null },
    setShipping: async (cart: string, _market: string, setting: NonNullable<CartRecord['setting']>) =>
      void carts.set(cart, { setting, offer: null }),
    keepOffer: async (
      cart: string,
      _market: string,
      offer: { submitted: PostalAddress; suggested: PostalAddress },
      { profile, session }: { profile: string | undefined; session: string },
    ) => {
      const setting = carts.get(cart)?.setting ?? null;
      carts.set(cart, { setting, offer: { ...offer, profile: profile ?? null, session } });
    },
    readProfile: async () => null,
    addDecisions: async (counts: readonly DecisionCount[]) => {
      if (fault !== undefined) throw fault;
      written.push(...counts);
    },
    addPairs: async (typed: readonly TypedPair[]) => void pairs.push(...typed),
    readPairs: async (_fewest: number, _most: number, only: readonly PairName[] = []) => {
      asked.push(...only.map(({ code }) => code));
      return [];
    },
    teachPair: async () => undefined,
  };
  const openInstance = () => {
    const onFault = (error: unknown) => void faults.push(error);
    const counter = startDecisionCounter({ store, now, onFault, mode, flushMs: 2 ** 30 });
    onTestFinished(() => counter.stop());
    const step = createShippingStep({
      store,
      branches: noBranches,
      decisions: counter,
      now,
    });
    const submit = (body: object, profile: string | null = 'jo', cart = 'cart') =>
      step.submit(
        {
          token: 't',
          profile: profile ?? undefined,
          session: `session of ${cart}`,
          cart,
          market: market as never,
          scopes: new Set(),
        },
        { ...body },
        'request',
      );
    return { submit, counter };
  };
  return {
    openInstance,
    pairs,
    asked,
    faults,
    carts,
    pass: (ms: number) => {
      time += ms;
    },
    counted: () => written.map(({ outcome, code, change, count }) => [outcome, code, change, count]),
    written,
  };
}

describe('what is counted of a submission', () => {
  test('is its outcome with market, day, code, change and tenth, and nothing that was typed', async () => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit(good);
    await submit(good);
    await submit({ ...good, Email: undefined });
    await submit(mismatched);
    await counter.flush();
    expect(shop.counted()).toEqual([
      ['accepted', '', '', 2],
      ['doubted', expect.stringMatching(/\./), '', 1],
      ['refused', 'Email.Required', '', 1],
    ]);
    expect(shop.written[0]).toMatchObject({ market: 'US', day: '2026-03-01', tenth: 9 });
    const words = Object.values({ ...good, ...mismatched }).join('|');
    expect(JSON.stringify(shop.written)).not.toMatch(new RegExp(words));
  });

  test('is written once, however often and by how many it is flushed', async () => {
    const shop = openShop();
    const [one, other] = [shop.openInstance(), shop.openInstance()];
    await one.submit(good);
    await other.submit(good, 'jo', 'other');
    await Promise.all([one.counter.flush(), one.counter.flush(), other.counter.flush()]);
    await one.counter.stop();
    expect(shop.counted()).toEqual([
      ['accepted', '', '', 1],
      ['accepted', '', '', 1],
    ]);
  });

  test('is lost where the store fails, and no request notices', async () => {
    const fault = new Error('away');
    const shop = openShop({ fault });
    const { submit, counter } = shop.openInstance();
    expect(await submit(good)).toMatchObject({ isAcceptable: true });
    await counter.flush();
    expect(shop.faults).toEqual([fault]);
    expect(shop.written).toEqual([]);
  });
});

describe('an offer', () => {
  test('that is taken or kept counts as answered, with what it would have changed', async () => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit(misspelt);
    await submit({ ...misspelt, Choice: 'Accept' });
    await submit(misspelt, 'jo', 'other');
    await submit({ ...misspelt, Choice: 'Override' }, 'jo', 'other');
    shop.pass(2 * answerMs);
    await counter.flush();
    expect(shop.counted()).toEqual([
      ['accepted-offer', 'ErrorSuggestedFix', 'city', 1],
      ['overridden', 'ErrorSuggestedFix', 'city', 1],
      ['suggestion', 'ErrorSuggestedFix', 'city', 2],
    ]);
  });

  test.each([
    ['edited', 'another address is submitted', { ...good, PostalCode: '94536' }],
    ['reposted', 'the suggestion itself is submitted', good],
  ])('is %s if %s', async (outcome, _when, body) => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit(misspelt);
    await submit(body);
    await counter.flush();
    expect(shop.counted()).toContainEqual([outcome, 'ErrorSuggestedFix', 'city', 1]);
  });

  test('is abandoned after an hour without an answer, and not before', async () => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit(misspelt);
    shop.pass(answerMs);
    await counter.flush();
    expect(shop.counted()).not.toContainEqual(['abandoned', 'ErrorSuggestedFix', 'city', 1]);
    shop.pass(1);
    await counter.flush();
    await counter.flush();
    expect(shop.counted().filter(([outcome]) => outcome === 'abandoned')).toEqual([
      ['abandoned', 'ErrorSuggestedFix', 'city', 1],
    ]);
  });

  test.each([
    ['taken', { ...misspelt, Choice: 'Accept' }, []],
    ['kept', { ...misspelt, Choice: 'Override' }, []],
    ['edited', { ...good, PostalCode: '94536' }, ['edited']],
    ['reposted', good, ['reposted']],
  ])('that another instance sees %s is not abandoned', async (_answer, body, found) => {
    const shop = openShop();
    const [one, other] = [shop.openInstance(), shop.openInstance()];
    await one.submit(misspelt);
    await one.counter.flush();
    await other.submit(body);
    shop.pass(2 * answerMs);
    await one.counter.flush();
    const answers = shop.counted().filter(([outcome]) => outcome !== 'suggestion');
    expect(answers.map(([outcome]) => outcome)).toEqual(found);
  });

  test('whose cart is gone after an hour is not counted further', async () => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit(misspelt);
    shop.carts.clear();
    shop.pass(2 * answerMs);
    await counter.flush();
    expect(shop.counted().map(([outcome]) => outcome)).toEqual(['suggestion']);
  });
});

describe('a pair', () => {
  const unknown = { ...good, City: 'Sunol Glen', PostalCode: '94586' };

  test('is what was accepted or overridden and is not in the data, with its buyer', async () => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit(good);
    await submit({ ...mismatched, Choice: 'Override' });
    await submit({ ...unknown, Choice: 'Override' }, null, 'guest');
    await counter.flush();
    expect(shop.pairs).toMatchObject([
      { buyer: { kind: 'profile', id: 'jo' }, locality: 'Reno', area: 'NV', code: '94538', isInsisted: true },
      {
        buyer: { kind: 'session', id: 'session of guest' },
        locality: 'Sunol Glen',
        area: 'CA',
        code: '94586',
      },
    ]);
  });

  test.each([
    ['auto', ['94538']],
    ['review', []],
  ] as const)('that is insisted on is counted at once with LEARNED=%s: %j', async (mode, asked) => {
    const shop = openShop({ mode });
    const { submit, counter } = shop.openInstance();
    await submit({ ...mismatched, Choice: 'Override' });
    await counter.flush();
    await counter.flush();
    expect(shop.asked).toEqual(asked);
    expect(shop.pairs).toHaveLength(1);
  });

  test('is kept by nobody with LEARNED=off', async () => {
    const shop = openShop({ mode: 'off' });
    const { submit, counter } = shop.openInstance();
    await submit({ ...mismatched, Choice: 'Override' });
    await counter.flush();
    expect(shop.pairs).toEqual([]);
  });

  test('is none of what was doubted, offered or taken', async () => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit(mismatched);
    await submit(misspelt);
    await submit({ ...misspelt, Choice: 'Accept' });
    await counter.flush();
    expect(shop.pairs).toEqual([]);
  });

  test.each([
    ['a line', '12 Oak Street'],
    ['an e-mail address', 'jo@example.com'],
    ['the name of the buyer', 'Jo Sample'],
    ['a note', `leave it with the neighbours${' please'.repeat(5)}`],
  ])('is not made of %s in the field of the city', async (_what, City) => {
    const shop = openShop();
    const { submit, counter } = shop.openInstance();
    await submit({ ...good, City, Choice: 'Override' });
    await counter.flush();
    expect(shop.pairs).toEqual([]);
  });
});
