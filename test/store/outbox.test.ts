import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore, type PostgresStore } from '../../src/store/postgres-store.ts';
import { databaseDefaults } from './database-defaults.ts';
import {
  address,
  application,
  clerk,
  entryOf,
  origin,
  otherAddress,
  settingOf,
  testCipher,
} from './samples.ts';
import {
  createSchema,
  describePostgres,
  eachStoreAndPooler,
  openPostgresOn,
  type Schema,
  type TestStore,
} from './stores.ts';

/** The name of the second endpoint has to be quoted. */
const endpoints = ['https://one.example.com/hook', "https://two.example.com/it's"];
const unavailable = { name: 'StoreUnavailableError' };

eachStoreAndPooler((_name, openStore) => {
  let store: TestStore;
  let written = 0;
  const onWritten = () => {
    written += 1;
  };
  beforeAll(async () => {
    store = await openStore({ outbox: { endpoints, onWritten } });
  });

  /** The types of the events of a cart or session at an endpoint, in the order of their ids. */
  async function typesOf(
    subject: 'cart' | 'session',
    id: string,
    endpoint = endpoints[0],
  ): Promise<unknown[]> {
    const rows = await store.sql(
      'select type from outbox where subject = $1 and subject_id = $2 and endpoint = $3 order by event_id',
      [subject, id, endpoint],
    );
    return rows.map(({ type }) => type);
  }

  describe('no event follows', () => {
    test('an offer, also for a cart whose address is set', async () => {
      const cart = randomUUID();
      const offer = { submitted: address, suggested: otherAddress };
      await store.keepOffer(cart, 'US', offer, origin);
      expect(await typesOf('cart', cart)).toEqual([]);
      await store.setShipping(cart, 'US', settingOf(), origin);
      await store.keepOffer(cart, 'US', offer, origin);
      expect(await typesOf('cart', cart)).toEqual(['cart.address.set']);
    });

    test('deleting what does not exist', async () => {
      const id = randomUUID();
      await store.deleteCart(id, clerk);
      await store.deleteApplication(id, clerk);
      expect([...(await typesOf('cart', id)), ...(await typesOf('session', id))]).toEqual([]);
    });

    test('an application whose site URL is taken, stored or registered', async () => {
      const siteUrl = `Taken${randomUUID().replaceAll('-', '')}`;
      const early = entryOf({ application: { ...application, siteUrl } });
      await store.storeApplication(early);
      await store.putSiteUrls([{ siteUrl, owner: 'somebody else' }], clerk);
      const late = entryOf({ application: { ...application, siteUrl } });
      expect(await store.storeApplication(late)).toBe('taken');
      expect(await typesOf('session', late.session)).toEqual([]);
      expect(await store.registerApplication(early.session, 'new', clerk)).toBe('taken');
      expect(await typesOf('session', early.session)).toEqual(['application.stored']);
    });

    test('a repeated registration', async () => {
      const siteUrl = `Twice${randomUUID().replaceAll('-', '')}`;
      const entry = entryOf({ application: { ...application, siteUrl } });
      await store.storeApplication(entry);
      await store.registerApplication(entry.session, 'new', clerk);
      await store.registerApplication(entry.session, 'new', clerk);
      expect(await typesOf('session', entry.session)).toEqual([
        'application.stored',
        'application.registered',
      ]);
    });

    test('any change, in a store without endpoints', async () => {
      const plain = await openStore();
      const { session } = entryOf();
      await plain.setShipping('c', 'US', settingOf(), origin);
      await plain.storeApplication(entryOf({ session }));
      await plain.registerApplication(session, 'new', clerk);
      await plain.deleteCart('c', clerk);
      expect(await plain.sql('select from outbox')).toEqual([]);
    });
  });

  test('each change of a cart and of an application is one event for each endpoint', async () => {
    const id = randomUUID();
    const before = written;
    await store.setShipping(id, 'US', settingOf(), origin);
    await store.setShipping(id, 'DE', settingOf(), origin);
    await store.deleteCart(id, clerk);
    await store.storeApplication(entryOf({ session: id }));
    await store.deleteApplication(id, clerk);
    for (const endpoint of endpoints) {
      expect(await typesOf('cart', id, endpoint)).toEqual([
        'cart.address.set',
        'cart.address.set',
        'cart.deleted',
      ]);
      expect(await typesOf('session', id, endpoint)).toEqual(['application.stored', 'application.deleted']);
    }
    expect(written - before).toBe(5);
  });

  test('an event has the same id and time at every endpoint, and the market of the change', async () => {
    const cart = randomUUID();
    await store.setShipping(cart, 'DE', settingOf(), origin);
    await store.deleteCart(cart, clerk);
    const rows = await store.sql(
      `select event_id, type, market, occurred_at, count(*)::int as endpoints
       from outbox where subject_id = $1 group by 1, 2, 3, 4 order by event_id`,
      [cart],
    );
    expect(rows).toMatchObject([
      { type: 'cart.address.set', market: 'DE', endpoints: 2 },
      { type: 'cart.deleted', market: 'DE', endpoints: 2 },
    ]);
  });

  test('changes that share a statement leave one event each', async () => {
    const carts = Array.from({ length: 40 }, () => randomUUID());
    await Promise.all(carts.map((cart) => store.setShipping(cart, 'US', settingOf(), origin)));
    for (const cart of carts) expect(await typesOf('cart', cart)).toEqual(['cart.address.set']);
  });

  test('an event holds nothing that a person typed', async () => {
    const session = randomUUID();
    const typed = settingOf({ email: 'canary@example.com', shipToInstruction: 'canary' });
    await store.setShipping(session, 'US', { ...typed, address: { ...address, name: 'Canary' } }, origin);
    await store.storeApplication(entryOf({ session, application: { ...application, firstName: 'Canary' } }));
    const rows = await store.sql('select * from outbox where subject_id = $1', [session]);
    expect(rows).toHaveLength(4);
    // By chance, the number of the session may have the digits of the Pin.
    const told = JSON.stringify(rows).replaceAll(session, '');
    expect(told).not.toMatch(/canary|adashop|example\.com"|0042/i);
  });
});

describePostgres(() => {
  let schema: Schema;
  let stores: [PostgresStore, PostgresStore];

  beforeAll(async () => {
    schema = await createSchema();
    const outbox = { endpoints };
    stores = [await openPostgresOn(schema.url, { outbox }), await openPostgresOn(schema.url, { outbox })];
    await stores[0].migrate();
  });

  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await schema.drop();
  });

  async function whileLocked(cart: string, work: () => Promise<void>): Promise<void> {
    const client = new pg.Client(schema.url);
    await client.connect();
    await client.query('begin');
    await client.query('select from carts where cart_id = $1 for update', [cart]);
    await work();
    await client.query('commit');
    await client.end();
  }

  test('ids order the changes of a cart as they were committed, whichever process made them', async () => {
    const [first, second] = [`a ${randomUUID()}`, `b ${randomUUID()}`];
    await Promise.all([first, second].map((cart) => stores[0].setShipping(cart, 'US', settingOf(), origin)));
    let early: Promise<unknown> = Promise.resolve();
    // The statement for both carts waits for the first, while another process writes the second.
    await whileLocked(first, async () => {
      early = Promise.all(
        [first, second].map((cart) => stores[0].setShipping(cart, 'DE', settingOf(), origin)),
      );
      const waiting = `
        select from pg_stat_activity where wait_event_type = 'Lock' and query like '%checkout_write_carts_%'`;
      await expect.poll(async () => (await schema.sql(waiting)).length).toBeGreaterThan(0);
      await stores[1].setShipping(second, 'FR', settingOf(), origin);
    });
    await early;
    const events = await schema.sql(
      'select market from outbox where subject_id = $1 and endpoint = $2 order by event_id',
      [second, endpoints[0]],
    );
    expect(events.map(({ market }) => market)).toEqual(['US', 'FR', 'DE']);
    expect(await stores[0].findCart(second, clerk)).toMatchObject({ market: 'DE' });
  });

  test('a change that comes too late leaves no event', async () => {
    const cart = randomUUID();
    await stores[0].setShipping(cart, 'US', settingOf(), origin);
    const hasty = await openPostgresStore({
      ...databaseDefaults,
      databaseUrl: schema.url,
      cipher: testCipher,
      outbox: { endpoints },
      queryTimeoutMs: 300,
    });
    await whileLocked(cart, () =>
      expect(hasty.setShipping(cart, 'US', settingOf(), origin)).rejects.toMatchObject(unavailable),
    );
    await hasty.close();
    const rows = await schema.sql('select from outbox where subject_id = $1 and endpoint = $2', [
      cart,
      endpoints[0],
    ]);
    expect(rows).toHaveLength(1);
  });

  test('a change whose event cannot be written does not happen', async () => {
    const cart = randomUUID();
    await schema.sql(`alter table outbox add constraint no_more check (subject_id <> '${cart}')`);
    await expect(stores[0].setShipping(cart, 'US', settingOf(), origin)).rejects.toThrow('23514');
    expect(await stores[0].findCart(cart, clerk)).toBeNull();
  });
});
