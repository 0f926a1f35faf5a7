import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailableError } from '../../src/checkout/ports.ts';
import type { LeaseStore } from '../../src/leases/leases.ts';
import {
  createPurgePass,
  type PurgeCounts,
  type PurgePass,
  type PurgeStore,
  type RetainedKind,
  type RetentionJobParts,
  retainedKinds,
  startRetentionJob,
} from '../../src/retention/retention.ts';
import { retainedTables } from '../../src/store/tables.ts';
import {
  createSchema,
  describePostgres,
  eachStoreAndPooler,
  openPostgresOn,
  type TestStore,
} from './stores.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const retention = {
  applications: 30,
  carts: 90,
  registrations: 365,
  audit: 365,
  events: 7,
  pairs: 400,
  decisions: 800,
};
const each = (count: number) =>
  Object.fromEntries(retainedKinds.map((kind) => [kind, count])) as unknown as PurgeCounts;
const none = each(0);

/** The date of the last day that has begun at a time; the tests' days begin at noon, which is now. */
const dayBegunAt = (at: string) => `((${at} + interval '12 hours') at time zone 'UTC')::date`;

/** Puts rows of a kind into its table. The caller gives the beginning of each key and the times. */
const inserts: Readonly<Record<RetainedKind, string>> = {
  applications: `
    insert into applications (session_id, market, record, pin, date_of_birth, site_url, updated_at)
    select key, 'US', '{}', 'p', 'd', 's', at`,
  carts: `insert into carts (cart_id, market, updated_at) select key, 'US', at`,
  registrations: `
    insert into registrations (session_id, site_url, owner, registered_at) select key, 's', 'o', at`,
  audit: `insert into audit_trail (subject_id, action, at) select key, 'a', at`,
  events: `
    insert into outbox
      (subject_id, subject, event_id, endpoint, type, market, occurred_at, pending_since, next_attempt_at,
        delivered_at)
    select key, 'cart', nextval('outbox_event_ids'), 'e', 't', 'US', 'epoch', 'epoch', 'epoch', at`,
  pairs: `
    insert into pairs
      (buyer, market, locality_key, area, code, locality, is_guest, is_insisted, first_day, last_day)
    select key, 'US', 'k', '', 'c', 'K', true, true, 'epoch', ${dayBegunAt('at')}`,
  decisions: `
    insert into decisions (market, day, outcome, code, change, tenth, count)
    select key, ${dayBegunAt('at')}, 'accepted', '', '', 9, 1`,
};

const keys: Readonly<Record<RetainedKind, string>> = {
  applications: 'session_id from applications',
  carts: 'cart_id from carts',
  registrations: 'session_id from registrations',
  audit: 'subject_id from audit_trail',
  events: 'subject_id from outbox',
  pairs: 'buyer from pairs',
  decisions: 'market from decisions',
};

type Sql = TestStore['sql'];

async function putAged(sql: Sql, kind: RetainedKind, key: string, days: number, milliseconds = 0) {
  const at = new Date(now.getTime() - days * 86_400_000 - milliseconds).toISOString();
  await sql(`${inserts[kind]} from (values ($1::text, $2::timestamptz)) as row (key, at)`, [key, at]);
}

/** Carts for several pages, every second one stale. */
async function putManyCarts(sql: Sql) {
  await sql(
    `${inserts.carts} from (
      select to_char(n, 'fm0000') as key, $1::timestamptz - (n % 2) * interval '200 days' as at
      from generate_series(1, 1300) as n
    ) as row`,
    [now.toISOString()],
  );
}

async function keysOf(sql: Sql, kind: RetainedKind): Promise<unknown[]> {
  return (await sql(`select ${keys[kind].replace(' from', ' as key from')} order by key`)).map(
    ({ key }) => key,
  );
}

async function finish(pass: PurgePass): Promise<PurgeCounts> {
  while (await pass.step());
  return pass.counts;
}

eachStoreAndPooler((_name, openStore) => {
  let store: TestStore;
  let dated: TestStore;

  beforeAll(async () => {
    store = await openStore();
    dated = { ...store, readClock: async () => now };
  });

  beforeEach(async () => {
    const purged = Object.values(retainedTables).map(({ table }) => table);
    const deletes = [...purged, 'leases'].map((table) => `deleted_from_${table} as (delete from ${table})`);
    await store.sql(`with ${deletes.join(', ')} select`);
  });

  describe('a pass', () => {
    test.each(retainedKinds)('purges what is a millisecond older than a %s may be', async (kind) => {
      await putAged(store.sql, kind, 'exactly as old', retention[kind]);
      await putAged(store.sql, kind, 'older', retention[kind], 1);
      await putAged(store.sql, kind, 'young', 0);
      const counting = createPurgePass(dated, retention, { countsOnly: true });
      expect(await finish(counting)).toEqual({ ...none, [kind]: 1 });
      expect(await finish(createPurgePass(dated, retention))).toEqual({ ...none, [kind]: 1 });
      expect(await keysOf(store.sql, kind)).toEqual(['exactly as old', 'young']);
    });

    test('goes through every page of a table and leaves what is younger', async () => {
      await putManyCarts(store.sql);
      expect(await finish(createPurgePass(dated, retention))).toEqual({ ...none, carts: 650 });
      const [left] = await store.sql('select count(*)::int as carts, min(updated_at) as oldest from carts');
      expect(left).toEqual({ carts: 650, oldest: now });
    });

    test('goes through rows of one subject that lie on both sides of a page’s end', async () => {
      await store.sql(
        `${inserts.audit} from generate_series(1, 1100), (values ('one cart', $1::timestamptz)) as row (key, at)`,
        ['2020-01-01'],
      );
      expect(await finish(createPurgePass(dated, retention))).toEqual({ ...none, audit: 1100 });
    });

    test('keeps for good what is kept for 0 days', async () => {
      for (const kind of retainedKinds) await putAged(store.sql, kind, 'ancient', 9_000);
      expect(await finish(createPurgePass(dated, each(0)))).toEqual(none);
      for (const kind of retainedKinds) expect(await keysOf(store.sql, kind)).toEqual(['ancient']);
    });

    test('keeps undelivered events, however old, and purges those that were given up', async () => {
      await putAged(store.sql, 'events', 'pending', 9_000);
      await putAged(store.sql, 'events', 'expired', 9_000);
      await store.sql(`update outbox set expired_at = delivered_at, delivered_at = null`);
      await store.sql(`update outbox set expired_at = null where subject_id = 'pending'`);
      expect(await finish(createPurgePass(dated, retention))).toEqual({ ...none, events: 1 });
      expect(await keysOf(store.sql, 'events')).toEqual(['pending']);
    });

    test('that only counts leaves everything', async () => {
      for (const kind of retainedKinds) await putAged(store.sql, kind, 'ancient', 9_000);
      expect(await finish(createPurgePass(dated, retention, { countsOnly: true }))).toEqual(each(1));
      expect(await finish(createPurgePass(dated, retention))).toEqual(each(1));
    });

    test('leaves a row that was renewed after its page was read', async () => {
      await putAged(store.sql, 'carts', 'gone', 91);
      await putAged(store.sql, 'carts', 'renewed', 91);
      const renewing: PurgeStore = {
        ...dated,
        readPage: async (...query) => {
          const page = await dated.readPage(...query);
          await store.sql(`update carts set updated_at = $1 where cart_id = 'renewed'`, [now.toISOString()]);
          return page;
        },
      };
      expect(await finish(createPurgePass(renewing, retention))).toEqual({ ...none, carts: 1 });
      expect(await keysOf(store.sql, 'carts')).toEqual(['renewed']);
    });

    test('writes an event for each cart and application that is gone', async () => {
      let writes = 0;
      const onWritten = () => {
        writes += 1;
      };
      const heard = await openStore({ outbox: { endpoints: ['e', 'f'], onWritten } });
      for (const kind of retainedKinds) await putAged(heard.sql, kind, `old ${kind}`, 9_000);
      await putAged(heard.sql, 'carts', 'young', 0);
      await finish(createPurgePass({ ...heard, readClock: async () => now }, retention));
      expect(
        await heard.sql(
          'select subject, subject_id, type, market, endpoint from outbox order by event_id, endpoint',
        ),
      ).toEqual(
        ['e', 'f']
          .map((endpoint) => ({
            subject: 'session',
            subject_id: 'old applications',
            type: 'application.deleted',
            market: 'US',
            endpoint,
          }))
          .concat(
            ['e', 'f'].map((endpoint) => ({
              subject: 'cart',
              subject_id: 'old carts',
              type: 'cart.deleted',
              market: 'US',
              endpoint,
            })),
          ),
      );
      expect(writes).toBeGreaterThan(1);
    });

    test('counts ages by the store’s clock', async () => {
      expect(Math.abs((await store.readClock()).getTime() - Date.now())).toBeLessThan(60_000);
    });

    test('deletes nothing too early if either clock is set ahead', async () => {
      await putAged(store.sql, 'carts', 'kept', retention.carts);
      await putAged(store.sql, 'carts', 'stale', retention.carts, 1);
      const ahead = now.getTime() + 400 * 86_400_000;
      const storeAhead = { ...store, readClock: async () => new Date(ahead) };
      const walks = [
        createPurgePass(storeAhead, retention, { now: () => now.getTime() }),
        createPurgePass(dated, retention, { now: () => ahead }),
      ];
      expect(await Promise.all(walks.map(finish))).toContainEqual({ ...none, carts: 1 });
      expect(await keysOf(store.sql, 'carts')).toEqual(['kept']);
    });

    test('repeats a step that failed', async () => {
      await putManyCarts(store.sql);
      let calls = 0;
      const failing: PurgeStore = {
        ...dated,
        purgeRange: (...range) => {
          calls += 1;
          return calls === 2
            ? Promise.reject(new StoreUnavailableError('no answer'))
            : dated.purgeRange(...range);
        },
      };
      const pass = createPurgePass(failing, retention);
      await expect(finish(pass)).rejects.toThrow('no answer');
      expect(await finish(pass)).toEqual({ ...none, carts: 650 });
    });
  });

  describe('job', () => {
    const timing = { intervalMs: 60_000, checkMs: 5, restMs: 1, leaseMs: 5_000 };

    /** Starts a job that stops with the test at the latest. */
    function start(changes: Partial<RetentionJobParts> = {}) {
      const parts = { store: dated, retention, timing, onPurged: () => {}, onFault: () => {}, ...changes };
      const job = startRetentionJob(parts);
      onTestFinished(() => job.stop());
      return job;
    }

    const firstRun = (changes: Partial<RetentionJobParts> = {}) =>
      new Promise<PurgeCounts>((onPurged) => start({ ...changes, onPurged }));

    test('of several instances purge once between them, never two at the same time', async () => {
      await putManyCarts(store.sql);
      let atWork = 0;
      let mostAtWork = 0;
      const watched: PurgeStore & LeaseStore = {
        ...dated,
        readPage: async (...query) => {
          atWork += 1;
          mostAtWork = Math.max(mostAtWork, atWork);
          await delay(2);
          const page = await dated.readPage(...query);
          atWork -= 1;
          return page;
        },
      };
      const ends: PurgeCounts[] = [];
      const onPurged = (counts: PurgeCounts) => void ends.push(counts);
      for (let instance = 0; instance < 4; instance += 1) start({ store: watched, onPurged });
      await expect.poll(() => ends.length, { timeout: 5_000 }).toBeGreaterThan(0);
      await delay(50);
      expect({ ends, mostAtWork }).toEqual({ ends: [{ ...none, carts: 650 }], mostAtWork: 1 });
    });

    test('come again when the next is due', async () => {
      const ends: PurgeCounts[] = [];
      start({ timing: { ...timing, intervalMs: 20 }, onPurged: (counts) => void ends.push(counts) });
      await expect.poll(() => ends.length, { timeout: 5_000 }).toBeGreaterThan(1);
    });

    test('wait while somebody else purges', async () => {
      await store.takeLease('purge', 'the command', 150);
      const begin = performance.now();
      await firstRun();
      expect(performance.now() - begin).toBeGreaterThan(100);
    });

    test('go on where they were after the store failed, and say that it did', async () => {
      await putManyCarts(store.sql);
      let calls = 0;
      const faults: unknown[] = [];
      const failing: PurgeStore & LeaseStore = {
        ...dated,
        readPage: (...query) => {
          calls += 1;
          return calls === 3
            ? Promise.reject(new StoreUnavailableError('no answer'))
            : dated.readPage(...query);
        },
      };
      const onFault = (fault: unknown) => void faults.push(fault);
      expect(await firstRun({ store: failing, onFault })).toEqual({ ...none, carts: 650 });
      const pages = 3 + retainedKinds.length - 1;
      expect({ calls, faults }).toEqual({ calls: pages + 1, faults: [expect.any(StoreUnavailableError)] });
    });

    test('stop after the current page and release the lease', async () => {
      await putManyCarts(store.sql);
      const job = await new Promise<ReturnType<typeof startRetentionJob>>((resolve) => {
        const telling: PurgeStore & LeaseStore = {
          ...dated,
          purgeRange: async (...range) => {
            resolve(started);
            return dated.purgeRange(...range);
          },
        };
        const started = start({
          store: telling,
          retention: { ...none, carts: 90 },
          timing: { ...timing, restMs: 60_000 },
        });
      });
      await job.stop();
      const [left] = await store.sql('select count(*)::int as carts from carts');
      expect(left).toEqual({ carts: 1050 });
      expect(await store.takeLease('purge', 'the next', 1)).toBe(true);
    });
  });
});

describePostgres(() => {
  test('a row that somebody writes during a purge stays, and nobody waits', async () => {
    const schema = await createSchema();
    const store = await openPostgresOn(schema.url);
    await store.migrate();
    const writer = new pg.Client(schema.url);
    await writer.connect();
    onTestFinished(async () => {
      await Promise.all([writer.end(), store.close()]);
      await schema.drop();
    });
    await putAged(schema.sql, 'carts', 'written', 200);
    await putAged(schema.sql, 'carts', 'stale', 200);
    await writer.query('begin');
    await writer.query(`update carts set updated_at = now() where cart_id = 'written'`);
    const purge = () => store.purgeRange('carts', null, ['zzz'], now);
    expect(await purge()).toBe(1);
    await writer.query('commit');
    expect(await purge()).toBe(0);
    expect(await keysOf(schema.sql, 'carts')).toEqual(['written']);
  });
});
