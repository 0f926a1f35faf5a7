import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../../operator-error.ts';
import { DataError, orDataError, orElse } from './data-error.ts';

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

/** The same if the file is there; undefined if it is not. */
export function existingFile(directory: string, country: string, kind: string): string | undefined {
  const path = countryFile(directory, country, kind);
  return existsSync(path) ? path : undefined;
}

/** Removes a country's file; false if there is none. */
export async function removeFile(directory: string, country: string, kind: string): Promise<boolean> {
  const path = existingFile(directory, country, kind);
  if (path !== undefined) await rm(path, { force: true });
  return path !== undefined;
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
 * Lists the files of a kind that are in use: the loaded ones, and those of the other countries that ship with
 * the program. The content is what `read` makes of a file, or why it cannot be used.
 */
export function listFiles<Content>(
  kind: string,
  shippedDirectory: string,
  directory: string,
  read: (path: string, isShipped: boolean) => Content,
) {
  const loaded = new Map(countryFiles(directory, kind));
  const shipped = countryFiles(shippedDirectory, kind).filter(([country]) => !loaded.has(country));
  return [...loaded, ...shipped].map(([country, path]) => {
    const isShipped = !loaded.has(country);
    const content = orElse(
      () => read(path, isShipped),
      ({ message: problem }) => ({ problem }),
    );
    return { country, isShipped, content };
  });
}

/**
 * Returns the file names in a folder of data; none if the folder does not exist. Throws a `DataError` that
 * names a folder it cannot read.
 */
export function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new DataError(`${directory} cannot be read.`, { cause: error });
  }
}

/** Reads a file of data. Throws a `DataError` that names it, with what mends it, if it cannot be read. */
export function readDataFile(path: string, remedy = ''): Buffer {
  return orDataError(`${path} cannot be read${remedy}.`, () => readFileSync(path));
}
