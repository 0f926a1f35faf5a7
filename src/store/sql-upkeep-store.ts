import type { LeaseStore } from '../leases/leases.ts';
import type { Cursor, PurgeStore, RetainedKind } from '../retention/retention.ts';
import { namedStatements, type Statement } from './database.ts';
import type { StoreParts } from './store-parts.ts';
import { cursorSql, type RetainedTable, retainedTables } from './tables.ts';

/** Few enough that deleting them does not hold up traffic. No parameter: the planner has to know it. */
const pageRows = 500;

/**
 * Leases are rows with an end rather than session locks, which do not work through a pooler that lends
 * connections by the transaction.
 */
export function createSqlUpkeepStore({ database, functions, outbox }: StoreParts): PurgeStore & LeaseStore {
  return {
    takeLease: async (name, holder, ttlMs) =>
      (await database.run(statements.takeLease, [name, holder, ttlMs])).length > 0,
    releaseLease: async (name, holder) => void (await database.run(statements.releaseLease, [name, holder])),
    async readClock() {
      const [row] = await database.run(statements.readClock, []);
      return new Date(Number(row?.now));
    },
    async readPage(kind, after, before) {
      const values = [cursorValue(kind, after), before.toISOString()];
      const [row] = await database.run(readPage(retainedTables[kind]), values);
      const end = (row?.last ?? null) as Cursor;
      return { stale: Number(row?.stale), end, isLast: Number(row?.seen) < pageRows };
    },
    async purgeRange(kind, after, end, before) {
      const range = [cursorValue(kind, after), cursorValue(kind, end), before.toISOString()];
      const [row] = await database.run(functions.purge[kind].call(outbox), range);
      outbox.written();
      return Number(row?.purged);
    },
  };
}

/** No id is empty, and identities count from 1: this is before the first row of each table. */
const first = { text: '', bigint: '0', smallint: '-32768', date: '-infinity' };

function cursorValue(kind: RetainedKind, cursor: Cursor): readonly string[] {
  return cursor ?? Object.values(retainedTables[kind].key).map((type) => first[type]);
}

/** $1: a cursor, $2: a time. How many rows the page has, how many are stale, and the last key as a cursor. */
function readPage({ table, key, since }: RetainedTable): Statement {
  const names = Object.keys(key);
  const columns = names.join(', ');
  return {
    name: `read_page_of_${table}`,
    text: `
      with page as (
        select ${columns}, ${since} as since
        from ${table}
        where (${columns}) > (${cursorSql(key, '($1::text[])')})
        order by ${columns}
        limit ${pageRows}
      )
      select
        count(*)::int as seen,
        (count(*) filter (where since < $2::timestamptz))::int as stale,
        (
          select array[${names.map((name) => `${name}::text`).join(', ')}]
          from page
          order by ${names.map((name) => `${name} desc`).join(', ')}
          limit 1
        ) as last
      from page`,
  };
}

const statements = namedStatements({
  readClock: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  /** A lease that ends later than any taken now is from before the store's clock was set back: expired. */
  takeLease: `
    insert into leases as held (name, holder, expires_at)
    values ($1::text, $2::text, clock_timestamp() + $3::float8 * interval '1 millisecond')
    on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at
    where held.holder = excluded.holder or held.expires_at <= clock_timestamp()
      or held.expires_at > clock_timestamp() + $3::float8 * interval '1 millisecond'
    returning holder`,
  releaseLease: 'delete from leases where name = $1::text and holder = $2::text',
});
