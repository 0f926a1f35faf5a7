import { catalogPosition, type ProblemCode } from './catalog.ts';

/** A finding about the caller's data or request. It is worded at the edge, in the caller's language. */
export interface Problem {
  readonly code: ProblemCode;
  /** Values of the message's placeholders. Never personal data. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The problems in the order of the catalogue, each code once. */
export function inCatalogOrder(problems: readonly Problem[]): Problem[] {
  if (problems.length === 0) return [];
  const first = new Map<ProblemCode, Problem>();
  for (const problem of problems) if (!first.has(problem.code)) first.set(problem.code, problem);
  return [...first.values()].sort((a, b) => catalogPosition(a.code) - catalogPosition(b.code));
}
