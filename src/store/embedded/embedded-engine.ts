import { closeSync, constants, existsSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OperatorError } from '../../operator-error.ts';

const usualParams = [
  ...PGlite.defaultStartParams,
  // The engine's default of 128 MB of page cache suits servers.
  ...['-c', 'shared_buffers=32MB'],
  // Segments go once they are written back: reused ones would keep erased data until they fill up.
  ...['-c', 'wal_recycle=off'],
];

/** By default (`-F`) the engine never syncs, and this is the only way it knows. */
const syncedParams = [...usualParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

/** `sync`: what is acknowledged as committed survives a power cut. */
export function openEngine(data: string, sync: boolean): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedNodeFS(data), startParams: sync ? syncedParams : usualParams });
}

/** An engine in memory only; `template` is what `dumpDataDir` of another engine gave. */
export function openMemoryEngine(template?: Blob): Promise<PGlite> {
  return PGlite.create({ startParams: usualParams, ...(template && { loadDataDir: template }) });
}

/** Two thirds of the files of an empty store are databases that only serve to make others. */
export async function dropTemplates(engine: PGlite): Promise<void> {
  await engine.exec('update pg_database set datistemplate = false');
  await engine.exec('drop database template0');
  await engine.exec('drop database template1');
}

/**
 * Making an empty database costs seconds, so that the build does it once. The package leaves it out for its
 * size: there the first start makes the database itself.
 */
export const emptyStoreFolder = fileURLToPath(new URL('../../../dist/empty-store', import.meta.url));

const newMark = (data: string) => `${data}.new`;

/**
 * Makes an empty database at `data` unless there is one, and answers whether it is new: until
 * `endFirstStart`, whatever became of the process that made it. It gets its name once complete, so a process
 * that dies here leaves nothing like one. Throws OperatorError for a folder that holds no database.
 */
export async function createDataUnlessPresent(data: string, sync: boolean): Promise<boolean> {
  if (existsSync(data)) {
    // The engine would silently make an empty one there.
    if (!existsSync(join(data, 'PG_VERSION')))
      throw new OperatorError(
        `${data} holds no database (its PG_VERSION is missing): restore it from a backup, or remove it to begin with an empty one.`,
      );
    const { mode } = await stat(data);
    if ((mode & 0o077) !== 0) await narrow(data);
    return existsSync(newMark(data));
  }
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (existsSync(emptyStoreFolder)) {
    await cp(emptyStoreFolder, unfinished, { recursive: true, mode: constants.COPYFILE_FICLONE });
    await narrow(unfinished);
  } else {
    const engine = await openEngine(unfinished, false);
    await dropTemplates(engine);
    await engine.close();
  }
  if (sync) await syncTree(unfinished);
  await writeFile(newMark(data), '', { mode: 0o600, flush: sync });
  await rename(unfinished, data);
  if (sync) await syncPath(dirname(data));
  return true;
}

export async function endFirstStart(data: string): Promise<void> {
  await rm(newMark(data), { force: true });
  await syncPath(dirname(data));
}

/** Removes all permissions but the owner's, which the build, an earlier release or a copy set. */
async function narrow(data: string): Promise<void> {
  for (const entry of await readdir(data, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
  // Last, so that a start that ends early begins again.
  await chmod(data, 0o700);
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all([folder, ...paths].map(syncPath));
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

type InitArguments = Parameters<NodeFS['init']>;
type ModuleOptions = InitArguments[1];

/** The part of the engine's file-system interface that is used here. */
interface HostFileSystem {
  stream_ops: HasAttributes & {
    /** `nfd` is absent for a directory. */
    fsync?: (stream: { readonly node: unknown; readonly nfd?: number }) => number;
  };
  node_ops: HasAttributes & {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  };
  realPath(node: unknown): string;
}

interface HasAttributes {
  setattr(target: unknown, change: { readonly mode?: number }): void;
}

const inputOutputError = 29;
const everybodyElse = 0o077;

/**
 * A host folder whose files are synced when the engine asks for it; the engine's own version drops that
 * request. Only the owner may read or write them; the engine's own version lets everybody.
 */
class SyncedNodeFS extends NodeFS {
  override async init(...[engine, options]: InitArguments): Promise<{ emscriptenOpts: ModuleOptions }> {
    const { emscriptenOpts } = await super.init(engine, options);
    const connect: NonNullable<ModuleOptions['preRun']>[number] = (module) => {
      const host = module.NODEFS as unknown as HostFileSystem;
      keepToOwner(host);
      host.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd === undefined) syncDirectory(host.realPath(stream.node));
          else fdatasyncSync(stream.nfd);
          return 0;
        } catch {
          return inputOutputError;
        }
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), connect] } };
  }
}

function keepToOwner({ node_ops: nodes, stream_ops: streams }: HostFileSystem): void {
  const { mknod } = nodes;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ~everybodyElse, device);
  for (const operations of [nodes, streams]) {
    const { setattr } = operations;
    operations.setattr = (target, change) =>
      setattr(target, change.mode === undefined ? change : { ...change, mode: change.mode & ~everybodyElse });
  }
}

function syncDirectory(path: string): void {
  const directory = openSync(path, 'r');
  try {
    fsyncSync(directory);
  } finally {
    closeSync(directory);
  }
}
