import type { DecisionCount, DecisionKind } from './decision.ts';

/** Counts in memory, until somebody takes the counts. */
export class DecisionCounts {
  #counts = new Map<string, { count: number; readonly kind: DecisionKind }>();

  add(kind: DecisionKind): void {
    const { market, day, outcome, code, change, tenth } = kind;
    const key = `${market} ${day} ${outcome} ${code} ${change} ${tenth}`;
    const known = this.#counts.get(key);
    if (known === undefined) this.#counts.set(key, { count: 1, kind });
    else known.count += 1;
  }

  /** Always in the same order: instances that write at once do not wait for each other in a circle. */
  take(): DecisionCount[] {
    const taken = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#counts = new Map();
    return taken.map(([, { count, kind }]) => ({ ...kind, count }));
  }
}
