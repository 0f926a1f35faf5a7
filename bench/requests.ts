/**
 * How many submissions does one process judge and store a second, as a share of a bare Fastify route that
 * echoes the same body, and of pgbench's one-row upserts? How long does an answer take at 70 % of that peak?
 *
 * Every target runs in a process of its own and shares the machine with the database and the load. Targets
 * take turns, so that drift of the machine affects all alike. It reports medians over the rounds, ratios
 * first; absolute figures hold for this machine only.
 *
 *   npm run bench [-- --rounds 3 --seconds 4 --connections 64 --only 'POST address']
 *
 * PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432. If no server answers, its rows are left out.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBenchDatabase } from './bench-database.ts';
import { latencyAt, latencyShares, type Measured, medianOf } from './http-load.ts';
import { bareEcho, openProfiles, type Profile, pgbenchUpserts } from './profiles.ts';
import { printTable, saveResults } from './results.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '64' },
    /** Measures only the profiles whose name contains this, besides the bare echo and pgbench. */
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(options.rounds);
const load = { seconds: Number(options.seconds), connections: Number(options.connections) };

interface Row extends Measured {
  readonly name: string;
  readonly ofBare: number;
  readonly ofUpserts: number | null;
  /** The run at 70 % of the peak. */
  readonly paced: Measured | null;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = await createBenchDatabase();
try {
  const { profiles, close } = await openProfiles(folder, database);
  try {
    const chosen = profiles.filter(
      ({ name }) => name === bareEcho || name === pgbenchUpserts || name.includes(options.only),
    );
    report(await measureAll(chosen));
  } finally {
    await close();
  }
} finally {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function measureAll(profiles: readonly Profile[]): Promise<Row[]> {
  const runs = profiles.map((profile) => ({ profile, found: [] as Measured[] }));
  for (const profile of profiles) await profile.measure({ ...load, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) {
    for (const { profile, found } of runs) found.push(await profile.measure(load));
  }
  const rateOf = (name: string) =>
    medianOf(runs.find(({ profile }) => profile.name === name)?.found ?? []).perSecond;
  const [bare, upserts] = [rateOf(bareEcho), rateOf(pgbenchUpserts)];
  const rows: Row[] = [];
  for (const { profile, found } of runs) {
    const peak = medianOf(found);
    const paced = (await profile.measurePaced?.({ ...load, perSecond: peak.perSecond * 0.7 })) ?? null;
    const ofUpserts = Number.isNaN(upserts) ? null : peak.perSecond / upserts;
    rows.push({ name: profile.name, ofBare: peak.perSecond / bare, ofUpserts, ...peak, paced });
  }
  return rows;
}

function report(rows: readonly Row[]): void {
  saveResults('requests', { settings: { rounds, ...load }, latencyShares, rows });
  printTable(
    rows.map((row) => ({
      profile: row.name,
      'of bare': figure(row.ofBare, 2),
      'of pgbench': figure(row.ofUpserts, 2),
      'per second': figure(row.perSecond, 0),
      'median ms': figure(latencyAt(0.5, row), 1),
      'p99 ms': figure(latencyAt(0.99, row), 1),
      'cpu µs': figure(row.cpuMicros, 0),
      'at 70 %: median ms': figure(row.paced && latencyAt(0.5, row.paced), 2),
      'p99 ms ': figure(row.paced && latencyAt(0.99, row.paced), 2),
      'p99 / median': figure(row.paced && latencyAt(0.99, row.paced) / latencyAt(0.5, row.paced), 1),
    })),
  );
}

function figure(value: number | null, decimals: number): string {
  return value === null || Number.isNaN(value) ? '' : value.toFixed(decimals);
}
