import { accessSync, constants } from 'node:fs';
import pg from 'pg';
import type { StoreUnavailableError } from '../checkout/ports.ts';
import { OperatorError } from '../operator-error.ts';
import type { Dialect } from './dialect.ts';
import { findDialect, postgresql } from './dialects.ts';
import type { FieldCipher } from './field-cipher.ts';
import { type MigrateOptions, migrate, pendingMigrations } from './migrations/migrate.ts';
import type { OutboxOptions } from './outbox.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { createSqlStore, type SqlStore } from './sql-store.ts';
import { toStoreError } from './store-fault.ts';
import type { StoreWatch } from './store-watch.ts';

export interface PostgresStoreOptions {
  /** `postgres://user:password@host:port/database?sslmode=…` */
  readonly databaseUrl: string;
  readonly cipher: FieldCipher;
  readonly poolSize: number;
  /** Time to connect, or to wait for a free connection. */
  readonly connectTimeoutMs: number;
  /** Time for one statement, enforced by the server and, a little later, by the client. */
  readonly queryTimeoutMs: number;
  /** After this long a connection is replaced: what it knows of the server's clock may have become wrong. */
  readonly connectionLifetimeSeconds?: number;
  /** A pooler in front reassigns connections after each transaction: nothing may be left on one. */
  readonly behindPooler: boolean;
  /** Requests that may wait for one kind of statement; more are refused at once. */
  readonly maxWaiting?: number;
  /** As `readDialect` finds it. Absent: PostgreSQL's own. */
  readonly dialect?: Dialect;
  /** Absent: changes leave no events. */
  readonly outbox?: OutboxOptions | undefined;
  /** Called with the error of a connection that broke while nobody used it. */
  readonly onError?: (error: StoreUnavailableError) => void;
  readonly watch?: StoreWatch | undefined;
}

export interface PostgresStore extends SqlStore {
  /** Answers the steps taken, with the layout over nodes on Citus. Running it twice at once is safe. */
  migrate(options?: MigrateOptions): Promise<string[]>;
  /** The steps that this release needs and the database lacks; a database ahead of this release is fine. */
  pendingMigrations(): Promise<string[]>;
}

const defaults = {
  connectionLifetimeSeconds: 600,
  maxWaiting: 2_000,
  dialect: postgresql,
};

/** How much later than the server the client gives up: enough for the server's own answer to arrive. */
const clientGraceMs = 500;

/** After this long without a word an idle connection checks that the other side is still there. */
const keepAliveDelayMs = 10_000;

/**
 * The store on PostgreSQL 14 or later. It connects when first used, and again whenever a connection is lost.
 * Throws OperatorError when the URL cannot be read.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<PostgresStore> {
  const settings = { ...defaults, ...options };
  const config = connectionConfig(settings);
  const database = openPostgresDatabase(config, settings);
  const limits = {
    maxEntries: 64,
    maxRunning: 4,
    slowMs: 20,
    maxWaiting: settings.maxWaiting,
    maxWaitMs: settings.queryTimeoutMs,
  };
  return {
    ...createSqlStore(database, settings.cipher, limits, settings),
    // A migration takes the time it needs.
    migrate: (how = {}) =>
      withClient({ ...config, statement_timeout: 0, query_timeout: 0 }, 'migrate', (client) =>
        migrate(client, how),
      ),
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
  if (!URL.canParse(databaseUrl) || !/^postgres(ql)?:/.test(databaseUrl))
    throw new OperatorError('The database URL must read postgres://user:password@host:port/database.');
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
      const code = error instanceof Error && 'code' in error ? error.code : 'unknown fault';
      throw new OperatorError(`DATABASE_URL: the file ${file} of ${name} cannot be read (${code}).`);
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
    if (isRefusedByPooler(error))
      throw new OperatorError(
        'DATABASE_URL leads to a connection pooler that refuses statement_timeout: set DATABASE_POOLER to transaction.',
      );
    if (error instanceof OperatorError) throw error;
    throw toStoreError(error, task);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** PgBouncer knows few connection parameters and refuses any other, unless it is configured to ignore it. */
function isRefusedByPooler(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError &&
    /^unsupported startup parameter: statement_timeout/.test(error.message)
  );
}
