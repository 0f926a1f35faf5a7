import { OperatorError } from '../../operator-error.ts';

/** Reference data that cannot be used: missing, of another version, damaged or refused. */
export class DataError extends OperatorError {
  override readonly name = 'DataError';
}

/** What is read. Throws a `DataError` with the sentence where reading fails otherwise than with one. */
export function orDataError<Result>(sentence: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof DataError) throw cause;
    throw new DataError(sentence, { cause });
  }
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

export interface DataWatch {
  /** A file is set aside when the data is opened. Whoever throws the fault refuses to open the rest. */
  readonly setAside: (country: string, fault: DataError) => void;
  /** A file that was sound when it was opened changed or is damaged, and counts as missing from now on. */
  readonly damaged: (country: string, fault: DataError) => void;
}

/** Refuses to open data while any file is unusable, which commands and reloading do. */
export const strict: DataWatch = {
  setAside: (_, fault) => {
    throw fault;
  },
  damaged: () => undefined,
};

/** Returns what a file holds; undefined if the file is set aside. */
export function unlessDamaged<Content>(
  country: string,
  watch: DataWatch,
  open: () => Content,
): Content | undefined {
  try {
    return open();
  } catch (fault) {
    if (!(fault instanceof DataError)) throw fault;
    watch.setAside(country, fault);
    return undefined;
  }
}
