/**
 * A cache of values by number. It keeps those that were used since its weight last reached half the limit,
 * and those of the time before. The total weight stays below the limit, apart from the last value.
 */
export class RecentlyUsed<Value> {
  readonly #half: number;
  #young = new Map<number, Entry<Value>>();
  #old = new Map<number, Entry<Value>>();
  #youngWeight = 0;
  /** What was asked for last is often asked for again. */
  #last = -1;
  #lastValue: Value | undefined;

  constructor(most: number) {
    this.#half = most / 2;
  }

  get(key: number): Value | undefined {
    if (key === this.#last) return this.#lastValue;
    let entry = this.#young.get(key);
    if (entry === undefined) {
      entry = this.#old.get(key);
      if (entry === undefined) return undefined;
      this.#old.delete(key);
      this.#add(key, entry);
    }
    this.#last = key;
    this.#lastValue = entry.value;
    return entry.value;
  }

  /** The key must not be in the cache yet. */
  set(key: number, value: Value, weight: number): void {
    this.#add(key, { value, weight });
  }

  #add(key: number, entry: Entry<Value>): void {
    if (this.#youngWeight + entry.weight > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngWeight = 0;
    }
    this.#young.set(key, entry);
    this.#youngWeight += entry.weight;
  }
}

interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}
