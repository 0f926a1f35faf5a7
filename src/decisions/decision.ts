import { shippingOutcomes } from '../checkout/shipping-outcome.ts';

/**
 * What is counted: the outcome of each submission of the address step, and what became of an offer that was
 * not answered by a choice. `reposted`: the suggestion itself was submitted. `edited`: another address was.
 * `abandoned`: nothing within an hour.
 */
export const decisionOutcomes = [...shippingOutcomes, 'reposted', 'edited', 'abandoned'] as const;
export type DecisionOutcome = (typeof decisionOutcomes)[number];

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

/** Whose pair it is: a profile, or the session of a guest. */
export interface Buyer {
  readonly kind: 'profile' | 'session';
  readonly id: string;
}

/** A locality with a postal code that the place data does not know together, as a buyer typed it. */
export interface TypedPair {
  readonly buyer: Buyer;
  readonly market: string;
  readonly localityKey: string;
  readonly locality: string;
  /** Code of the administrative area; empty if the address names no known one. */
  readonly area: string;
  readonly code: string;
  readonly day: string;
  /** The buyer overrode a doubt about it. */
  readonly isInsisted: boolean;
}
