/**
 * What does counting decisions cost POST address?
 *
 *   npx tsx bench/counting.ts [--rounds 8 --seconds 4 --connections 32]
 *
 * Two processes of the built service share a database: one as it is, one whose counter does nothing. They
 * take turns under the same load, the first of each round in turn. It reports for each round what a request
 * costs with counting as a multiple of what it costs without, in processor time and in requests a second, and
 * the medians. Writes of counts, once a minute, are part of it.
 *
 * PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432; without a server each has an embedded store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBenchDatabase } from './bench-database.ts';
import { load, type Measured } from './http-load.ts';
import { printTable, saveResults } from './results.ts';
import { median } from './statistics.ts';
import { startTarget, type Target } from './target-process.ts';
import { fill, requestsOf, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '32' },
  },
});
const carts = 500;
const loading = { seconds: Number(options.seconds), connections: Number(options.connections) };

const counterOfNothing = `export const answerMs = 0;
export const startDecisionCounter = () => ({ decided() {}, async flush() {}, async stop() {} });`;
/** Takes the place of a module. Both processes have it, so that what it costs itself is on both sides. */
const hooksFor = (module: string) => `export async function load(url, context, next) {
  if (!url.endsWith('/${module}')) return next(url, context);
  return { format: 'module', shortCircuit: true, source: ${JSON.stringify(counterOfNothing)} };
}`;
const inUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const replacing = (module: string) => [
  '--import',
  inUrl(`import { register } from 'node:module'; register(${JSON.stringify(inUrl(hooksFor(module)))});`),
];

interface Round {
  readonly on: Measured;
  readonly off: Measured;
}

async function measure(on: Target, off: Target, tokens: readonly string[]): Promise<Round[]> {
  const requests = requestsOf('POST address', tokens);
  const rounds: Round[] = [];
  for (const target of [on, off]) await load([target], requests, loading);
  for (let round = 0; round < Number(options.rounds); round++) {
    const isOnFirst = round % 2 === 0;
    const first = await load([isOnFirst ? on : off], requests, loading);
    const second = await load([isOnFirst ? off : on], requests, loading);
    rounds.push(isOnFirst ? { on: first, off: second } : { on: second, off: first });
  }
  return rounds;
}

function report(rounds: readonly Round[]): void {
  const ratios = rounds.map(({ on, off }) => ({
    processor: on.cpuMicros / off.cpuMicros,
    time: off.perSecond / on.perSecond,
  }));
  const medians = {
    processor: median(ratios.map(({ processor }) => processor)),
    time: median(ratios.map(({ time }) => time)),
  };
  const line = (name: string, { processor, time }: typeof medians) => ({
    name,
    'processor, on / off': processor.toFixed(3),
    'time, on / off': time.toFixed(3),
  });
  printTable([...ratios.map((ratio, at) => line(`round ${at + 1}`, ratio)), line('median', medians)]);
  saveResults('counting', { rounds: ratios, medians });
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = await createBenchDatabase();
const targets: Target[] = [];
try {
  const dataDir = join(folder, 'data');
  const common = { PORT: '0', DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.url }) };
  const serve = async (name: string, before: readonly string[], environment = {}) => {
    const target = await startTarget(name, [...before, 'dist/main.js', 'serve'], {
      ...common,
      ...environment,
    });
    targets.push(target);
    return target;
  };
  const on = await serve('counting', replacing('no-such-module.js'));
  const other = database === undefined ? { DATA_DIR: join(folder, 'other') } : {};
  const off = await serve('not counting', replacing('decision-counter.js'), other);
  const tokens = await tokensFor(dataDir, carts);
  await fill(on.url, tokens);
  report(await measure(on, off, tokens));
} finally {
  for (const target of targets) await target.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}
