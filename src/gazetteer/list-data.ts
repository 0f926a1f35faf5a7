import { rm } from 'node:fs/promises';
import { DataError } from './data-error.ts';
import { openPlaces } from './open-places.ts';
import { placesFiles, placesPath } from './places-directory.ts';
import type { PlacesManifest } from './places-file.ts';

/** One country's places as `data list` shows them. */
export interface ListedData {
  readonly country: string;
  /** Ships with the program. */
  readonly isBuiltin: boolean;
  /** What the file says of itself, or why it cannot be used. */
  readonly content:
    | { readonly manifest: PlacesManifest; readonly digest: string }
    | { readonly problem: string };
}

/** The places that are in use, by country: a loaded country's in the stead of those that ship with the program. */
export function listData(builtinDirectory: string, directory: string): ListedData[] {
  const builtin = placesFiles(builtinDirectory).map(([country, path]) => ({
    country,
    path,
    isBuiltin: true,
  }));
  const loaded = placesFiles(directory).map(([country, path]) => ({ country, path, isBuiltin: false }));
  const inUse = new Map([...builtin, ...loaded].map((each) => [each.country, each]));
  return [...inUse.values()]
    .sort((a, b) => a.country.localeCompare(b.country, 'en'))
    .map(({ country, path, isBuiltin }) => ({ country, isBuiltin, content: readContent(path) }));
}

function readContent(path: string): ListedData['content'] {
  try {
    const { manifest, digest } = openPlaces(path);
    return { manifest, digest };
  } catch (error) {
    if (error instanceof DataError) return { problem: error.message };
    throw error;
  }
}

/** Removes a country's loaded places; false when none are loaded. What ships with the program stays. */
export async function removeData(country: string, directory: string): Promise<boolean> {
  if (!placesFiles(directory).some(([each]) => each === country)) return false;
  await rm(placesPath(directory, country));
  return true;
}
