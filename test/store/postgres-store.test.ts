import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostgresStore } from '../../src/store/postgres-store.ts';
import { openPostgresStore } from '../../src/store/postgres-store.ts';
import { databaseDefaults } from './database-defaults.ts';
import { application, clerk, entryOf, origin, settingOf, testCipher } from './samples.ts';
import { createSchema, describePostgres, openPostgresOn, type Schema } from './stores.ts';

const unavailable = { name: 'StoreUnavailableError' };

test('a missing server is unavailable', async () => {
  const store = await openPostgresStore({
    ...databaseDefaults,
    databaseUrl: 'postgres://u:secret@127.0.0.1:1/db',
    cipher: testCipher,
  });
  const error = await store.ping().catch((reason: unknown) => reason);
  expect(error).toMatchObject(unavailable);
  expect(String(error)).not.toContain('secret');
  await expect(store.migrate()).rejects.toMatchObject(unavailable);
  await store.close();
});

test('a server that accepts and then says nothing is unavailable once the connect time is over', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const databaseUrl = `postgres://u@127.0.0.1:${port}/db`;
  const store = await openPostgresStore({
    ...databaseDefaults,
    databaseUrl,
    cipher: testCipher,
    connectTimeoutMs: 100,
  });
  await expect(store.ping()).rejects.toMatchObject(unavailable);
  await expect(store.readCart('c', 'US')).rejects.toMatchObject(unavailable);
  await store.close();
  mute.close();
});

describePostgres(() => {
  let schema: Schema;
  let store: PostgresStore;
  let other: PostgresStore;

  beforeAll(async () => {
    schema = await createSchema();
    [store, other] = await Promise.all([openPostgresOn(schema.url), openPostgresOn(schema.url)]);
    await store.migrate();
  });

  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
    await schema.drop();
  });

  async function whileLocked(text: string, values: unknown[], work: () => Promise<void>): Promise<void> {
    const client = new pg.Client(schema.url);
    await client.connect();
    await client.query('begin');
    await client.query(text, values);
    await work();
    await client.query('rollback');
    await client.end();
  }

  describe('two services on one database', () => {
    test('writers of the same carts in opposite order all succeed', async () => {
      const carts = Array.from({ length: 100 }, () => randomUUID());
      const writes = [store, other].flatMap((each, which) =>
        (which === 0 ? carts : carts.toReversed()).map((cart) =>
          each.setShipping(cart, 'US', settingOf(), origin),
        ),
      );
      await expect(Promise.all(writes)).resolves.toHaveLength(200);
    });

    test('a site URL registered twice at once, in two spellings, has one owner', async () => {
      for (let round = 0; round < 20; round += 1) {
        const siteUrl = `race${round}`;
        await Promise.all([
          store.putSiteUrls([{ siteUrl, owner: 'one' }], clerk),
          other.putSiteUrls([{ siteUrl: siteUrl.toUpperCase(), owner: 'two' }], clerk),
        ]);
        const taken = await Promise.all(['one', 'two'].map((owner) => store.takenSiteUrls([siteUrl], owner)));
        expect(taken.filter(({ size }) => size === 1)).toHaveLength(1);
      }
    });

    test('a site URL registered in one store is taken in the other at once', async () => {
      await store.putSiteUrls([{ siteUrl: 'ElseShop', owner: 'one' }], clerk);
      const entry = entryOf({ owner: 'two', application: { ...application, siteUrl: 'elseSHOP' } });
      expect(await other.storeApplication(entry)).toBe('taken');
    });
  });

  describe('faults', () => {
    test('a statement that waits too long for a lock is unavailable, and the store goes on', async () => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', settingOf(), origin);
      const hasty = await openPostgresStore({
        ...databaseDefaults,
        databaseUrl: schema.url,
        cipher: testCipher,
        queryTimeoutMs: 500,
      });
      await whileLocked('select from carts where cart_id = $1 for update', [cart], async () => {
        await expect(hasty.setShipping(cart, 'US', settingOf(), origin)).rejects.toMatchObject(unavailable);
        await expect(hasty.setShipping(randomUUID(), 'US', settingOf(), origin)).resolves.toBeUndefined();
      });
      await expect(hasty.setShipping(cart, 'US', settingOf(), origin)).resolves.toBeUndefined();
      await hasty.close();
    });

    test('a statement that loses against another transaction is repeated silently', async () => {
      const url = new URL(schema.url);
      const options = `${url.searchParams.get('options')} -c default_transaction_isolation=serializable`;
      url.searchParams.set('options', options);
      const application = `loser-${randomUUID()}`;
      url.searchParams.set('application_name', application);
      const loser = await openPostgresOn(url.href);
      const cart = randomUUID();
      await loser.setShipping(cart, 'US', settingOf(), origin);
      const rival = new pg.Client(schema.url);
      await rival.connect();
      await rival.query('begin');
      await rival.query('update carts set offer = null where cart_id = $1', [cart]);
      const write = loser.setShipping(cart, 'US', settingOf({ branch: 99 }), origin);
      const waiting = `
        select from pg_stat_activity
        where application_name = '${application}' and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await schema.sql(waiting)).length).toBe(1);
      await rival.query('commit');
      await rival.end();
      await write;
      expect((await loser.readCart(cart, 'US')).setting?.branch).toBe(99);
      await loser.close();
    });

    test('a read-only database is unavailable, for reads too', async () => {
      const url = new URL(schema.url);
      url.searchParams.set(
        'options',
        `${url.searchParams.get('options')} -c default_transaction_read_only=on`,
      );
      const reader = await openPostgresOn(url.href);
      await expect(reader.setShipping(randomUUID(), 'US', settingOf(), origin)).rejects.toMatchObject(
        unavailable,
      );
      await expect(reader.readCart(randomUUID(), 'US')).rejects.toMatchObject(unavailable);
      await reader.close();
    });

    test('connections that the server ends are replaced, and reported without detail', async () => {
      const application = `watched-${randomUUID()}`;
      const told: Error[] = [];
      const watched = await openPostgresStore({
        ...databaseDefaults,
        databaseUrl: `${schema.url}&application_name=${application}`,
        cipher: testCipher,
        onError: (error) => told.push(error),
      });
      await watched.ping();
      await schema.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${application}'`,
      );
      await expect.poll(() => told.length).toBe(1);
      expect(told[0]).toMatchObject({ ...unavailable, message: expect.stringContaining('57P01') });
      await expect(watched.ping()).resolves.toBeUndefined();
      await watched.close();
    });

    test('a server’s clock set ahead costs a connection one write, and set back one lifetime', async () => {
      const clocked = await createSchema();
      await clocked.sql(`create table shift (by interval)`);
      await clocked.sql(`insert into shift values ('0')`);
      await clocked.sql(
        `create function clock_timestamp() returns timestamptz language sql volatile
          as 'select pg_catalog.clock_timestamp() + by from shift'`,
      );
      const url = new URL(clocked.url);
      const application = `clocked-${randomUUID()}`;
      // A function hides one of the catalogue only if the search path names the catalogue later.
      url.searchParams.set('options', `${url.searchParams.get('options')},pg_catalog`);
      url.searchParams.set('application_name', application);
      const databaseUrl = url.href;
      const options = {
        ...databaseDefaults,
        databaseUrl,
        cipher: testCipher,
        poolSize: 1,
        connectionLifetimeSeconds: 2,
      };
      const hourly = await openPostgresStore(options);
      await hourly.migrate();
      const write = () => hourly.setShipping('c', 'US', settingOf(), origin);
      const backend = async () => {
        const [row] = await clocked.sql(
          `select pid from pg_stat_activity where application_name = '${application}'`,
        );
        return row?.pid;
      };
      await write();
      await clocked.sql(`update shift set by = '1 hour'`);
      await expect(write()).rejects.toMatchObject(unavailable);
      await write();
      const before = await backend();
      await clocked.sql(`update shift set by = '0'`);
      await write();
      await expect.poll(() => write().then(backend), { timeout: 10_000 }).not.toBe(before);
      await hourly.close();
      await clocked.drop();
    });

    test('requests beyond those that may wait are refused at once', async () => {
      const small = await openPostgresStore({
        ...databaseDefaults,
        databaseUrl: schema.url,
        cipher: testCipher,
        maxWaiting: 10,
      });
      const cart = randomUUID();
      await small.setShipping(cart, 'US', settingOf(), origin);
      const outcomes = await Promise.allSettled(
        Array.from({ length: 50 }, () => small.setShipping(cart, 'US', settingOf(), origin)),
      );
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toHaveLength(40);
      for (const outcome of refused) expect(outcome).toMatchObject({ reason: unavailable });
      await small.close();
    });

    test('a schema that is behind is unavailable, not a crash', async () => {
      const empty = await createSchema();
      const behind = await openPostgresOn(empty.url);
      await expect(behind.readBranches()).rejects.toMatchObject(unavailable);
      await behind.close();
      await empty.drop();
    });
  });
});
