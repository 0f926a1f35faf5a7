/**
 * What does a request cost on Citus by the number of shards, and what happens while a node stands still? It
 * measures requests a second and the processor time of service and databases, on a plain database of the
 * coordinator's server and for each number of nodes and shards. --freeze stops the processes of one server
 * for some seconds under load instead, and counts the answers and what became of the writes
 * (bench/citus/freeze.ts).
 *
 *   TEST_CITUS_URL=postgres://postgres@host:port/database npx tsx bench/citus.ts
 *     [--nodes 2] [--shards 2,4,8] [--seconds 4] [--rounds 3] [--freeze 8 --freezes 4]
 *
 * The cluster must be on this machine, under a user whose processes this program may stop. Run `npm run
 * build` first.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readSettings } from '../src/config/settings.ts';
import { migrateDatabase } from '../src/open-store.ts';
import { placementOver, readShards, type Shard } from '../src/store/citus/citus-dialect.ts';
import { findServers, holdShardsOn, type Server } from './citus/cluster.ts';
import { freeze } from './citus/freeze.ts';
import { latencyAt, load, type Measured, medianOf } from './http-load.ts';
import type { LoadRequest } from './load-connection.ts';
import { printTable, saveResults } from './results.ts';
import { cpuSecondsOfServers } from './server-processes.ts';
import { startTarget, type Target } from './target-process.ts';
import { fill, type RequestKind, requestsOf, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    /** Workers that hold shards: the first so many of the cluster. */
    nodes: { type: 'string', default: '2' },
    /** Of each table, in all. */
    shards: { type: 'string', default: '2,4,8' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
    /** The seconds for which a node stands still; none by default. */
    freeze: { type: 'string' },
    freezes: { type: 'string', default: '1' },
  },
});
const seconds = Number(options.seconds);
const connections = 64;
const kinds: readonly RequestKind[] = ['POST address', 'GET address', 'POST application'];
const carts = 256;

const coordinator = new pg.Client(process.env.TEST_CITUS_URL);
await coordinator.connect();
const servers = await findServers(coordinator);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const rows: object[] = [];
try {
  await onPlainDatabase();
  for (const nodes of options.nodes.split(',').map(Number))
    for (const shards of options.shards.split(',').map(Number))
      if (shards >= nodes) await onLayout(nodes, shards);
} finally {
  await holdShardsOn(coordinator, Number.POSITIVE_INFINITY);
  await coordinator.end();
  rmSync(folder, { recursive: true, force: true });
}
saveResults('citus', { settings: { seconds, connections }, rows });

/** Empty: a single PostgreSQL. */
interface Layout {
  readonly nodes?: number;
  readonly shards?: number;
}

async function onPlainDatabase(): Promise<void> {
  const database = newName();
  const url = new URL(process.env.TEST_CITUS_URL ?? '');
  url.pathname = database;
  await coordinator.query(`create database ${database}`);
  try {
    await measureAll({}, url);
  } finally {
    await coordinator.query(`drop database ${database} with (force)`);
  }
}

async function onLayout(nodes: number, shards: number): Promise<void> {
  await holdShardsOn(coordinator, nodes);
  const schema = newName();
  const url = new URL(process.env.TEST_CITUS_URL ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  await coordinator.query(`create schema ${schema}`);
  try {
    await measureAll({ nodes, shards }, url);
  } finally {
    await coordinator.query(`drop schema ${schema} cascade`);
  }
}

/** Measures each kind of request on an empty database, or what a server that stands still does to it. */
async function measureAll(layout: Layout, url: URL): Promise<void> {
  await migrateDatabase(readSettings({ DATABASE_URL: url.href }), layout.shards);
  const environment = { PORT: '0', DATA_DIR: folder, DATABASE_URL: url.href };
  const target = await startTarget('Citus', ['dist/main.js', 'serve'], environment);
  try {
    const tokens = await tokensFor(folder, carts);
    await fill(target.url, tokens);
    if (options.freeze !== undefined) return await freezeAll(layout, url, target, tokens);
    for (const kind of kinds) rows.push(await measure(layout, kind, target, requestsOf(kind, tokens)));
    printTable(rows.slice(-kinds.length) as Record<string, number>[]);
  } finally {
    await target.stop();
  }
}

async function freezeAll(layout: Layout, url: URL, target: Target, tokens: readonly string[]): Promise<void> {
  const ms = Number(options.freeze) * 1000;
  const victim = servers.find(({ node }) => node === 1) as Server;
  const { shards } = layout;
  const postmaster = shards === undefined ? coordinatorServer().postmaster : victim.postmaster;
  const database = new pg.Client(url.href);
  await database.connect();
  const nodeOf = shards === undefined ? () => victim.node : placementOver(await shardsOf(database)).nodeOf;
  const isVictim = (cart: string) => nodeOf(cart) === victim.node;
  try {
    for (let turn = 1; turn <= Number(options.freezes); turn += 1) {
      const counts = await freeze({ target, tokens, database, postmaster, isVictim, ms });
      const found = [...counts]
        .sort()
        .map(([what, count]) => ({ shards: shards ?? 'plain', turn, what, count }));
      printTable(found);
      rows.push(...found);
    }
  } finally {
    await database.end();
  }
}

function coordinatorServer(): Server {
  return servers.find(({ node }) => node === 0) as Server;
}

async function shardsOf(database: pg.Client): Promise<Shard[]> {
  return (await database.query<{ smallest: number; largest: number; node: number }>(readShards.text)).rows;
}

function newName(): string {
  return `bench_${randomUUID().replaceAll('-', '')}`;
}

async function measure(
  { nodes, shards }: Layout,
  kind: RequestKind,
  target: Target,
  requests: readonly LoadRequest[],
) {
  const found: Measured[] = [];
  const databases: number[] = [];
  await load([target], requests, { connections, seconds: 2 });
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const before = cpuSecondsOfServers(servers.map(({ postmaster }) => postmaster));
    const measured = await load([target], requests, { connections, seconds });
    const spent = cpuSecondsOfServers(servers.map(({ postmaster }) => postmaster)) - before;
    found.push(measured);
    databases.push((spent * 1e6) / (measured.perSecond * seconds));
  }
  const alone = await load([target], requests, { connections: 1, seconds: 2 });
  const middle = medianOf(found);
  return {
    nodes: nodes ?? 'plain',
    shards: shards ?? 'plain',
    kind,
    'per second': Math.round(middle.perSecond),
    'service µs': Math.round(middle.cpuMicros),
    'databases µs': Math.round(databases.sort((a, b) => a - b)[databases.length >> 1] ?? Number.NaN),
    'median of one ms': Number(latencyAt(0.5, alone).toFixed(2)),
  };
}
