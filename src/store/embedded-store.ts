import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { type Store, StoreUnavailableError } from '../checkout/ports.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database, Row } from './database.ts';
import { createDataUnlessPresent, openEngine, openMemoryEngine } from './embedded-engine.ts';
import { EmbeddedStream } from './embedded-stream.ts';
import type { FieldCipher } from './field-cipher.ts';
import { FolderInUseError, type FolderLock, lockFolder } from './folder-lock.ts';
import { migrate } from './migrations/migrate.ts';
import { createSqlStore, type GatherLimits } from './sql-store.ts';
import { isCheckpointDue } from './statements.ts';
import { toStoreError } from './store-fault.ts';

export interface EmbeddedStoreOptions {
  /** Made when it is missing. One process at a time uses it. */
  readonly directory: string;
  readonly cipher: FieldCipher;
  /**
   * Whether every commit is synced to the disk. Without it a crash of the process loses nothing, but a power cut may
   * lose the last seconds or damage the store.
   */
  readonly sync?: boolean;
  /** Told when the engine broke down, after which every call fails, or could not write its log back. */
  readonly onError?: (error: StoreUnavailableError) => void;
}

export interface EmbeddedStore extends Store {
  /** Whether the folder held no store before. */
  readonly isNew: boolean;
}

/** The engine answers at once, so what waits longer than this waits behind a machine that stands still. */
export const embeddedLimits: GatherLimits = {
  maxEntries: 128,
  maxRunning: 1,
  maxWaiting: 2_000,
  maxWaitMs: 5_000,
};

/** The engine has no process in the background that would write its log back: this side asks for it. */
const statementsBetweenCheckpointLooks = 500;

/** A folder that holds no usable store. */
export class EmbeddedStoreError extends OperatorError {
  override readonly name = 'EmbeddedStoreError';
}

/**
 * The store in a folder of this machine, brought up to date. Throws FolderInUseError when another process has the
 * folder, EmbeddedStoreError when its content cannot be opened.
 */
export async function openEmbeddedStore(options: EmbeddedStoreOptions): Promise<EmbeddedStore> {
  const { directory, cipher, sync = true, onError } = options;
  const lock = await takeFolder(directory);
  try {
    const data = join(directory, 'pgdata');
    const isNew = await createDataUnlessPresent(data, sync);
    const database = await connect(await openEngine(data, sync), onError);
    const close = () => database.close().finally(() => lock.release());
    return { ...createSqlStore({ ...database, close }, cipher, embeddedLimits), isNew };
  } catch (error) {
    await lock.release();
    throw new EmbeddedStoreError(`The store in ${directory} cannot be opened (${reason(error)}).`);
  }
}

async function takeFolder(directory: string): Promise<FolderLock> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return await lockFolder(directory);
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    throw new EmbeddedStoreError(`The folder ${directory} cannot be made or locked (${reason(error)}).`);
  }
}

/**
 * A database that lives as long as the process. `template`, what `dumpDataDir` of another gave, starts several times
 * faster than an empty one is made.
 */
export async function openMemoryDatabase(template?: Blob): Promise<Database> {
  return connect(await openMemoryEngine(template));
}

async function connect(engine: PGlite, onError?: (error: StoreUnavailableError) => void): Promise<Database> {
  // Named in full: what is missing here the driver would take from the environment.
  const client = new pg.Client({
    stream: () => new EmbeddedStream(engine),
    pipeline: true,
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password: 'none',
    ssl: false,
  });
  let isBroken = false;
  client.on('error', () => {
    if (!isBroken)
      onError?.(new StoreUnavailableError('The embedded store broke down; start the service anew.'));
    isBroken = true;
  });
  const close = async () => {
    await client.end();
    // An engine that broke down would never come back from writing its state; the log it left is replayed instead.
    if (!isBroken) await engine.close();
  };
  try {
    await client.connect();
    await prepare(client);
    return embeddedDatabase(client, close, onError);
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(client: pg.Client): Promise<void> {
  await migrate(client);
  // A plan is kept as long as its connection: one that was made for a small table must not scan it once it is large.
  await client.query('set enable_seqscan = off');
  // Nothing in the background does this either.
  await client.query('vacuum');
}

function embeddedDatabase(
  client: pg.Client,
  close: () => Promise<void>,
  onError?: (error: StoreUnavailableError) => void,
): Database {
  let statements = 0;

  async function query(name: string, text: string, values: readonly unknown[]): Promise<Row[]> {
    try {
      return (await client.query<Row>({ name, text, values: [...values] })).rows;
    } catch (error) {
      throw toStoreError(error, name);
    }
  }

  async function checkpointIfDue(): Promise<void> {
    try {
      const [row] = await query(isCheckpointDue.name, isCheckpointDue.text, []);
      if (row?.due === true) await query('checkpoint', 'checkpoint', []);
    } catch (error) {
      if (error instanceof StoreUnavailableError) onError?.(error);
    }
  }

  return {
    async run({ name, text, hasDeadline }, values) {
      // The engine runs within the call: no statement waits in it for somebody who is gone.
      const rows = await query(name, text, hasDeadline ? [...values, Number.POSITIVE_INFINITY] : values);
      statements += 1;
      if (statements % statementsBetweenCheckpointLooks === 0) await checkpointIfDue();
      return rows;
    },
    close,
  };
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown reason';
}
