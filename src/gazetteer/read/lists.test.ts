import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherLists, invertLists, listOf, withoutRepeats } from './lists.ts';

const size = 5;
const pairs = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 120 });
const owners = Array.from({ length: size }, (_, owner) => owner);

function gathered(ownerCount: number, all: readonly (readonly [owner: number, item: number])[]) {
  const of = (pair: number) => all[pair] ?? [-1, -1];
  return gatherLists(
    ownerCount,
    all.length,
    (pair) => of(pair)[0],
    (pair) => of(pair)[1],
  );
}

describe('lists of numbers', () => {
  it('hold the items of each owner in the order of the pairs', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const lists = gathered(size, all);
        for (const owner of owners) {
          expect([...listOf(lists, owner)]).toEqual(
            all.filter(([each]) => each === owner).map(([, item]) => item),
          );
        }
      }),
    );
  });

  it('leave out the pairs of a negative owner', () => {
    const lists = gathered(1, [
      [-1, 4],
      [0, 5],
    ]);
    expect([...listOf(lists, 0)]).toEqual([5]);
  });

  it('without repeats keep the first occurrence of each item', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const lists = gathered(size, all);
        const once = withoutRepeats(lists);
        for (const owner of owners)
          expect([...listOf(once, owner)]).toEqual([...new Set(listOf(lists, owner))]);
      }),
    );
  });

  it('inverted give the owners of each item in ascending order', () => {
    const lists = gathered(3, [
      [2, 1],
      [0, 1],
      [2, 0],
    ]);
    const inverted = invertLists(lists, 2);
    expect([...listOf(inverted, 0)]).toEqual([2]);
    expect([...listOf(inverted, 1)]).toEqual([0, 2]);
  });
});
