import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  exampleCounts,
  readDecisionsExamples,
  readLearnedExamples,
} from '../../scripts/openapi/examples/decision-examples.ts';
import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import { startDecisionCounter } from '../../src/decisions/decision-counter.ts';
import { dayBefore } from '../../src/decisions/decision-report.ts';
import { pairOf } from '../store/samples.ts';
import { good, misspelled } from './each-address-step.ts';
import { eachPlatform } from './platform.ts';
import { newBuyer, openService, today } from './service.ts';

const day = today.toISOString().slice(0, 10);
const localityKey = placeKey('Warm Springs', 'US');
const [counted, nothing] = readDecisionsExamples;
const [proposed, noPairs] = readLearnedExamples;

eachPlatform((platform) => {
  describe('decisions.json', () => {
    it('has no market before anything is counted', async () => {
      expect(await platform.call('GET', 'decisions.json')).toEqual({ status: 200, ...nothing?.response });
    });

    it('answers what is counted as documented', async () => {
      await platform.store.addDecisions(
        exampleCounts.map(({ age, ...count }) => ({ ...count, day: dayBefore(day, age) })),
      );
      expect(await platform.call('GET', 'decisions.json')).toEqual({ status: 200, ...counted?.response });
    });

    it('counts what buyers submit, and not the buyers', async () => {
      const { store } = platform;
      const onFault = (error: unknown) => expect(error).toBeUndefined();
      const counter = startDecisionCounter({ store, now: () => today, onFault });
      const service = await openService(store, counter);
      const buyer = newBuyer({ market: 'CA' });
      const address = { ...good, City: 'Ottawa', Province: 'ON', PostalCode: 'K1P 1J1' };
      await service.setAddress(buyer, address);
      await service.setAddress(newBuyer(), misspelled);
      await service.setAddress(buyer, { ...address, Email: '' });
      await counter.stop();
      const answer = await platform.call('GET', 'decisions.json');
      const markets = answer.markets as { market: string; periods: { current: object }[] }[];
      expect(markets.map(({ market }) => market)).toEqual(['CA', 'US']);
      expect(markets[0]?.periods[0]?.current).toMatchObject({ accepted: 1, refused: 1 });
      expect(JSON.stringify(answer)).not.toMatch(/Ottawa|K1P|cart|session/);
    });
  });

  describe('learned.json', () => {
    const typed = { localityKey, locality: 'Warm Springs', area: 'CA', code: '94539' };

    it('has no pair that fewer than five buyers typed', async () => {
      const pair = { ...typed, isInsisted: false, day: '2026-02-26' };
      await platform.store.addPairs([0, 1, 2, 3].map(() => pairOf({ ...typed, day: '2026-02-28' })));
      expect(await platform.call('GET', 'learned.json')).toEqual({ status: 200, ...noPairs?.response });
      await platform.store.addPairs([pairOf(pair)]);
    });

    it('answers what enough buyers typed as documented', async () => {
      await platform.store.addPairs([
        pairOf({ ...typed, day: '2026-02-26' }),
        pairOf({ ...typed, day: '2026-02-27', buyer: { kind: 'session', id: randomUUID() } }),
      ]);
      expect(await platform.call('GET', 'learned.json')).toEqual({ status: 200, ...proposed?.response });
    });
  });

  describe('a pair', () => {
    const pair = { market: 'US', City: 'WARM SPRINGS', Province: 'California', PostalCode: '94539' };
    const states = async () => {
      const { pairs } = await platform.call('GET', 'learned.json');
      return (pairs as { state: string }[]).map(({ state }) => state);
    };

    it('is approved and rejected by whoever the token names, until the other is done', async () => {
      for (const [path, state] of [
        ['learned/approved', 'approved'],
        ['learned/rejected', 'rejected'],
      ] as const) {
        expect(await platform.call('PUT', path, pair)).toEqual({ status: 200, success: true, error: null });
        expect(await states()).toEqual([state]);
      }
      const [taught] = await platform.store.readTaughtPairs();
      expect(taught).toMatchObject({
        localityKey,
        area: 'CA',
        code: '94539',
        isApproved: false,
      });
      expect(taught?.by).not.toBe('');
    });

    it.each([
      [{ market: 'XX' }, 'Market.Unknown'],
      [{ City: '' }, 'City.Required'],
      [{ City: 7 }, 'City.Invalid'],
      [{ City: '12 Oak Street' }, 'City.Invalid'],
      [{ PostalCode: null }, 'PostalCode.Required'],
    ])('with %j is refused, and not explained', async (change, code) => {
      for (const [method, path] of [
        ['PUT', 'learned/approved'],
        ['PUT', 'learned/rejected'],
        ['POST', 'learned/explanation'],
      ] as const) {
        const { success, error } = await platform.call(method, path, { ...pair, ...change });
        expect({ success, error }).toMatchObject({ success: false, error: [{ error: code }] });
      }
    });

    it('is explained with what it may mean', async () => {
      const doubted = { ...pair, City: 'Oakland', PostalCode: '94538' };
      const { decisions, meanings, dataVersion } = await platform.call(
        'POST',
        'learned/explanation',
        doubted,
      );
      expect(decisions).toEqual([expect.stringMatching(/^(doubted|offered|accepted)/)]);
      expect((meanings as unknown[]).length).toBeGreaterThan(0);
      expect(dataVersion).toMatch(/\w/);
    });
  });

  it('needs the scope platform', async () => {
    for (const path of ['decisions.json', 'learned.json'])
      expect((await platform.call('GET', path, undefined, 'checkout')).status).toBe(403);
    for (const path of ['learned/approved', 'learned/rejected'])
      expect((await platform.call('PUT', path, {}, 'checkout')).status).toBe(403);
  });
});
