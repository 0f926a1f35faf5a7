import { Readable } from 'node:stream';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createProgram } from '../../src/cli/program.ts';
import { reportFault } from '../../src/cli/report-fault.ts';
import { readSettings } from '../../src/config/settings.ts';
import { startService } from '../../src/wiring.ts';
import { type CommandResult, type Environment, environmentOf } from './command.ts';

/** The end of the calls so far. */
let called: Promise<unknown> = Promise.resolve();

/**
 * Runs the command from its source in this process, in a fraction of the time that a process of its own takes
 * to load. Calls run one at a time, since they share the streams of the process.
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
  /** Address of the metrics; undefined where they are off. */
  readonly metrics: string | undefined;
  readonly logs: string[];
  stop(): Promise<void>;
}

/** Serves on a free port in this process, for tests of answers. It stops when the test is over. */
export async function serveHere(environment: Environment): Promise<ServiceHere> {
  const settings = readSettings({ PORT: '0', ...environmentOf(environment) });
  const logs: string[] = [];
  const logger = pino(
    { level: settings.logLevel, base: null },
    { write: (line: string) => void logs.push(line) },
  );
  const service = await startService(settings, logger);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.close();
    return stopped;
  };
  onTestFinished(stop);
  const { address: url, metrics } = service.ready;
  return { url, metrics, logs, stop };
}
