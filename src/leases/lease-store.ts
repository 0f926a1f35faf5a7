/** Each lease has the name of a task that one instance at a time does. */
export interface LeaseStore {
  /**
   * Takes a lease that is free or has run out, or renews the holder's own, for `ttlMs` from now by the
   * store's clock. Answers whether `holder` has it.
   */
  takeLease(name: string, holder: string, ttlMs: number): Promise<boolean>;
  /** Releases a lease before it runs out; somebody else's lease stays. */
  releaseLease(name: string, holder: string): Promise<void>;
}
