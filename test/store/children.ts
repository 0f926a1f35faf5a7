import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { buildSync } from 'esbuild';
import { onTestFinished } from 'vitest';
import { nodeOptions } from '../support/node-options.ts';

export interface Child {
  readonly process: ChildProcessByStdio<Writable, Readable, null>;
  /** The next line it prints; undefined at its end. */
  next(): Promise<string | undefined>;
  /** Ends it as a power button would, and waits until it is gone. */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const compiled = new Map<string, Uint8Array>();

/** A file of `test/` and what it imports of this project, as one module. */
function compile(file: string): Uint8Array {
  const known = compiled.get(file);
  if (known !== undefined) return known;
  const { outputFiles } = buildSync({
    entryPoints: [join(root, 'test', file)],
    bundle: true,
    write: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
  });
  const code = outputFiles[0]?.contents ?? new Uint8Array();
  compiled.set(file, code);
  return code;
}

/** Runs a file of `test/` in a process of its own, which ends with the test at the latest. */
export function startChild(file: string, ...args: string[]): Child {
  // Compiled once here: a process that compiles what it loads takes several times as long to start.
  const child = spawn(process.execPath, [...nodeOptions, '--input-type=module', '-', ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(compile(file));
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
