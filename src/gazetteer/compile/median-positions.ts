import { itemsOf, type Lists, mapLists } from '../read/lists.ts';
import type { PlaceTable } from './place-table.ts';

/**
 * Returns the latitude and longitude of each list's rows, in turn: the median of each, so that a single wrong
 * point does not shift a place. NaN if no row has a position.
 */
export function medianPositions(
  rowsOf: Lists,
  points: Pick<PlaceTable, 'latitudes' | 'longitudes'>,
): Float32Array {
  const count = rowsOf.offsets.length - 1;
  const positions = new Float32Array(count * 2);
  for (let owner = 0; owner < count; owner++) {
    const rows = itemsOf(rowsOf, owner);
    positions[owner * 2] = rounded(median(rows, points.latitudes));
    positions[owner * 2 + 1] = rounded(median(rows, points.longitudes));
  }
  return positions;
}

/**
 * Rounds to about a hundred metres: positions are no more precise, and further digits only fill the package.
 */
function rounded(degrees: number): number {
  return Math.round(degrees * 1024) / 1024;
}

function median(rows: readonly number[] | Uint32Array, values: readonly number[]): number {
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
 * Returns the rows of each locality. Of several places that have one name and no codes, only the largest
 * stays: a point between them is no place at all.
 */
export function largestNamesakes(
  rowsOfLocality: Lists,
  { codeOfRow, populations }: Pick<PlaceTable, 'codeOfRow' | 'populations'>,
): Lists {
  return mapLists(rowsOfLocality, (rows) => {
    const allStay = rows.length < 2 || rows.some((row) => (codeOfRow[row] ?? -1) >= 0);
    return allStay ? rows : largestOf(rows, populations);
  });
}

/** Returns the first of the rows with the largest population, or all rows if no population is known. */
function largestOf(rows: Uint32Array, populations: readonly number[]): Uint32Array {
  let most = 0;
  let largest: Uint32Array | undefined;
  for (const [at, row] of rows.entries()) {
    const population = populations[row] ?? 0;
    if (population <= most) continue;
    most = population;
    largest = rows.subarray(at, at + 1);
  }
  return largest ?? rows;
}
