import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { namesIn } from '../read/data-directory.ts';
import { DataError } from '../read/data-error.ts';

/**
 * Replaces old files with new ones, in their order. Everything is written and synced beside the old files
 * before the first rename, so a reader finds the old or the new file, and a failure keeps the old ones.
 */
export async function replaceFiles(
  files: readonly (readonly [path: string, content: Buffer])[],
): Promise<void> {
  const written: { from: string; to: string }[] = [];
  for (const folder of new Set(files.map(([to]) => dirname(to)))) await removeLeftovers(folder);
  try {
    for (const [to, content] of files) {
      await mkdir(dirname(to), { recursive: true });
      const from = `${to}.${process.pid}.new`;
      written.push({ from, to });
      await writeFile(from, content, { flush: true });
    }
    for (const { from, to } of written) await rename(from, to);
  } catch (cause) {
    for (const { from } of written) await rm(from, { force: true });
    throw new DataError(`${dirname(files[0]?.[0] ?? '')} cannot be written.`, { cause });
  }
}

const unfinished = /\.(\d+)\.(?:new|run\d+)$/;

/** Removes the unfinished files of processes that were ended while they wrote data into a folder. */
export async function removeLeftovers(directory: string): Promise<void> {
  for (const name of namesIn(directory)) {
    const [, writer] = unfinished.exec(name) ?? [];
    if (writer !== undefined && !isRunning(Number(writer))) await rm(join(directory, name), { force: true });
  }
}

/** Whether another process with this number runs. A file of this process's number is an earlier one's. */
function isRunning(writer: number): boolean {
  if (writer === process.pid) return false;
  try {
    return process.kill(writer, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
