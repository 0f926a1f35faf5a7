import { DataError } from './data-error.ts';
import { openPlaces, readSummary } from './open-places.ts';
import { placesFiles } from './places-directory.ts';
import type { PlacesManifest } from './places-file.ts';
import { removeSources, type StoreOptions } from './store-sources.ts';

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

/**
 * The places that are in use, by country: a loaded country's in the stead of those that ship with the
 * program.
 */
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
    .map(({ country, path, isBuiltin }) => ({ country, isBuiltin, content: readContent(path, isBuiltin) }));
}

function readContent(path: string, isBuiltin: boolean): ListedData['content'] {
  try {
    // What ships with the program is the whole world, and read when it is asked for.
    const { manifest, digest } = isBuiltin ? readSummary(path) : openPlaces(path);
    return { manifest, digest };
  } catch (error) {
    if (error instanceof DataError) return { problem: error.message };
    throw error;
  }
}

/**
 * Removes a country's loaded places, or one source of them by name; false when there is none. What ships with
 * the program stays.
 */
export async function removeData(
  country: string,
  name: string | undefined,
  directory: string,
  options: StoreOptions,
): Promise<boolean> {
  const isLoaded = placesFiles(directory).some(([each]) => each === country);
  const removed = await removeSources(country, name, directory, options);
  return removed.length > 0 || (isLoaded && name === undefined);
}
