import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, haveOtherLetters, lettersOf } from './edit-distance.ts';

/** Optimal string alignment as it is defined, without a limit and without shortcuts. */
function definedDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => i + j),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isExchange = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchanged = isExchange ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const row = rows[i] ?? [];
      row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, exchanged);
    }
  return at(a.length, b.length);
}

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

describe('editDistance', () => {
  it('is the distance by definition up to the limit, and the limit plus one beyond it', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
        expect(editDistance(a, b, limit)).toBe(Math.min(definedDistance(a, b), limit + 1));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['fremont', 'fremont', 0],
    ['fremont', 'freemont', 1],
    ['fremont', 'remont', 1],
    ['fremont', 'fremontt', 1],
    ['fremont', 'frexont', 1],
    ['fremont', 'fermont', 1],
    ['fremont', 'fremotn', 1],
    ['fremont', 'fermotn', 2],
    ['ca', 'abc', 3],
    ['', 'ab', 2],
  ])('of %s and %s is %i both ways', (a, b, distance) => {
    expect([editDistance(a, b, 3), editDistance(b, a, 3)]).toEqual([distance, distance]);
  });

  it('is not computed for texts too long to be names', () => {
    const [long, other] = [`${'ab'.repeat(130)}x`, `y${'ab'.repeat(130)}`];
    expect(editDistance(long, other, 2)).toBe(3);
    expect(editDistance(`${'a'.repeat(300)}x`, `${'a'.repeat(300)}y`, 2)).toBe(1);
  });
});

describe('haveOtherLetters', () => {
  const areOther = (a: string, b: string, edits: number) =>
    haveOtherLetters(lettersOf(a), lettersOf(b), edits);

  it('rules out no text within so many edits', () => {
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 4 }), (a, b, edits) => {
        expect(areOther(a, b, edits) && definedDistance(a, b) <= edits).toBe(false);
      }),
    );
  });

  it.each([
    ['abc', 'cab', 0, false],
    ['abc', 'ab', 0, true],
    ['ab', 'abc', 0, true],
    ['abc', 'xyz', 2, true],
    ['abc', 'xyz', 3, false],
    ['abc', 'abcxyz', 2, true],
    ['abcxyz', 'abc', 2, true],
    ['zzz', 'az', 1, false],
  ])('tells of %s and %s whether more than %i letters are only in one: %s', (a, b, edits, expected) => {
    expect(areOther(a, b, edits)).toBe(expected);
  });
});
