/**
 * The most comparisons of one verification and of one completion, in all. One comparison is about one name,
 * key or meaning that is weighed, and takes half a microsecond to one. Ordinary ones need a fraction of this;
 * bench/hostile.ts shows what the worst ones take.
 */
export const workLimits = {
  verification: 3000,
  completion: 2500,
  /** The part of a completion that may look for the streets of one reading of the line, in one way. */
  search: 1200,
  /** For what surrounds a completion. It is remembered, so it is no part of the completion. */
  surroundings: 1000,
  /** The part of a verification that may look for the street before the places are looked at. */
  street: 1000,
} as const;

/**
 * Counts the comparisons of one verification or completion, so that no text takes the time of others. What
 * was not compared when they are used up is unknown: neither right nor wrong. It counts and never looks at a
 * clock, so the same text gives the same answer everywhere.
 */
export class Work {
  #left = Number.POSITIVE_INFINITY;
  #spent = 0;
  #turn = 0;

  /** Runs something that may spend so many comparisons; as a part of something else, no more than is left. */
  within<Result>(limit: number, run: () => Result): Result {
    const before = this.#left;
    const most = Math.min(limit, before);
    if (before === Number.POSITIVE_INFINITY) this.#turn++;
    this.#left = most;
    try {
      return run();
    } finally {
      this.#spent = most - this.#left;
      this.#left = before - this.#spent;
    }
  }

  /** Takes comparisons from what is left. Whether they may be made. */
  spend(comparisons = 1): boolean {
    const isEnough = comparisons <= this.#left;
    this.#left = isEnough ? this.#left - comparisons : -1;
    return isEnough;
  }

  get isOver(): boolean {
    return this.#left < 0;
  }

  /** The number of the verification or completion. What is remembered from another would count less. */
  get turn(): number {
    return this.#turn;
  }

  /** The comparisons of what ran last. */
  get spent(): number {
    return this.#spent;
  }
}
