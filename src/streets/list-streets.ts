import { rm } from 'node:fs/promises';
import { DataError } from '../gazetteer/read/data-error.ts';
import { type DataWatch, unlessDamaged } from '../gazetteer/read/data-watch.ts';
import { type OpenedStreets, openStreets } from './open-streets.ts';
import { streetsFiles, streetsPath } from './streets-directory.ts';
import type { StreetsManifest } from './streets-file.ts';

export interface ListedStreets {
  readonly country: string;
  /** The file's manifest and the size of its tables in memory, or why it cannot be used. */
  readonly content:
    | { readonly manifest: StreetsManifest; readonly tableBytes: number }
    | { readonly problem: string };
}

export function listStreets(directory: string): ListedStreets[] {
  return streetsFiles(directory).map(([country, path]) => ({ country, content: readContent(path) }));
}

function readContent(path: string): ListedStreets['content'] {
  try {
    const { manifest, tableBytes } = openStreets(path);
    return { manifest, tableBytes };
  } catch (error) {
    if (error instanceof DataError) return { problem: error.message };
    throw error;
  }
}

/** Opens all street files of a folder. A file that cannot be used is set aside. */
export function openAllStreets(directory: string, watch: DataWatch): ReadonlyMap<string, OpenedStreets> {
  const opened = new Map<string, OpenedStreets>();
  for (const [country, path] of streetsFiles(directory)) {
    const streets = unlessDamaged(country, watch, () =>
      openedOf(country, path, (fault) => watch.damaged(country, fault)),
    );
    if (streets !== undefined) opened.set(country, streets);
  }
  return opened;
}

function openedOf(country: string, path: string, onDamage: (fault: DataError) => void): OpenedStreets {
  const streets = openStreets(path, onDamage);
  if (streets.manifest.country === country) return streets;
  throw new DataError(`${path} holds the streets of ${streets.manifest.country}; import it again.`);
}

/** Removes a country's streets; false if none are loaded. */
export async function removeStreets(country: string, directory: string): Promise<boolean> {
  if (!streetsFiles(directory).some(([each]) => each === country)) return false;
  await rm(streetsPath(directory, country));
  return true;
}
