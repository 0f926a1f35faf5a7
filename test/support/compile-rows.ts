import type { AddressFormat } from '../../src/address/countries/profile/address-format.ts';
import type { PlaceTraits } from '../../src/address/countries/shared/place-traits.ts';
import { compileTable, type PlacesSource } from '../../src/gazetteer/compile/compile-places.ts';
import type { ListedNames } from '../../src/gazetteer/compile/other-names.ts';
import { PlaceTable } from '../../src/gazetteer/compile/place-table.ts';
import type { PlaceRow } from '../../src/gazetteer/read/place-row.ts';

/** Compiles the rows of one country to the bytes of a file of places. The same rows give the same bytes. */
export function compilePlaces(
  rows: Iterable<PlaceRow>,
  format: AddressFormat,
  source: Omit<PlacesSource, 'rows' | 'sources'>,
  traits: PlaceTraits,
  names: readonly ListedNames[] = [],
): Buffer {
  const table = new PlaceTable(format);
  for (const row of rows) table.add(row);
  const all = { ...source, rows: table.rowCount };
  return compileTable(table, { ...all, sources: [{ name: 'rows', ...all }] }, traits, names);
}
