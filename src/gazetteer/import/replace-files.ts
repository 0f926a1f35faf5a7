import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataError } from '../read/data-error.ts';

/**
 * Replaces old files with new ones, in their order. Everything is written and synced beside the old files
 * before the first rename, so a reader finds the old or the new file, and a failure keeps the old ones.
 */
export async function replaceFiles(
  files: readonly (readonly [path: string, content: Buffer])[],
): Promise<void> {
  const written: { from: string; to: string }[] = [];
  try {
    for (const [to, content] of files) {
      await mkdir(dirname(to), { recursive: true });
      const from = `${to}.${process.pid}.new`;
      written.push({ from, to });
      await writeSynced(from, content);
    }
    for (const { from, to } of written) await rename(from, to);
  } catch (cause) {
    for (const { from } of written) await rm(from, { force: true });
    throw new DataError(`${dirname(files[0]?.[0] ?? '')} cannot be written.`, { cause });
  }
}

async function writeSynced(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
