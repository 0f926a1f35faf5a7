import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { environmentOf } from '../support/command.ts';
import { canary } from './strange-text.ts';

export interface Memory {
  /** Bytes of heap after a full collection. */
  readonly heapUsed: number;
  readonly rss: number;
}

export interface FuzzedService {
  readonly port: number;
  memory(): Promise<Memory>;
  isAlive(): boolean;
  /** Log lines that hold what a person typed, or that report a defect. */
  readonly badLines: readonly string[];
  stop(): Promise<number | null>;
}

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

const probeOptions = ['--expose-gc', '--import', pathOf('./memory-probe.mjs')];

/** Starts `serve` on a free port with the embedded store in a folder, and reads its log. */
export async function startFuzzedService(
  folder: string,
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<FuzzedService> {
  const child = spawn(
    process.execPath,
    [...nodeOptions, ...probeOptions, pathOf('../../dist/main.js'), 'serve'],
    {
      env: environmentOf({ PORT: '0', DATA_DIR: folder, ...environment }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const badLines: string[] = [];
  const port = await readLog(child, badLines);
  return {
    port,
    badLines,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async memory() {
      child.send('memory');
      const [memory] = await once(child, 'message');
      return memory as Memory;
    },
    async stop() {
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [status] = await exit;
      return status as number | null;
    },
  };
}

/** Resolves to the port once the service listens, and keeps reading the log. */
function readLog(child: ChildProcess, badLines: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    let stderr = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      if (text.includes(canary)) badLines.push('on standard error');
    });
    child.once('exit', (code) => reject(new Error(`serve ended with ${code}: ${stderr}`)));
    if (child.stdout === null) return reject(new Error('no output'));
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes(canary) || line.includes('"level":50') || line.includes('"level":60'))
        badLines.push(line);
      if (line.includes('"listening"')) resolve(Number(new URL(JSON.parse(line).address).port));
    });
  });
}
