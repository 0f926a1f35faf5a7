import { type Lists, listOf } from '../read/lists.ts';

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
  const offsets = new Uint32Array(rowsOfLocality.offsets.length);
  const items = new Uint32Array(rowsOfLocality.items.length);
  let end = 0;
  for (let locality = 0; locality + 1 < offsets.length; locality++) {
    const rows = listOf(rowsOfLocality, locality);
    const allStay = rows.length < 2 || rows.some((row) => (codeOfRow[row] ?? -1) >= 0);
    const stays = allStay ? rows : largestOf(rows, populations);
    items.set(stays, end);
    end += stays.length;
    offsets[locality + 1] = end;
  }
  return { offsets, items: items.slice(0, end) };
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
