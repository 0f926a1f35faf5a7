import { type Lists, mapLists } from '../read/lists.ts';

interface Rows {
  /** -1 where a row has no code. */
  readonly codeOfRow: readonly number[];
  /** 0 where it is not known. */
  readonly populations: readonly number[];
}

/**
 * Returns the rows of each locality. Of several places that have one name and no codes, only the largest
 * stays: a point between them is no place at all.
 */
export function largestNamesakes(rowsOfLocality: Lists, { codeOfRow, populations }: Rows): Lists {
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
