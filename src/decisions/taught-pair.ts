import type { LearnedPair } from './decision-store.ts';

/** The columns that name a pair. */
export interface PairName {
  readonly market: string;
  readonly localityKey: string;
  /** Code of the administrative area; empty if none was recognized. */
  readonly area: string;
  readonly code: string;
}

/** A pair that an operator decided about. */
export interface TaughtPair extends PairName {
  readonly locality: string;
  readonly isApproved: boolean;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** `off`: nothing; `review`: what an operator approved; `auto`: also what enough buyers insist on. */
export const learningModes = ['off', 'review', 'auto'] as const;
export type LearningMode = (typeof learningModes)[number];

export const pairStates = ['typed', 'proposed', 'approved', 'rejected'] as const;
export type PairState = (typeof pairStates)[number];

/** So many different buyers on so many days have to insist on a pair before it is proposed. */
const insisting = { buyers: 5, days: 3 };

export function keyOfPair({ market, localityKey, area, code }: PairName): string {
  return JSON.stringify([market, localityKey, area, code]);
}

/** What is known of a pair: guests count for proposals, not for approval without an operator. */
export function stateOf(pair: LearnedPair, taught: TaughtPair | undefined, mode: LearningMode): PairState {
  if (taught !== undefined) return taught.isApproved ? 'approved' : 'rejected';
  const { insisted, insistedGuests, insistedDays } = pair;
  if (insisted < insisting.buyers || insistedDays < insisting.days) return 'typed';
  return mode === 'auto' && insisted - insistedGuests >= insisting.buyers ? 'approved' : 'proposed';
}
