import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { nodeOptions } from './node-options.ts';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * The whole environment, since settings of this machine must not reach the command. By default the embedded
 * store does not wait for the disk, since what a killed process wrote is kept all the same.
 */
export type Environment = Readonly<Record<string, string>>;

/** Tests send many requests from one address, often with one token. */
const unlimited = { RATE_LIMIT_PER_TOKEN: '0', RATE_LIMIT_PUBLIC: '0' };

export function environmentOf(environment: Environment): Record<string, string> {
  const { PATH = '' } = process.env;
  return { PATH, ...unlimited, EMBEDDED_SYNC: 'false', ...environment };
}

/** Starts the built command. */
export function spawnCommand(args: readonly string[], environment: Environment): ChildProcess {
  const env = environmentOf(environment);
  return spawn(process.execPath, [...nodeOptions, main, ...args], { env });
}

/** Runs the built command to its end. */
export async function runCommand(
  args: readonly string[],
  environment: Environment = {},
  input = '',
): Promise<CommandResult> {
  const child = spawnCommand(args, environment);
  const chunks = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    chunks.stdout += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    chunks.stderr += text;
  });
  child.stdin?.on('error', () => undefined).end(input);
  const [status] = await once(child, 'close');
  return { status, ...chunks };
}

export interface RunningService {
  readonly url: string;
  readonly child: ChildProcess;
  /** What the process has written to standard error so far. */
  readonly stderr: () => string;
  readonly logs: string[];
  /** Sends the signal and returns the exit status. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** Starts `serve` on a free port. It is killed when the test is over, or what else `whenOver` waits for. */
export function startService(
  environment: Environment,
  whenOver: (end: () => void) => void = onTestFinished,
): Promise<RunningService> {
  const child = spawnCommand(['serve'], { PORT: '0', ...environment });
  whenOver(() => void child.kill('SIGKILL'));
  return untilServing(child);
}

/** Resolves once the service of a process listens. */
export async function untilServing(child: ChildProcess): Promise<RunningService> {
  const logs: string[] = [];
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${stderr}`)));
    if (child.stdout === null) return reject(new Error('no output'));
    createInterface(child.stdout).on('line', (line) => {
      logs.push(line);
      const { msg, address } = JSON.parse(line);
      if (msg === 'listening') resolve(String(address));
    });
  });
  return {
    url,
    child,
    logs,
    stderr: () => stderr,
    async stop(signal = 'SIGTERM') {
      const exit = once(child, 'exit');
      child.kill(signal);
      const [status] = await exit;
      return status;
    },
  };
}

/** A new folder for the test, removed when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-verification-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
