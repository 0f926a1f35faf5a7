import { countryOf } from '../../address/countries/index.ts';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import type { PlaceRow } from '../read/place-row.ts';
import { historySource, type PlaceSource, type PlaceSourceInfo } from '../read/place-source.ts';
import { compileTable } from './compile-places.ts';
import { localNames, readListedNames } from './other-names.ts';
import { PlaceTable } from './place-table.ts';
import { addWrittenPlaces, readWrittenPlaces, writtenRows } from './written-places.ts';

/**
 * Compiles all sources of one country to one file. A later source's places come before an earlier one's, and
 * its positions and names for a code count first. What buyers typed comes last, whenever it was added: it
 * adds places, and renames none.
 */
export function compileCountry(format: AddressFormat, added: readonly PlaceSource[]) {
  const isHistory = ({ name }: PlaceSource) => name === historySource;
  const sources = [...added.filter(isHistory), ...added.filter((source) => !isHistory(source))];
  const { country } = format;
  const { places: traits = {} } = countryOf(country);
  const table = new PlaceTable(format);
  const listed = readListedNames(country);
  const local = localNames(country, listed);
  for (const { row, source } of mergedRows(sources))
    table.add(row.postalCode === '' && local.size > 0 ? underLocalName(row, table, local) : row, source);
  for (const territory of traits.territories?.codes ?? [])
    for (const row of writtenRows(country, readWrittenPlaces(territory), territory)) table.add(row);
  addWrittenPlaces(table, readWrittenPlaces(country));
  return compileTable(table, manifestOf(sources), traits, listed);
}

/**
 * Returns all rows with the numbers of their sources, the rows of later sources first. Rows of the same
 * GeoNames place are merged into one with all their names.
 */
function mergedRows(sources: readonly PlaceSource[]): { row: PlaceRow; source: number }[] {
  const rows: { row: PlaceRow; source: number }[] = [];
  const numberOf = new Map<string, number>();
  for (const [source, { placeRows }] of [...sources.entries()].reverse()) {
    for (const row of placeRows) {
      const { geonameId } = row;
      const known = rows[numberOf.get(geonameId ?? '') ?? -1];
      if (known === undefined) {
        if (geonameId !== undefined) numberOf.set(geonameId, rows.length);
        rows.push({ row, source });
      } else known.row = withOthers(known.row, row);
    }
  }
  return rows;
}

/** Returns a row with the other names of another one too. */
function withOthers(row: PlaceRow, { otherNames = [] }: PlaceRow): PlaceRow {
  return { ...row, otherNames: [...(row.otherNames ?? []), ...otherNames] };
}

function underLocalName(row: PlaceRow, table: PlaceTable, local: ReadonlyMap<string, string>): PlaceRow {
  const name = local.get(table.keyOf(row.place));
  return name === undefined ? row : withOthers({ ...row, place: name, otherNames: [row.place] }, row);
}

function manifestOf(sources: readonly PlaceSource[]) {
  const infos = sources.map(({ name, source, licence, date, rows, badLines }): PlaceSourceInfo => {
    return { name, source, licence, date, rows, badLines };
  });
  const dates = infos.flatMap(({ date }) => (date === null ? [] : [date]));
  return {
    source: infos.map(({ source }) => source).join('; '),
    licence: [...new Set(infos.map(({ licence }) => licence))].join('; '),
    date: dates.sort().at(-1) ?? null,
    rows: infos.reduce((sum, { rows }) => sum + rows, 0),
    badLines: infos.reduce((sum, { badLines }) => sum + badLines, 0),
    sources: infos,
  };
}
