/**
 * A cache of what is made of a number. It keeps the values that were used since its weight last reached half
 * the limit, and those of the time before. The total weight stays below the limit, apart from the last value.
 */
export class RecentlyUsed<Value extends { readonly size: number }> {
  readonly #half: number;
  readonly #make: (key: number) => Value;
  #young = new Map<number, Value>();
  #old = new Map<number, Value>();
  #youngWeight = 0;
  /** What was asked for last is often asked for again. */
  #last: { readonly key: number; readonly value: Value } | undefined;

  constructor(most: number, make: (key: number) => Value) {
    this.#half = most / 2;
    this.#make = make;
  }

  get(key: number): Value {
    if (key === this.#last?.key) return this.#last.value;
    const value = this.#young.get(key) ?? this.#add(key, this.#old.get(key) ?? this.#make(key));
    this.#last = { key, value };
    return value;
  }

  #add(key: number, value: Value): Value {
    this.#old.delete(key);
    if (this.#youngWeight + value.size > this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngWeight = 0;
    }
    this.#young.set(key, value);
    this.#youngWeight += value.size;
    return value;
  }
}
