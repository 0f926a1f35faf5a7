import { basename } from 'node:path';
import { DataError } from '../read/data-error.ts';
import { cleanText } from '../read/place-row.ts';

/** A file that is packed or laid out otherwise than it states. */
export function damagedSource(path: string, cause?: unknown): DataError {
  return new DataError(`${basename(path)} is cut short or damaged: download or copy it again.`, { cause });
}

/** Returns what to tell of an error of the file system; undefined for any other error. */
export function fileFault(path: string, error: unknown): DataError | undefined {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const name = basename(path);
  const said: Readonly<Record<string, string>> = {
    ENOENT: `${name} is not there: check its path.`,
    ENOTDIR: `${name} is not there: check its path.`,
    EISDIR: `${name} is a folder: name the files in it.`,
    EACCES: `${name} may not be read by this user: change who may.`,
    EPERM: `${name} may not be read by this user: change who may.`,
  };
  const code = String(error.code);
  const otherwise = `${name} cannot be read (${code}): check the disk that it is on.`;
  return new DataError(said[code] ?? otherwise, { cause: error });
}

/** What to check about a file whose content is not what was expected. */
export const checkKind = 'Check that it is the right file for this command, in the right encoding.';

const longestShown = 200;

/** The names of columns for a message, without signs that would upset a terminal. */
export function shownColumns(names: readonly string[]): string {
  const text = cleanText(names.join(', ').slice(0, longestShown)).replaceAll('\ufffd', '');
  return text === '' ? 'it has no columns' : `its columns are ${text}`;
}
