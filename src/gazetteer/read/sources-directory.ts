import { join } from 'node:path';
import { namesIn, readDataFile } from './data-directory.ts';
import { decodeSource, type PlaceSource } from './place-source.ts';

const extension = '.rows.gz';
// "DE.geonames.rows.gz"; a number before the name gives the order in which a country's sources were added.
const fileName = /^([A-Z]{2})\.(\d+)\.([a-z0-9-]+)\.rows\.gz$/;

/** The file of one source in a folder of sources. */
export interface SourceFileName {
  readonly country: string;
  /** Later sources come before earlier ones. */
  readonly order: number;
  readonly name: string;
  readonly path: string;
}

/** Returns the folder in which a folder of places keeps the rows that its files are compiled from. */
export function sourcesDirectory(placesDirectory: string): string {
  return join(placesDirectory, 'sources');
}

/**
 * Returns the source files in a folder, in the order in which they were added; none if the folder does not
 * exist.
 */
export function sourceFiles(directory: string): SourceFileName[] {
  return namesIn(directory)
    .flatMap((each) => {
      const [, country = '', order = '', name = ''] = fileName.exec(each) ?? [];
      return country === '' ? [] : [{ country, order: Number(order), name, path: join(directory, each) }];
    })
    .sort((a, b) => a.order - b.order);
}

export function sourcePath(directory: string, country: string, order: number, name: string): string {
  return join(directory, `${country}.${order}.${name}${extension}`);
}

/** Reads the rows of a source. Throws a `DataError` that names the file if it cannot be used. */
export function readSource(path: string): PlaceSource {
  return decodeSource(readDataFile(path), path);
}
