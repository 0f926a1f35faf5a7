import { readFile, writeFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Making an empty database costs seconds, so that the build does it once. */
const file = new URL('../../dist/empty-store.tar.gz', import.meta.url);

/**
 * Returns what the build has made; undefined in the package, which leaves it out for its size. There the
 * first start makes the database itself.
 */
export async function readEmptyStore(): Promise<Blob | undefined> {
  try {
    return new Blob([await readFile(file)], { type: 'application/x-gzip' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Keeps the database of an engine in which nothing is yet. */
export async function writeEmptyStore(engine: PGlite): Promise<void> {
  await engine.exec('checkpoint');
  const dump = await engine.dumpDataDir('gzip');
  await writeFile(file, new Uint8Array(await dump.arrayBuffer()));
}
