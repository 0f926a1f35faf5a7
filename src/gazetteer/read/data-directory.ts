import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DataError, orDataError } from './data-error.ts';

/**
 * Returns the folder in which the build puts the data that ships with the program: `dist/data` under the
 * project's root, whether this code runs from `src` or from `dist`.
 */
export function builtinDataDirectory(): string {
  return fileURLToPath(new URL('../../../dist/data', import.meta.url));
}

/** Returns the folder in which `data add` puts the places and streets of a data folder. */
export function placesDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'gazetteer');
}

/** Returns the path of a country's file; `kind` is its ending, such as "places". */
export function countryFile(directory: string, country: string, kind: string): string {
  return join(directory, `${country}.${kind}`);
}

/**
 * Returns country code and path of each file of a kind in a folder, in the order of the codes; none if the
 * folder does not exist.
 */
export function countryFiles(directory: string, kind: string): [country: string, path: string][] {
  return namesIn(directory)
    .filter((name) => /^[A-Z]{2}\./.test(name) && name.slice(3) === kind)
    .sort()
    .map((name) => [name.slice(0, 2), join(directory, name)]);
}

/**
 * Returns the file names in a folder of data; none if the folder does not exist. Throws a `DataError` that
 * names a folder it cannot read.
 */
export function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new DataError(`${directory} cannot be read.`, { cause: error });
  }
}

/** Reads a file of data. Throws a `DataError` that names it, with what mends it, if it cannot be read. */
export function readDataFile(path: string, remedy = ''): Buffer {
  return orDataError(`${path} cannot be read${remedy}.`, () => readFileSync(path));
}
