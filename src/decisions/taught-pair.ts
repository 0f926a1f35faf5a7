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
