import { accessSync, constants } from 'node:fs';
import pg from 'pg';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { codeOf, OperatorError } from '../operator-error.ts';
import type { Database, Row, Statement } from './database.ts';
import type { Dialect } from './dialect.ts';
import { findDialect, postgresql } from './dialects.ts';
import { migrate, pendingMigrations } from './migrations/migrate.ts';
import { createSqlStore } from './sql-store.ts';
import { isContention, leavesConnectionUsable, readOnlyState, toStoreError } from './store-fault.ts';
import type { SqlStoreOptions } from './store-parts.ts';

interface PostgresStoreOptions extends Pick<SqlStoreOptions, 'cipher' | 'outbox' | 'watch'> {
  /** `postgres://user:password@host:port/database?sslmode=…` */
  readonly databaseUrl: string;
  readonly poolSize: number;
  /** Time to connect, or to wait for a free connection. */
  readonly connectTimeoutMs: number;
  /**
   * Time for one statement, enforced by the server and, a little later, by the client. One with a deadline
   * that starts later does nothing.
   */
  readonly queryTimeoutMs: number;
  /** After this long a connection is replaced: what it knows of the server's clock may have become wrong. */
  readonly connectionLifetimeSeconds?: number;
  /** A pooler in front reassigns connections after each transaction: nothing is left on one. */
  readonly behindPooler: boolean;
  /** Requests that may wait for one kind of statement, and statements for a connection; more are refused. */
  readonly maxWaiting?: number;
  /** As `readDialect` finds it. Absent: PostgreSQL's own. */
  readonly dialect?: Dialect;
  /** Called with the error of a connection that broke while nobody used it. */
  readonly onError?: (error: StoreUnavailableError) => void;
}

export type PostgresStore = Awaited<ReturnType<typeof openPostgresStore>>;

const defaults = { connectionLifetimeSeconds: 600, maxWaiting: 2_000, dialect: postgresql };

/** How much later than the server the client gives up: enough for the server's own answer to arrive. */
const clientGraceMs = 500;

/** After this long without a word an idle connection checks that the other side is still there. */
const keepAliveDelayMs = 10_000;

/**
 * The store on PostgreSQL 14 or later. It connects when first used, and again whenever a connection is lost.
 * Throws OperatorError where a certificate that the URL names cannot be read.
 */
export async function openPostgresStore(options: PostgresStoreOptions) {
  const settings = { ...defaults, ...options };
  const config = connectionConfig(settings);
  const limits = {
    maxEntries: 64,
    maxRunning: 4,
    slowMs: 20,
    maxWaiting: settings.maxWaiting,
    maxWaitMs: settings.queryTimeoutMs,
  };
  const patient = { ...config, statement_timeout: 0, query_timeout: 0 };
  return {
    ...createSqlStore(openPool(config, settings), { ...settings, limits }),
    /**
     * Answers the steps taken, with the layout over nodes on Citus. Running it twice at once is safe. It
     * takes the time it needs.
     */
    migrate: (shards?: number) => withClient(patient, 'migrate', (client) => migrate(client, shards)),
    /** The steps that this release needs and the database lacks; a database ahead of this release is fine. */
    pendingMigrations: () =>
      withClient(config, 'pending_migrations', async (client) => [
        ...(await pendingMigrations(client)),
        ...(await settings.dialect.missing(client)),
      ]),
  };
}

/** The dialect of the database at a URL. Throws StoreUnavailableError where it does not answer. */
export function readDialect(options: Omit<PostgresStoreOptions, 'cipher'>): Promise<Dialect> {
  return withClient(connectionConfig({ ...defaults, ...options }), 'read_dialect', findDialect);
}

type Settings = Omit<PostgresStoreOptions, 'cipher'> & typeof defaults;

function connectionConfig(settings: Settings): pg.ClientConfig {
  const { databaseUrl, connectTimeoutMs, queryTimeoutMs, behindPooler } = settings;
  requireCertificates(new URL(databaseUrl));
  return {
    connectionString: databaseUrl,
    application_name: 'checkout-verification',
    connectionTimeoutMillis: connectTimeoutMs,
    // A pooler refuses a connection that sets it: the role's limit then ends what outlives its caller.
    ...(behindPooler ? {} : { statement_timeout: queryTimeoutMs }),
    query_timeout: queryTimeoutMs + clientGraceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelayMs,
  };
}

/** The driver reads these files at each connection; a missing one would look like a database that is away. */
function requireCertificates({ searchParams }: URL): void {
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = searchParams.get(name);
    if (!file) continue;
    try {
      accessSync(file, constants.R_OK);
    } catch (error) {
      throw new OperatorError(`DATABASE_URL: the file ${file} of ${name} cannot be read (${codeOf(error)}).`);
    }
  }
}

async function withClient<Result>(
  config: pg.ClientConfig,
  task: string,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } catch (error) {
    // PgBouncer knows few connection parameters and refuses any other, unless it is configured to ignore it.
    const refusal = /^unsupported startup parameter: statement_timeout/;
    if (error instanceof pg.DatabaseError && refusal.test(error.message))
      throw new OperatorError(
        'DATABASE_URL leads to a connection pooler that refuses statement_timeout: set DATABASE_POOLER to transaction.',
      );
    if (error instanceof OperatorError) throw error;
    throw toStoreError(error, task);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A connection that nobody needed for this long is closed. */
const idleTimeoutMillis = 60_000;

const maxContentionRetries = 3;

/** Connections are made on demand, and replaced when they break. */
function openPool(config: pg.ClientConfig, settings: Settings): Database {
  const { poolSize, connectionLifetimeSeconds, maxWaiting, queryTimeoutMs, behindPooler } = settings;
  const { onError, watch } = settings;
  const pool = new pg.Pool({
    ...config,
    max: poolSize,
    idleTimeoutMillis,
    maxLifetimeSeconds: connectionLifetimeSeconds,
    onConnect: prepare,
  });
  pool.on('error', (error) => {
    const fault = toStoreError(error, 'an idle connection');
    if (fault instanceof StoreUnavailableError) onError?.(fault);
  });
  watch?.meter?.watchConnections(() => ({
    busy: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  async function runOnce({ name, text, hasDeadline }: Statement, values: readonly unknown[]) {
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
  return {
    async run(statement, values) {
      if (pool.waitingCount >= maxWaiting)
        throw new StoreUnavailableError(`Too many wait for a connection to run ${statement.name}.`);
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await runOnce(statement, values);
        } catch (error) {
          if (!isContention(error) || attempt >= maxContentionRetries)
            throw toStoreError(error, statement.name);
        }
      }
    },
    close: () => pool.end(),
  };
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
