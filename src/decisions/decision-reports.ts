import { dayBefore, type MarketFigures, reportDecisions } from './decision-report.ts';
import type { DecisionStore, LearnedPair } from './decision-store.ts';

export interface DecisionReport {
  /** Today in UTC. */
  readonly day: string;
  readonly markets: readonly MarketFigures[];
}

/** What the operator sees of decisions and of the places that the data lacks. */
export interface DecisionReports {
  decisions(): Promise<DecisionReport>;
  pairs(): Promise<readonly LearnedPair[]>;
}

/** A pair that fewer buyers typed could tell about one of them. */
export const fewestBuyers = 5;

const mostPairs = 1_000;

type Reading = Pick<DecisionStore, 'readDecisions' | 'readDailyDecisions' | 'readPairs'>;

export function createDecisionReports(store: Reading, now: () => Date): DecisionReports {
  return {
    async decisions() {
      const day = now().toISOString().slice(0, 10);
      const [counts, daily] = await Promise.all([
        store.readDecisions(day),
        store.readDailyDecisions(dayBefore(day, 27)),
      ]);
      return { day, markets: reportDecisions(counts, daily, day) };
    },
    pairs: () => store.readPairs({ fewestBuyers, most: mostPairs }),
  };
}
