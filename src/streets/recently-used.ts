/** A cache of values by number. It drops the least recently used ones above a total weight. */
export class RecentlyUsed<Value> {
  readonly #most: number;
  readonly #entries = new Map<number, Entry<Value>>();
  #weight = 0;
  #last: Entry<Value> | undefined;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: number): Value | undefined {
    // The same value is usually asked for several times in a row.
    if (this.#last?.key === key) return this.#last.value;
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A map keeps the order of insertion, so the value used last moves to the end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#last = entry;
    return entry.value;
  }

  /** The key must not be in the cache yet. */
  set(key: number, value: Value, weight: number): void {
    this.#last = { key, value, weight };
    this.#entries.set(key, this.#last);
    this.#weight += weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#most) return;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
  }
}

interface Entry<Value> {
  readonly key: number;
  readonly value: Value;
  readonly weight: number;
}
