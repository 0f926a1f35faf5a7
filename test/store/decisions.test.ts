import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DecisionCount } from '../../src/decisions/decision-store.ts';
import { clerk, pairOf } from './samples.ts';
import { eachStoreAndPooler, type TestStore } from './stores.ts';

const doubted: DecisionCount = {
  market: 'US',
  day: '2026-03-01',
  outcome: 'doubted',
  code: 'PostalCode.Mismatch',
  change: '',
  tenth: 3,
  count: 2,
};

eachStoreAndPooler((_name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });
  beforeEach(() => store.sql('with gone as (delete from decisions) delete from pairs'));

  const counts = () =>
    store.sql('select market, day::text, outcome, code, change, tenth, count::int from decisions order by 2');
  const pairs = () =>
    store.sql(`select locality, is_guest, is_insisted, first_day::text, last_day::text from pairs`);

  describe('decisions', () => {
    test('of several instances are added up, kind by kind', async () => {
      const accepted = { ...doubted, day: '2026-03-02', outcome: 'accepted', code: '', tenth: -1 } as const;
      await Promise.all([
        store.addDecisions([doubted, accepted]),
        store.addDecisions([doubted]),
        store.addDecisions([doubted, { ...accepted, count: 5 }]),
      ]);
      expect(await counts()).toEqual([
        { ...doubted, count: 6 },
        { ...accepted, count: 7 },
      ]);
    });
  });

  describe('the decisions of a day', () => {
    const on = (day: string, count: number): DecisionCount => ({ ...doubted, day, count });

    test('are read with those of eight weeks before, by age', async () => {
      await store.addDecisions([
        on('2026-03-02', 1),
        on('2026-03-01', 2),
        on('2026-02-28', 4),
        on('2026-02-27', 8),
        on('2026-02-23', 16),
        on('2026-02-22', 32),
        on('2026-02-16', 64),
        on('2026-02-15', 128),
        on('2026-02-02', 256),
        on('2026-02-01', 512),
        on('2026-01-05', 1024),
        on('2026-01-04', 2048),
      ]);
      const read = await store.readDecisions('2026-03-01');
      expect(read.map(({ age, count }) => [age, count]).sort(([a = 0], [b = 0]) => a - b)).toEqual([
        [0, 2],
        [1, 4],
        [2, 24],
        [7, 96],
        [14, 384],
        [28, 1536],
      ]);
      expect(read[0]).toMatchObject({
        market: 'US',
        outcome: 'doubted',
        code: 'PostalCode.Mismatch',
        tenth: 3,
      });
    });

    test('are read day by day, whatever their code', async () => {
      await store.addDecisions([
        on('2026-02-28', 1),
        on('2026-03-01', 2),
        { ...on('2026-03-01', 3), tenth: 1 },
      ]);
      expect(await store.readDailyDecisions('2026-03-01')).toEqual([
        { market: 'US', day: '2026-03-01', outcome: 'doubted', count: 5 },
      ]);
    });
  });

  describe('pairs', () => {
    test('name no buyer, and count each once', async () => {
      const pair = pairOf();
      await store.addPairs([pair, pairOf({ ...pair, code: '62798' })]);
      await store.addPairs([pair]);
      const rows = await store.sql('select * from pairs');
      expect(rows).toHaveLength(2);
      expect(JSON.stringify(rows)).not.toContain(pair.buyer.id);
    });

    test('keep their first and last day, the latest spelling and that a doubt was overridden', async () => {
      const pair = pairOf({ buyer: { kind: 'session', id: randomUUID() } });
      await store.addPairs([pair]);
      await store.addPairs([{ ...pair, day: '2026-03-09', isInsisted: false, locality: 'NEWTOWN' }]);
      await store.addPairs([{ ...pair, day: '2026-03-04', isInsisted: false }]);
      expect(await pairs()).toEqual([
        {
          locality: 'Newtown',
          is_guest: true,
          is_insisted: true,
          first_day: '2026-03-01',
          last_day: '2026-03-09',
        },
      ]);
    });

    test('of a profile and of a session of the same name are two', async () => {
      const id = randomUUID();
      await store.addPairs([
        pairOf({ buyer: { kind: 'profile', id } }),
        pairOf({ buyer: { kind: 'session', id } }),
      ]);
      expect(await pairs()).toHaveLength(2);
    });

    test('are exported and erased for their buyer alone, by whichever instance', async () => {
      const [ann, bob] = [randomUUID(), randomUUID()];
      await store.addPairs([ann, bob].map((id) => pairOf({ buyer: { kind: 'profile', id } })));
      const [hers] = (await store.exportData({ kind: 'profile', id: ann }, clerk)).pairs;
      expect(hers).toEqual({
        market: 'US',
        locality: 'Newtown',
        area: 'IL',
        code: '62799',
        firstDay: '2026-03-01',
        lastDay: '2026-03-01',
      });
      expect((await store.exportData({ kind: 'session', id: ann }, clerk)).pairs).toEqual([]);
      const erase = () => store.eraseData({ kind: 'profile', id: ann }, clerk, { siteUrls: false });
      expect(await erase()).toMatchObject({ pairs: 1 });
      expect(await erase()).toMatchObject({ pairs: 0 });
      expect(await pairs()).toHaveLength(1);
    });

    test('are read once enough buyers typed them, most buyers first, in the usual spelling', async () => {
      const guest = () => ({ kind: 'session', id: randomUUID() }) as const;
      await store.addPairs([
        pairOf({ locality: 'NEWTOWN', isInsisted: false }),
        pairOf({ day: '2026-03-02' }),
        pairOf({ buyer: guest(), day: '2026-03-04' }),
        pairOf({ code: '62798' }),
        pairOf({ code: '62798' }),
        pairOf({ code: '62797' }),
        pairOf({ area: '', code: '62797' }),
      ]);
      const [first, ...others] = await store.readPairs(2, 10);
      expect(first).toEqual({
        market: 'US',
        localityKey: 'newtown',
        locality: 'Newtown',
        area: 'IL',
        code: '62799',
        buyers: 3,
        guests: 1,
        insisted: 2,
        insistedGuests: 1,
        insistedDays: 2,
        firstDay: '2026-03-01',
        lastDay: '2026-03-04',
      });
      expect(others).toMatchObject([{ code: '62798', buyers: 2 }]);
      expect(await store.readPairs(1, 1)).toHaveLength(1);
      const { locality: _, ...named } = pairOf({ area: '', code: '62797' });
      const some = await store.readPairs(1, 10, [named, { ...named, market: 'DE' }]);
      expect(some).toMatchObject([{ area: '', code: '62797', buyers: 1 }]);
    });
  });

  describe('what operators decide about pairs', () => {
    const name = { market: 'US', localityKey: 'newtown', area: 'IL', code: '62799', locality: 'Newtown' };

    test('replaces what was decided before, and says who and when', async () => {
      await Promise.all([
        store.teachPair({ ...name, isApproved: true, by: 'ann' }),
        store.teachPair({ ...name, area: '', isApproved: true, by: 'ann' }),
      ]);
      await store.teachPair({ ...name, locality: 'New Town', isApproved: false, by: 'bob' });
      const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(await store.readTaughtPairs()).toEqual([
        { ...name, area: '', isApproved: true, by: 'ann', at },
        { ...name, locality: 'New Town', isApproved: false, by: 'bob', at },
      ]);
    });

    test('stays where buyers approve only what is new', async () => {
      const [decided, fresh] = [name, { ...name, code: '62798' }];
      await store.teachPair({ ...decided, isApproved: false, by: 'ann' });
      for (const pair of [decided, fresh])
        await store.teachPair({ ...pair, isApproved: true, by: 'buyers' }, { isNew: true });
      const taught = await store.readTaughtPairs();
      const of = (code: string) => taught.find((each) => each.code === code && each.area === 'IL');
      expect([of('62799'), of('62798')]).toMatchObject([
        { isApproved: false, by: 'ann' },
        { isApproved: true, by: 'buyers' },
      ]);
    });
  });
});
