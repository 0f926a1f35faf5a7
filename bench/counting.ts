/**
 * What does counting decisions cost POST address?
 *
 *   npx tsx bench/counting.ts [--pairs 240 --seconds 0.25 --connections 32]
 *
 * One process of the built service serves the same load over and over, with counting and without in turn; the
 * first of each pair changes from pair to pair. It reports, as shares of the processor time of a request,
 *
 * - pairs: what a request with counting takes more, as the median of the pairs with its interval. Other
 *   programs on the machine widen it;
 * - call: what half of the calls of the counter take at most. They share the machine with the requests, so
 *   this ratio also holds on a busy one;
 * - writing: what writing takes, once, at the end. The service writes once a minute, and the defaults count
 *   for a minute.
 *
 * PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432; without a server it has an embedded store.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../test/support/free-port.ts';
import { createBenchDatabase } from './bench-database.ts';
import { load } from './http-load.ts';
import { printTable, saveResults } from './results.ts';
import { median, medianInterval } from './statistics.ts';
import { cpuSecondsOf, startTarget, type Target } from './target-process.ts';
import { fill, requestsOf, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', default: '240' },
    seconds: { type: 'string', default: '0.25' },
    connections: { type: 'string', default: '32' },
  },
});
const carts = 500;
const loading = { seconds: Number(options.seconds), connections: Number(options.connections) };
const warmUps = 10;

/** Shares of the processor time of a request. */
interface Costs {
  /** What a request with counting takes more than the one it is paired with. */
  readonly pairs: readonly number[];
  readonly call: number;
  readonly writing: number;
}

/** Turns the counting of a target on or off, or writes what was counted. Answers what a call takes, in ns. */
type Switch = (to: 'on' | 'off' | 'write') => Promise<number>;

async function measure(target: Target, turn: Switch, tokens: readonly string[]): Promise<Costs> {
  const requests = requestsOf('POST address', tokens);
  const sides = { on: [] as number[], off: [] as number[] };
  let countedSeconds = 0;
  const run = async (side: 'on' | 'off') => {
    await turn(side);
    const { cpuMicros, perSecond } = await load([target], requests, loading);
    sides[side].push(cpuMicros);
    if (side === 'on') countedSeconds += (cpuMicros * perSecond * loading.seconds) / 1e6;
  };
  for (let warmUp = 0; warmUp < warmUps; warmUp += 1) await load([target], requests, loading);
  await turn('write');
  for (let pair = 0; pair < Number(options.pairs); pair += 1) {
    const order = ['on', 'off'] as const;
    for (const side of pair % 2 === 0 ? order : order.toReversed()) await run(side);
  }
  const before = cpuSecondsOf(target.pid);
  const callMicros = (await turn('write')) / 1000;
  return {
    pairs: sides.on.map((micros, pair) => micros / (sides.off[pair] ?? Number.NaN) - 1),
    call: callMicros / median(sides.off),
    writing: (cpuSecondsOf(target.pid) - before) / countedSeconds,
  };
}

function report({ pairs, call, writing }: Costs): void {
  const { median, low, high } = medianInterval(pairs);
  const percent = (share: number) => `${(share * 100).toFixed(2)} %`;
  printTable([
    { of: 'pairs', share: percent(median), 'at 95 %': `${percent(low)} to ${percent(high)}` },
    { of: 'call', share: percent(call) },
    { of: 'writing', share: percent(writing) },
  ]);
  saveResults('counting', { pairs, median, low, high, call, writing });
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const database = await createBenchDatabase();
const port = await freePort();
const turn: Switch = async (to) => Number(await (await fetch(`http://127.0.0.1:${port}/${to}`)).text());
let target: Target | undefined;
try {
  target = await startTarget(
    'counting',
    ['--import', './bench/counting-switch.mjs', 'dist/main.js', 'serve'],
    {
      PORT: '0',
      DATA_DIR: folder,
      COUNTING_SWITCH_PORT: String(port),
      ...(database && { DATABASE_URL: database.url }),
    },
  );
  const tokens = await tokensFor(folder, carts);
  await fill(target.url, tokens);
  report(await measure(target, turn, tokens));
} finally {
  await target?.stop();
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}
