import type { OrdersOfPlace } from '../../address/countries/profile/address-country.ts';
import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import { historySource } from './place-source.ts';
import { readSource, sourceFiles, sourcesDirectory } from './sources-directory.ts';

/** The countries whose places orders of the shop know too. Their files are read when first asked. */
export function ordersOfPlaces(directory: string): ReadonlyMap<string, OrdersOfPlace> {
  const histories = sourceFiles(sourcesDirectory(directory)).filter(({ name }) => name === historySource);
  return new Map(histories.map(({ country, path }) => [country, readWhenAsked(country, path)]));
}

function readWhenAsked(country: string, path: string): OrdersOfPlace {
  let orders: ReadonlyMap<string, number> | undefined;
  const keyOf = (localityKey: string, area: string | null, code: string) =>
    JSON.stringify([localityKey, area ?? '', code]);
  return (localityKey, area, code) => {
    orders ??= new Map(
      readSource(path).placeRows.map((row) => {
        const [{ code: ofArea }] = row.divisions;
        return [keyOf(placeKey(row.place, country), ofArea, row.postalCode), row.orders ?? 0];
      }),
    );
    return orders.get(keyOf(localityKey, area, code)) ?? 0;
  };
}
