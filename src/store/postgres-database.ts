import pg from 'pg';
import { StoreUnavailableError } from '../checkout/ports.ts';
import type { Database, Row } from './database.ts';
import type { Statement } from './statements.ts';
import { isContention, leavesConnectionUsable, toStoreError } from './store-fault.ts';
import type { StoreWatch } from './store-watch.ts';

export interface PoolSettings {
  /** Connections at most. */
  readonly poolSize: number;
  /** Whether statements keep no name on a connection: the next one may be another server's. */
  readonly behindPooler: boolean;
  /** A statement with a deadline that starts later than this does nothing. */
  readonly queryTimeoutMs: number;
  /** After this long a connection is replaced by another. */
  readonly connectionLifetimeSeconds: number;
  /** Statements that may wait for a connection. */
  readonly maxWaiting: number;
  /** Told of connections that broke while nobody used them. */
  readonly onError?: (error: StoreUnavailableError) => void;
  readonly watch?: StoreWatch | undefined;
}

/** A connection that nobody needed for this long is closed. */
const idleTimeoutMillis = 60_000;

const maxContentionRetries = 3;

/** PostgreSQL behind a pool of connections, which are made when they are needed and replaced when they break. */
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
    onConnect: readServerClock,
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
 * Runs before a new connection is used. Taken when the answer is here, so deadlines come early rather than late. A
 * pooler may use another of the server's connections later, which does not matter: the server has one clock. One that is
 * set ahead makes deadlines pass, and connections are replaced at once; one that is set back moves deadlines away until
 * the connection has lived its time.
 */
async function readServerClock(client: pg.ClientBase): Promise<void> {
  // The pool stops listening while a connection is in use, and an error nobody listens to ends the process. Whoever
  // uses the connection is told by its query.
  client.on('error', () => undefined);
  const { rows } = await client.query<{ now: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now',
  );
  serverClocks.set(client, (rows[0]?.now ?? Number.NaN) - performance.now());
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
    client.release();
    return rows;
  } catch (error) {
    client.release(!leavesConnectionUsable(error));
    throw error;
  }
}
