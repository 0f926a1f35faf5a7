/** Tasks that one instance at a time does: each has a name, and whoever holds its lease does it. */
export interface LeaseStore {
  /**
   * Takes a lease that is free or ran out, or renews one's own, for so long from now by the store's clock. Answers
   * whether `holder` has it.
   */
  takeLease(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Gives a lease up before it runs out; one that somebody else has stays. */
  releaseLease(name: string, holder: string): Promise<void>;
}
