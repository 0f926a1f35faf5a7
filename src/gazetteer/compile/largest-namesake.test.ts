import { describe, expect, it } from 'vitest';
import { largestNamesake } from './compile-places.ts';

describe('the rows of a locality', () => {
  const rows = (codeOfRow: number[], populations: number[]) =>
    largestNamesake([...codeOfRow.keys()], { codeOfRow, populations });

  it('are that of the largest place, if none has a code', () => {
    expect(rows([-1, -1, -1], [800, 32_643, 900])).toEqual([1]);
    expect(rows([-1], [5])).toEqual([0]);
  });

  it('are all rows, if one has a code', () => {
    expect(rows([-1, 4, -1], [800, 32_643, 900])).toEqual([0, 1, 2]);
  });

  it('are all rows, if no population is known', () => {
    expect(rows([-1, -1, -1], [0, 0, 0])).toEqual([0, 1, 2]);
  });

  it('are one row, if two places are equally large', () => {
    expect(rows([-1, -1, -1], [900, 800, 900])).toEqual([0]);
  });
});
