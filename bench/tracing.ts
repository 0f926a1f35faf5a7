/**
 * How much processor time does tracing cost a request, by the share of requests that are sampled?
 *
 * Four processes of the service share a database: without traces, and with traces of no request, of one in a
 * hundred and of all, sent to a collector in this process. They take turns, round after round. It reports
 * medians, ratios first.
 *
 *   npx tsx bench/tracing.ts [--rounds 5 --seconds 4 --connections 32]
 *
 * PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBenchDatabase } from './bench-database.ts';
import { load, type Measured, medianOf } from './http-load.ts';
import { printTable, saveResults } from './results.ts';
import { startTarget, type Target } from './target-process.ts';
import { fill, requestsOf, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
  },
});
const settings = { seconds: Number(options.seconds), connections: Number(options.connections) };
const rounds = Number(options.rounds);

const variants: readonly (readonly [name: string, sampler: string | undefined, ratio: string])[] = [
  ['off', undefined, ''],
  ['no request', 'always_off', ''],
  ['1 %', 'traceidratio', '0.01'],
  ['100 %', 'always_on', ''],
];

interface Run {
  readonly name: string;
  readonly target: Target;
  readonly found: Measured[];
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = await createBenchDatabase();
if (database === undefined) process.exit(1);
const collector = createServer((request, response) => {
  request.resume().on('end', () => response.end('{}'));
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const collectorUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
const runs: Run[] = [];
try {
  for (const [name, sampler, ratio] of variants) {
    const traced = sampler === undefined ? '' : collectorUrl;
    const target = await startTarget(name, ['dist/main.js', 'serve'], {
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      OTEL_EXPORTER_OTLP_ENDPOINT: traced,
      OTEL_TRACES_SAMPLER: sampler ?? '',
      OTEL_TRACES_SAMPLER_ARG: ratio,
    });
    runs.push({ name, target, found: [] });
  }
  report(await measure());
} finally {
  for (const { target } of runs) await target.stop();
  collector.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<readonly Run[]> {
  const tokens = await tokensFor(folder, 256);
  await fill(runs[0]?.target.url ?? '', tokens);
  const requests = requestsOf('POST address', tokens);
  for (const { target } of runs) await load([target], requests, { ...settings, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, found } of runs) found.push(await load([target], requests, settings));
  }
  return runs;
}

function report(measured: readonly Run[]): void {
  const rows = measured.map(({ name, found }) => ({ name, ...medianOf(found) }));
  const off = rows[0]?.cpuMicros ?? Number.NaN;
  saveResults('tracing', { settings: { rounds, ...settings }, rows });
  printTable(
    rows.map(({ name, cpuMicros, perSecond }) => ({
      traced: name,
      'of off': (cpuMicros / off).toFixed(2),
      'cpu µs': cpuMicros.toFixed(0),
      'per second': Math.round(perSecond),
    })),
  );
}
