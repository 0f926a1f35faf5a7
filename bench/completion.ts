/**
 * How long does a completion take, and after how many letters is the meant address among the first five?
 *
 *   npx tsx bench/completion.ts [--country US --file <addresses in OpenAddresses' columns, plain or gzip>]
 *     [--show 10]
 *
 *   npx tsx bench/completion.ts --kinds <folder of addresses, DE.csv.gz and others>
 *     [--places <folder of imported places>] [--country DE] [--sample 600] [--seed 1] [--show 0] [--bounds]
 *
 * The second form counts, for each country, how often the meant address is among the first five by what was
 * typed. It types only addresses that the engine accepts. Countries with an asterisk
 * have the streets of Germany at postal codes of their own. With `--bounds` it adds in brackets how often the
 * best order could have it there: of addresses that are typed alike, the five commonest.
 *
 * Without a file it loads 1.2 million invented addresses of real US postal codes. A seed draws addresses,
 * which are typed letter by letter, number and street in the country's order: alone, with the city, with the
 * postal code, and with one slip in the street. Fifty are typed at the same time, a letter of each in turn.
 *
 * It measures the compiled engine in `dist` with the Node options that serve: a loader makes each inner
 * function dearer, and with less room for young objects, garbage is collected in twice as many calls.
 *
 * It reports the processor time of all calls, the share of addresses among the first five, and the part of
 * the letters that this took. As the service does at its start, it first completes texts of the streets.
 * `--cold` leaves that out. Node compiles more of the code during the first calls behind it. They type other
 * addresses in the same ways and have a line of their own.
 *
 * All runs on one thread, so that each call is charged with the garbage collection and the compiling that it
 * sets off. With several threads the system charges those of the others in lumps of some milliseconds, to
 * whatever call is under way.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CompletionQuery } from '../src/completion/completion.ts';
import { builtinDataDirectory, countryFile } from '../src/gazetteer/read/data-directory.ts';
import { addStreets } from '../src/streets/import/add-streets.ts';
import { type Random, seededRandom } from '../test/support/random.ts';
import { compiled } from './compiled.ts';
import { measureCountries } from './completion/measure-countries.ts';
import { isMeant } from './completion/typed-kinds.ts';
import {
  drawStreetAddresses,
  lineOf,
  type StreetAddress,
  type StreetCountry,
  streetCountryOf,
} from './street-addresses.ts';
import { generatedFile } from './streets/generate-addresses.ts';
import { asDeployed } from './target-process.ts';

const { values: options } = parseArgs({
  options: {
    country: { type: 'string' },
    file: { type: 'string' },
    /** Addresses are drawn from this many rows; the whole file is loaded. */
    rows: { type: 'string', default: '1200000' },
    sample: { type: 'string', default: '600' },
    /** Types this many addresses letter by letter and prints each first offer that differs from the last. */
    show: { type: 'string', default: '0' },
    /** A folder of addresses by country. Measures what is found by kind of typing instead. */
    kinds: { type: 'string' },
    places: { type: 'string' },
    seed: { type: 'string', default: '1' },
    bounds: { type: 'boolean', default: false },
    /** Leaves out what the service completes when it starts. */
    cold: { type: 'boolean', default: false },
  },
});

/** So many addresses are typed at the same time. */
const buyers = 50;
/** So many texts the service completes when it starts. */
const completedAtStart = 6000;
/** So many addresses are typed in each way before the figures are taken. */
const warmingUp = 300;

interface Address extends StreetAddress {
  readonly line: string;
}

type Engine = typeof import('../src/completion/complete-address.ts');
const { completeAddress } = await compiled<Engine>('completion/complete-address.js');
type Usual = typeof import('../src/completion/usual-queries.ts');
const { usualQueries } = await compiled<Usual>('completion/usual-queries.js');
type Data = typeof import('../src/gazetteer/read/gazetteer.ts');
const { openGazetteer } = await compiled<Data>('gazetteer/read/gazetteer.js');
type Streets = typeof import('../src/streets/read/open-streets.ts');
const { openStreets } = await compiled<Streets>('streets/read/open-streets.js');

const print = (text: string) => process.stdout.write(`${text}\n`);
const { country = 'US' } = options;
const known = streetCountryOf(country);
const onOneThread = '--single-threaded';
if (options.kinds !== undefined) {
  await measureCountries({
    files: options.kinds,
    places: options.places,
    country: options.country,
    sample: Number(options.sample),
    seed: Number(options.seed),
    show: Number(options.show),
    bounds: options.bounds,
  });
} else if (known === undefined || (options.file === undefined && country !== 'US')) {
  print('Name a file of addresses, and a country whose streets are understood: --file <file> --country US');
} else if (process.execArgv.includes(onOneThread)) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-completion-'));
  try {
    await measureAll(options.file ?? (await generatedFile(folder)), folder, known);
  } finally {
    rmSync(folder, { recursive: true });
  }
} else {
  const args = [onOneThread, ...asDeployed, ...process.execArgv, ...process.argv.slice(1)];
  process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
}

async function measureAll(file: string, folder: string, known: StreetCountry): Promise<void> {
  const { format, convention } = known;
  const kind = 'openaddresses';
  const asked = { rows: Number(options.rows), count: Number(options.sample) + warmingUp };
  const drawn = (await drawStreetAddresses(file, known, asked)).map((address) => ({
    ...address,
    line: lineOf(address.street, address.number, convention),
  }));
  const shown = drawn.slice(0, Number(options.sample));
  await addStreets([file], folder, { kind, format, isComplete: false, replaces: true });
  const streets = openStreets(countryFile(folder, country, 'streets'));
  const directories = [builtinDataDirectory()];
  const data = openGazetteer({ directories, streets: new Map([[country, streets]]) }).country(country);
  if (data === undefined) return;
  const { addresses, streets: streetCount } = streets.manifest;
  print(`${country}: ${addresses} addresses, ${streetCount} streets; ${shown.length} of them typed`);
  const random = seededRandom(2);
  const ways: [string, Way][] = [
    ['nothing else', ({ line }) => ({ line })],
    ['city known', ({ line, city }) => ({ line, near: city })],
    ['code known', ({ line, code }) => ({ line, postalCode: code })],
    ['with a slip', (address) => ({ line: misspelt(address, random), near: address.city })],
  ];
  const run = (text: string, more: Partial<CompletionQuery>) =>
    completeAddress({ text, postalCode: null, near: null, limit: 5, ...more }, data);
  if (!options.cold) for (const query of usualQueries(data, completedAtStart)) completeAddress(query, data);
  const first = ways.map(([, way]) => typeAll(drawn.slice(shown.length), way, run));
  const ofFirst = first.flatMap(({ milliseconds }) => milliseconds);
  reportTimes('first calls', ofFirst);
  for (const [title, way] of ways) report(title, typeAll(shown, way, run));
  for (const { line } of shown.slice(0, Number(options.show))) show(line, run);
}

type Way = (address: Address) => { line: string } & Partial<CompletionQuery>;
type Complete = (text: string, more: Partial<CompletionQuery>) => ReturnType<typeof completeAddress>;

interface Typist {
  readonly address: Address;
  readonly texts: readonly string[];
  readonly more: Partial<CompletionQuery>;
  /** The part of the letters after which the address was offered; undefined until it is. */
  lettersTaken?: number;
}

interface Typed {
  readonly typists: readonly Typist[];
  readonly milliseconds: readonly number[];
}

function typeAll(addresses: readonly Address[], way: Way, run: Complete): Typed {
  const typists: Typist[] = addresses.map((address) => {
    const { line, ...more } = way(address);
    return { address, texts: beginningsOf(line), more };
  });
  const milliseconds: number[] = [];
  for (let from = 0; from < typists.length; from += buyers) {
    const together = typists.slice(from, from + buyers);
    const most = Math.max(...together.map(({ texts }) => texts.length));
    for (let at = 0; at < most; at++) {
      for (const typist of together) if (at < typist.texts.length) milliseconds.push(type(typist, at, run));
    }
  }
  return { typists, milliseconds };
}

/** Types one letter more and returns the milliseconds of the completion. */
function type(typist: Typist, at: number, run: Complete): number {
  const { address, texts, more } = typist;
  const text = texts[at] ?? '';
  const before = process.cpuUsage();
  const completions = run(text, more);
  const { user, system } = process.cpuUsage(before);
  if (
    known !== undefined &&
    completions.some((each) => isMeant(each.address, address.line, address.code, known))
  ) {
    typist.lettersTaken ??= text.length / (texts[texts.length - 1] ?? '').length;
  }
  return (user + system) / 1000;
}

function report(title: string, { typists, milliseconds }: Typed): void {
  const offered = typists.flatMap(({ lettersTaken = [] }) => lettersTaken);
  const part = offered.reduce((sum, each) => sum + each, 0) / Math.max(1, offered.length);
  const share = offered.length / Math.max(1, typists.length);
  const found = `${(100 * share).toFixed(1)} % offered, after ${(100 * part).toFixed(0)} % of the letters`;
  reportTimes(title, milliseconds, `; ${found}`);
}

function reportTimes(title: string, milliseconds: readonly number[], more = ''): void {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const share = (of: number) => (sorted[Math.floor(sorted.length * of)] ?? 0).toFixed(2);
  print(
    `${title.padEnd(14)} ${sorted.length} calls, processor time ${share(0.5)} ms at the median, ` +
      `${share(0.99)} ms at the 99th percentile${more}`,
  );
}

/** From the second letter of the street on, or of the line if the number comes last. */
function beginningsOf(line: string): string[] {
  const first = known?.convention.numberStands === 'first' ? line.indexOf(' ') + 3 : 2;
  return Array.from({ length: Math.max(0, line.length - first + 1) }, (_, at) => line.slice(0, first + at));
}

function misspelt({ line, street }: Address, random: Random): string {
  const from = line.indexOf(street) + 2;
  const at = from + random.below(Math.max(1, street.length - 3));
  return line.slice(0, at) + line.slice(at + 1);
}

function show(line: string, run: Complete): void {
  let last = '';
  for (const text of beginningsOf(line)) {
    const [first] = run(text, {});
    const offered = first === undefined ? '' : Object.values(first.address).join(', ');
    if (offered !== last) print(`${text.padEnd(line.length)} → ${offered}`);
    last = offered;
  }
  print('');
}
