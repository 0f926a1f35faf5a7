/**
 * Lists of small integers, one list for each number from 0. List n is `items` from `offsets[n]` to `offsets[n
 * + 1]`.
 */
export interface Lists {
  readonly offsets: Uint32Array;
  readonly items: Uint32Array;
}

/**
 * Collects the items of numbered pairs, or else their numbers, into lists by owner. Each list keeps the order
 * of the pairs. A pair with a negative owner is left out.
 */
export function gatherLists(
  ownerCount: number,
  pairCount: number,
  ownerOf: (pair: number) => number,
  itemOf: (pair: number) => number = (pair) => pair,
): Lists {
  const offsets = new Uint32Array(ownerCount + 1);
  for (let pair = 0; pair < pairCount; pair++) {
    const owner = ownerOf(pair);
    if (owner >= 0) increment(offsets, owner + 1);
  }
  for (let owner = 0; owner < ownerCount; owner++)
    offsets[owner + 1] = (offsets[owner + 1] ?? 0) + (offsets[owner] ?? 0);
  const next = offsets.slice();
  const items = new Uint32Array(offsets[ownerCount] ?? 0);
  for (let pair = 0; pair < pairCount; pair++) {
    const owner = ownerOf(pair);
    if (owner >= 0) items[increment(next, owner)] = itemOf(pair);
  }
  return { offsets, items };
}

/** Returns of each list the items to keep. */
export function filterLists({ offsets, items }: Lists, isKept: (item: number, owner: number) => boolean) {
  const kept = { offsets: new Uint32Array(offsets.length), items: new Uint32Array(items.length) };
  let end = 0;
  for (let owner = 0; owner + 1 < offsets.length; owner++) {
    const to = offsets[owner + 1] ?? 0;
    for (let at = offsets[owner] ?? to; at < to; at++) {
      const item = items[at] ?? 0;
      if (isKept(item, owner)) kept.items[end++] = item;
    }
    kept.offsets[owner + 1] = end;
  }
  return { offsets: kept.offsets, items: kept.items.slice(0, end) };
}

/** Counts of each list the items that count. */
export function countItems({ offsets, items }: Lists, isCounted: (item: number) => boolean): Uint16Array {
  const counts = new Uint16Array(Math.max(0, offsets.length - 1));
  for (let owner = 0; owner < counts.length; owner++) {
    const to = offsets[owner + 1] ?? 0;
    for (let at = offsets[owner] ?? to; at < to; at++)
      counts[owner] = (counts[owner] ?? 0) + Number(isCounted(items[at] ?? 0));
  }
  return counts;
}

/** Returns the same lists with each item once, at its first place. */
export function withoutRepeats(lists: Lists): Lists {
  // By item, the number of the latest list that has it, counted from 1.
  const latest = new Uint32Array(lists.items.reduce((most, item) => Math.max(most, item), 0) + 1);
  return filterLists(lists, (item, owner) => {
    const isNew = latest[item] !== owner + 1;
    latest[item] = owner + 1;
    return isNew;
  });
}

/** Returns for each item the owners that list it, in ascending order. */
export function invertLists({ offsets, items }: Lists, itemCount: number): Lists {
  const owners = ownersOf(offsets);
  const ownerOf = (entry: number) => owners[entry] ?? 0;
  return gatherLists(itemCount, items.length, (entry) => items[entry] ?? 0, ownerOf);
}

/** Returns the owner of each item, for items that follow one another in the order of their owners. */
export function ownersOf(offsets: Uint32Array): Uint32Array {
  const owners = new Uint32Array(offsets.at(-1) ?? 0);
  for (let owner = 0; owner + 1 < offsets.length; owner++)
    owners.fill(owner, offsets[owner], offsets[owner + 1]);
  return owners;
}

export function listOf(lists: Lists, owner: number): Uint32Array {
  return lists.items.subarray(lists.offsets[owner], lists.offsets[owner + 1]);
}

/** To copy so many numbers is quicker than to make a view of them. */
const quickToCopy = 32;

/** Returns the items of a list, for who only goes through them. */
export function itemsOf({ offsets, items }: Lists, owner: number): readonly number[] | Uint32Array {
  const from = offsets[owner] ?? 0;
  const to = offsets[owner + 1] ?? from;
  if (to - from > quickToCopy) return items.subarray(from, to);
  const few = new Array<number>(to - from);
  for (let at = from; at < to; at++) few[at - from] = items[at] ?? 0;
  return few;
}

/** Whether a list has an item. */
export function hasItem({ offsets, items }: Lists, owner: number, item: number): boolean {
  const to = offsets[owner + 1] ?? 0;
  for (let at = offsets[owner] ?? to; at < to; at++) if (items[at] === item) return true;
  return false;
}

function increment(counts: Uint32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}
