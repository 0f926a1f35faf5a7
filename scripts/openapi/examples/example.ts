import type { Problem } from '../../../src/fields/problem.ts';
import { type ErrorItem, renderProblem } from '../../../src/words/render-problem.ts';

/** One full call of an operation that gets a judgement. The tests send it and compare the answer. */
export interface Example {
  /** Key of the example in the OpenAPI document. */
  readonly name: string;
  readonly summary: string;
  /** Whether the request breaks its schema on purpose, to show the answer to that. */
  readonly isInvalid?: true;
  readonly query?: Readonly<Record<string, string>>;
  readonly request?: Readonly<Record<string, unknown>> | string;
  readonly response: Readonly<Record<string, unknown>>;
}

/** The names that the United States, the market of the examples, give to the parts of an address. */
const partNames = { locality: 'city', administrativeArea: 'state', postalCode: 'zip' } as const;

function items(...problems: Problem[]): ErrorItem[] {
  return problems.map((problem) => renderProblem(problem, 'en', partNames));
}

/** The outcome of a request with these problems. */
export function refused(...problems: Problem[]) {
  return { success: false, error: items(...problems) };
}
