import { describe, expect, it } from 'vitest';
import { gatherLists, listOf } from '../read/lists.ts';
import { largestNamesakes } from './median-positions.ts';

describe('the rows of a locality', () => {
  // The first three rows are of one locality, the last of another.
  const rowsOf = gatherLists(
    2,
    4,
    (row) => (row < 3 ? 0 : 1),
    (row) => row,
  );
  const rows = (codeOfRow: number[], populations: number[]) => {
    const kept = largestNamesakes(rowsOf, { codeOfRow, populations });
    return [[...listOf(kept, 0)], [...listOf(kept, 1)]];
  };

  it('are that of the largest place, if none has a code', () => {
    expect(rows([-1, -1, -1, -1], [800, 32_643, 900, 5])).toEqual([[1], [3]]);
  });

  it('are all rows, if one has a code', () => {
    expect(rows([-1, 4, -1, -1], [800, 32_643, 900, 5])).toEqual([[0, 1, 2], [3]]);
  });

  it('are all rows, if no population is known', () => {
    expect(rows([-1, -1, -1, -1], [0, 0, 0, 0])).toEqual([[0, 1, 2], [3]]);
  });

  it('are one row, if two places are equally large', () => {
    expect(rows([-1, -1, -1, -1], [900, 800, 900, 5])).toEqual([[0], [3]]);
  });
});
