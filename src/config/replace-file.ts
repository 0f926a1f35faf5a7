import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Replaces the text of a file that only its owner may read. A reader, also after a power cut, finds the old
 * text or the new one, never a mixture. The new text is on disk once this returns.
 */
export function replaceFile(path: string, text: string): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  const folder = openSync(dirname(path), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
