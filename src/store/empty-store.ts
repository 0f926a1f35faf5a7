import { readFile, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Making an empty database costs seconds, so that the build does it once. */
const file = new URL('../../dist/empty-store.tar.gz', import.meta.url);

/** What the build has made. */
export async function readEmptyStore(): Promise<Blob> {
  return new Blob([await readFile(file)], { type: 'application/x-gzip' });
}

/** Keeps the database of an engine in which nothing is yet. */
export async function writeEmptyStore(engine: PGlite): Promise<void> {
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('gzip');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
}
