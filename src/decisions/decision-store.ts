import type { ShippingOutcome } from '../checkout/judge-shipping.ts';
import type { DataSubject } from '../checkout/ports.ts';

/**
 * What is counted: the outcome of each submission of the address step, and what became of an offer that was
 * not answered by a choice. `reposted`: the suggestion itself was submitted. `edited`: another address was.
 * `abandoned`: nothing within an hour.
 */
export type DecisionOutcome = ShippingOutcome | 'reposted' | 'edited' | 'abandoned';

/** Decisions that are alike. They hold nothing of an address. */
export interface DecisionKind {
  readonly market: string;
  /** Day in UTC, as `2026-01-31`. */
  readonly day: string;
  readonly outcome: DecisionOutcome;
  /** The first problem; empty without one. */
  readonly code: string;
  /** What the suggestion changes, as `changeOf` names it; empty without one. */
  readonly change: string;
  /** Tenths of the likelihood that the address was right as typed: 0 to 9; -1: unknown. */
  readonly tenth: number;
}

export interface DecisionCount extends DecisionKind {
  readonly count: number;
}

/** A locality with a postal code that the place data does not know together, as a buyer typed it. */
export interface TypedPair extends PairName {
  /** A profile, or the session of a guest. */
  readonly buyer: DataSubject;
  readonly locality: string;
  readonly day: string;
  /** The buyer overrode a doubt about it. */
  readonly isInsisted: boolean;
}

/** Where decisions are counted. What several instances add is added up. */
export interface DecisionStore {
  addDecisions(counts: readonly DecisionCount[]): Promise<void>;
  /** Keeps each pair once for each buyer, who is known by a keyed hash alone. */
  addPairs(pairs: readonly TypedPair[]): Promise<void>;
  /**
   * The decisions of the 56 days up to a day. Days that belong to the same periods are added up, under
   * the age of the latest.
   */
  readDecisions(today: string): Promise<AgedCount[]>;
  readDailyDecisions(from: string): Promise<DailyCount[]>;
  /** The pairs that at least so many buyers typed, most buyers first, at most so many of them. */
  readPairs(fewestBuyers: number, most: number, only?: readonly PairName[]): Promise<LearnedPair[]>;
  readTaughtPairs(): Promise<TaughtPair[]>;
  /** Records a decision about a pair, in place of an earlier one; with `isNew` an earlier one stays. */
  teachPair(pair: Omit<TaughtPair, 'at'>, options?: { readonly isNew?: boolean }): Promise<void>;
}

export interface AgedCount extends Omit<DecisionKind, 'day'> {
  /** Days: 0 is today. */
  readonly age: number;
  readonly count: number;
}

export type DailyCount = Pick<DecisionCount, 'market' | 'day' | 'outcome' | 'count'>;

/** A pair with how many buyers typed it. It names none of them. */
export interface LearnedPair extends PairName {
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

export interface PairName {
  readonly market: string;
  readonly localityKey: string;
  /** Code of the administrative area; empty if none was recognized. */
  readonly area: string;
  readonly code: string;
}

export interface TaughtPair extends PairName {
  readonly locality: string;
  readonly isApproved: boolean;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** `off`: nothing; `review`: what an operator approved; `auto`: also what enough buyers insist on. */
export type LearningMode = 'off' | 'review' | 'auto';

export const pairStates = ['typed', 'proposed', 'approved', 'rejected'] as const;
export type PairState = (typeof pairStates)[number];
