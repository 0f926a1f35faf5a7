import type { Cursor, PurgeStore, RetainedKind } from '../retention/purge-store.ts';
import type { Database } from './database.ts';
import type { Outbox } from './outbox.ts';
import type { Statement } from './statements.ts';
import { type RetainedTable, retainedTables } from './tables.ts';

/** Few enough that deleting them does not hold up traffic. No parameter: the planner has to know it. */
const pageRows = 500;

export function createSqlPurgeStore(database: Database, outbox: Outbox): PurgeStore {
  return {
    async readClock() {
      const [row] = await database.run(readClock, []);
      return new Date(Number(row?.now));
    },
    async readPage(kind, after, before) {
      const [row] = await database.run(readPage(retainedTables[kind]), [
        placeValue(kind, after),
        before.toISOString(),
      ]);
      return {
        stale: Number(row?.stale),
        end: (row?.last ?? null) as Cursor,
        isLast: Number(row?.seen) < pageRows,
      };
    },
    async purgeRange(kind, { after, end, before }) {
      const range = [placeValue(kind, after), placeValue(kind, end), before.toISOString()];
      const [row] = await database.run(purgeRange(retainedTables[kind], outbox), range);
      outbox.written();
      return Number(row?.purged);
    },
  };
}

/** No id is empty, and identities count from 1: this is before the first row of each table. */
const first = { text: '', bigint: '0', smallint: '-32768', date: '-infinity' };

function placeValue(kind: RetainedKind, place: Cursor): readonly string[] {
  return place ?? retainedTables[kind].key.map(({ type }) => first[type]);
}

const readClock: Statement = {
  name: 'read_clock',
  text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
};

const columnsOf = ({ key }: RetainedTable) => key.map(({ name }) => name).join(', ');

/** The key that the parameter at this position holds as an array of text. */
const placeAt = ({ key }: RetainedTable, position: number) =>
  key.map(({ type }, index) => `($${position}::text[])[${index + 1}]::${type}`).join(', ');

/** How many rows the page has, how many are stale, and the last key as an array of text. */
function readPage(retained: RetainedTable): Statement {
  const { table, key, since } = retained;
  const columns = columnsOf(retained);
  return {
    name: `read_page_of_${table}`,
    text: `
      with page as (
        select ${columns}, ${since} as since
        from ${table}
        where (${columns}) > (${placeAt(retained, 1)})
        order by ${columns}
        limit ${pageRows}
      )
      select
        count(*)::int as seen,
        (count(*) filter (where since < $2::timestamptz))::int as stale,
        (
          select array[${key.map(({ name }) => `${name}::text`).join(', ')}]
          from page
          order by ${key.map(({ name }) => `${name} desc`).join(', ')}
          limit 1
        ) as last
      from page`,
  };
}

/**
 * A row is locked and its time checked again before it is deleted. Locked rows are left for the next time: a
 * task that waits for nobody cannot deadlock.
 */
export function purgeRange(retained: RetainedTable, { named, events }: Outbox): Statement {
  const { table, key, since, event } = retained;
  const columns = columnsOf(retained);
  return {
    name: event === undefined ? `purge_${table}` : named(`purge_${table}`),
    text: `
      with stale as (
        select ${columns}
        from ${table}
        where (${columns}) > (${placeAt(retained, 1)}) and (${columns}) <= (${placeAt(retained, 2)})
          and ${since} < $3::timestamptz
        for update skip locked
      ),
      purged as (
        delete from ${table} using stale
        where ${key.map(({ name }) => `${table}.${name} = stale.${name}`).join(' and ')}
        returning ${table}.*
      )${event === undefined ? '' : events({ type: event, from: 'purged' })}
      select count(*)::int as purged from purged`,
  };
}
