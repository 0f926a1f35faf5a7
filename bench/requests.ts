/**
 * How many addresses does one process verify and store a second, as a share of a bare Fastify route that echoes the
 * same body, and of a loop of one-row upserts through the same driver?
 *
 * Every target runs in a process of its own, shares the machine with the database and the load, and is measured in
 * turn, round after round, so that drift of the machine hits all alike. Reported are medians over the rounds, ratios
 * first; absolute figures are this machine's.
 *
 *   npm run bench [-- --rounds 3 --seconds 4 --connections 64]
 *
 * PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432; without it the PostgreSQL rows are left out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createBenchDatabase } from './bench-database.ts';
import { cpuSecondsOf, startTarget, type Target } from './target-process.ts';
import { addressBodies, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '64' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);
const connections = Number(options.connections);

const addressPath = '/v1/shopping/checkout/verify/address.json';

interface Measured {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Processor time of the target's process. */
  readonly cpuMicros: number;
}

interface Profile {
  readonly name: string;
  readonly target: Target;
  measure(): Promise<Measured>;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = await createBenchDatabase();
const targets: Target[] = [];
try {
  const profiles = await openProfiles();
  const results = new Map<string, Measured[]>(profiles.map(({ name }) => [name, []]));
  for (const profile of profiles) await profile.measure();
  for (let round = 0; round < rounds; round += 1) {
    for (const profile of profiles) results.get(profile.name)?.push(await profile.measure());
  }
  report(results);
} finally {
  for (const target of targets) await target.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function openProfiles(): Promise<Profile[]> {
  const open = async (name: string, command: string[], environment: Record<string, string>) => {
    const target = await startTarget(name, command, environment);
    targets.push(target);
    return target;
  };
  const dataDir = join(folder, 'data');
  const service = ['dist/main.js', 'serve'];
  const embedded = await open('embedded', service, { PORT: '0', DATA_DIR: dataDir });
  const bare = await open('bare', ['--import', 'tsx', 'bench/bare-server.ts'], {});
  const tokens = await tokensFor(dataDir, 256);
  await setAddresses(embedded.url, tokens);
  const rows = [
    httpProfile('bare echo', bare, 'POST', tokens, 'accepted'),
    ...serviceProfiles('embedded', embedded, tokens),
  ];
  if (database === undefined) return rows;
  const postgres = await open('postgres', service, {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
  });
  await setAddresses(postgres.url, tokens);
  const upserts = await open('upserts', ['--import', 'tsx', 'bench/upsert-loop.ts'], {
    DATABASE_URL: database.url,
    CONNECTIONS: String(connections),
  });
  return [...rows, ...serviceProfiles('PostgreSQL', postgres, tokens), upsertProfile(upserts)];
}

/** Gives each token's cart an address, so that reads find one. */
async function setAddresses(url: string, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify(addressBodies.accepted[0]);
    await fetch(`${url}${addressPath}`, { method: 'POST', headers, body });
  }
}

function serviceProfiles(store: string, target: Target, tokens: readonly string[]): Profile[] {
  return [
    httpProfile(`POST address, ${store}`, target, 'POST', tokens, 'accepted'),
    httpProfile(`POST address with a suggestion, ${store}`, target, 'POST', tokens, 'suggested'),
    httpProfile(`GET address, ${store}`, target, 'GET', tokens, 'accepted'),
  ];
}

function httpProfile(
  name: string,
  target: Target,
  method: 'GET' | 'POST',
  tokens: readonly string[],
  kind: 'accepted' | 'suggested',
): Profile {
  const bodies = addressBodies[kind];
  const requests = tokens.map((token, i) => ({
    method,
    path: addressPath,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(bodies[i % bodies.length]) } : {}),
  }));
  return {
    name,
    target,
    async measure() {
      const before = cpuSecondsOf(target.pid);
      let opened = 0;
      const result = await autocannon({
        url: target.url,
        connections,
        duration: seconds,
        // Each connection begins elsewhere in the list, or all would want the same cart at the same moment.
        setupClient: (client) =>
          client.setRequests(rotated(requests, (opened++ * requests.length) / connections)),
      });
      if (result.non2xx + result.errors > 0)
        throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
      const total = result.requests.total;
      return {
        perSecond: total / result.duration,
        medianMs: result.latency.p50,
        p99Ms: result.latency.p99,
        cpuMicros: ((cpuSecondsOf(target.pid) - before) * 1e6) / total,
      };
    },
  };
}

function rotated<Item>(items: readonly Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

/** The loop counts by itself while it is told to: it answers one request with its rate. */
function upsertProfile(target: Target): Profile {
  return {
    name: 'one-row upserts through pg',
    target,
    async measure() {
      const before = cpuSecondsOf(target.pid);
      const response = await fetch(`${target.url}/run?seconds=${seconds}`);
      const { count, medianMs, p99Ms } = (await response.json()) as {
        count: number;
        medianMs: number;
        p99Ms: number;
      };
      const cpuMicros = ((cpuSecondsOf(target.pid) - before) * 1e6) / count;
      return { perSecond: count / seconds, medianMs, p99Ms, cpuMicros };
    },
  };
}

function report(results: ReadonlyMap<string, readonly Measured[]>): void {
  const medians = [...results].map(([name, runs]) => ({
    name,
    perSecond: median(runs.map((run) => run.perSecond)),
    medianMs: median(runs.map((run) => run.medianMs)),
    p99Ms: median(runs.map((run) => run.p99Ms)),
    cpuMicros: median(runs.map((run) => run.cpuMicros)),
  }));
  const rateOf = (name: string) => medians.find((row) => row.name === name)?.perSecond;
  const bare = rateOf('bare echo') ?? Number.NaN;
  const upserts = rateOf('one-row upserts through pg');
  const table = medians.map((row) => ({
    profile: row.name,
    'of bare': (row.perSecond / bare).toFixed(2),
    'of upserts': upserts === undefined ? '' : (row.perSecond / upserts).toFixed(2),
    'per second': Math.round(row.perSecond),
    'median ms': row.medianMs.toFixed(1),
    'p99 ms': row.p99Ms.toFixed(1),
    'cpu µs': row.cpuMicros.toFixed(0),
  }));
  const settings = { rounds, seconds, connections, node: process.version };
  process.stdout.write(`${JSON.stringify({ settings, medians })}\n`);
  // biome-ignore lint/suspicious/noConsole: a benchmark prints its table.
  console.table(table);
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
