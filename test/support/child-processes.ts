import { readFileSync } from 'node:fs';
import { skipUnless } from './skip-unless.ts';

const isLinux = process.platform === 'linux';

export const onLinux = skipUnless(isLinux, 'only Linux tells what a process has started');

/** The children of a process. Only Linux tells. */
export function childrenOf({ pid }: { readonly pid?: number | undefined }): number[] {
  if (!isLinux) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

export function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
