import pg from 'pg';
import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Database, Row, Statement } from './database.ts';
import { isContention, leavesConnectionUsable, readOnlyState, toStoreError } from './store-fault.ts';
import type { StoreWatch } from './store-watch.ts';

export interface PoolSettings {
  readonly poolSize: number;
  /** Whether statements stay unnamed, because the next one may reach another server connection. */
  readonly behindPooler: boolean;
  /** A statement with a deadline that starts later than this does nothing. */
  readonly queryTimeoutMs: number;
  /** After this long a connection is replaced. */
  readonly connectionLifetimeSeconds: number;
  /** How many statements may wait for a connection. */
  readonly maxWaiting: number;
  /** Called with the error of a connection that broke while nobody used it. */
  readonly onError?: (error: StoreUnavailableError) => void;
  readonly watch?: StoreWatch | undefined;
}

/** A connection that nobody needed for this long is closed. */
const idleTimeoutMillis = 60_000;

const maxContentionRetries = 3;

/** PostgreSQL behind a pool of connections, which are made on demand and replaced when they break. */
export function openPostgresDatabase(config: pg.ClientConfig, settings: PoolSettings): Database {
  const pool = openPool(config, settings);
  return {
    run: (statement, values) => runOnPool(pool, settings, statement, values),
    close: () => pool.end(),
  };
}

function openPool(config: pg.ClientConfig, settings: PoolSettings): pg.Pool {
  const { poolSize, connectionLifetimeSeconds, onError, watch } = settings;
  const pool = new pg.Pool({
    ...config,
    max: poolSize,
    idleTimeoutMillis,
    maxLifetimeSeconds: connectionLifetimeSeconds,
    onConnect: prepare,
  });
  const report = (error: unknown) => {
    const fault = toStoreError(error, 'an idle connection');
    if (fault instanceof StoreUnavailableError) onError?.(fault);
  };
  pool.on('error', report);
  watch?.meter?.watchConnections(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  return pool;
}

/** Milliseconds from this process's own clock to the server's, for each connection. */
const serverClocks = new WeakMap<pg.ClientBase, number>();

/**
 * Runs before a new connection is used. The time is taken when the answer arrives, so deadlines come early
 * rather than late. A pooler may later use another of the server's connections, which does not matter: the
 * server has one clock. If that clock is set ahead, deadlines pass and connections are replaced at once. If
 * it is set back, deadlines move away until the connection has lived its time. A server that cannot write is
 * no use: after a failover the address may soon lead to one that can.
 */
async function prepare(client: pg.ClientBase): Promise<void> {
  // The pool stops listening while a connection is in use, and an error that nobody listens to ends the
  // process. The user of the connection learns of it from its query.
  client.on('error', () => undefined);
  const { rows } = await client.query<{ now: number; is_read_only: boolean }>(
    `select (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
            pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
  );
  refuseReadOnly(rows);
  serverClocks.set(client, (rows[0]?.now ?? Number.NaN) - performance.now());
}

/** Throws where a connection says that it cannot write; it is then replaced. */
function refuseReadOnly(rows: readonly Row[]): void {
  if (rows[0]?.is_read_only === true)
    throw new StoreUnavailableError('The store can only be read.', readOnlyState);
}

async function runOnPool(
  pool: pg.Pool,
  settings: PoolSettings,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly Row[]> {
  if (pool.waitingCount >= settings.maxWaiting)
    throw new StoreUnavailableError(`Too many wait for a connection to run ${statement.name}.`);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await runOnce(pool, settings, statement, values);
    } catch (error) {
      if (!isContention(error) || attempt >= maxContentionRetries) throw toStoreError(error, statement.name);
    }
  }
}

async function runOnce(
  pool: pg.Pool,
  { queryTimeoutMs, behindPooler }: PoolSettings,
  { name, text, hasDeadline }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    const deadline = performance.now() + (serverClocks.get(client) ?? Number.NaN) + queryTimeoutMs;
    const { rows } = await client.query<Row>({
      ...(behindPooler ? {} : { name }),
      text,
      values: hasDeadline ? [...values, deadline] : [...values],
    });
    if (hasDeadline && rows[0]?.is_in_time !== true)
      throw new StoreUnavailableError(`The store came to ${name} too late.`);
    refuseReadOnly(rows);
    client.release();
    return rows;
  } catch (error) {
    client.release(!leavesConnectionUsable(error));
    throw error;
  }
}
