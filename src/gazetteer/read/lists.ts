/**
 * Lists of small integers, one list for each number from 0. List n is `items` from `offsets[n]` to `offsets[n
 * + 1]`.
 */
export interface Lists {
  readonly offsets: Uint32Array;
  readonly items: Uint32Array;
}

/**
 * Collects the items of numbered pairs into lists by owner. Each list keeps the order of the pairs. A pair
 * with a negative owner is left out.
 */
export function gatherLists(
  ownerCount: number,
  pairCount: number,
  ownerOf: (pair: number) => number,
  itemOf: (pair: number) => number,
): Lists {
  const offsets = new Uint32Array(ownerCount + 1);
  for (let pair = 0; pair < pairCount; pair++) {
    const owner = ownerOf(pair);
    if (owner >= 0) increment(offsets, owner + 1);
  }
  for (let owner = 0; owner < ownerCount; owner++) {
    offsets[owner + 1] = (offsets[owner + 1] ?? 0) + (offsets[owner] ?? 0);
  }
  const next = offsets.slice();
  const items = new Uint32Array(offsets[ownerCount] ?? 0);
  for (let pair = 0; pair < pairCount; pair++) {
    const owner = ownerOf(pair);
    if (owner >= 0) items[increment(next, owner)] = itemOf(pair);
  }
  return { offsets, items };
}

/** Returns the same lists with each item once, at its first place. */
export function withoutRepeats({ offsets: before, items }: Lists): Lists {
  const offsets = new Uint32Array(before.length);
  const kept = new Uint32Array(items.length);
  let end = 0;
  for (let owner = 0; owner + 1 < before.length; owner++) {
    const [from = 0, to = 0] = [before[owner], before[owner + 1]];
    if (to - from > fewItems) for (const item of new Set(items.subarray(from, to))) kept[end++] = item;
    else {
      const start = end;
      for (let at = from; at < to; at++) {
        const item = items[at] ?? 0;
        let earlier = start;
        while (earlier < end && kept[earlier] !== item) earlier++;
        if (earlier === end) kept[end++] = item;
      }
    }
    offsets[owner + 1] = end;
  }
  return { offsets, items: kept.slice(0, end) };
}

/** Up to so many items, comparing each with all others is faster than a set. */
const fewItems = 16;

/** Returns for each item the owners that list it, in ascending order. */
export function invertLists({ offsets, items }: Lists, itemCount: number): Lists {
  const owners = new Uint32Array(items.length);
  for (let owner = 0; owner + 1 < offsets.length; owner++) {
    owners.fill(owner, offsets[owner], offsets[owner + 1]);
  }
  return gatherLists(
    itemCount,
    items.length,
    (entry) => items[entry] ?? 0,
    (entry) => owners[entry] ?? 0,
  );
}

export function listOf(lists: Lists, owner: number): Uint32Array {
  return lists.items.subarray(lists.offsets[owner], lists.offsets[owner + 1]);
}

/** To copy so many numbers is quicker than to make a view of them. */
const quickToCopy = 32;

/** Returns the items of a list, for who only goes through them. */
export function itemsOf({ offsets, items }: Lists, owner: number): Iterable<number> {
  const from = offsets[owner] ?? 0;
  const to = offsets[owner + 1] ?? from;
  if (to - from > quickToCopy) return items.subarray(from, to);
  const few: number[] = [];
  for (let at = from; at < to; at++) few.push(items[at] ?? 0);
  return few;
}

function increment(counts: Uint32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}
