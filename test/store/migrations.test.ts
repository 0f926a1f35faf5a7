import { describe, expect, test } from 'vitest';
import { postgresql } from '../../src/store/dialects.ts';
import { migrations } from '../../src/store/migrations/migrations.ts';
import { createSchema, describePostgres, openPostgresOn, type Schema } from './stores.ts';

const names = migrations.map(({ name }) => name);
const steps = [...names, `${postgresql.functions.all.length} functions`];

async function withSchema(work: (schema: Schema) => Promise<void>): Promise<void> {
  const schema = await createSchema();
  try {
    await work(schema);
  } finally {
    await schema.drop();
  }
}

describePostgres(() => {
  describe('migrations', () => {
    test('are all missing from an empty database, and none from a migrated one', () =>
      withSchema(async ({ url }) => {
        const store = await openPostgresOn(url);
        expect(await store.pendingMigrations()).toEqual(steps);
        expect(await store.migrate()).toEqual(steps);
        expect(await store.pendingMigrations()).toEqual([]);
        expect(await store.migrate()).toEqual([]);
        await store.close();
      }));

    test('each step is taken once, even when they start several times at once', () =>
      withSchema(async ({ url, sql }) => {
        const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresOn(url)));
        const taken = await Promise.all(stores.map((store) => store.migrate()));
        expect(taken.flat().sort()).toEqual([...steps].sort());
        expect(await sql('select count(*)::int as count from schema_migrations')).toEqual([
          { count: names.length },
        ]);
        await Promise.all(stores.map((store) => store.close()));
      }));

    test('leave nothing of a step that fails', () =>
      withSchema(async ({ url, sql }) => {
        await sql('create table site_urls (in_the_way integer)');
        const store = await openPostgresOn(url);
        await expect(store.migrate()).rejects.toMatchObject({ name: 'StoreUnavailableError' });
        expect(await sql(`select to_regclass('carts')::text as carts`)).toEqual([{ carts: null }]);
        expect(await store.pendingMigrations()).toEqual(steps);
        await store.close();
      }));

    test('of a later release leave a database that this one can use', () =>
      withSchema(async ({ url, sql }) => {
        const store = await openPostgresOn(url);
        await store.migrate();
        await sql(`insert into schema_migrations (id, name) values (10000, 'of a later release')`);
        await sql('alter table carts add column of_a_later_release text');
        expect(await store.pendingMigrations()).toEqual([]);
        expect(await store.migrate()).toEqual([]);
        await expect(store.readCart('c', 'US')).resolves.toEqual({ setting: null, offer: null });
        await store.close();
      }));
  });
});
