import { constants } from 'node:fs';
import { access, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { SyncedNodeFS } from './synced-node-fs.ts';

/** The engine's default of 128 MB of page cache serves servers; this is plenty for a store of this size, and memory is not. */
const memoryParams = ['-c', 'shared_buffers=32MB'];

/** Segments of the log that are written back go; used again they would keep what was erased until they are full. */
const logParams = ['-c', 'wal_recycle=off'];

/** By default the engine never syncs, and knows no other way to sync than this one. */
const unsynced = '-F';
const syncParams = ['-c', 'wal_sync_method=fsync'];

/** Opens the engine on the data of a folder. `sync`: what is answered as committed survives a power cut. */
export function openEngine(data: string, sync: boolean): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedNodeFS(data), startParams: startParams(sync) });
}

/** An engine that keeps nothing; `template` is what `dumpDataDir` of another gave. */
export function openMemoryEngine(template?: Blob): Promise<PGlite> {
  return PGlite.create({ startParams: startParams(false), ...(template && { loadDataDir: template }) });
}

function startParams(sync: boolean): string[] {
  const params = [...PGlite.defaultStartParams, ...memoryParams, ...logParams];
  return sync ? [...params.filter((param) => param !== unsynced), ...syncParams] : params;
}

/**
 * Makes an empty database at `data` unless there is one, and says whether it did. The database appears under its name
 * only when it is complete, so a process that dies here leaves nothing that could be taken for one.
 */
export async function createDataUnlessPresent(data: string, sync: boolean): Promise<boolean> {
  if (await exists(data)) return false;
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await openEngine(unfinished, false);
  await engine.close();
  if (sync) await syncTree(unfinished);
  await rename(unfinished, data);
  if (sync) await syncPath(dirname(data));
  return true;
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? syncTree(path) : syncPath(path);
    }),
  );
  await syncPath(folder);
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
