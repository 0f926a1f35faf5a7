/**
 * How many submissions does one process judge and store a second with street data, as a share of the same
 * submissions without it?
 *
 *   npx tsx bench/street-requests.ts [--file <US addresses in OpenAddresses' columns>]
 *     [--rounds 15 --seconds 1 --connections 64]
 *
 * Without a file it loads 1.2 million invented addresses of real US postal codes. It posts addresses that the
 * data knows. Two processes, with the data and without, have a database each and take turns, so that drift of
 * the machine affects both alike. It reports medians, and the least processor time of any round, which other
 * work on the machine changes least.
 *
 * PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432; the embedded store if no server answers.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { placesDirectory } from '../src/gazetteer/read/data-directory.ts';
import { addStreets } from '../src/streets/import/add-streets.ts';
import { type BenchDatabase, createBenchDatabase } from './bench-database.ts';
import { latencyAt, load, type Measured, medianOf } from './http-load.ts';
import type { LoadRequest } from './load-connection.ts';
import { printTable, saveResults } from './results.ts';
import {
  drawStreetAddresses,
  type StreetCountry,
  streetCountryOf,
  submissionOf,
} from './street-addresses.ts';
import { generatedFile } from './streets/generate-addresses.ts';
import { startTarget, type Target } from './target-process.ts';
import { addressRequests, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    file: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '64' },
  },
});
const country = 'US';
const carts = 256;
const posted = 8192;
const rounds = Number(options.rounds);
const loadOptions = { seconds: Number(options.seconds), connections: Number(options.connections) };

/** A process under load, with the runs so far. */
interface Run {
  readonly name: string;
  readonly target: Target;
  readonly requests: readonly LoadRequest[];
  readonly found: Measured[];
}

const folder = mkdtempSync(join(tmpdir(), 'bench-street-requests-'));
const opened: { target: Target; database: BenchDatabase | undefined }[] = [];
try {
  await measureAll();
} finally {
  for (const { target, database } of opened) {
    await target.stop();
    await database?.drop();
  }
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const known = streetCountryOf(country);
  if (known === undefined) return;
  const file = options.file ?? (await generatedFile(folder));
  const directory = placesDirectory(join(folder, 'with'));
  const settings = {
    kind: 'openaddresses',
    format: known.format,
    isComplete: false,
    replaces: true,
  } as const;
  const { manifest } = await addStreets([file], directory, settings);
  const bodies = await bodiesOf(file, known);
  const runs = [await open('without', bodies), await open('with', bodies)];
  for (const { target, requests } of runs) await load([target], requests, { ...loadOptions, seconds: 2 });
  for (let round = 0; round < rounds; round++) {
    for (const { target, requests, found } of round % 2 === 0 ? runs : runs.toReversed())
      found.push(await load([target], requests, loadOptions));
  }
  report(runs, manifest.addresses);
}

async function bodiesOf(file: string, known: StreetCountry): Promise<object[]> {
  const drawn = await drawStreetAddresses(file, known, { rows: Number.POSITIVE_INFINITY, count: posted });
  return drawn.map((address) => submissionOf(address, known));
}

async function open(name: string, bodies: readonly object[]): Promise<Run> {
  const dataDirectory = join(folder, name);
  const database = await createBenchDatabase();
  const target = await startTarget(name, ['dist/main.js', 'serve'], {
    PORT: '0',
    DATA_DIR: dataDirectory,
    ...(database !== undefined && { DATABASE_URL: database.url }),
  });
  opened.push({ target, database });
  const requests = addressRequests(bodies, await tokensFor(dataDirectory, carts));
  return { name, target, requests, found: [] };
}

function report(runs: readonly Run[], addresses: number): void {
  const rows = runs.map(({ name, found }) => ({
    name: `POST address, ${name} the streets of ${addresses} addresses`,
    ...medianOf(found),
    leastCpuMicros: Math.min(...found.map(({ cpuMicros }) => cpuMicros)),
  }));
  saveResults('street-requests', { settings: { rounds, ...loadOptions }, addresses, rows });
  const [bare] = rows;
  printTable(
    rows.map((row) => ({
      profile: row.name,
      'of without': (row.perSecond / (bare?.perSecond ?? Number.NaN)).toFixed(2),
      'per second': row.perSecond.toFixed(0),
      'median ms': latencyAt(0.5, row).toFixed(1),
      'p99 ms': latencyAt(0.99, row).toFixed(1),
      'cpu µs': row.cpuMicros.toFixed(0),
      'least cpu µs': row.leastCpuMicros.toFixed(0),
    })),
  );
}
