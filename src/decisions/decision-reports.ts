import { dayBefore, type MarketFigures, reportDecisions } from './decision-report.ts';
import type { DecisionStore, LearnedPair } from './decision-store.ts';
import { keyOfPair, stateOf } from './pair-state.ts';
import type { LearningMode, PairState } from './taught-pair.ts';

export interface DecisionReport {
  /** Today in UTC. */
  readonly day: string;
  readonly markets: readonly MarketFigures[];
}

export interface StatedPair extends LearnedPair {
  readonly state: PairState;
}

/** What the operator sees of decisions and of the places that the data lacks. */
export interface DecisionReports {
  decisions(): Promise<DecisionReport>;
  pairs(): Promise<readonly StatedPair[]>;
}

/** A pair that fewer buyers typed could tell about one of them. */
export const fewestBuyers = 5;

export const mostPairs = 1_000;

type Reading = Pick<DecisionStore, 'readDecisions' | 'readDailyDecisions' | 'readPairs' | 'readTaughtPairs'>;

export function createDecisionReports(store: Reading, now: () => Date, mode: LearningMode): DecisionReports {
  return {
    async decisions() {
      const day = now().toISOString().slice(0, 10);
      const [counts, daily] = await Promise.all([
        store.readDecisions(day),
        store.readDailyDecisions(dayBefore(day, 27)),
      ]);
      return { day, markets: reportDecisions(counts, daily, day) };
    },
    async pairs() {
      const [pairs, taught] = await Promise.all([
        store.readPairs({ fewestBuyers, most: mostPairs }),
        store.readTaughtPairs(),
      ]);
      const known = new Map(taught.map((pair) => [keyOfPair(pair), pair]));
      return pairs.map((pair) => ({ ...pair, state: stateOf(pair, known.get(keyOfPair(pair)), mode) }));
    },
  };
}
