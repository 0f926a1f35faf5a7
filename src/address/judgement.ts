import type { Problem } from '../problem/problem.ts';
import type { Correction } from './correction.ts';

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
