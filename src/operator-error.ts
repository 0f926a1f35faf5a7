/** The message is a sentence that tells the operator what to do. It holds no personal data and no secret. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}

/** The code that Node or a driver gave an error, such as ENOENT; undefined where it has none. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** What is done; throws an error of the operating system as a sentence about its code, any other as it is. */
export function orOperatorError<Result>(sentence: (code: unknown) => string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw asOperatorError(error, sentence);
  }
}

/** An error of the operating system as a sentence about its code; any other error as it is. */
export function asOperatorError(error: unknown, sentence: (code: unknown) => string): unknown {
  const isOfSystem = error instanceof Error && 'syscall' in error;
  return isOfSystem ? new OperatorError(sentence(codeOf(error))) : error;
}
