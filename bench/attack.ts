/**
 * What do buyers notice of somebody who sends the worst texts that the limits let through, from one address
 * without credentials and with one token?
 *
 *   npx tsx bench/attack.ts [--streets <folder>] [--seconds 20] [--buyers 10] [--rounds 1] [--embedded]
 *
 * The folder holds addresses in OpenAddresses' columns, plain or gzip, such as `US.csv.gz` and `DE.csv.gz`.
 * Without one it loads 1.2 million invented US addresses. `data add` loads them, and the built service has
 * its usual limits. Buyers post ordinary addresses at an even rate, one in five with a slip in the street and
 * each with another token: alone, and beside each attack. The goal is a 99th percentile of at most 50 ms, and
 * not one 503.
 *
 * The attacker asks for 1,200 completions at once every ten seconds and 20 a second besides, and posts 30
 * addresses a second with one token. He and the buyers have a process each; all share the machine.
 *
 * PostgreSQL: TEST_DATABASE_URL or 127.0.0.1:5432; the embedded store if no server answers.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtinDataDirectory, countryFiles, placesDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { openStreets } from '../src/streets/read/open-streets.ts';
import { seededRandom } from '../test/support/random.ts';
import { hostileAddresses, hostileCompletions } from './attack/attack-requests.ts';
import { type Attack, type Attacker, type Statuses, startAttacker } from './attack/attacker.ts';
import { createBenchDatabase } from './bench-database.ts';
import type { LoadRequest } from './load-connection.ts';
import { sendPaced } from './paced-load.ts';
import { printTable, saveResults } from './results.ts';
import { percentile } from './statistics.ts';
import { drawStreetAddresses, streetCountryOf, submissionOf } from './street-addresses.ts';
import { misspelt } from './street-slips.ts';
import { generatedFile } from './streets/generate-addresses.ts';
import { startTarget } from './target-process.ts';
import { addressRequests, tokensFor } from './workload.ts';

const { values: options } = parseArgs({
  options: {
    streets: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    buyers: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '1' },
    embedded: { type: 'boolean', default: false },
  },
});
const seconds = Math.min(600, Number(options.seconds));
const rounds = Math.min(100, Number(options.rounds));
const perSecond = Number(options.buyers);
const buyersOfPhase = Math.ceil(perSecond * seconds);
const hostileTexts = 4096;
const completionPace = { perSecond: 20, burst: { count: 1200, everySeconds: 10 }, connections: 256 };
const tokenPace = { perSecond: 30, connections: 64 };
const warmUp = { seconds: 5, perSecond: 100, connections: 16 };

interface Phase {
  readonly name: string;
  readonly attacks: readonly Attack[];
  /** Milliseconds of the buyers' answers. */
  readonly latencies: number[];
  /** The answers by status; 0: closed without one. */
  readonly buyers: Map<number, number>;
  readonly attacker: Map<number, number>;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-attack-'));
const database = options.embedded ? undefined : await createBenchDatabase();
try {
  await measureAll(await loadStreets());
} finally {
  await database?.drop();
  rmSync(folder, { recursive: true, force: true });
}

/** Loads the files with `data add` and returns the path of each country's. */
async function loadStreets(): Promise<Map<string, string>> {
  const given = options.streets;
  if (given === undefined || !existsSync(given))
    process.stderr.write('No folder of real streets: invented ones are loaded for the US.\n');
  const named = given === undefined || !existsSync(given) ? [] : readdirSync(given).sort();
  const real = named.filter((name) => /^(?:US|DE)\.csv(?:\.gz)?$/.test(name));
  const files = new Map(real.map((name) => [name.slice(0, 2), join(given ?? '', name)]));
  if (!files.has('US')) files.set('US', await generatedFile(folder));
  for (const [country, file] of files) {
    const command = ['dist/main.js', 'data', 'add', 'openaddresses', '--country', country, file];
    const env = { ...process.env, DATA_DIR: folder };
    const { status } = spawnSync(process.execPath, command, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) throw new Error(`data add of ${country} ended with ${status}`);
  }
  return files;
}

async function measureAll(files: ReadonlyMap<string, string>): Promise<void> {
  const target = await startTarget('service', ['dist/main.js', 'serve'], {
    PORT: '0',
    DATA_DIR: folder,
    RATE_LIMIT_PER_TOKEN: '',
    ...(database !== undefined && { DATABASE_URL: database.url }),
  });
  const attacker = startAttacker();
  try {
    const phases = await phasesOf([...files.keys()]);
    const requests = await buyersRequests(files.get('US') ?? '', rounds * phases.length);
    await sendPaced(target.url, requests.splice(0, warmUp.seconds * warmUp.perSecond), warmUp, () => true);
    for (let round = 0; round < rounds; round++)
      for (const phase of phases)
        await measure(phase, attacker, target.url, requests.splice(0, buyersOfPhase));
    report(phases);
  } finally {
    attacker.stop();
    await target.stop();
  }
}

async function phasesOf(countries: readonly string[]): Promise<Phase[]> {
  const opened = countryFiles(placesDirectory(folder), 'streets').map(
    ([code, path]) => [code, openStreets(path)] as const,
  );
  const gazetteer = openGazetteer({ directories: [builtinDataDirectory()], streets: new Map(opened) });
  const phase = (name: string, ...attacks: Attack[]): Phase => ({
    name,
    attacks,
    latencies: [],
    buyers: new Map(),
    attacker: new Map(),
  });
  const phases = [phase('alone')];
  for (const code of [...new Set(['US', 'DE', ...countries])]) {
    const country = gazetteer.country(code);
    const [token = ''] = await tokensFor(folder, 1, code);
    if (country === undefined) continue;
    const completions = { requests: hostileCompletions(country, hostileTexts), pace: completionPace };
    const addresses = { requests: hostileAddresses(country, token, hostileTexts), pace: tokenPace };
    phases.push(phase(`completions, ${code}`, completions), phase(`one token, ${code}`, addresses));
    phases.push(phase(`both, ${code}`, completions, addresses));
  }
  return phases;
}

/** For each phase, and for warming up. */
async function buyersRequests(file: string, phases: number): Promise<LoadRequest[]> {
  const known = streetCountryOf('US');
  if (known === undefined) return [];
  const random = seededRandom(3);
  const count = phases * buyersOfPhase + warmUp.seconds * warmUp.perSecond;
  const drawn = await drawStreetAddresses(file, known, { rows: 1_200_000, count });
  const typed = drawn.map((address) =>
    random.below(5) > 0
      ? address
      : { ...address, street: misspelt(address.street, random) ?? address.street },
  );
  const bodies = typed.map((address) => submissionOf(address, known));
  return addressRequests(bodies, await tokensFor(folder, count));
}

async function measure(
  { attacks, attacker: answersToAttacker, buyers, latencies }: Phase,
  attacker: Attacker,
  url: string,
  requests: readonly LoadRequest[],
): Promise<void> {
  const attack = attacks.length === 0 ? [] : attacker.attack({ url, attacks, seconds });
  const tell = (status: number, milliseconds: number) => {
    add(buyers, [[status, 1]]);
    latencies.push(milliseconds);
    return true;
  };
  add(buyers, [[0, await sendPaced(url, requests, { connections: 32, seconds, perSecond }, tell)]]);
  add(answersToAttacker, await attack);
}

function add(told: Map<number, number>, more: Statuses): void {
  for (const [status, count] of more) if (count > 0) told.set(status, (told.get(status) ?? 0) + count);
}

function report(phases: readonly Phase[]): void {
  const rows = phases.map(({ name, latencies, buyers, attacker }) => {
    const sorted = latencies.toSorted((a, b) => a - b);
    const [median, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(sorted, share));
    return { name, median, p99, longest, buyers: [...buyers], attacker: [...attacker] };
  });
  saveResults('attack', { settings: { seconds, rounds, perSecond }, rows });
  const counts = (all: Statuses) => all.map(([status, count]) => `${count} × ${status}`).join(', ');
  const alone = rows[0]?.p99 ?? Number.NaN;
  printTable(
    rows.map(({ name, median = 0, p99 = 0, longest = 0, buyers, attacker }) => ({
      'beside buyers': name,
      'median ms': median.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'longest ms': longest.toFixed(1),
      'p99 / alone': (p99 / alone).toFixed(1),
      'answers to buyers': counts(buyers),
      'answers to the attacker': counts(attacker),
    })),
  );
}
