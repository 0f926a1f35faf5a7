import type { Database, Row } from './database.ts';
import type { StoreFunctions } from './functions/functions-of.ts';
import type { Outbox } from './outbox.ts';
import type { Statement } from './statements.ts';

/** The encrypted fields of an application, as they are stored. */
export interface SealedApplication {
  readonly session: string;
  readonly pin: string;
  readonly taxId: string | null;
  readonly dateOfBirth: string;
}

export interface SealedChange {
  readonly from: SealedApplication;
  readonly to: SealedApplication;
}

export interface KeyUse {
  /** Empty: the value does not name a key properly. */
  readonly keyId: string;
  readonly values: number;
}

/** The sealed values of all applications, page by page in the order of their sessions. */
export interface SealedStore {
  /** The page after a session; '' is before the first. A page shorter than `sealedPageRows` is the last. */
  readSealedPage(after: string): Promise<SealedApplication[]>;
  /** Answers for how many applications. One that changed meanwhile stays as it is. */
  replaceSealed(changes: readonly SealedChange[]): Promise<number>;
  /** The keys of the page after a session, and where it ends; null: there is nothing after it. */
  readKeyUse(after: string): Promise<{ readonly uses: readonly KeyUse[]; readonly end: string | null }>;
  /** A few Pins for each key in use in that page, and where it ends; null: there is nothing after it. */
  readKeySamples(
    after: string,
  ): Promise<{ readonly samples: readonly SealedPin[]; readonly end: string | null }>;
}

export type SealedPin = Pick<SealedApplication, 'session' | 'pin'>;

/** It only reads, and holds up nothing. */
const samplePageRows = 5_000;

/** Few enough that locking them does not hold up traffic. No parameter: the planner has to know it. */
export const sealedPageRows = 500;

const readSealedPage: Statement = {
  name: 'read_sealed_page',
  text: `
    select session_id, pin, tax_id, date_of_birth
    from applications
    where session_id > $1::text
    order by session_id
    limit ${sealedPageRows}`,
};

const readKeyUse: Statement = {
  name: 'read_key_use',
  text: `
    with page as (
      select session_id, pin, tax_id, date_of_birth
      from applications
      where session_id > $1::text
      order by session_id
      limit ${sealedPageRows}
    )
    select
      coalesce(substring(value from '^v1\\.([A-Za-z0-9_-]{1,32})\\.'), '') as key_id,
      count(*)::int as values,
      (select max(session_id) from page) as last
    from page, unnest(array[pin, tax_id, date_of_birth]) as value
    where value is not null
    group by key_id`,
};

/** All sealed fields of an application are under the key of its Pin. */
const readKeySamples: Statement = {
  name: 'read_key_samples',
  text: `
    with page as (
      select session_id, pin
      from applications
      where session_id > $1::text
      order by session_id
      limit ${samplePageRows}
    ),
    numbered as (
      select
        session_id,
        pin,
        row_number() over (partition by split_part(pin, '.', 2) order by session_id) as number
      from page
    )
    select session_id, pin, (select max(session_id) from page) as last
    from numbered
    where number <= 5`,
};

export function createSealedStore(
  database: Database,
  functions: StoreFunctions,
  outbox: Outbox,
): SealedStore {
  const replaceSealed = functions.replaceSealed.call(outbox);
  return {
    readSealedPage: async (after) => (await database.run(readSealedPage, [after])).map(toSealed),
    async replaceSealed(changes) {
      const [row] = await database.run(replaceSealed, changeColumns(changes));
      return Number(row?.replaced);
    },
    async readKeyUse(after) {
      const rows = await database.run(readKeyUse, [after]);
      const uses = rows.map((row) => ({ keyId: String(row.key_id), values: Number(row.values) }));
      const [first] = rows;
      return { uses, end: first === undefined ? null : String(first.last) };
    },
    async readKeySamples(after) {
      const rows = await database.run(readKeySamples, [after]);
      const samples = rows.map((row) => ({ session: String(row.session_id), pin: String(row.pin) }));
      const [first] = rows;
      return { samples, end: first === undefined ? null : String(first.last) };
    },
  };
}

function toSealed(row: Row): SealedApplication {
  return {
    session: String(row.session_id),
    pin: String(row.pin),
    taxId: row.tax_id === null ? null : String(row.tax_id),
    dateOfBirth: String(row.date_of_birth),
  };
}

function changeColumns(changes: readonly SealedChange[]) {
  return [
    changes.map(({ from }) => from.session),
    changes.map(({ from }) => from.pin),
    changes.map(({ from }) => from.taxId),
    changes.map(({ from }) => from.dateOfBirth),
    changes.map(({ to }) => to.pin),
    changes.map(({ to }) => to.taxId),
    changes.map(({ to }) => to.dateOfBirth),
  ];
}
