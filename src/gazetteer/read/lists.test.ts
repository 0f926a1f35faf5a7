import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatherLists, invertLists, listOf, withoutRepeats } from './lists.ts';

const size = 5;
const pairs = fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 30 });
const owners = Array.from({ length: size }, (_, owner) => owner);

describe('lists of numbers', () => {
  it('hold the items of each owner in the order of the pairs', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const lists = gatherLists(
          size,
          all.map(([owner]) => owner),
          all.map(([, item]) => item),
        );
        for (const owner of owners) {
          expect([...listOf(lists, owner)]).toEqual(
            all.filter(([each]) => each === owner).map(([, item]) => item),
          );
        }
      }),
    );
  });

  it('without repeats keep the first occurrence of each item', () => {
    fc.assert(
      fc.property(pairs, (all) => {
        const lists = gatherLists(
          size,
          all.map(([owner]) => owner),
          all.map(([, item]) => item),
        );
        const once = withoutRepeats(lists);
        for (const owner of owners)
          expect([...listOf(once, owner)]).toEqual([...new Set(listOf(lists, owner))]);
      }),
    );
  });

  it('inverted give the owners of each item in ascending order', () => {
    const lists = gatherLists(3, [2, 0, 2], [1, 1, 0]);
    const inverted = invertLists(lists, 2);
    expect([...listOf(inverted, 0)]).toEqual([2]);
    expect([...listOf(inverted, 1)]).toEqual([0, 2]);
  });
});
