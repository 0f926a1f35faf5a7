import { join } from 'node:path';
import type { OrdersOfPlace } from '../../address/countries/profile/address-country.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import { once } from '../../address/text/remember.ts';
import { namesIn, readDataFile } from './data-directory.ts';
import { decodeSource, historySource, type PlaceSource } from './place-source.ts';

const extension = '.rows.gz';
// "DE.geonames.rows.gz"; a number before the name gives the order in which a country's sources were added.
const fileName = /^([A-Z]{2})\.(\d+)\.([a-z0-9-]+)\.rows\.gz$/;

/** The file of one source in a folder of sources; of a country's, later ones come before earlier ones. */
export type SourceFileName = ReturnType<typeof sourceFiles>[number];

/** Returns the folder in which a folder of places keeps the rows that its files are compiled from. */
export function sourcesDirectory(placesDirectory: string): string {
  return join(placesDirectory, 'sources');
}

/**
 * Returns the source files in a folder, in the order in which they were added; none if the folder does not
 * exist.
 */
export function sourceFiles(directory: string) {
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

/** The countries whose places orders of the shop know too. Their files are read when first asked. */
export function ordersOfPlaces(directory: string): ReadonlyMap<string, OrdersOfPlace> {
  const histories = sourceFiles(sourcesDirectory(directory)).filter(({ name }) => name === historySource);
  return new Map(histories.map(({ country, path }) => [country, readWhenAsked(country, path)]));
}

function readWhenAsked(country: string, path: string): OrdersOfPlace {
  const keyOf = (localityKey: string, area: string | null, code: string) =>
    JSON.stringify([localityKey, area ?? '', code]);
  const orders = once(() => {
    const counts = readSource(path).placeRows.map((row) => {
      const [{ code: ofArea }] = row.divisions;
      return [keyOf(placeKey(row.place, country), ofArea, row.postalCode), row.orders ?? 0] as const;
    });
    return new Map(counts);
  });
  return (localityKey, area, code) => orders().get(keyOf(localityKey, area, code)) ?? 0;
}
