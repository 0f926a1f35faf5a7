import { gatherLists, type Lists, listOf } from './lists.ts';

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
  const kept: number[] = [];
  const owners: number[] = [];
  const count = rowsOfLocality.offsets.length - 1;
  for (let locality = 0; locality < count; locality++) {
    const rows = [...listOf(rowsOfLocality, locality)];
    const haveNoCode = rows.every((row) => (codeOfRow[row] ?? -1) < 0);
    const most = Math.max(...rows.map((row) => populations[row] ?? 0));
    const stays = haveNoCode && most > 0 ? rows.filter((row) => populations[row] === most).slice(0, 1) : rows;
    for (const row of stays) {
      owners.push(locality);
      kept.push(row);
    }
  }
  return gatherLists(count, owners, kept);
}
