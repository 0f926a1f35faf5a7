import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { spread } from './spread.ts';
import { eachStore, type TestStore } from './stores.ts';

const operations = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const distributed = new Map(
  [...operations.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g)].map(
    ([, table = '', column = '']) => [table, column] as const,
  ),
);
const copied = [...operations.matchAll(/create_reference_table\('(\w+)'\)/g)].map(([, table]) => table);
const local = /^-- (\w+) and (\w+) stay on the coordinator$/m.exec(operations)?.slice(1) ?? [];

eachStore((_name, open) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });

  describe('the layout over several nodes that the documents give', () => {
    test('names every table once', async () => {
      const rows = await store.sql(
        `select relname from pg_class where relkind = 'r' and relnamespace = current_schema::regnamespace`,
        [],
      );
      const named = [...distributed.keys(), ...copied, ...local];
      expect(named.sort()).toEqual(rows.map(({ relname }) => relname).sort());
    });

    test('spreads tables by the key by which statements find their rows', () => {
      expect(distributed).toEqual(spread);
    });

    test.each([...spread])(
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
