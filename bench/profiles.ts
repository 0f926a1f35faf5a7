import { join } from 'node:path';
import type { BenchDatabase } from './bench-database.ts';
import { type LoadOptions, load, type Measured } from './http-load.ts';
import { type PaceOptions, paced } from './paced-load.ts';
import { preparePgbench } from './pgbench.ts';
import { startTarget, type Target } from './target-process.ts';
import { fill, type RequestKind, requestsOf, tokensFor } from './workload.ts';

/** One thing to measure, in turn with the others. */
export interface Profile {
  readonly name: string;
  measure(options: LoadOptions): Promise<Measured>;
  /** Measures at a rate below the peak; undefined if the profile cannot be paced. */
  readonly measurePaced?: (options: PaceOptions) => Promise<Measured>;
}

export interface OpenProfiles {
  readonly profiles: readonly Profile[];
  close(): Promise<void>;
}

export const bareEcho = 'bare echo';
export const pgbenchUpserts = 'pgbench, one-row upserts';

const carts = 256;
const kinds: readonly RequestKind[] = [
  'POST address',
  'POST address with a suggestion',
  'GET address',
  'POST application',
  'GET application',
];

/** Starts every target in a process of its own, with carts and applications in its store. */
export async function openProfiles(
  folder: string,
  database: BenchDatabase | undefined,
): Promise<OpenProfiles> {
  const targets: Target[] = [];
  const open = async (name: string, command: string[], environment: Record<string, string> = {}) => {
    const target = await startTarget(name, command, environment);
    targets.push(target);
    return target;
  };
  const dataDir = join(folder, 'data');
  const serve = (name: string, environment: Record<string, string>) =>
    open(name, ['dist/main.js', 'serve'], { PORT: '0', DATA_DIR: dataDir, ...environment });

  const embedded = await serve('embedded', {});
  const bare = await open('bare', ['--import', 'tsx', 'bench/bare-server.ts']);
  const tokens = await tokensFor(dataDir, carts);
  await fill(embedded.url, tokens);
  const profile = (name: string, kind: RequestKind, target: Target): Profile => ({
    name,
    measure: (options) => load([target], requestsOf(kind, tokens), options),
    measurePaced: (options) => paced(target, requestsOf(kind, tokens), options),
  });
  const onStore = (store: string, target: Target) =>
    kinds.map((kind) => profile(`${kind}, ${store}`, kind, target));

  const profiles = [profile(bareEcho, 'POST address', bare), ...onStore('embedded', embedded)];
  if (database !== undefined) {
    const one = await serve('PostgreSQL', { DATABASE_URL: database.url });
    const other = await serve('PostgreSQL', { DATABASE_URL: database.url });
    await fill(one.url, tokens);
    const both = (name: string, times: number): Profile => ({
      name: `POST address, PostgreSQL, two processes${name}`,
      measure: ({ connections, seconds }) =>
        load([one, other], requestsOf('POST address', tokens), { connections: connections * times, seconds }),
    });
    // First with half the connections each, then with as many each as one process has alone.
    profiles.push(...onStore('PostgreSQL', one), both('', 1), both(' at twice the load', 2));
    profiles.push(...(await pgbenchProfile(database, folder)));
  }
  return {
    profiles,
    close: async () => {
      for (const target of targets) await target.stop();
    },
  };
}

async function pgbenchProfile(database: BenchDatabase, folder: string): Promise<Profile[]> {
  const rate = await preparePgbench(database.url, folder);
  if (rate === undefined) {
    process.stderr.write('pgbench is not installed, so its row is left out.\n');
    return [];
  }
  const measure = async ({ connections, seconds }: LoadOptions) => ({
    perSecond: rate(connections, seconds),
    latencyMs: [],
    cpuMicros: Number.NaN,
  });
  return [{ name: pgbenchUpserts, measure }];
}
