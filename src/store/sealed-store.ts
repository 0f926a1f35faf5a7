import { namedStatements } from './database.ts';
import { type SealedChange, sealedChanges, sealedRows } from './rows.ts';
import type { StoreParts } from './store-parts.ts';

export type SealedStore = ReturnType<typeof createSealedStore>;

/** Few enough that locking them does not hold up traffic. No parameter: the planner has to know it. */
export const sealedPageRows = 500;

/** It only reads, and holds up nothing. */
const keyUsePageRows = 5_000;

const pageOf = (rows: number) => `
    select ${sealedRows.columns} from applications
    where session_id > $1::text order by session_id limit ${rows}`;

const statements = namedStatements({
  readSealedPage: pageOf(sealedPageRows),
  readKeyUse: `
    with page as (${pageOf(keyUsePageRows)}),
    sealed as (
      select session_id, value, value = pin as is_pin,
        coalesce(substring(value from '^v1\\.([A-Za-z0-9_-]{1,32})\\.'), '') as key_id
      from page, unnest(array[pin, tax_id, date_of_birth]) as value
      where value is not null
    )
    select
      key_id,
      count(*)::int as values,
      (array_agg(session_id order by session_id) filter (where is_pin))[1:5] as sessions,
      (array_agg(value order by session_id) filter (where is_pin))[1:5] as pins,
      (select max(session_id) from page) as last
    from sealed
    group by key_id`,
});

/** The sealed values of all applications, page by page in the order of their sessions. */
export function createSealedStore({ database, functions, outbox }: StoreParts) {
  return {
    /** The page after a session; '' is before the first. A page shorter than `sealedPageRows` is the last. */
    readSealedPage: async (after: string) =>
      (await database.run(statements.readSealedPage, [after])).map(sealedRows.read),
    /** Answers for how many applications. One that changed meanwhile stays as it is. */
    async replaceSealed(changes: readonly SealedChange[]) {
      const [row] = await database.run(functions.replaceSealed.call(outbox), sealedChanges.values(changes));
      return Number(row?.replaced);
    },
    /**
     * The keys in use, page by page, with a few of the Pins under each: all sealed fields of an application
     * are under the key of its Pin.
     */
    async *readKeyUse() {
      let rows = await database.run(statements.readKeyUse, ['']);
      while (rows.length > 0) {
        yield rows.map(({ key_id, values, sessions, pins }) => ({
          keyId: String(key_id),
          values: Number(values),
          sessions: (sessions ?? []) as readonly string[],
          pins: (pins ?? []) as readonly string[],
        }));
        rows = await database.run(statements.readKeyUse, [rows[0]?.last]);
      }
    },
  };
}
