/**
 * How long does a completion take, and after how many letters is the meant address among the first five?
 *
 *   npx tsx bench/completion.ts [--country US --file <addresses in OpenAddresses' columns, plain or gzip>]
 *     [--show 10]
 *
 * Without a file it loads 1.2 million invented addresses of real US postal codes. A seed draws addresses,
 * which are typed letter by letter, number and street in the country's order: alone, with the city, with the
 * postal code, and with one slip in the street. It reports the processor time of all calls, the share of
 * addresses among the first five, and the part of the letters that this took.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { completeAddress } from '../src/completion/complete-address.ts';
import type { CompletionQuery } from '../src/completion/completion.ts';
import { builtinDataDirectory } from '../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/gazetteer.ts';
import { addStreets } from '../src/streets/add-streets.ts';
import { openStreets } from '../src/streets/open-streets.ts';
import { streetsPath } from '../src/streets/streets-directory.ts';
import { type Random, seededRandom } from './accuracy/random.ts';
import {
  drawStreetAddresses,
  keyOfLine,
  lineOf,
  type StreetAddress,
  type StreetCountry,
  streetCountryOf,
} from './street-addresses.ts';
import { generatedFile } from './streets/generate-addresses.ts';

const { values: options } = parseArgs({
  options: {
    country: { type: 'string', default: 'US' },
    file: { type: 'string' },
    /** Addresses are drawn from this many rows; the whole file is loaded. */
    rows: { type: 'string', default: '1200000' },
    sample: { type: 'string', default: '600' },
    /** Types this many addresses letter by letter and prints each first offer that differs from the last. */
    show: { type: 'string', default: '0' },
  },
});

interface Address extends StreetAddress {
  readonly line: string;
}

const print = (text: string) => process.stdout.write(`${text}\n`);
const { country } = options;
const known = streetCountryOf(country);
if (known === undefined || (options.file === undefined && country !== 'US')) {
  print('Name a file of addresses, and a country whose streets are understood: --file <file> --country US');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-completion-'));
  try {
    await measureAll(options.file ?? (await generatedFile(folder)), folder, known);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureAll(file: string, folder: string, known: StreetCountry): Promise<void> {
  const { format, convention } = known;
  const kind = 'openaddresses';
  const asked = { rows: Number(options.rows), count: Number(options.sample) };
  const shown = (await drawStreetAddresses(file, known, asked)).map((address) => ({
    ...address,
    line: lineOf(address.street, address.number, convention),
  }));
  await addStreets([file], folder, { kind, format, isComplete: false, replaces: true });
  const streets = openStreets(streetsPath(folder, country));
  const directories = [builtinDataDirectory()];
  const data = openGazetteer({ directories, streets: new Map([[country, streets]]) }).country(country);
  if (data === undefined) return;
  const { addresses, streets: streetCount } = streets.manifest;
  print(`${country}: ${addresses} addresses, ${streetCount} streets; ${shown.length} of them typed`);
  const random = seededRandom(2);
  const ways: [string, (address: Address) => { line: string } & Partial<CompletionQuery>][] = [
    ['nothing else', ({ line }) => ({ line })],
    ['city known', ({ line, city }) => ({ line, near: city })],
    ['code known', ({ line, code }) => ({ line, postalCode: code })],
    ['with a slip', (address) => ({ line: misspelt(address, random), near: address.city })],
  ];
  const run = (text: string, more: Partial<CompletionQuery>) =>
    completeAddress({ text, postalCode: null, near: null, limit: 5, ...more }, data);
  // The first calls compile the code and fill the caches.
  for (const { line } of shown.slice(0, 100)) for (const text of beginningsOf(line)) run(text, {});
  for (const [title, way] of ways) measure(title, shown, way, run);
  for (const { line } of shown.slice(0, Number(options.show))) show(line, run);
}

type Complete = (text: string, more: Partial<CompletionQuery>) => ReturnType<typeof completeAddress>;

function measure(
  title: string,
  shown: readonly Address[],
  way: (address: Address) => { line: string } & Partial<CompletionQuery>,
  run: Complete,
): void {
  const milliseconds: number[] = [];
  let offered = 0;
  let letters = 0;
  for (const address of shown) {
    const { line, ...more } = way(address);
    let at = 0;
    for (const text of beginningsOf(line)) {
      const before = process.cpuUsage();
      const completions = run(text, more);
      const { user, system } = process.cpuUsage(before);
      milliseconds.push((user + system) / 1000);
      if (at === 0 && completions.some((each) => isMeant(each.address, address))) at = text.length;
    }
    if (at === 0) continue;
    offered++;
    letters += at / line.length;
  }
  milliseconds.sort((a, b) => a - b);
  const share = (of: number) => (milliseconds[Math.floor(milliseconds.length * of)] ?? 0).toFixed(2);
  print(
    `${title.padEnd(14)} ${milliseconds.length} calls, processor time ${share(0.5)} ms at the median, ` +
      `${share(0.99)} ms at the 99th percentile; ` +
      `${((100 * offered) / shown.length).toFixed(1)} % offered, ` +
      `after ${((100 * letters) / Math.max(1, offered)).toFixed(0)} % of the letters`,
  );
}

/** From the second letter of the street on, or of the line if the number comes last. */
function beginningsOf(line: string): string[] {
  const first = known?.convention.numberStands === 'first' ? line.indexOf(' ') + 3 : 2;
  return Array.from({ length: Math.max(0, line.length - first + 1) }, (_, at) => line.slice(0, first + at));
}

function isMeant(
  { line1, postalCode }: { line1: string; postalCode: string },
  { line, code }: Address,
): boolean {
  return keyOf(line1) === keyOf(line) && postalCode.replace(/[^A-Z0-9]/g, '') === code;
}

function keyOf(line: string): string {
  return known === undefined ? line : keyOfLine(line, known.convention);
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
