import type { Candidate } from '../candidates/candidate.ts';

/** Records the steps of an explained verification. Absent in ordinary use, where it costs nothing. */
export interface AddressTrace {
  /** The places that the address may mean, in no particular order. */
  weigh(candidates: readonly Candidate[]): void;
  /** Why something was or was not offered. */
  decide(reason: string): void;
}

/** A trace that keeps what it is told. */
export function recordTrace() {
  const weighed: Candidate[] = [];
  const decisions: string[] = [];
  return {
    weighed,
    decisions,
    weigh: (candidates: readonly Candidate[]) => void weighed.push(...candidates),
    decide: (reason: string) => void decisions.push(reason),
  };
}
