/** A queue that lets out items of one key one at a time, in the order in which they came. */
export class KeyedQueue<Item extends { readonly key: string }> {
  readonly #isKeyed: boolean;
  /** At most one item per key, and none whose key is out. */
  readonly #ready: Item[] = [];
  readonly #behind = new Map<string, Item[]>();

  /** Without keys, items do not wait for each other. */
  constructor(isKeyed: boolean) {
    this.#isKeyed = isKeyed;
  }

  get readyCount(): number {
    return this.#ready.length;
  }

  add(item: Item): void {
    const queue = this.#behind.get(item.key);
    if (queue) queue.push(item);
    else this.#ready.push(item);
    if (this.#isKeyed && !queue) this.#behind.set(item.key, []);
  }

  /** Takes out at most this many items, sorted by key. `release` must be called with the key of each. */
  take(most: number): Item[] {
    const items = this.#ready.splice(0, most);
    if (this.#isKeyed) items.sort((a, b) => (a.key < b.key ? -1 : 1));
    return items;
  }

  release(key: string): void {
    const next = this.#behind.get(key)?.shift();
    if (next) this.#ready.push(next);
    else this.#behind.delete(key);
  }
}

/** Counts the runs that are under way and have not proved slow. */
export class PromptRuns {
  readonly #slowMs: number | undefined;
  readonly #onSlow: () => void;
  #count = 0;

  /** A run is slow after `slowMs`, and then `onSlow` is called. Without `slowMs`, no run counts. */
  constructor(slowMs: number | undefined, onSlow: () => void) {
    this.#slowMs = slowMs;
    this.#onSlow = onSlow;
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  /** Counts a run until it proves slow or the returned function is called. */
  enter(): () => void {
    if (this.#slowMs === undefined) return () => undefined;
    let isPrompt = true;
    const leave = () => {
      if (isPrompt) this.#count -= 1;
      isPrompt = false;
      clearTimeout(slow);
    };
    const slow = setTimeout(() => {
      leave();
      this.#onSlow();
    }, this.#slowMs);
    this.#count += 1;
    return leave;
  }
}
