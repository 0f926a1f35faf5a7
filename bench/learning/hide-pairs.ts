import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { compileCountry } from '../../src/gazetteer/compile/compile-country.ts';
import { rowsOfPlaces } from '../../src/gazetteer/import/store-sources.ts';
import { type OpenedPlaces, readPlaces } from '../../src/gazetteer/read/open-places.ts';
import { seedOf } from '../../test/support/random.ts';

/** The country with one of so many pairs of a place and a postal code taken out of its data. */
export function withGaps(country: AddressCountry, places: OpenedPlaces, oneOf: number): AddressCountry {
  const rows = rowsOfPlaces(places, { codes: true, cities: true });
  const placeRows = rows.filter(
    ({ place, postalCode }) => postalCode === '' || seedOf(place, postalCode) % oneOf !== 0,
  );
  const info = { name: 'made', source: 'made', licence: 'made', date: null, badLines: 0 };
  const source = { ...info, country: country.format.country, rows: placeRows.length, placeRows };
  const file = compileCountry(country.format, [source]);
  return { ...country, places: readPlaces(file, 'made'), dataVersion: 'made' };
}
