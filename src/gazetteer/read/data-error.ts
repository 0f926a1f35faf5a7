import { endianness } from 'node:os';
import { OperatorError } from '../../operator-error.ts';

/** Reference data that cannot be used: missing, of another version, damaged or refused. */
export class DataError extends OperatorError {
  override readonly name = 'DataError';
}

/** Returns what is read. Throws a `DataError` with the sentence where reading fails otherwise than with one. */
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

/** The kind and versions of compiled file that this program reads. */
export interface ReadableFile {
  /** What the file holds, for messages: "places". */
  readonly contents: string;
  readonly magic: string;
  readonly length: number;
  /** Version of its layout. The file states it at byte 8. */
  readonly format: number;
  /** Version of the keys that names are found by. The file states it at byte 12. */
  readonly keys: number;
  /** What the operator does with a file of another version. */
  readonly remedy: string;
}

/**
 * Throws a `DataError` that names `path` if a file of another kind, layout or version of keys begins with
 * this header, or if this machine cannot read the file.
 */
export function checkHeader(header: Buffer, path: string, readable: ReadableFile): void {
  const { contents, magic, length, format, keys, remedy } = readable;
  if (header.length < length || header.toString('latin1', 0, magic.length) !== magic) {
    throw new DataError(`${path} is not a file of ${contents}.`);
  }
  const written = { format: header.readUInt32LE(8), keys: header.readUInt32LE(12) };
  if (written.format !== format || written.keys !== keys) {
    throw new DataError(
      `${path} has format ${written.format} and keys ${written.keys}; ` +
        `this program reads format ${format} and keys ${keys}: ${remedy}.`,
    );
  }
  // Tables are used in place, in the byte order of the machine.
  if (endianness() !== 'LE') throw new DataError(`Files of ${contents} need a little-endian machine.`);
}
