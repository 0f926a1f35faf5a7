import type { ClientBase } from 'pg';
import { layOut } from '../dialects.ts';
import { type Migration, migrations } from './migrations.ts';

/** The lock by which all releases make sure that only one migrates a database at a time. */
const advisoryLock = 7_262_914_830_651;

/** A migration that waits longer gives up: it would stop all traffic behind a table. */
const tableLockTimeout = '10s';

/**
 * Answers the names of the steps taken, each a transaction of its own. Safe to run twice at once: the second
 * waits and finds nothing to do. Steps of a later release are left alone. `shards` are of the tables that
 * Citus spreads; absent: as many as there are, or two for each node.
 */
export async function migrate(client: ClientBase, shards?: number): Promise<string[]> {
  await inTransaction(client, async () => {
    await client.query(`
      create table if not exists schema_migrations (
        id integer primary key,
        name text not null,
        applied_at timestamptz not null default now()
      )`);
  });
  const taken: string[] = [];
  for (const migration of migrations) if (await take(client, migration)) taken.push(migration.name);
  return [...taken, ...(await inTransaction(client, () => layOut(client, shards)))];
}

/** The names of the steps that this release needs and the database has not taken. */
export async function pendingMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('schema_migrations') is not null as exists`,
  );
  const applied = rows[0]?.exists ? await appliedIds(client) : new Set<number>();
  return migrations.filter(({ id }) => !applied.has(id)).map(({ name }) => name);
}

async function take(client: ClientBase, { id, name, sql }: Migration): Promise<boolean> {
  return inTransaction(client, async () => {
    if ((await appliedIds(client)).has(id)) return false;
    await client.query(`set local lock_timeout = '${tableLockTimeout}'`);
    await client.query(sql);
    await client.query('insert into schema_migrations (id, name) values ($1, $2)', [id, name]);
    return true;
  });
}

async function appliedIds(client: ClientBase): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>('select id from schema_migrations');
  return new Set(rows.map(({ id }) => id));
}

/** The lock belongs to the transaction, so it ends with the connection too. */
async function inTransaction<Result>(client: ClientBase, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
