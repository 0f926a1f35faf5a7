import { OperatorError } from '../../operator-error.ts';

/** Reference data that cannot be used: missing, of another version, damaged or refused. */
export class DataError extends OperatorError {
  override readonly name = 'DataError';
}

/** Returns what a file holds, or why it cannot be used. */
export function orProblem<Content>(read: () => Content): Content | { readonly problem: string } {
  try {
    return read();
  } catch (error) {
    if (error instanceof DataError) return { problem: error.message };
    throw error;
  }
}
