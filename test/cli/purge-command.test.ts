import { expect, onTestFinished, test } from 'vitest';
import { createSchema, describePostgres } from '../store/stores.ts';
import { temporaryFolder } from '../support/command.ts';
import { callCommand } from '../support/in-process.ts';

async function openDatabase() {
  const schema = await createSchema();
  onTestFinished(() => schema.drop());
  const environment = { DATABASE_URL: schema.url, DATA_DIR: temporaryFolder() };
  await callCommand(['migrate'], environment);
  return { environment, sql: schema.sql };
}

describePostgres(() => {
  test('purge deletes once what was kept long enough, and --dry-run counts it', async () => {
    const { environment, sql } = await openDatabase();
    await sql(`
      insert into carts (cart_id, market, updated_at)
      select 'cart ' || days, 'US', now() - days * interval '1 day' from generate_series(1, 9) as days`);
    const retention = { RETENTION_CARTS_DAYS: '5', RETENTION_EVENTS_DAYS: '0' };
    const purge = (...options: string[]) =>
      callCommand(['purge', ...options], { ...environment, ...retention });
    const counted = await purge('--dry-run');
    expect(counted).toMatchObject({ status: 0, stderr: '' });
    const table =
      /^KIND +KEPT +STALE\n.*^carts +5 days +5\n.*^events +for good +0\n.*^pairs +400 days +0\n/ms;
    expect(counted.stdout).toMatch(table);
    expect((await purge()).stdout).toMatch(/^KIND +KEPT +PURGED\n.*^carts +5 days +5\n/ms);
    expect(await sql('select count(*)::int as left from carts')).toEqual([{ left: 4 }]);
  });

  test('purge leaves the work to another process that is purging', async () => {
    const { environment, sql } = await openDatabase();
    await sql(`insert into leases values ('purge', 'another', now() + interval '1 minute')`);
    const { status, stderr } = await callCommand(['purge'], environment);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'Another instance is purging at this moment, so there is nothing to do.\n',
    });
  });
});
