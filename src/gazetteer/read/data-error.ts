import { codeOf, OperatorError } from '../../operator-error.ts';

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

/** What writing answers. Throws a `DataError` that names the folder where the system refuses it. */
export async function orUnwritable<Result>(folder: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (cause) {
    const code = codeOf(cause);
    if (cause instanceof DataError || code === undefined) throw cause;
    throw new DataError(`${folder} cannot be written (${code}).`, { cause });
  }
}

/** What is read, or what stands for it where a `DataError` is thrown. */
export function orElse<Content, Other>(read: () => Content, otherwise: (fault: DataError) => Other) {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof DataError) return otherwise(fault);
    throw fault;
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
