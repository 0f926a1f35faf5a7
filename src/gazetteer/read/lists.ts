/**
 * Lists of small integers, one list for each number from 0. List n is `items` from `offsets[n]` to `offsets[n
 * + 1]`.
 */
export interface Lists {
  readonly offsets: Uint32Array;
  readonly items: Uint32Array;
}

/** Collects pairs into lists by owner. Each list keeps the order of the pairs. */
export function gatherLists(ownerCount: number, owners: ArrayLike<number>, items: ArrayLike<number>): Lists {
  const offsets = new Uint32Array(ownerCount + 1);
  for (let pair = 0; pair < owners.length; pair++) increment(offsets, (owners[pair] ?? 0) + 1);
  for (let owner = 0; owner < ownerCount; owner++) {
    offsets[owner + 1] = (offsets[owner + 1] ?? 0) + (offsets[owner] ?? 0);
  }
  const next = offsets.slice();
  const gathered = new Uint32Array(owners.length);
  for (let pair = 0; pair < owners.length; pair++) {
    gathered[increment(next, owners[pair] ?? 0)] = items[pair] ?? 0;
  }
  return { offsets, items: gathered };
}

/** Returns the same lists with each item once, at its first place. */
export function withoutRepeats(lists: Lists): Lists {
  const ownerCount = lists.offsets.length - 1;
  const offsets = new Uint32Array(ownerCount + 1);
  const items = new Uint32Array(lists.items.length);
  let end = 0;
  for (let owner = 0; owner < ownerCount; owner++) {
    for (const item of new Set(listOf(lists, owner))) items[end++] = item;
    offsets[owner + 1] = end;
  }
  return { offsets, items: items.slice(0, end) };
}

/** Returns for each item the owners that list it, in ascending order. */
export function invertLists(lists: Lists, itemCount: number): Lists {
  const ownerOfEntry = new Uint32Array(lists.items.length);
  for (let owner = 0; owner + 1 < lists.offsets.length; owner++) {
    ownerOfEntry.fill(owner, lists.offsets[owner], lists.offsets[owner + 1]);
  }
  return gatherLists(itemCount, lists.items, ownerOfEntry);
}

export function listOf(lists: Lists, owner: number): Uint32Array {
  return lists.items.subarray(lists.offsets[owner], lists.offsets[owner + 1]);
}

function increment(counts: Uint32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}
