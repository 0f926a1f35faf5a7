/** What is wrong with a submission, as the service says it. */
export interface Problem {
  readonly field: string;
  readonly error: string;
  readonly message: string;
}
