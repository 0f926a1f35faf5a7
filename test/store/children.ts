import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { nodeOptions } from '../support/node-options.ts';

export interface Child {
  readonly process: ChildProcessByStdio<null, Readable, null>;
  /** The next line it prints; undefined at its end. */
  next(): Promise<string | undefined>;
  /** Ends it as a power button would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Runs a file of `test/` in a process of its own, which ends with the test at the latest. */
export function startChild(file: string, ...args: string[]): Child {
  const path = join(import.meta.dirname, '..', file);
  const child = spawn(process.execPath, [...nodeOptions, '--import', 'tsx', path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  return {
    process: child,
    next: async () => {
      const { value, done } = await lines.next();
      return done ? undefined : value;
    },
    kill,
  };
}

export async function withFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-test-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
