import { constants } from 'node:fs';
import { access, chmod, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { OperatorError } from '../operator-error.ts';
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

/** A folder in place of a database that holds none: the engine would make an empty one there without a word. */
export class NoDatabaseError extends OperatorError {
  override readonly name = 'NoDatabaseError';

  constructor(data: string) {
    super(
      `${data} holds no database (its PG_VERSION is missing): restore it from a backup, or remove it to begin with an empty one.`,
    );
  }
}

const newMark = (data: string) => `${data}.new`;

/**
 * Makes an empty database at `data` unless there is one, and says whether it is new: until `endFirstStart` was called it
 * is, whatever became of the process that made it. The database appears under its name only when it is complete, so a
 * process that dies here leaves nothing that could be taken for one. Throws NoDatabaseError.
 */
export async function createDataUnlessPresent(data: string, sync: boolean): Promise<boolean> {
  if (await exists(data)) {
    if (!(await exists(join(data, 'PG_VERSION')))) throw new NoDatabaseError(data);
    await narrowUnlessNarrow(data);
    return exists(newMark(data));
  }
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const engine = await openEngine(unfinished, false);
  await engine.close();
  if (sync) await syncTree(unfinished);
  await writeFile(newMark(data), '', { mode: 0o600, flush: sync });
  await rename(unfinished, data);
  if (sync) await syncPath(dirname(data));
  return true;
}

/** From here on the database at `data` is no new one. */
export async function endFirstStart(data: string): Promise<void> {
  await rm(newMark(data), { force: true });
  await syncPath(dirname(data));
}

/** Takes from everybody but the owner what an earlier release, or a copy, let them do. */
async function narrowUnlessNarrow(data: string): Promise<void> {
  const { mode } = await stat(data);
  if ((mode & 0o077) === 0) return;
  for (const entry of await readdir(data, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  // Last: where this ends early, it begins anew.
  await chmod(data, 0o700);
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
