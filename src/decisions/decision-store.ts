import type { DecisionCount, TypedPair } from './decision.ts';

/** Where decisions are counted. What several instances add is added up. */
export interface DecisionStore {
  addDecisions(counts: readonly DecisionCount[]): Promise<void>;
  /** Keeps each pair once for each buyer, who is known by a keyed hash alone. */
  addPairs(pairs: readonly TypedPair[]): Promise<void>;
}
