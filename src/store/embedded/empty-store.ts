import { constants } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';

/** Making an empty database costs seconds, so that the build does it once. */
const folder = fileURLToPath(new URL('../../../dist/empty-store', import.meta.url));

/**
 * Copies the database that the build has made to a folder; false in the package, which leaves it out for its
 * size. There the first start makes the database itself.
 */
export async function copyEmptyStore(to: string): Promise<boolean> {
  try {
    await cp(folder, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Keeps the database of an engine in memory in which nothing is yet. */
export async function writeEmptyStore(engine: PGlite): Promise<void> {
  await engine.exec('checkpoint');
  const unfinished = `${folder}.unfinished`;
  for (const each of [folder, unfinished]) await rm(each, { recursive: true, force: true });
  await writeFolder(engine.Module.FS, '/pglite/data', unfinished);
  await rename(unfinished, folder);
}

async function writeFolder(engine: PGlite['Module']['FS'], from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const name of engine.readdir(from)) {
    // The process of this engine has no part in later ones.
    if (name === '.' || name === '..' || name === 'postmaster.pid') continue;
    const path = `${from}/${name}`;
    if (engine.isDir(engine.stat(path).mode)) await writeFolder(engine, path, join(to, name));
    else await writeFile(join(to, name), engine.readFile(path), { mode: 0o600 });
  }
}
