import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { reportFault } from '../../src/cli/report-fault.ts';
import { readSettings } from '../../src/config/settings.ts';
import { startService as startHere } from '../../src/wiring.ts';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/**
 * Optimizing the embedded engine takes half of a start, which a process that lives for seconds never gains
 * back.
 */
const nodeOptions = ['--liftoff-only'];

export interface CommandResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Settings of the machine that runs the tests must not reach the command. The embedded store does not wait
 * for the disk unless a test says so, since what a killed process has written is kept all the same.
 */
export type Environment = Readonly<Record<string, string>>;

function environmentOf(environment: Environment): Record<string, string> {
  const { PATH = '' } = process.env;
  return { PATH, EMBEDDED_SYNC: 'false', ...environment };
}

function start(args: readonly string[], environment: Environment): ChildProcess {
  const env = environmentOf(environment);
  return spawn(process.execPath, [...nodeOptions, main, ...args], { env });
}

/** Runs the built command to its end. */
export async function runCommand(
  args: readonly string[],
  environment: Environment = {},
  input = '',
): Promise<CommandResult> {
  const child = start(args, environment);
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

/** The end of the calls so far. */
let called: Promise<unknown> = Promise.resolve();

/**
 * Runs the command to its end in this process, from its source: a process of its own takes several times as
 * long, most of it for loading the program. One call runs at a time, since they share the process's streams.
 */
export function callCommand(
  args: readonly string[],
  environment: Environment = {},
  input = '',
): Promise<CommandResult> {
  const result = called.then(() => callNow(args, environmentOf(environment), input));
  called = result.catch(() => undefined);
  return result;
}

async function callNow(args: readonly string[], env: NodeJS.ProcessEnv, input: string) {
  const written = { stdout: '', stderr: '' };
  const { env: ownEnv, exitCode: ownStatus } = process;
  const ownInput = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  const own = { stdout: process.stdout.write, stderr: process.stderr.write };
  for (const name of ['stdout', 'stderr'] as const)
    process[name].write = (text: string | Uint8Array) => {
      written[name] += String(text);
      return true;
    };
  Object.defineProperty(process, 'stdin', { ...ownInput, get: () => Readable.from([Buffer.from(input)]) });
  process.env = env;
  process.exitCode = undefined;
  try {
    const fault = await createProgram()
      .parseAsync(args, { from: 'user' })
      .then(() => undefined, reportFault);
    return { status: fault ?? Number(process.exitCode ?? 0), ...written };
  } finally {
    process.exitCode = ownStatus;
    process.env = ownEnv;
    Object.defineProperty(process, 'stdin', ownInput);
    process.stdout.write = own.stdout;
    process.stderr.write = own.stderr;
  }
}

export interface ServiceHere {
  readonly url: string;
  readonly logs: string[];
  stop(): Promise<void>;
}

/**
 * Serves on a free port in this process, for tests that look at what a service answers and not at its
 * process. It stops when the test is over.
 */
export async function serveHere(environment: Environment): Promise<ServiceHere> {
  const settings = readSettings({ PORT: '0', ...environmentOf(environment) });
  const logs: string[] = [];
  const logger = pino(
    { level: settings.logLevel, base: null },
    { write: (line: string) => void logs.push(line) },
  );
  const service = await startHere(settings, logger);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.close();
    return stopped;
  };
  onTestFinished(stop);
  return { url: service.address, logs, stop };
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

/** Starts `serve` on a free port. It is killed when the test is over. */
export async function startService(environment: Environment): Promise<RunningService> {
  const child = start(['serve'], { PORT: '0', ...environment });
  const logs: string[] = [];
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  onTestFinished(() => void child.kill('SIGKILL'));
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
