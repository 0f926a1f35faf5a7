import { rm } from 'node:fs/promises';
import { DataError } from '../gazetteer/data-error.ts';
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

/** Opens all street files of a folder. Throws a `DataError` that names a file that cannot be used. */
export function openAllStreets(directory: string): ReadonlyMap<string, OpenedStreets> {
  return new Map(
    streetsFiles(directory).map(([country, path]) => {
      const streets = openStreets(path);
      if (streets.manifest.country === country) return [country, streets];
      throw new DataError(`${path} holds the streets of ${streets.manifest.country}; import it again.`);
    }),
  );
}

/** Removes a country's streets; false if none are loaded. */
export async function removeStreets(country: string, directory: string): Promise<boolean> {
  if (!streetsFiles(directory).some(([each]) => each === country)) return false;
  await rm(streetsPath(directory, country));
  return true;
}
