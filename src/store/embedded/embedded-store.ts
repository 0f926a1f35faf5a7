import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from '../../address/text/remember.ts';
import type { StoreUnavailableError } from '../../checkout/ports.ts';
import { OperatorError } from '../../operator-error.ts';
import { embedded } from '../dialects.ts';
import type { GatherLimits } from '../gather.ts';
import { createSqlStore, type SqlStore } from '../sql-store.ts';
import type { SqlStoreOptions } from '../store-parts.ts';
import { type Traces, watchTraces } from '../traces.ts';
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
