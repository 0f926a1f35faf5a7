/**
 * How many carts a second do the stores set and read with gathered statements, compared with a loop of named
 * one-row statements through the same driver?
 *
 *   npx tsx bench/store.ts
 *
 * 64 callers work at once on 4,000 carts with rows of about 600 bytes. It reports medians of interleaved
 * rounds. On PostgreSQL the loop has a pool of 10 connections; on the embedded engine it has one, which sends
 * statements as they come.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedStream } from '../src/store/embedded/embedded-database.ts';
import { openEngine } from '../src/store/embedded/embedded-engine.ts';
import { openEmbeddedStore } from '../src/store/embedded/embedded-store.ts';
import { createFieldCipher } from '../src/store/field-cipher.ts';
import { migrate } from '../src/store/migrations/migrate.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import type { SqlStore } from '../src/store/sql-store.ts';
import { databaseDefaults } from '../test/store/database-defaults.ts';
import { origin, settingOf } from '../test/store/samples.ts';
import { createBenchDatabase } from './bench-database.ts';
import { median } from './statistics.ts';

const callers = 64;
const carts = Array.from({ length: 4_000 }, () => randomUUID());
const rounds = 5;
const cipher = createFieldCipher([{ id: 'bench', key: Buffer.alloc(32) }]);
const acceptable = {
  choice: null,
  overridden: [],
  change: null,
  dataVersion: 'test',
  streetEvidence: 'no data' as const,
  decidedAt: '2026-01-02T03:04:05.678Z',
};
const setting = settingOf({
  shipToInstruction: 'Leave it with the neighbours at number twelve.',
  decision: acceptable,
});

interface Contender {
  write(cart: string): Promise<unknown>;
  read(cart: string): Promise<unknown>;
  close(): Promise<void>;
}

function gathered(store: SqlStore): Contender {
  return {
    write: (cart) => store.setShipping(cart, 'US', setting, origin),
    read: (cart) => store.readCart(cart, 'US'),
    close: () => store.close(),
  };
}

function oneRow(client: pg.Pool | pg.Client, close: () => Promise<void>): Contender {
  return {
    write: (cart) =>
      client.query({
        name: 'write_one',
        text: `
          insert into carts (cart_id, market, setting, offer, updated_at) values ($1, $2, $3, null, now())
          on conflict (cart_id) do update set market = excluded.market, setting = excluded.setting,
            offer = excluded.offer, updated_at = excluded.updated_at`,
        values: [cart, 'US', JSON.stringify(setting)],
      }),
    read: (cart) =>
      client.query({
        name: 'read_one',
        text: 'select market, setting, offer from carts where cart_id = $1',
        values: [cart],
      }),
    close,
  };
}

async function rate(operate: (cart: string) => Promise<unknown>): Promise<number> {
  let next = 0;
  const caller = async () => {
    for (let cart = carts[next++]; cart !== undefined; cart = carts[next++]) await operate(cart);
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: callers }, caller));
  return (carts.length / (performance.now() - start)) * 1_000;
}

async function compare(title: string, loop: Contender, store: Contender): Promise<void> {
  const rates: Record<'loopWrites' | 'loopReads' | 'storeWrites' | 'storeReads', number[]> = {
    loopWrites: [],
    loopReads: [],
    storeWrites: [],
    storeReads: [],
  };
  for (let round = -1; round < rounds; round += 1) {
    const measured = {
      loopWrites: await rate(loop.write),
      storeWrites: await rate(store.write),
      loopReads: await rate(loop.read),
      storeReads: await rate(store.read),
    };
    // The first round prepares statements and fills the caches.
    if (round < 0) continue;
    for (const key of Object.keys(rates) as (keyof typeof rates)[]) rates[key].push(measured[key]);
  }
  await Promise.all([loop.close(), store.close()]);
  const line = (name: string, of: number[], to: number[]) => {
    const ratio = (median(of) / median(to)).toFixed(2);
    const perSecond = [of, to].map((each) => Math.round(median(each)));
    return `${title}: ${name} ${perSecond[0]}/s, ${ratio} of the loop's ${perSecond[1]}/s\n`;
  };
  process.stdout.write(line('writes', rates.storeWrites, rates.loopWrites));
  process.stdout.write(line('reads', rates.storeReads, rates.loopReads));
}

async function comparePostgres(): Promise<void> {
  const database = await createBenchDatabase();
  if (!database) return;
  const store = await openPostgresStore({ ...databaseDefaults, databaseUrl: database.url, cipher });
  const pool = new pg.Pool({ connectionString: database.url, max: 10 });
  await compare(
    'PostgreSQL',
    oneRow(pool, () => pool.end()),
    gathered(store),
  );
  await database.drop();
}

async function compareEmbedded(sync: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-bench-'));
  const store = await openEmbeddedStore({ directory: join(folder, 'store'), cipher, sync });
  const engine = await openEngine(join(folder, 'loop'), sync);
  const client = new pg.Client({
    stream: () => new EmbeddedStream(engine),
    pipeline: true,
    user: 'postgres',
    password: '',
  });
  await client.connect();
  await migrate(client);
  const close = async () => {
    await client.end();
    await engine.close();
  };
  await compare(`Embedded, ${sync ? 'synced' : 'not synced'}`, oneRow(client, close), gathered(store));
  await rm(folder, { recursive: true });
}

await comparePostgres();
await compareEmbedded(true);
await compareEmbedded(false);
