/** Adds an item to the list of its key. */
export function addToList<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** Returns the items by key, each list in the items' order. Node 20 has no `Map.groupBy`. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) addToList(groups, keyOf(item), item);
  return groups;
}
