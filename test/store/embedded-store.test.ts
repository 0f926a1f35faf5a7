import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { embeddedLimits, openMemoryDatabase } from '../../src/store/embedded-store.ts';
import { createSqlStore } from '../../src/store/sql-store.ts';
import { settingOf, testCipher } from './samples.ts';
import { emptyTemplate } from './stores.ts';

const megabyte = 1024 * 1024;

test('the log is written back to the tables before it grows large', async () => {
  const database = await openMemoryDatabase(await emptyTemplate());
  const store = createSqlStore(database, testCipher, embeddedLimits);
  const logged = async () => {
    const [row] = await database.run(
      {
        name: 'logged',
        rows: '',
        text: `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as ever,
                 pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as pending
               from pg_control_checkpoint()`,
      },
      [],
    );
    return { ever: Number(row?.ever), pending: Number(row?.pending) };
  };
  const before = await logged();
  const carts = Array.from({ length: 100 }, (_, cart) => `cart-${cart}`);
  for (let round = 0; round < 1_000; round += 1) {
    const setting = settingOf({ shipToInstruction: randomBytes(750).toString('hex') });
    await Promise.all(carts.map((cart) => store.setShipping(cart, 'US', setting)));
  }
  const after = await logged();
  expect(after.ever - before.ever).toBeGreaterThan(150 * megabyte);
  expect(after.pending).toBeLessThan(100 * megabyte);
  await store.close();
});
