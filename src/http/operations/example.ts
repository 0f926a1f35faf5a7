import type { Problem } from '../../problem/problem.ts';
import { type ErrorItem, renderProblem } from '../../problem/render-problem.ts';

/** One call of an operation that is judged, in full. The tests send it and compare. */
export interface Example {
  /** Key in the document. */
  readonly name: string;
  readonly summary: string;
  /** Whether the request breaks its schema on purpose, to show what is answered. */
  readonly isInvalid?: true;
  /** What the query holds; absent where the operation takes none. */
  readonly query?: Readonly<Record<string, string>>;
  /** Body of the request; absent for a read. */
  readonly request?: Readonly<Record<string, unknown>> | string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** What the United States, the market of the examples, call the parts of an address. */
const partNames = { locality: 'city', administrativeArea: 'state', postalCode: 'zip' } as const;

/** The error items of an example, worded as the service words them. */
export function items(...problems: Problem[]): ErrorItem[] {
  return problems.map((problem) => renderProblem(problem, 'en', partNames));
}
