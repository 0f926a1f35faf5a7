import type { TestOptions } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Why the test is skipped; `SuiteReporter` lists it at the end. */
    skipReason?: string;
  }
}

/** Skips a `test` or `describe` unless the condition holds. The reason says how to run it. */
export function skipUnless(condition: unknown, reason: string): TestOptions {
  return condition ? {} : { skip: true, meta: { skipReason: reason } };
}
