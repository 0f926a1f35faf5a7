import { join } from 'node:path';
import type { OrdersOfPlace } from '../../address/countries/profile/address-country.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import { once } from '../../address/text/remember.ts';
import { namesIn } from './data-directory.ts';
import { historySource, readSource } from './place-source.ts';

// "DE.geonames.rows.gz"; a number before the name gives the order in which a country's sources were added.
const fileName = /^([A-Z]{2})\.(\d+)\.([a-z0-9-]+)\.rows\.gz$/;

/** A folder of places keeps the rows that its files are compiled from in this folder. */
const folder = 'sources';

/** Returns the source files of a folder of places, in the order in which they were added. */
export function sourceFiles(placesDirectory: string) {
  return namesIn(join(placesDirectory, folder))
    .flatMap((each) => {
      const [, country = '', order = '', name = ''] = fileName.exec(each) ?? [];
      const path = join(placesDirectory, folder, each);
      return country === '' ? [] : [{ country, order: Number(order), name, path }];
    })
    .sort((a, b) => a.order - b.order);
}

export function sourcePath(placesDirectory: string, country: string, order: number, name: string): string {
  return join(placesDirectory, folder, `${country}.${order}.${name}.rows.gz`);
}

/** The countries whose places orders of the shop know too. Their files are read when first asked. */
export function ordersOfPlaces(directory: string): ReadonlyMap<string, OrdersOfPlace> {
  const histories = sourceFiles(directory).filter(({ name }) => name === historySource);
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
