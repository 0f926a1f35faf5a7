/**
 * A queue that lets out items of one key one at a time, in the order in which they came. Without keys, items
 * do not wait for each other.
 */
export function keyedQueue<Item extends { readonly key: string }>(isKeyed: boolean) {
  /** At most one item per key, and none whose key is out. */
  const ready: Item[] = [];
  const behind = new Map<string, Item[]>();
  return {
    readyCount: () => ready.length,

    add(item: Item): void {
      const queue = behind.get(item.key);
      if (queue) queue.push(item);
      else ready.push(item);
      if (isKeyed && !queue) behind.set(item.key, []);
    },

    /** Takes out at most this many items, sorted by key. `release` must be called with the key of each. */
    take(most: number): Item[] {
      const items = ready.splice(0, most);
      if (isKeyed) items.sort((a, b) => (a.key < b.key ? -1 : 1));
      return items;
    },

    release(key: string): void {
      const next = behind.get(key)?.shift();
      if (next) ready.push(next);
      else behind.delete(key);
    },
  };
}

/**
 * Counts the runs that are under way and have not proved slow. A run is slow after `slowMs`, and then
 * `onSlow` is called. Without `slowMs`, no run counts.
 */
export function promptRuns(slowMs: number | undefined, onSlow: () => void) {
  let count = 0;
  return {
    isEmpty: () => count === 0,

    /** Counts a run until it proves slow or the returned function is called. */
    enter(): () => void {
      if (slowMs === undefined) return () => undefined;
      let isPrompt = true;
      const leave = () => {
        if (isPrompt) count -= 1;
        isPrompt = false;
        clearTimeout(slow);
      };
      const slow = setTimeout(() => {
        leave();
        onSlow();
      }, slowMs);
      count += 1;
      return leave;
    },
  };
}
