import type { ProblemCode } from './catalog.ts';

/** A finding about the caller's data or request. It is worded at the edge, in the caller's language. */
export interface Problem {
  readonly code: ProblemCode;
  /** Values of the message's placeholders. Never personal data. */
  readonly params?: Readonly<Record<string, string>>;
}
