import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { dropTemplates, emptyStoreFolder, openMemoryEngine } from '../src/store/embedded/embedded-engine.ts';

// Makes the database with which every embedded store begins.
const engine = await openMemoryEngine();
await writeEmptyStore(engine);
await engine.close();

/** Keeps the database of an engine in memory in which nothing is yet. */
async function writeEmptyStore(engine: PGlite): Promise<void> {
  await dropTemplates(engine);
  await engine.exec('checkpoint');
  const unfinished = `${emptyStoreFolder}.unfinished`;
  for (const each of [emptyStoreFolder, unfinished]) await rm(each, { recursive: true, force: true });
  await writeFolder(engine.Module.FS, '/pglite/data', unfinished);
  await rename(unfinished, emptyStoreFolder);
}

/** Every user may read it: whoever runs the service need not be who built it, as in the image. */
async function writeFolder(engine: PGlite['Module']['FS'], from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of engine.readdir(from)) {
    // The process of this engine has no part in later ones.
    if (name === '.' || name === '..' || name === 'postmaster.pid') continue;
    const path = `${from}/${name}`;
    if (engine.isDir(engine.stat(path).mode)) await writeFolder(engine, path, join(to, name));
    else await writeFile(join(to, name), engine.readFile(path));
  }
}
