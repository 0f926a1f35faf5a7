import type { FailureProblem } from './envelope.ts';

/** A request that cannot be judged: the error handler answers its problem. */
export class RequestProblem extends Error {
  override readonly name = 'RequestProblem';
  readonly problem: FailureProblem;

  constructor(problem: FailureProblem) {
    super(problem.code);
    this.problem = problem;
  }
}
