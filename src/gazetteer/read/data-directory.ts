import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the folder in which the build puts the data that ships with the program: `dist/data` under the
 * project's root, whether this code runs from `src` or from `dist`.
 */
export function builtinDataDirectory(): string {
  return fileURLToPath(new URL('../../../dist/data', import.meta.url));
}

/** Returns the folder in which `data add` puts the places of a data folder. */
export function placesDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'gazetteer');
}
