import { renameSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../../operator-error.ts';
import { namesIn } from '../read/data-directory.ts';
import { orUnwritable } from '../read/data-error.ts';

/**
 * Replaces old files with new ones, in their order. Everything is written and synced beside the old files
 * before the first rename, so a reader finds the old or the new file, and a failure keeps the old ones. So
 * does an answer that they are outdated, which is asked last: then this answers false.
 */
export async function replaceFiles(
  files: readonly (readonly [path: string, content: Buffer])[],
  isOutdated: () => boolean,
): Promise<boolean> {
  const written: { from: string; to: string }[] = [];
  const folders = [...new Set(files.map(([to]) => dirname(to)))];
  for (const folder of folders) await removeLeftovers(folder);
  let isDone = false;
  try {
    await orUnwritable(folders.join(', '), async () => {
      for (const [to, content] of files) {
        await mkdir(dirname(to), { recursive: true });
        const from = `${to}.${process.pid}.new`;
        written.push({ from, to });
        await writeFile(from, content, { flush: true });
      }
      if (isOutdated()) return;
      for (const { from, to } of written) renameSync(from, to);
      isDone = true;
    });
  } finally {
    if (!isDone) for (const { from } of written) await rm(from, { force: true });
  }
  return isDone;
}

const unfinished = /\.(\d+)\.(?:new|run\d+)$/;

/** Removes unfinished files and downloads that processes left in a folder of data when they were ended. */
export async function removeLeftovers(directory: string): Promise<void> {
  for (const name of namesIn(directory)) {
    const [, writer] = unfinished.exec(name) ?? [];
    if (writer !== undefined && !isRunning(Number(writer)))
      await rm(join(directory, name), { recursive: true, force: true });
  }
}

/** Whether another process with this number runs. A file of this process's number is an earlier one's. */
function isRunning(writer: number): boolean {
  if (writer === process.pid) return false;
  try {
    return process.kill(writer, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}
