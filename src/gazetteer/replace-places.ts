import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { CompiledPlaces } from './compile-places.ts';
import { DataError } from './data-error.ts';
import { placesPath } from './places-directory.ts';

/**
 * Puts compiled places in the stead of what a folder has of their countries. Everything is written and synced beside the
 * old files before the first is renamed, so that a reader finds the old or the new, and a failure leaves the old.
 */
export async function replacePlaces(directory: string, compiled: readonly CompiledPlaces[]): Promise<void> {
  const written: { from: string; to: string }[] = [];
  try {
    await mkdir(directory, { recursive: true });
    for (const { file, manifest } of compiled) {
      const to = placesPath(directory, manifest.country);
      const from = `${to}.${process.pid}.new`;
      written.push({ from, to });
      await writeSynced(from, file);
    }
    for (const { from, to } of written) await rename(from, to);
  } catch (cause) {
    for (const { from } of written) await rm(from, { force: true });
    throw new DataError(`${directory} cannot be written.`, { cause });
  }
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
