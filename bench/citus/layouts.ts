/**
 * What do writing and reading a cart cost the databases by the number of nodes and shards? 32 callers at a
 * time write and read carts through the store, which shares statements as the service does; the processor
 * time of all servers is divided by the carts. Nothing else should use the cluster.
 *
 *   TEST_CITUS_URL=postgres://postgres@host:port/database npx tsx bench/citus/layouts.ts
 *     [--nodes 1,2,3] [--shards 1,2,4,8,16,32] [--rounds 60]
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createFieldCipher } from '../../src/store/field-cipher.ts';
import { openPostgresStore, readDialect } from '../../src/store/postgres-store.ts';
import { settingOf } from '../../test/store/samples.ts';
import { printTable, saveResults } from '../results.ts';
import { cpuSecondsOfServers } from '../server-processes.ts';
import { findServers, holdShardsOn } from './cluster.ts';

const { values: options } = parseArgs({
  options: {
    nodes: { type: 'string', default: '1,2,3' },
    shards: { type: 'string', default: '1,2,4,8,16,32' },
    rounds: { type: 'string', default: '60' },
  },
});
const callers = 32;
const rounds = Number(options.rounds);

const coordinator = new pg.Client(process.env.TEST_CITUS_URL);
await coordinator.connect();
const postmasters = (await findServers(coordinator)).map(({ postmaster }) => postmaster);
const rows: Record<string, number>[] = [];
try {
  for (const nodes of options.nodes.split(',').map(Number))
    for (const shards of options.shards.split(',').map(Number))
      if (shards >= nodes) rows.push({ nodes, shards, ...(await measureLayout(nodes, shards)) });
} finally {
  await holdShardsOn(coordinator, Number.POSITIVE_INFINITY);
  await coordinator.end();
}
printTable(rows);
saveResults('citus-layouts', { settings: { callers, rounds }, rows });

async function measureLayout(nodes: number, shards: number) {
  await holdShardsOn(coordinator, nodes);
  const schema = `bench_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(process.env.TEST_CITUS_URL ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  await coordinator.query(`create schema ${schema}`);
  const store = await openStoreOn(url.href, shards);
  const carts = Array.from({ length: 8 * callers }, (_, at) => `cart-${at}`);
  const origin = { profile: undefined, session: 'session', requestId: 'request' };
  const write = (cart: string) => store.setShipping(cart, 'US', settingOf(), origin);
  const read = (cart: string) => store.readCart(cart, 'US');
  try {
    for (const task of [write, read]) await microseconds(carts, task, 10);
    return {
      'write µs': await microseconds(carts, write, rounds),
      'read µs': await microseconds(carts, read, rounds),
    };
  } finally {
    await store.close();
    await coordinator.query(`drop schema ${schema} cascade`);
  }
}

async function openStoreOn(databaseUrl: string, shards: number) {
  const cipher = createFieldCipher([{ id: 'bench', key: Buffer.alloc(32, 7) }]);
  const settings = { databaseUrl, cipher, poolSize: 10, connectTimeoutMs: 30_000, queryTimeoutMs: 30_000 };
  const store = await openPostgresStore({ ...settings, behindPooler: false });
  await store.migrate(shards);
  await store.close();
  const dialect = await readDialect({ ...settings, behindPooler: false });
  return openPostgresStore({ ...settings, behindPooler: false, dialect });
}

/** Processor time of all servers for each cart. */
async function microseconds(
  carts: readonly string[],
  task: (cart: string) => Promise<unknown>,
  times: number,
): Promise<number> {
  const before = cpuSecondsOfServers(postmasters);
  for (let round = 0; round < times; round += 1) {
    const first = (round * callers) % carts.length;
    await Promise.all(carts.slice(first, first + callers).map(task));
  }
  return Math.round(((cpuSecondsOfServers(postmasters) - before) * 1e6) / (times * callers));
}
