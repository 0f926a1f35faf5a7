/**
 * Does the memory of a process grow while it works? One process on PostgreSQL or the embedded store answers
 * both POST operations at a steady rate. It reports the slope of resident memory after the first tenth.
 *
 *   npx tsx bench/soak.ts [--minutes 60] [--rate 5000] [--embedded]
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBenchDatabase } from './bench-database.ts';
import { latencyAt } from './http-load.ts';
import { paced } from './paced-load.ts';
import { printTable, saveResults } from './results.ts';
import { slope } from './statistics.ts';
import { startTarget } from './target-process.ts';
import { fill, requestsOf, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    rate: { type: 'string', default: '5000' },
    embedded: { type: 'boolean', default: false },
  },
});
const minutes = Number(options.minutes);
const perSecond = Number(options.rate);
const secondsEach = 15;

interface Sample {
  readonly minute: number;
  readonly residentMb: number;
  readonly perSecond: number;
  readonly p99Ms: number;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = options.embedded ? undefined : await createBenchDatabase();
const target = await startTarget('service', ['dist/main.js', 'serve'], {
  PORT: '0',
  DATA_DIR: folder,
  ...(database === undefined ? {} : { DATABASE_URL: database.url }),
});
try {
  report(await soak());
} finally {
  await target.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function soak(): Promise<Sample[]> {
  const tokens = await tokensFor(folder, 4096);
  await fill(target.url, tokens);
  const requests = [...requestsOf('POST address', tokens), ...requestsOf('POST application', tokens)];
  const samples: Sample[] = [];
  const began = performance.now();
  const minute = () => (performance.now() - began) / 60_000;
  while (minute() < minutes) {
    const measured = await paced(target, requests, { connections: 64, seconds: secondsEach, perSecond });
    const p99Ms = latencyAt(0.99, measured);
    samples.push({
      minute: minute(),
      residentMb: residentMb(target.pid),
      perSecond: measured.perSecond,
      p99Ms,
    });
  }
  return samples;
}

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

function report(samples: readonly Sample[]): void {
  const settled = samples.filter(({ minute }) => minute > minutes / 10);
  const mbPerHour = slope(settled.map(({ minute, residentMb }) => [minute / 60, residentMb]));
  const store = database === undefined ? 'embedded' : 'PostgreSQL';
  saveResults(`soak-${store.toLowerCase()}`, { settings: { minutes, perSecond }, store, mbPerHour, samples });
  const tenths = settled.filter((_, at) => at % Math.ceil(settled.length / 10) === 0);
  printTable(
    tenths.map((sample) => ({
      minute: sample.minute.toFixed(1),
      'resident MB': sample.residentMb.toFixed(0),
      'per second': Math.round(sample.perSecond),
      'p99 ms': sample.p99Ms.toFixed(1),
    })),
  );
  process.stdout.write(
    `${store}: ${mbPerHour.toFixed(1)} MB an hour over ${settled.length * secondsEach} s of load\n`,
  );
}
