import type { ClientBase } from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { copiedTables, spreadTables } from '../tables.ts';
import { storedFunctions } from './citus-statements.ts';
import type { StoredFunction } from './stored-function.ts';

/** Enough to grow from one node to thirty-two without splitting any. */
export const defaultShards = 32;

/** Whether the tables of this database are spread over the nodes of Citus. */
export async function isSpread(client: ClientBase): Promise<boolean> {
  return (await knowsCitus(client)) && (await laidOut(client)).has('carts');
}

/** What this release needs and the layout lacks. */
export async function missingOfLayout(client: ClientBase): Promise<string[]> {
  const known = await laidOut(client);
  const tables = [...spreadTables.keys(), ...copiedTables].filter((table) => !known.has(table));
  const functions = await missingFunctions(client);
  return [...tables, ...functions.map(({ name }) => name)];
}

/**
 * Spreads the tables with their rows over the nodes of Citus and creates the functions there; answers what it
 * did. Call it within a transaction. It does nothing without Citus or without other nodes, unless `shards`
 * asks for it. Throws OperatorError where that is impossible.
 */
export async function layOut(client: ClientBase, shards: number | undefined): Promise<string[]> {
  if (!(await knowsCitus(client))) {
    if (shards === undefined) return [];
    throw new OperatorError('--shards needs Citus: run "create extension citus" in this database first.');
  }
  const known = await laidOut(client);
  if (known.size === 0 && shards === undefined && !(await hasWorkers(client))) return [];
  await checkCoordinator(client);
  await checkShards(client, known, shards);
  const spread = await spreadAll(client, known, shards ?? defaultShards);
  const functions = await missingFunctions(client);
  for (const stored of functions) await put(client, stored);
  return [...spread, ...(functions.length === 0 ? [] : [`${functions.length} functions`])];
}

async function spreadAll(client: ClientBase, known: ReadonlySet<string>, shards: number): Promise<string[]> {
  // One connection per node: a transaction that has used several in parallel cannot lay out the next table.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  const tables = [...copiedTables, ...spreadTables.keys()].filter((table) => !known.has(table));
  // Citus gives a sequence to all nodes, each with its own range of numbers, where a column draws from it.
  if (!known.has('outbox'))
    await client.query(`alter table outbox alter column event_id set default nextval('outbox_event_ids')`);
  for (const table of tables) {
    const column = spreadTables.get(table);
    if (column === undefined) await client.query('select create_reference_table($1)', [table]);
    else if (table === 'carts')
      await client.query(
        `select create_distributed_table($1, $2, colocate_with => 'none', shard_count => $3)`,
        [table, column, shards],
      );
    else
      await client.query(`select create_distributed_table($1, $2, colocate_with => 'carts')`, [
        table,
        column,
      ]);
    await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
  }
  return tables.map((table) => `${table} on all nodes`);
}

/** Functions that call nothing elsewhere run wherever they are called from. */
async function put(client: ClientBase, { definition, signature, placedBy }: StoredFunction): Promise<void> {
  await client.query(definition);
  if (placedBy !== undefined)
    await client.query(`select create_distributed_function($1, $2, colocate_with => 'carts')`, [
      signature,
      placedBy,
    ]);
}

async function knowsCitus(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select from pg_extension where extname = 'citus'`);
  return rows.length > 0;
}

async function laidOut(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ relname: string }>(`
    select relname from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where relnamespace = current_schema::regnamespace`);
  return new Set(rows.map(({ relname }) => relname));
}

async function hasWorkers(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query(`select from pg_dist_node where groupid <> 0 and isactive`);
  return rows.length > 0;
}

async function missingFunctions(client: ClientBase): Promise<StoredFunction[]> {
  const { rows } = await client.query<{ proname: string }>(
    `select proname from pg_proc where pronamespace = current_schema::regnamespace and proname like 'checkout\\_%'`,
  );
  const there = new Set(rows.map(({ proname }) => proname));
  return storedFunctions.filter(({ name }) => !there.has(name));
}

/** The coordinator needs a copy of small tables to read them without another node. */
async function checkCoordinator(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_known: boolean }>(
    'select exists (select from pg_dist_node where groupid = 0) as is_known',
  );
  if (rows[0]?.is_known || !(await hasWorkers(client))) return;
  throw new OperatorError(
    `Citus does not know where its coordinator is: run "select citus_set_coordinator_host('name or address')" first.`,
  );
}

async function checkShards(
  client: ClientBase,
  known: ReadonlySet<string>,
  shards: number | undefined,
): Promise<void> {
  if (!known.has('carts') || shards === undefined) return;
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_dist_shard where logicalrelid = 'carts'::regclass`,
  );
  const [there] = rows;
  if (there?.count === shards) return;
  throw new OperatorError(
    `The tables already have ${there?.count} shards: run "select alter_distributed_table('carts', shard_count => ${shards}, cascade_to_colocated => true)" to change that.`,
  );
}
