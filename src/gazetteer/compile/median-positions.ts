import { type Lists, listOf } from '../read/lists.ts';

interface Points {
  readonly latitudes: readonly number[];
  readonly longitudes: readonly number[];
}

/**
 * Returns the latitude and longitude of each list's rows, in turn: the median of each, so that a single wrong
 * point does not shift a place. NaN if no row has a position.
 */
export function medianPositions(rowsOf: Lists, points: Points): Float32Array {
  const count = rowsOf.offsets.length - 1;
  const positions = new Float32Array(count * 2);
  for (let owner = 0; owner < count; owner++) {
    const rows = listOf(rowsOf, owner);
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

function median(rows: Uint32Array, values: readonly number[]): number {
  if (rows.length === 1) return values[rows[0] ?? 0] ?? Number.NaN;
  const known = new Float64Array(rows.length);
  let count = 0;
  for (const row of rows) {
    const value = values[row] ?? Number.NaN;
    if (!Number.isNaN(value)) known[count++] = value;
  }
  return known.subarray(0, count).sort()[count >>> 1] ?? Number.NaN;
}
