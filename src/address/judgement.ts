import type { Problem } from '../problem/problem.ts';

/** What may be changed so that the parts of an address agree. Parts that are absent stay as they are typed. */
export interface Correction {
  /** The locality's name as it is to be written. */
  readonly locality?: string;
  /** Code of an administrative area. */
  readonly area?: string;
  /** Canonical postal code. */
  readonly postalCode?: string;
  /** How unlikely it is that somebody who meant this typed what was typed; the sum over the changed parts. */
  readonly cost: number;
  /** Why it was weighed, for the explanation. */
  readonly reason: string;
}

/** What one rule makes of an address: nothing to object, or what is in doubt and how it might be mended. */
export interface Judgement {
  /** undefined: acceptable. */
  readonly doubt: Problem | undefined;
  readonly corrections: readonly Correction[];
}

export const acceptable: Judgement = { doubt: undefined, corrections: [] };

export function doubtful(doubt: Problem, corrections: readonly Correction[] = []): Judgement {
  return { doubt, corrections };
}
