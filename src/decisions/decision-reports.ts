import { dayBefore, type MarketFigures, reportDecisions } from './decision-report.ts';
import type { DecisionStore, LearnedPair } from './decision-store.ts';
import { fewestBuyers, keyOfPair, mostPairs, stateOf } from './pair-state.ts';
import type { LearningMode, PairState, TaughtPair } from './taught-pair.ts';

/** The place data of a market. */
export interface DataInUse {
  readonly source: string;
  /** Date of the source's state, as YYYY-MM-DD; null where the source does not give one. */
  readonly date: string | null;
  /** How many postal codes it has. */
  readonly codes: number;
}

export interface ReportedMarket extends MarketFigures {
  /** null where no place data with postal codes is loaded. */
  readonly data: DataInUse | null;
}

export interface DecisionReport {
  /** Today in UTC. */
  readonly day: string;
  readonly markets: readonly ReportedMarket[];
}

export interface StatedPair extends LearnedPair {
  readonly state: PairState;
}

/** What the operator sees of decisions and of the places that the data lacks. */
export interface DecisionReports {
  decisions(): Promise<DecisionReport>;
  pairs(): Promise<readonly StatedPair[]>;
  /** Records an operator's decision about a pair. */
  teach(pair: Omit<TaughtPair, 'at'>): Promise<void>;
}

type Reading = Pick<
  DecisionStore,
  'readDecisions' | 'readDailyDecisions' | 'readPairs' | 'readTaughtPairs' | 'teachPair'
>;

export interface ReportParts {
  readonly now: () => Date;
  readonly mode: LearningMode;
  /** The place data of a market. Absent: none is shown. */
  readonly dataOf?: (market: string) => DataInUse | undefined;
}

export function createDecisionReports(store: Reading, { now, mode, dataOf }: ReportParts): DecisionReports {
  return {
    async decisions() {
      const day = now().toISOString().slice(0, 10);
      const [counts, daily] = await Promise.all([
        store.readDecisions(day),
        store.readDailyDecisions(dayBefore(day, 27)),
      ]);
      const markets = reportDecisions(counts, daily, day);
      return { day, markets: markets.map((each) => ({ ...each, data: dataOf?.(each.market) ?? null })) };
    },
    async pairs() {
      const [pairs, taught] = await Promise.all([
        store.readPairs({ fewestBuyers, most: mostPairs }),
        store.readTaughtPairs(),
      ]);
      const known = new Map(taught.map((pair) => [keyOfPair(pair), pair]));
      return pairs.map((pair) => ({ ...pair, state: stateOf(pair, known.get(keyOfPair(pair)), mode) }));
    },
    teach: (pair) => store.teachPair(pair),
  };
}
