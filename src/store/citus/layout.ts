import type { ClientBase } from 'pg';
import { OperatorError } from '../../operator-error.ts';
import { asSteps, isStoredFunction, missingFunctions, readNames } from '../functions/functions-of.ts';
import type { StoredFunction } from '../functions/stored-function.ts';
import { copiedTables, spreadTables } from '../tables.ts';
import { citusFunctions, smallestNumberNow } from './citus-functions.ts';

/**
 * Enough for twice as many nodes. Each shard more costs every request (docs/operations.md has the table), and
 * the number can be changed.
 */
const defaultShardsPerNode = 2;

/** Whether the tables of this database are spread over the nodes of Citus. */
export async function isSpread(client: ClientBase): Promise<boolean> {
  return (await knowsCitus(client)) && (await laidOut(client)).has('carts');
}

/** What this release needs and the layout lacks. */
export async function missingOfLayout(client: ClientBase): Promise<string[]> {
  const known = await laidOut(client);
  const tables = [...spreadTables.keys(), ...copiedTables].filter((table) => !known.has(table));
  const functions = await unplacedFunctions(client);
  return [...tables, ...asSteps(functions)];
}

/**
 * Spreads the tables with their rows over the nodes of Citus and creates the functions there. Undefined
 * without Citus or without other nodes, unless `shards` asks for it. Throws OperatorError where that is
 * impossible.
 */
export async function spreadOut(client: ClientBase, shards: number | undefined) {
  if (!(await knowsCitus(client))) return undefined;
  const known = await laidOut(client);
  if (known.size === 0 && shards === undefined && !(await hasWorkers(client))) return undefined;
  await checkCoordinator(client);
  // One connection per node: a transaction that has used several in parallel cannot lay out the next table.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  if (!known.has('carts')) await dropFunctions(client);
  const spread = [
    ...(await changeShards(client, known, shards)),
    ...(await spreadAll(client, known, shards ?? (await usualShards(client)))),
  ];
  const functions = await unplacedFunctions(client);
  for (const stored of functions) await put(client, stored);
  return [...spread, ...asSteps(functions)];
}

/**
 * Makes of a dump from Citus what a single PostgreSQL needs: the sequence of events goes on behind every
 * number that Citus gave out, so that later events have greater ones.
 */
export async function leaveCitus(client: ClientBase): Promise<string[]> {
  if (!(await isAny(client, `pg_proc where ${isStoredFunction} and proname ~ '_clock_number_'`))) return [];
  await client.query(`
    select setval(
      'outbox_event_ids', greatest(last_value, ${smallestNumberNow}, (select max(event_id) from outbox))
    ) from outbox_event_ids`);
  await dropFunctions(client);
  return ['tables and numbers of events on one PostgreSQL'];
}

/** Those of all releases, which number events as another kind of database does. */
async function dropFunctions(client: ClientBase): Promise<void> {
  const signatures = `select oid::regprocedure::text as name from pg_proc where ${isStoredFunction}`;
  const functions = [...(await readNames(client, signatures))];
  if (functions.length > 0) await client.query(`drop function ${functions.join(', ')}`);
}

/** Spreads the tables that are spread already over another number of shards. */
async function changeShards(client: ClientBase, known: ReadonlySet<string>, shards: number | undefined) {
  if (!known.has('carts') || shards === undefined) return [];
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_dist_shard where logicalrelid = 'carts'::regclass`,
  );
  if (rows[0]?.count === shards) return [];
  // Functions that answer rows of a table go with it, and are missing then.
  await client.query(
    `select alter_distributed_table('carts', shard_count => $1, cascade_to_colocated => true)`,
    [shards],
  );
  return [`${shards} shards instead of ${rows[0]?.count}`];
}

async function usualShards(client: ClientBase): Promise<number> {
  const { rowCount } = await client.query('select from pg_dist_node where isactive and shouldhaveshards');
  return defaultShardsPerNode * (rowCount || 1);
}

async function spreadAll(client: ClientBase, known: ReadonlySet<string>, shards: number): Promise<string[]> {
  const tables = [...copiedTables, ...spreadTables.keys()].filter((table) => !known.has(table));
  // Citus gives a sequence to all nodes, each with its own range of numbers, where a column draws from it.
  if (!known.has('outbox'))
    await client.query(`alter table outbox alter column event_id set default nextval('outbox_event_ids')`);
  if (!known.has('audit_trail')) await client.query(auditIdsFromSequence);
  for (const table of tables) {
    const column = spreadTables.get(table);
    const place =
      table === 'carts' ? `colocate_with => 'none', shard_count => ${shards}` : `colocate_with => 'carts'`;
    if (column === undefined) await client.query('select create_reference_table($1)', [table]);
    else await client.query(`select create_distributed_table($1, $2, ${place})`, [table, column]);
    await client.query('select truncate_local_data_after_distributing_table($1)', [table]);
  }
  return tables.map((table) => `${table} on all nodes`);
}

/**
 * Citus cannot spread a table with an identity column over another number of shards, so the numbers come from
 * a sequence. Each worker draws from a range of its own, 2^48 and more. Rows that an earlier cluster numbered
 * so get small numbers, because the workers of this one begin again.
 */
const auditIdsFromSequence = `
  alter table audit_trail alter column audit_id drop identity if exists;
  create sequence if not exists audit_ids owned by audit_trail.audit_id;
  alter table audit_trail alter column audit_id set default nextval('audit_ids');
  select setval('audit_ids', coalesce(max(audit_id) filter (where audit_id < 1::bigint << 48), 0) + 1, false)
  from audit_trail;
  update audit_trail set audit_id = nextval('audit_ids') where audit_id >= 1::bigint << 48`;

/** Functions that call nothing elsewhere run wherever they are called from. */
async function put(client: ClientBase, { definition, signature, placedBy }: StoredFunction): Promise<void> {
  await client.query(definition);
  const values = [signature, placedBy];
  if (placedBy !== undefined)
    await client.query(`select create_distributed_function($1, $2, colocate_with => 'carts')`, values);
}

async function isAny(client: ClientBase, rows: string): Promise<boolean> {
  return (await client.query(`select from ${rows} limit 1`)).rows.length > 0;
}

const knowsCitus = (client: ClientBase) => isAny(client, `pg_extension where extname = 'citus'`);

const hasWorkers = (client: ClientBase) => isAny(client, 'pg_dist_node where groupid <> 0 and isactive');

function laidOut(client: ClientBase): Promise<Set<string>> {
  return readNames(
    client,
    `select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
    where relnamespace = current_schema::regnamespace`,
  );
}

/** Functions that are missing, or are there and yet run on the coordinator alone. */
async function unplacedFunctions(client: ClientBase): Promise<StoredFunction[]> {
  const placed = await readNames(
    client,
    `select proname as name
    from pg_dist_object join pg_proc on classid = 'pg_proc'::regclass and objid = pg_proc.oid
    where ${isStoredFunction} and distribution_argument_index is not null`,
  );
  const missing = new Set(await missingFunctions(client, citusFunctions.all));
  return citusFunctions.all.filter(
    (stored) => missing.has(stored) || (stored.placedBy !== undefined && !placed.has(stored.name)),
  );
}

/** The coordinator needs a copy of small tables to read them without another node. */
async function checkCoordinator(client: ClientBase): Promise<void> {
  if ((await isAny(client, 'pg_dist_node where groupid = 0')) || !(await hasWorkers(client))) return;
  throw new OperatorError(
    `Citus does not know where its coordinator is: run "select citus_set_coordinator_host('name or address')" first.`,
  );
}
