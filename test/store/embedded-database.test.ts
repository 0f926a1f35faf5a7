import { expect, test } from 'vitest';
import type { Database, Statement } from '../../src/store/database.ts';
import { openEmbeddedDatabase } from '../../src/store/embedded/embedded-database.ts';
import { openMemoryEngine } from '../../src/store/embedded/embedded-engine.ts';
import { emptyTemplate } from './idle-engines.ts';

const megabyte = 1024 * 1024;

const writeToLog: Statement = {
  name: 'write_to_log',
  text: `select pg_logical_emit_message(false, 'test', repeat('x', 300000))`,
};

const logSize: Statement = {
  name: 'log_size',
  text: `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`,
};

test('the log is written back to the tables before it grows large', async () => {
  const database = await openEmbeddedDatabase(await openMemoryEngine(await emptyTemplate()));
  const sizes: number[] = [];
  for (let round = 0; round < 600; round += 1) {
    await database.run(writeToLog, []);
    const [row] = await database.run(logSize, []);
    sizes.push(Number(row?.bytes));
  }
  expect(Math.max(...sizes)).toBeGreaterThan(64 * megabyte);
  expect(sizes.at(-1)).toBeLessThan(150 * megabyte);
  await database.close();
});

const fillOutbox: Statement = {
  name: 'fill_outbox',
  text: `
    insert into outbox
      (subject_id, subject, event_id, endpoint, type, market, occurred_at, pending_since, next_attempt_at)
    select 'cart-' || n % 16, 'cart', n, 'shop', 'cart.address.set', 'US', now(), now(), now()
    from generate_series(1, 5000) as n`,
};

const outboxStatistics: Statement = {
  name: 'outbox_statistics',
  text: `select attname as column from pg_stats where tablename = 'outbox'`,
};

const columnsWithStatistics = async (database: Database) =>
  (await database.run(outboxStatistics, [])).map(({ column }) => column);

const columnsOfIndexes = expect.arrayContaining(['endpoint', 'subject_id', 'event_id']);

test('an opened store has statistics of its content, so that the right index is chosen', async () => {
  const before = await openMemoryEngine(await emptyTemplate());
  const filled = await openEmbeddedDatabase(before);
  await filled.run(fillOutbox, []);
  const kept = await before.dumpDataDir('none');
  await filled.close();
  const database = await openEmbeddedDatabase(await openMemoryEngine(kept));
  expect(await columnsWithStatistics(database)).toEqual(columnsOfIndexes);
  await database.close();
});

test('statistics are renewed while a table grows', async () => {
  const database = await openEmbeddedDatabase(await openMemoryEngine(await emptyTemplate()));
  await database.run(fillOutbox, []);
  expect(await columnsWithStatistics(database)).toEqual([]);
  // The engine counts what changed once a second.
  const afterSomeMore = async () => {
    for (let round = 0; round < 500; round += 1) await database.run(logSize, []);
    return columnsWithStatistics(database);
  };
  await expect.poll(afterSomeMore, { timeout: 10_000 }).toEqual(columnsOfIndexes);
  await database.close();
});
