import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from '../../address/text/remember.ts';
import type { StoreUnavailableError } from '../../checkout/ports.ts';
import { OperatorError } from '../../operator-error.ts';
import type { Database } from '../database.ts';
import { embedded } from '../dialects.ts';
import type { GatherLimits } from '../gather.ts';
import { createSqlStore, type SqlStore } from '../sql-store.ts';
import type { SqlStoreOptions } from '../store-parts.ts';
import { tables } from '../tables.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { createDataUnlessPresent, endFirstStart, openEngine } from './embedded-engine.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';

interface EmbeddedStoreOptions extends Pick<SqlStoreOptions, 'cipher' | 'outbox' | 'watch'> {
  /** Made when it is missing. Only one process at a time can use it. */
  readonly directory: string;
  /**
   * Whether every commit is synced to the disk. Without it a crash of the process loses nothing, but a power
   * cut may lose the last seconds or damage the store.
   */
  readonly sync: boolean;
  /** When the engine breaks down, after which every call fails, or cannot write its log back. */
  readonly onError?: (error: StoreUnavailableError) => void;
}

export type EmbeddedStore = Awaited<ReturnType<typeof openEmbeddedStore>>;

/** The engine answers at once, so whatever waits longer than this waits for a stalled machine. */
export const embeddedLimits: GatherLimits = {
  maxEntries: 128,
  maxRunning: 1,
  maxWaiting: 2_000,
  maxWaitMs: 5_000,
};

/**
 * The store in a folder of this machine, brought up to date. Throws OperatorError when another process has
 * the folder, or when its content cannot be opened.
 */
export async function openEmbeddedStore(options: EmbeddedStoreOptions) {
  const { directory, cipher, sync, outbox, onError, watch } = options;
  const lock = await takeFolder(directory).catch((error: unknown) =>
    fail(`The folder ${directory} cannot be made or locked`, error),
  );
  try {
    const data = join(directory, 'pgdata');
    const isNew = await createDataUnlessPresent(data, sync);
    const database = await openEmbeddedDatabase(await openEngine(data, sync), onError);
    const traces = await watchTraces(directory, database, isNew);
    await traces.remove();
    const close = () => database.close().finally(() => lock.release());
    const parts = { cipher, limits: embeddedLimits, outbox, watch, dialect: embedded };
    const store = createSqlStore({ ...database, close }, parts);
    return {
      ...withoutTraces(store, traces),
      /** Whether the folder held no store before, or one whose first start did not finish. */
      isNew,
      /** To be called once the store holds its first data: from then on it is not new. */
      endFirstStart: () => endFirstStart(data),
    };
  } catch (error) {
    await lock.release();
    return fail(`The store in ${directory} cannot be opened`, error);
  }
}

/** Erased data is in no file once the erasure is answered or, in a large store, once the store is closed. */
function withoutTraces(store: SqlStore, traces: Traces): SqlStore {
  return {
    ...store,
    async eraseData(...request) {
      await traces.expect();
      const erasure = await store.eraseData(...request);
      await traces.removeIfQuick();
      return erasure;
    },
    close: once(() => traces.remove().finally(() => store.close())),
  };
}

async function takeFolder(directory: string): Promise<FolderLock> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await chmod(directory, 0o700);
  return lockFolder(directory);
}

function fail(sentence: string, error: unknown): never {
  if (error instanceof OperatorError) throw error;
  throw new OperatorError(`${sentence} (${error instanceof Error ? error.message : 'unknown reason'}).`);
}

const typed = tables.filter(({ holdsTypedText }) => holdsTypedText).map(({ table }) => table);
const relations = `array[${typed.map((table) => `'${table}'::regclass`).join(', ')}]`;

/**
 * Rewriting takes about 50 ms per megabyte and stops everything else: more waits until the store is closed.
 */
const rewrittenAtOnceBytes = 8 * 1024 * 1024;

const statements = {
  size: `select sum(pg_total_relation_size(relation))::float8 as bytes from unnest(${relations}) as relation`,
  /** Statistics hold values of rows. Taking them again leaves out those of a table that is now empty. */
  forgetStatistics: `delete from pg_statistic where starelid = any(${relations})`,
  analyze: `analyze ${typed.join(', ')}`,
  /** Segments that an earlier release set aside for later use, with their old content. */
  segmentsAhead: `
    select count(*)::int as count from pg_ls_waldir()
    where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`,
  goOnInNextSegment: 'select pg_switch_wal()',
  checkpoint: 'checkpoint',
};

type Traces = Awaited<ReturnType<typeof watchTraces>>;

/**
 * Removes what deleted rows left behind in the files of an embedded store. A deleted row stays in its page,
 * in copies of it in the log and in statistics, until something overwrites it. So tables are rewritten, and
 * the log goes on in a new segment. The mark in `directory` says that there are no traces; a folder without
 * it may hold some.
 */
async function watchTraces(directory: string, database: Database, isNew: boolean) {
  const mark = join(directory, 'no-traces');
  let isClean = isNew || existsSync(mark);
  let erasures = 0;
  const setMark = () => writeFile(mark, '', { mode: 0o600, flush: true });
  if (isNew) await setMark();

  const run = (text: string) => database.run({ name: '', text }, []);

  /** Removes them, if there are any. */
  async function remove(): Promise<void> {
    if (isClean) return;
    const seen = erasures;
    await run(statements.forgetStatistics);
    for (const table of typed) await run(`vacuum full ${table}`);
    await run(statements.analyze);
    await run('vacuum full pg_statistic');
    const [ahead] = await run(statements.segmentsAhead);
    for (let segments = Number(ahead?.count); segments >= 0; segments -= 1) {
      await run(statements.goOnInNextSegment);
      await run(statements.checkpoint);
    }
    if (erasures !== seen) return;
    await setMark();
    isClean = true;
  }

  return {
    remove,
    /** Call it before rows are deleted for good: if the process dies, the next one removes their traces. */
    async expect() {
      erasures += 1;
      isClean = false;
      await rm(mark, { force: true });
    },
    async removeIfQuick() {
      const [row] = await run(statements.size);
      if (Number(row?.bytes) <= rewrittenAtOnceBytes) await remove();
    },
  };
}
