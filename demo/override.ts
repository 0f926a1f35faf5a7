import type { Problem } from './problem.ts';

/** Doubts: what `Choice: "Override"` sets aside. Whatever else is wrong it does not bypass. */
const doubts = new Set([
  'City.Mismatch',
  'Province.Unknown',
  'Province.Mismatch',
  'PostalCode.Doubtful',
  'PostalCode.Mismatch',
  'Address.Doubtful',
  'ErrorSuggestedFix',
]);

export function canBeOverridden({ error }: Pick<Problem, 'error'>): boolean {
  return doubts.has(error);
}
