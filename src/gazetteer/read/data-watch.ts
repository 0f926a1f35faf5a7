import { DataError } from './data-error.ts';

/** Is told of data files that cannot be used. */
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
