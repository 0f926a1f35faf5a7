import type { DecisionCount, DecisionKind, DecisionOutcome, TypedPair } from './decision.ts';
import type { PairName, TaughtPair } from './taught-pair.ts';

/** Where decisions are counted. What several instances add is added up. */
export interface DecisionStore {
  addDecisions(counts: readonly DecisionCount[]): Promise<void>;
  /** Keeps each pair once for each buyer, who is known by a keyed hash alone. */
  addPairs(pairs: readonly TypedPair[]): Promise<void>;
  /**
   * The decisions of the `reportedDays` up to a day. Days that belong to the same periods are added up, under
   * the age of the latest.
   */
  readDecisions(today: string): Promise<AgedCount[]>;
  /** How many decisions there were on each day from one on. */
  readDailyDecisions(from: string): Promise<DailyCount[]>;
  /** The pairs that at least so many buyers typed, most buyers first, at most so many of them. */
  readPairs(limits: PairLimits, only?: readonly PairName[]): Promise<LearnedPair[]>;
  /** All pairs that operators decided about. */
  readTaughtPairs(): Promise<TaughtPair[]>;
  /** Records a decision about a pair, in place of an earlier one; with `isNew` an earlier one stays. */
  teachPair(pair: Omit<TaughtPair, 'at'>, options?: { readonly isNew?: boolean }): Promise<void>;
}

export interface PairLimits {
  readonly fewestBuyers: number;
  readonly most: number;
}

export interface AgedCount extends Omit<DecisionKind, 'day'> {
  /** Days: 0 is today. */
  readonly age: number;
  readonly count: number;
}

export interface DailyCount {
  readonly market: string;
  readonly day: string;
  readonly outcome: DecisionOutcome;
  readonly count: number;
}

/** A pair with how many buyers typed it. It names none of them. */
export interface LearnedPair extends PairName {
  /** The most frequent spelling. */
  readonly locality: string;
  /** Different buyers: profiles, and sessions of guests. */
  readonly buyers: number;
  readonly guests: number;
  /** Buyers who overrode a doubt about it. */
  readonly insisted: number;
  readonly insistedGuests: number;
  /** On how many different days those buyers first typed it. */
  readonly insistedDays: number;
  readonly firstDay: string;
  readonly lastDay: string;
}
