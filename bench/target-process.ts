import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A process under load. */
export interface Target {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const startMs = 30_000;

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The Node options of `npm start`, the image and the systemd unit. The bare route gets them too. */
export const asDeployed: readonly string[] =
  /^exec node (.+) dist\/main\.js/.exec(scripts.start)?.[1]?.split(' ') ?? [];

/** Starts a Node process and waits for the log line that names its address. */
export async function startTarget(
  name: string,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Target> {
  const child = spawn(process.execPath, [...asDeployed, ...command], {
    env: { ...process.env, NODE_ENV: 'development', RATE_LIMIT_PER_TOKEN: '0', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await addressOf(child, name);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

function addressOf(child: ChildProcess, name: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not start in ${startMs} ms`)), startMs);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}`)));
    if (child.stdout === null) return reject(new Error(`${name} has no output`));
    // Reads every line, so that the log never fills the pipe. That costs each target the same.
    createInterface(child.stdout).on('line', (line) => {
      if (!line.includes('"listening"')) return;
      clearTimeout(timer);
      resolve(String(JSON.parse(line).address));
    });
  });
}

/**
 * The processor time of a process so far, user and system, of threads that have not ended. It is exact while
 * they wait; of a thread that runs, the last milliseconds may be missing (Linux).
 */
export function cpuSecondsOf(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e9;
}
