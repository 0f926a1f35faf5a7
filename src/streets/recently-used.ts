/** Values by number, of which those that were used last stay, up to a sum of weights. */
export class RecentlyUsed<Value> {
  readonly #most: number;
  readonly #entries = new Map<number, { readonly value: Value; readonly weight: number }>();
  #weight = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: number): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    // A map keeps the order in which keys came: the one that was used last goes to the end.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** The key must not be held yet. */
  set(key: number, value: Value, weight: number): void {
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, entry] of this.#entries) {
      if (this.#weight <= this.#most) return;
      this.#entries.delete(oldest);
      this.#weight -= entry.weight;
    }
  }
}
