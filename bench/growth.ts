/**
 * Does the service stay as fast when it holds more? It measures in turn one process on PostgreSQL with few
 * carts and applications, one with many, and one with few and every country of a folder of GeoNames exports.
 *
 *   npx tsx bench/growth.ts [--few 10000] [--many 10000000] [--exports <folder>] [--rounds 3] [--seconds 4]
 *
 * Needs PostgreSQL (TEST_DATABASE_URL or 127.0.0.1:5432) and about 1 GB of its disk for a million rows.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addPlaces } from '../src/gazetteer/import/add-places.ts';
import { geonamesImporter } from '../src/gazetteer/import/geonames-importers.ts';
import { builtinDataDirectory, placesDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openFormats } from '../src/gazetteer/read/formats.ts';
import { type BenchDatabase, createBenchDatabase } from './bench-database.ts';
import { latencyAt, load, type Measured, medianOf } from './http-load.ts';
import { printTable, saveResults } from './results.ts';
import { startTarget, type Target } from './target-process.ts';
import { fill, type RequestKind, requestsOf, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    few: { type: 'string', default: '10000' },
    many: { type: 'string', default: '10000000' },
    exports: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
  },
});

interface Variant {
  readonly name: string;
  readonly target: Target;
  readonly tokens: readonly string[];
  readonly runs: Map<RequestKind, Measured[]>;
}

const kinds: readonly RequestKind[] = ['POST address', 'GET address', 'POST application'];
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const databases: BenchDatabase[] = [];
const variants: Variant[] = [];
try {
  await open(`${options.few} rows`, Number(options.few), 'small');
  await open(`${options.many} rows`, Number(options.many), 'large');
  if (options.exports !== undefined) await openWithPlaces(options.exports);
  await measure();
  report();
} finally {
  for (const { target } of variants) await target.stop();
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function open(name: string, rows: number, directory: string): Promise<void> {
  const database = await createBenchDatabase();
  if (database === undefined) throw new Error('There is no PostgreSQL to measure on.');
  databases.push(database);
  await insertRows(database.url, rows);
  const dataDirectory = join(folder, directory);
  const environment = { PORT: '0', DATA_DIR: dataDirectory, DATABASE_URL: database.url };
  const target = await startTarget(name, ['dist/main.js', 'serve'], environment);
  // A key in a data folder signs tokens for one target only.
  const tokens = await tokensFor(dataDirectory, 256);
  await fill(target.url, tokens);
  variants.push({ name, target, tokens, runs: new Map(kinds.map((kind) => [kind, []])) });
}

async function openWithPlaces(exports: string): Promise<void> {
  const files = readdirSync(exports).filter((name) => name.endsWith('.zip'));
  const { byCountry: formats } = openFormats(builtinDataDirectory());
  const paths = files.map((name) => join(exports, name));
  await addPlaces(geonamesImporter(), paths, placesDirectory(join(folder, 'places')), { formats });
  await open(`${options.few} rows, ${files.length} files of places`, Number(options.few), 'places');
}

/** Inserts rows as the service writes them, but without valid sealed fields, which nobody reads. */
async function insertRows(url: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const setting = JSON.stringify({
    address: { line1: '39500 Stevenson Pl', locality: 'Fremont' },
    note: pad(400),
  });
  const record = JSON.stringify({ email: 'ann.sample@example.com', note: pad(300) });
  await client.query(
    `insert into carts (cart_id, market, setting, updated_at)
     select 'cart-' || md5(n::text), 'US', $1::jsonb, now() from generate_series(1, $2::integer) n`,
    [setting, rows],
  );
  await client.query(
    `insert into applications (session_id, market, record, pin, date_of_birth, site_url, updated_at)
     select 'session-' || md5(n::text), 'US', $1::jsonb, $2, $2, 'shop' || n, now()
     from generate_series(1, $3::integer) n`,
    [record, pad(60), rows],
  );
  await client.query('vacuum analyze');
  await client.end();
}

function pad(length: number): string {
  return 'x'.repeat(length);
}

async function measure(): Promise<void> {
  const once = (variant: Variant, kind: RequestKind, seconds: number) =>
    load([variant.target], requestsOf(kind, variant.tokens), { connections: 64, seconds });
  for (const variant of variants) for (const kind of kinds) await once(variant, kind, 2);
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const kind of kinds) {
      for (const variant of variants)
        variant.runs.get(kind)?.push(await once(variant, kind, Number(options.seconds)));
    }
  }
}

function report(): void {
  const rows = kinds.flatMap((kind) => {
    const medians = variants.map(({ name, runs }) => ({ name, ...medianOf(runs.get(kind) ?? []) }));
    const first = medians[0]?.perSecond ?? Number.NaN;
    return medians.map((found) => ({ kind, ...found, ofFirst: found.perSecond / first }));
  });
  saveResults('growth', { rows });
  printTable(
    rows.map((row) => ({
      request: row.kind,
      with: row.name,
      'of the first': row.ofFirst.toFixed(2),
      'per second': Math.round(row.perSecond),
      'p99 ms': latencyAt(0.99, row).toFixed(1),
      'cpu µs': row.cpuMicros.toFixed(0),
    })),
  );
}
