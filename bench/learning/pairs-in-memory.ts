import type { LearnedPair, LearningMode, PairName, TaughtPair } from '../../src/decisions/decision-store.ts';
import { byBuyers, keyOfPair, stateOf } from '../../src/decisions/pair-state.ts';

interface Insisted {
  readonly day: number;
  readonly isGuest: boolean;
}

/** Pairs that buyers insisted on, and what was approved of them, without a store. */
export class PairsInMemory {
  readonly taught: TaughtPair[] = [];
  readonly #pairs = new Map<string, { pair: LearnedPair; readonly days: Set<number> }>();
  readonly #mode: LearningMode;

  constructor(mode: LearningMode) {
    this.#mode = mode;
  }

  /** Counts one more buyer. */
  insist(name: PairName, locality: string, { day, isGuest }: Insisted): void {
    const known = this.#pairs.get(keyOfPair(name));
    const days = (known?.days ?? new Set<number>()).add(day);
    const buyers = (known?.pair.buyers ?? 0) + 1;
    const guests = (known?.pair.guests ?? 0) + Number(isGuest);
    const counts = { buyers, guests, insisted: buyers, insistedGuests: guests, insistedDays: days.size };
    const seen = { firstDay: known?.pair.firstDay ?? `${day}`, lastDay: `${day}` };
    this.#pairs.set(keyOfPair(name), { pair: { ...name, locality, ...counts, ...seen }, days });
  }

  /** What the operator does in the evening, who waits for so many buyers; with `auto` the buyers do it. */
  approve(enough: number): void {
    const known = new Set(this.taught.map(keyOfPair));
    for (const { pair } of this.#pairs.values()) {
      if (known.has(keyOfPair(pair))) continue;
      const state = stateOf(pair, undefined, this.#mode);
      const byOperator = this.#mode === 'review' && state === 'proposed' && pair.insisted >= enough;
      if (state !== 'approved' && !byOperator) continue;
      const by = byOperator ? 'operator' : byBuyers;
      const { market, localityKey, area, code, locality } = pair;
      this.taught.push({ market, localityKey, area, code, locality, isApproved: true, by, at: pair.lastDay });
    }
  }
}
