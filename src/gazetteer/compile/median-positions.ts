import { itemsOf, type Lists } from '../read/lists.ts';
import type { PlaceTable } from './place-table.ts';

type Rows = readonly number[] | Uint32Array;

/**
 * Returns the latitude and longitude of each list's rows, or those of them to choose, in turn: the median of
 * each, so that a single wrong point does not shift a place. NaN if no row has a position.
 */
export function medianPositions(
  rowsOf: Lists,
  { latitudes, longitudes }: PlaceTable,
  choose = (rows: Rows) => rows,
): Float32Array {
  const count = rowsOf.offsets.length - 1;
  const positions = new Float32Array(count * 2);
  for (let owner = 0; owner < count; owner++) {
    const rows = choose(itemsOf(rowsOf, owner));
    positions[owner * 2] = rounded(median(rows, latitudes));
    positions[owner * 2 + 1] = rounded(median(rows, longitudes));
  }
  return positions;
}

/**
 * Rounds to about a hundred metres: positions are no more precise, and further digits only fill the package.
 */
function rounded(degrees: number): number {
  return Math.round(degrees * 1024) / 1024;
}

function median(rows: Rows, values: readonly number[]): number {
  const known: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? 0] ?? Number.NaN;
    if (!Number.isNaN(value)) known.push(value);
  }
  const middle = known.length >>> 1;
  if (known.length < 2) return known[middle] ?? Number.NaN;
  return Float64Array.from(known).sort()[middle] ?? Number.NaN;
}

/**
 * Returns the rows of a locality. Of several places that have one name and no codes, only the largest stays,
 * the first of those: a point between them is no place at all. All stay if no population is known.
 */
export function largestNamesake(
  rows: Rows,
  { codeOfRow, populations }: Pick<PlaceTable, 'codeOfRow' | 'populations'>,
): Rows {
  if (rows.length < 2 || rows.some((row) => (codeOfRow[row] ?? -1) >= 0)) return rows;
  const of = (row: number) => populations[row] ?? 0;
  let [largest = 0] = rows;
  for (const row of rows) if (of(row) > of(largest)) largest = row;
  return of(largest) > 0 ? [largest] : rows;
}
