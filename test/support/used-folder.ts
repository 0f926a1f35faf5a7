import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { runCommand, temporaryFolder } from './command.ts';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/checkout-verification');

/**
 * Fills a folder as the first start does: with keys, and a store that holds the sample. Most of a start's
 * time goes into that, so it is done once for each build and then copied.
 */
export async function fillAsUsed(folder: string): Promise<void> {
  cpSync(await usedFolder(), folder, { recursive: true });
}

/** A data folder as it is after a first start, for this test only. It is removed when the test is over. */
export async function folderWithStore(): Promise<string> {
  const folder = temporaryFolder();
  await fillAsUsed(folder);
  return folder;
}

async function usedFolder(): Promise<string> {
  const builtFrom = createHash('sha256').update(readFileSync(join(root, 'dist/.built-from')));
  const prefix = 'used-';
  const folder = join(cache, `${prefix}${builtFrom.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const older = readdirSync(cache).filter((name) => name.startsWith(prefix));
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  const { status, stderr } = await runCommand(['import', 'branches', '-'], { DATA_DIR: unfinished });
  if (status !== 0) throw new Error(`no store could be made: ${stderr}`);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another test file made the folder first.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  for (const name of older) rmSync(join(cache, name), { recursive: true, force: true });
  return folder;
}
