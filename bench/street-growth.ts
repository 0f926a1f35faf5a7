/**
 * What do street data of 1, 10 and 50 million addresses cost: to compile, in memory, and for an accepted
 * address, a correction and a completion?
 *
 *   npx tsx bench/street-growth.ts [--millions 1,10,50] [--sample 6000]
 *
 * The addresses are invented, 1,200 in each postal code, so that more addresses mean more of a country. Each
 * size is compiled in one process and measured in another. More streets begin with the same few letters where
 * there are more, so more of them are offered: completions that offer five count by themselves too. Each
 * address counts with the shortest of three calls, in another order each time. The blocks of the sample do
 * not fit into the cache. Fifty million need 6 GB of disk and about ten minutes.
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AddressCountry } from '../src/address/countries/profile/address-country.ts';
import type { PostalAddress } from '../src/address/postal-address.ts';
import { verifyAddress } from '../src/address/verify-address.ts';
import { completeAddress } from '../src/completion/complete-address.ts';
import { builtinDataDirectory, countryFile } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { addStreets } from '../src/streets/import/add-streets.ts';
import { openStreets } from '../src/streets/read/open-streets.ts';
import { seededRandom } from '../test/support/random.ts';
import { printTable, saveResults } from './results.ts';
import { percentile } from './statistics.ts';
import { lineOf, type StreetAddress, streetCountryOf } from './street-addresses.ts';
import { misspelt } from './street-slips.ts';
import { generatedFile } from './streets/generate-addresses.ts';

const { values: options } = parseArgs({
  options: {
    millions: { type: 'string', default: '1,10,50' },
    sample: { type: 'string', default: '6000' },
    /** What a child of this process does with a folder that has addresses.csv. */
    part: { type: 'string' },
    folder: { type: 'string', default: '' },
  },
});

const streetsOfCode = 80;
const addressesOfCode = 1200;
const rounds = 3;
/** The most offers of a completion. */
const limit = 5;
const sampleFile = 'sample.json';
const country = 'US';
const known = requireKnown();

if (options.part === undefined) await measureAll();
else process.stdout.write(JSON.stringify(options.part === 'compile' ? await compile() : measure()));

function requireKnown() {
  const found = streetCountryOf(country);
  if (found === undefined) throw new Error('There is no data of the US: npm run build.');
  return found;
}

async function measureAll(): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const millions of options.millions.split(',').map(Number)) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
    try {
      await generatedFile(folder, { codes: Math.round((millions * 1e6) / addressesOfCode), streetsOfCode });
      const file = join(folder, 'addresses.csv');
      const sample = addressesAnywhere(file, Number(options.sample));
      writeFileSync(join(folder, sampleFile), JSON.stringify(sample));
      rows.push({ millions, ...child('compile', folder), ...child('measure', folder) });
      printTable(rows);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  saveResults('street-growth', { rows });
}

/** Draws rows of a file, since reading all fifty million takes longer than compiling them. */
function addressesAnywhere(file: string, count: number): StreetAddress[] {
  const random = seededRandom(1);
  const { size } = statSync(file);
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(300);
  const drawn: StreetAddress[] = [];
  while (drawn.length < count) {
    const length = readSync(descriptor, bytes, 0, bytes.length, random.below(size - bytes.length));
    const row = bytes.toString('utf8', 0, length).split('\n')[1] ?? '';
    const [, number = '', street = '', city = '', region = '', code = ''] =
      /^(\d+),"(.+)",,"(.+)","(.*)",(\d+)$/.exec(row) ?? [];
    if (code !== '') drawn.push({ number, street, city, region, code });
  }
  closeSync(descriptor);
  return drawn;
}

function child(part: string, folder: string): Record<string, number> {
  const [, program = '', ...rest] = process.argv;
  const args = [...process.execArgv, program, ...rest, '--part', part, '--folder', folder];
  const { stdout, status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`${part} ended with status ${status}.`);
  return JSON.parse(stdout.toString());
}

async function compile(): Promise<Record<string, number>> {
  const start = performance.now();
  const { manifest } = await addStreets([join(options.folder, 'addresses.csv')], options.folder, {
    kind: 'openaddresses',
    format: known.format,
    isComplete: false,
    replaces: true,
  });
  const { user, system } = process.cpuUsage();
  return {
    addresses: manifest.addresses,
    'compile s': rounded((performance.now() - start) / 1000),
    'processor s': rounded((user + system) / 1e6),
    'most MB': Math.round(process.resourceUsage().maxRSS / 1024),
    'bytes an address': rounded(
      statSync(countryFile(options.folder, country, 'streets')).size / manifest.addresses,
    ),
  };
}

function measure(): Record<string, number> {
  const sample: StreetAddress[] = JSON.parse(readFileSync(join(options.folder, sampleFile), 'utf8'));
  const streets = openStreets(countryFile(options.folder, country, 'streets'));
  const directories = [builtinDataDirectory()];
  const data = openGazetteer({ directories, streets: new Map([[country, streets]]) }).country(country);
  if (data === undefined) throw new Error('There is no data of the US.');
  const random = seededRandom(1);
  const asTyped = sample.map((address) => typed(address));
  const accepted = asTyped.filter((each) => isAccepted(each, data));
  const slips = sample.flatMap((address) => {
    const street = misspelt(address.street, random);
    const slip = street === undefined ? undefined : typed({ ...address, street });
    return slip === undefined || isAccepted(slip, data) ? [] : [slip];
  });
  const texts = asTyped.map(({ line1 }) => (line1 ?? '').slice(0, 5 + random.below(12)));
  const complete = (text: string) => completeAddress({ text, postalCode: null, near: null, limit }, data);
  const offered = texts.map((text) => complete(text).length);
  const full = texts.filter((_, at) => offered[at] === limit);
  return {
    'tables MB': rounded(streets.tableBytes / 1024 ** 2),
    ...times('accepted', accepted, (address) => verifyAddress(address, data)),
    ...times('correction', slips, (address) => verifyAddress(address, data)),
    'offers of a completion': rounded(offered.reduce((sum, count) => sum + count, 0) / texts.length),
    ...times('completion', texts, complete),
    ...times('completion of five', full, complete),
    'serving MB': Math.round(process.memoryUsage().rss / 1024 ** 2),
  };
}

function typed({ street, number, city, region, code }: StreetAddress): PostalAddress {
  return {
    name: 'Jo Sample',
    line1: lineOf(street, number, known.convention),
    line2: null,
    line3: null,
    locality: city,
    administrativeArea: region,
    postalCode: code,
  };
}

function isAccepted(address: PostalAddress, data: AddressCountry): boolean {
  const { suggestion, doubts, missing } = verifyAddress(address, data);
  return suggestion === null && doubts.length + missing.length === 0;
}

/** Median and 99th percentile of the microseconds of a call. */
function times<Input>(title: string, inputs: readonly Input[], call: (input: Input) => unknown) {
  const shortest = new Float64Array(inputs.length).fill(Number.POSITIVE_INFINITY);
  const random = seededRandom(2);
  for (let round = 0; round < rounds; round++) {
    const start = random.below(inputs.length);
    for (let count = 0; count < inputs.length; count++) {
      const at = (start + count) % inputs.length;
      const before = performance.now();
      call(inputs[at] as Input);
      shortest[at] = Math.min(shortest[at] ?? 0, (performance.now() - before) * 1000);
    }
  }
  shortest.sort();
  return {
    [`${title} µs`]: rounded(percentile(shortest, 0.5)),
    [`${title} p99 µs`]: rounded(percentile(shortest, 0.99)),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
