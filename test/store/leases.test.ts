import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LeaseStore, underLease } from '../../src/leases/leases.ts';
import type { PostgresStore } from '../../src/store/postgres-store.ts';
import {
  createSchema,
  describePostgres,
  eachStoreAndPooler,
  openPostgresOn,
  type Schema,
  type TestStore,
} from './stores.ts';

const minuteMs = 60_000;

eachStoreAndPooler((_name, openStore) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await openStore();
  });

  describe('a lease', () => {
    test('has one holder, who can renew it', async () => {
      const name = randomUUID();
      expect(await store.takeLease(name, 'a', minuteMs)).toBe(true);
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(false);
      expect(await store.takeLease(name, 'a', minuteMs)).toBe(true);
    });

    test('that ran out passes to whoever comes first, and its former holder has lost it', async () => {
      const name = randomUUID();
      await store.takeLease(name, 'died', 40);
      await delay(60);
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(true);
      expect(await store.takeLease(name, 'died', minuteMs)).toBe(false);
    });

    test('that is renewed does not run out at its first end', async () => {
      const name = randomUUID();
      await store.takeLease(name, 'a', 40);
      await store.takeLease(name, 'a', minuteMs);
      await delay(60);
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(false);
    });

    test('of a dead holder delays nobody if the store’s clock is set back', async () => {
      const name = randomUUID();
      await store.takeLease(name, 'died', minuteMs);
      await store.sql(`update leases set expires_at = expires_at + interval '1 hour' where name = $1`, [
        name,
      ]);
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(true);
      expect(await store.takeLease(name, 'c', minuteMs)).toBe(false);
    });

    test('is released only by its holder', async () => {
      const name = randomUUID();
      await store.takeLease(name, 'a', minuteMs);
      await store.releaseLease(name, 'b');
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(false);
      await store.releaseLease(name, 'a');
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(true);
    });
  });

  describe('work under a lease', () => {
    const terms = (name: string, holder: string, ttlMs = minuteMs) => [name, holder, ttlMs] as const;

    test('does not start while somebody else has the lease', async () => {
      const name = randomUUID();
      await store.takeLease(name, 'a', minuteMs);
      const done = await underLease(store, ...terms(name, 'b'), () => expect.unreachable());
      expect(done).toBe(false);
    });

    test('holds the lease for longer than one term, and gives it up at the end', async () => {
      const name = randomUUID();
      const done = await underLease(store, ...terms(name, 'a', 600), async (isHeld) => {
        await delay(750);
        expect(isHeld()).toBe(true);
        expect(await store.takeLease(name, 'b', minuteMs)).toBe(false);
      });
      expect(done).toBe(true);
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(true);
    });

    test('that fails releases the lease and says why it failed', async () => {
      const name = randomUUID();
      const failing = underLease(store, ...terms(name, 'a'), () => Promise.reject(new Error('out of paper')));
      await expect(failing).rejects.toThrow('out of paper');
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(true);
    });

    test('knows that it lost the lease once it could not renew it in time', async () => {
      let renewals = -1;
      const failing: LeaseStore = {
        ...store,
        takeLease: (...lease) => {
          renewals += 1;
          return renewals === 0 ? store.takeLease(...lease) : Promise.reject(new Error('no answer'));
        },
      };
      await underLease(failing, ...terms(randomUUID(), 'a', 200), async (isHeld) => {
        expect(isHeld()).toBe(true);
        await delay(210);
        expect(isHeld()).toBe(false);
      });
      expect(renewals).toBeGreaterThan(0);
    });

    test('knows at the next renewal that somebody else took the lease', async () => {
      const name = randomUUID();
      await underLease(store, ...terms(name, 'stood still', 900), async (isHeld) => {
        await store.sql(
          `update leases set holder = 'b', expires_at = now() + interval '0.8 seconds' where name = $1`,
          [name],
        );
        await expect.poll(isHeld, { interval: 5, timeout: 600 }).toBe(false);
      });
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(true);
    });

    test('that ends while a renewal is under way leaves the lease free', async () => {
      const name = randomUUID();
      const slow: LeaseStore = {
        ...store,
        takeLease: async (...lease) => {
          await delay(50);
          return store.takeLease(...lease);
        },
      };
      await underLease(slow, ...terms(name, 'a', 300), () => delay(110));
      expect(await store.takeLease(name, 'b', minuteMs)).toBe(true);
    });
  });
});

describePostgres(() => {
  let schema: Schema;
  let stores: PostgresStore[];

  beforeAll(async () => {
    schema = await createSchema();
    stores = await Promise.all([openPostgresOn(schema.url), openPostgresOn(schema.url)]);
    await stores[0]?.migrate();
  });

  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await schema.drop();
  });

  test('one of several processes gets the lease, when it is free and when it has run out', async () => {
    const contend = async (name: string) => {
      const contenders = Array.from({ length: 8 }, (_, number) => number);
      const taken = await Promise.all(
        contenders.map((number) => stores[number % 2]?.takeLease(name, `contender ${number}`, minuteMs)),
      );
      return taken.filter((has) => has).length;
    };
    for (let round = 0; round < 5; round += 1) {
      const name = randomUUID();
      expect(await contend(name)).toBe(1);
      await schema.sql(`update leases set holder = 'died', expires_at = now() where name = $1`, [name]);
      expect(await contend(name)).toBe(1);
    }
  });
});
