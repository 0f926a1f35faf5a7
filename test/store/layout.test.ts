import { describe, expect, onTestFinished, test } from 'vitest';
import { citusFunctions } from '../../src/store/citus/citus-functions.ts';
import { postgresql } from '../../src/store/dialects.ts';
import { dumpSchema } from './dumps.ts';
import { onServer } from './on-server.ts';
import { application, clerk, entryOf, origin, settingOf } from './samples.ts';
import {
  citusUrl,
  createSchema,
  describeCitus,
  describePostgres,
  migratedSchema,
  openAsFound,
  openPostgresOn,
  type Schema,
  serverUrl,
} from './stores.ts';

const outbox = { endpoints: ['https://one.example.com/hook'] };
const leaving = ['tables and numbers of events on one PostgreSQL', expect.stringMatching(/functions$/)];
const carts = Array.from({ length: 40 }, (_, at) => `cart-${at}`);

async function migrateOn(url: string, shards?: number): Promise<string[]> {
  const store = await openPostgresOn(url);
  return store.migrate(shards).finally(() => store.close());
}

/** Sets each cart's address, and stores and reads an application, so that every spread table has rows. */
async function useStore(url: string): Promise<void> {
  const store = await openAsFound(url, { outbox });
  for (const cart of carts) await store.setShipping(cart, 'US', settingOf(), origin);
  await store.storeApplication(entryOf({ session: 'session' }));
  expect(await store.findSealedApplication('session', clerk)).not.toBeNull();
  expect(await store.readApplication('session')).toEqual(application);
  await store.close();
}

async function eventsOf(url: string): Promise<Map<string, bigint[]>> {
  const rows = await onServer(
    url,
    'select subject_id, event_id from outbox order by subject_id, occurred_at',
  );
  const events = new Map<string, bigint[]>();
  for (const { subject_id: id, event_id: number } of rows)
    events.set(String(id), [...(events.get(String(id)) ?? []), BigInt(String(number))]);
  return events;
}

/** Each subject's numbers of events grow with time, and there are this many of each. */
async function expectOrder(url: string, each: number): Promise<void> {
  const events = await eventsOf(url);
  expect(events.size).toBe(carts.length + 1);
  for (const numbers of events.values()) {
    expect(numbers).toHaveLength(each);
    expect(numbers).toEqual([...numbers].sort((a, b) => (a < b ? -1 : 1)));
    expect(new Set(numbers).size).toBe(each);
  }
}

async function shardsOf(url: string): Promise<Map<string, number>> {
  const rows = await onServer(
    url,
    `select relname, count(*)::int as count
     from pg_dist_shard join pg_class on pg_class.oid = logicalrelid
     join pg_dist_partition using (logicalrelid)
     where relnamespace = current_schema::regnamespace and partmethod = 'h'
     group by relname`,
  );
  return new Map(rows.map(({ relname, count }) => [String(relname), Number(count)]));
}

async function ownSchema(server?: string): Promise<Schema> {
  const schema = await createSchema(server);
  onTestFinished(() => schema.drop());
  return schema;
}

describeCitus(() => {
  describe('migrate with another number of shards', () => {
    test.each([7, 2])('spreads all tables over %i shards, with what they hold', async (shards) => {
      const { url } = await ownSchema(citusUrl);
      await migrateOn(url, 4);
      await useStore(url);
      expect(await migrateOn(url, shards)).toEqual([`${shards} shards instead of 4`, expect.any(String)]);
      expect(new Set((await shardsOf(url)).values())).toEqual(new Set([shards]));
      await useStore(url);
      await expectOrder(url, 2);
      expect(await migrateOn(url, shards)).toEqual([]);
      expect(await migrateOn(url)).toEqual([]);
    });
  });

  test('a dump goes to one PostgreSQL and back, and events keep their order', async ({ skip }) => {
    const spread = await ownSchema(citusUrl);
    await migrateOn(spread.url, 4);
    await useStore(spread.url);
    const alone = (await dumpSchema(spread, skip))(serverUrl);
    const [name] = await onServer(alone, 'select current_schema() as schema');
    onTestFinished(() => void onServer(serverUrl, `drop schema ${name?.schema} cascade`));
    expect(await migrateOn(alone)).toEqual(leaving);
    await useStore(alone);
    await expectOrder(alone, 2);

    const plain = { ...spread, url: alone, sql: (text: string) => onServer(alone, text) };
    const restoreOn = await dumpSchema(plain, skip);
    await spread.drop();
    restoreOn(citusUrl ?? '');
    expect(await migrateOn(spread.url, 3)).toContain('carts on all nodes');
    await useStore(spread.url);
    await expectOrder(spread.url, 3);
  });
});

describePostgres(() => {
  describe('a database that was on Citus', () => {
    test('gives later events greater numbers, even if it holds none any more', async () => {
      const { url, sql } = await migratedSchema();
      await sql(citusFunctions.all.map(({ definition }) => definition).join(';'));
      const clock = citusFunctions.all.find(({ signature }) => signature.endsWith('()'))?.name;
      const [given] = await sql(`select ${clock}() as number`);
      expect(await migrateOn(url)).toEqual(leaving);
      const [next] = await sql(`select nextval('outbox_event_ids') as number`);
      expect(BigInt(String(next?.number))).toBeGreaterThan(BigInt(String(given?.number)));
    });

    test('gives later events greater numbers than the ones it holds, whose clock was ahead', async () => {
      const { url, sql } = await migratedSchema();
      await sql(citusFunctions.all.map(({ definition }) => definition).join(';'));
      const ahead = 2n ** 60n;
      await sql(`insert into outbox (subject_id, subject, event_id, endpoint, type, market, occurred_at,
        pending_since, next_attempt_at) values ('c', 'cart', ${ahead}, 'e', 't', 'US', now(), now(), now())`);
      await migrateOn(url);
      const [next] = await sql(`select nextval('outbox_event_ids') as number`);
      expect(BigInt(String(next?.number))).toBe(ahead + 1n);
    });

    test('has no function of Citus after migrate, which finds nothing to do then', async () => {
      const { url, sql } = await migratedSchema();
      await sql(citusFunctions.all.map(({ definition }) => definition).join(';'));
      await migrateOn(url);
      const names = await sql(
        `select proname from pg_proc where pronamespace = current_schema::regnamespace`,
      );
      expect(names.map(({ proname }) => proname).sort()).toEqual(
        postgresql.functions.all.map(({ name }) => name).sort(),
      );
      expect(await migrateOn(url)).toEqual([]);
    });
  });

  test('a database that was never on Citus keeps its sequence', async () => {
    const { url, sql } = await migratedSchema();
    await migrateOn(url);
    expect(await sql(`select nextval('outbox_event_ids')::int as number`)).toEqual([{ number: 1 }]);
  });
});
