import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs';
import { dirname } from 'node:path';
import { orOperatorError } from '../operator-error.ts';

/**
 * The text of a file that only its owner may read, made where it is absent. It appears whole, by a link that
 * fails where another process was first, so both read the same. Throws OperatorError.
 */
export function readOrCreateFile(path: string, make: () => string): string {
  const sentence = (code: unknown) =>
    `DATA_DIR: ${path} cannot be read or created (${code}): this user must be able to write there, and the disk must have room.`;
  return orOperatorError(sentence, () => {
    if (!fs.existsSync(path)) create(path, make());
    return fs.readFileSync(path, 'utf8');
  });
}

function create(path: string, text: string): void {
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    writeWhole(path, text, fs.linkSync);
  } catch (error) {
    if (!fs.existsSync(path)) throw error;
  }
}

/** Writes a draft to the disk and then puts it where it belongs. */
function writeWhole(path: string, text: string, put: (draft: string, path: string) => void): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    fs.writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    put(draft, path);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

/**
 * Replaces the text of a file that only its owner may read. A reader, also after a power cut, finds the old
 * text or the new one, never a mixture. The new text is on disk once this returns.
 */
export function replaceFile(path: string, text: string): void {
  writeWhole(path, text, fs.renameSync);
  const folder = fs.openSync(dirname(path), 'r');
  fs.fsyncSync(folder);
  fs.closeSync(folder);
}
