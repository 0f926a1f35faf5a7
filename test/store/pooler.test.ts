import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres-store.ts';
import { databaseDefaults } from './database-defaults.ts';
import { origin, settingOf, testCipher } from './samples.ts';
import { describePooler } from './stores.ts';

describePooler((open) => {
  test('a store without the pooler setting names the setting that it needs', async () => {
    const { pooledUrl } = await open();
    const store = await openPostgresStore({
      ...databaseDefaults,
      databaseUrl: pooledUrl ?? '',
      cipher: testCipher,
    });
    await expect(store.pendingMigrations()).rejects.toMatchObject({
      name: 'OperatorError',
      message: expect.stringContaining('set DATABASE_POOLER to transaction'),
    });
    await store.close();
  });

  test('several migrate at once and find nothing to do', async () => {
    const { pooledUrl: databaseUrl = '' } = await open();
    const settings = { ...databaseDefaults, databaseUrl, cipher: testCipher, behindPooler: true };
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(settings)));
    expect(await Promise.all(stores.map((store) => store.migrate()))).toEqual([[], [], [], []]);
    expect(await stores[0]?.pendingMigrations()).toEqual([]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test('many connections over a few of the server’s each read what they wrote', async () => {
    const store = await open();
    const rounds = Array.from({ length: 200 }, async (_, branch) => {
      const cart = randomUUID();
      await store.setShipping(cart, 'US', settingOf({ branch }), origin);
      return (await store.readCart(cart, 'US')).setting?.branch === branch;
    });
    expect(new Set(await Promise.all(rounds))).toEqual(new Set([true]));
  });
});
