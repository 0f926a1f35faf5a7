import { beforeAll, describe, expect, test } from 'vitest';
import { spreadTables, tables } from '../../src/store/tables.ts';
import { eachStore, type TestStore } from './stores.ts';

eachStore((_name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });

  describe('the list of tables', () => {
    test('has every table once', async () => {
      const rows = await store.sql(
        `select relname from pg_class where relkind = 'r' and relnamespace = current_schema::regnamespace`,
        [],
      );
      expect(tables.map(({ table }) => table).sort()).toEqual(rows.map(({ relname }) => relname).sort());
    });

    test.each([...spreadTables])(
      '%s: every unique index holds %s, and the primary key begins with it',
      async (table, key) => {
        const indexes = await store.sql(
          `select array(
            select attname::text from unnest(indkey) with ordinality as part (number, position)
            join pg_attribute on attrelid = indrelid and attnum = number
            order by position
          ) as columns
          from pg_index where indrelid = $1::regclass and indisunique
          order by indisprimary desc`,
          [table],
        );
        expect(indexes.length).toBeGreaterThan(0);
        for (const { columns } of indexes) expect(columns).toContain(key);
        expect(String(indexes[0]?.columns)).toMatch(new RegExp(`^${key}\\b`));
      },
    );
  });
});
