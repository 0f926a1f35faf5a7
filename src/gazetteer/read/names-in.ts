import { readdirSync } from 'node:fs';
import { DataError } from './data-error.ts';

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
