import type { Correction } from './judgement.ts';

/** What an explained verification writes down as it goes. Absent in ordinary use, where it costs nothing. */
export interface AddressTrace {
  /** A fact about the address that the verdict rests on. */
  note(evidence: string): void;
  /** Corrections that were weighed, cheapest first. */
  weigh(corrections: readonly Correction[]): void;
  /** Why a correction was or was not offered. */
  decide(reason: string): void;
}

export interface RecordedTrace extends AddressTrace {
  readonly evidence: readonly string[];
  readonly weighed: readonly Correction[];
  readonly decisions: readonly string[];
}

/** A trace that keeps what it is told. */
export function recordTrace(): RecordedTrace {
  const evidence: string[] = [];
  const weighed: Correction[] = [];
  const decisions: string[] = [];
  return {
    evidence,
    weighed,
    decisions,
    note: (fact) => void evidence.push(fact),
    weigh: (corrections) => void weighed.push(...corrections),
    decide: (reason) => void decisions.push(reason),
  };
}
