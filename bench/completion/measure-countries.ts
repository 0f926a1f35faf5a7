import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtinDataDirectory, countryFile } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { addStreets } from '../../src/streets/import/add-streets.ts';
import { openStreets } from '../../src/streets/read/open-streets.ts';
import {
  drawStreetAddresses,
  readStreetAddresses,
  type StreetCountry,
  streetCountryOf,
} from '../street-addresses.ts';
import { isSoundAddress } from '../streets/measure-engine.ts';
import { borrowedStreets, streetsBorrowedBy } from './borrowed-streets.ts';
import { boundsOf, type KindResult, measureKinds } from './typed-kinds.ts';

export interface KindsOptions {
  /** Files named by their country: DE.csv.gz. */
  readonly files: string;
  /** Imported places, besides those that ship with the program. */
  readonly places: string | undefined;
  readonly sample: number;
  /** Another split has another seed. */
  readonly seed: number;
  /** Only this country; all with a file, and those with borrowed streets, if undefined. */
  readonly country: string | undefined;
  /** So many failures of each kind are printed. */
  readonly show: number;
  /** Whether the shares that the best order could reach are printed too. */
  readonly bounds: boolean;
}

const print = (text: string) => process.stdout.write(`${text}\n`);

/** Prints for each country how often the meant address is among the first five, by what was typed. */
export async function measureCountries(options: KindsOptions): Promise<void> {
  const files = new Map(
    readdirSync(options.files)
      .filter((name) => /^[A-Z]{2}\.csv(\.gz)?$/.test(name))
      .map((name) => [name.slice(0, 2), join(options.files, name)]),
  );
  const lender = files.get('DE');
  const all = [...new Set([...files.keys(), ...(lender === undefined ? [] : streetsBorrowedBy)])].sort();
  const results = new Map<string, readonly KindResult[]>();
  for (const country of all.filter((each) => (options.country ?? each) === each)) {
    const result = await measureCountry(country, files.get(country), lender ?? '', options);
    if (result !== undefined) results.set(files.has(country) ? country : `${country}*`, result);
  }
  printTable(results);
}

async function measureCountry(
  country: string,
  file: string | undefined,
  lender: string,
  { places, sample, seed, show, bounds }: KindsOptions,
): Promise<readonly KindResult[] | undefined> {
  const known = streetCountryOf(country);
  if (known === undefined) return undefined;
  const directories = [builtinDataDirectory(), ...(places === undefined ? [] : [places])];
  const bare = openGazetteer({ directories }).country(country);
  const folder = mkdtempSync(join(tmpdir(), 'bench-completion-'));
  try {
    if (bare?.places === undefined || (file === undefined && bare.places.codeCount === 0)) return undefined;
    const source = file ?? (await borrowedStreets(lender, bare.places, folder));
    const { format } = known;
    await addStreets([source], folder, { kind: 'openaddresses', format, isComplete: false, replaces: true });
    const streets = openStreets(countryFile(folder, country, 'streets'));
    const loaded = openGazetteer({ directories, streets: new Map([[country, streets]]) }).country(country);
    if (loaded === undefined) return undefined;
    const drawn = await drawStreetAddresses(source, known, { rows: Infinity, count: sample * 2, seed });
    const sound = drawn.filter((each) => isSoundAddress(each, known, loaded)).slice(0, sample);
    const results = measureKinds(sound, known, loaded, failurePrinter(country, known, show));
    if (!bounds) return results;
    const best = await boundsOf(sound, (take) => readStreetAddresses(source, known, take), known);
    return results.map((each) => ({ ...each, bound: best.get(each.title) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function failurePrinter(country: string, { convention }: StreetCountry, most: number) {
  const printed = new Map<string, number>();
  return (...[title, { text }, offered, meant]: Parameters<Parameters<typeof measureKinds>[3]>) => {
    const count = printed.get(title) ?? 0;
    printed.set(title, count + 1);
    if (count >= most) return;
    const { street, number, city, code } = meant;
    const line = convention.numberStands === 'first' ? `${number} ${street}` : `${street} ${number}`;
    print(`  ${country} ${title}: "${text}" (${line}, ${city} ${code}) → ${offered.join(' | ')}`);
  };
}

function printTable(results: ReadonlyMap<string, readonly KindResult[]>): void {
  const [first = []] = results.values();
  print(`| typed | ${[...results.keys()].join(' | ')} | goal |`);
  print(`|---|${'---|'.repeat(results.size + 1)}`);
  const share = (part: number, of: number) => (of === 0 ? '' : ((100 * part) / of).toFixed(1));
  const row = (title: string, cells: readonly string[], goal: string) =>
    print(`| ${title} | ${cells.join(' | ')} | ${goal} |`);
  for (const [at, { title, goal }] of first.entries()) {
    const of = [...results.values()].map((each) => each[at]);
    row(
      title,
      of.map((each) => {
        const { found = 0, count = 0, bound } = each ?? {};
        const best = bound === undefined || count === 0 ? '' : ` (${share(bound, count)})`;
        return share(found, count) + best;
      }),
      String(goal),
    );
  }
  const sum = (each: readonly KindResult[], part: 'found' | 'asWritten') =>
    each.reduce((total, kind) => total + kind[part], 0);
  const asWritten = [...results.values()].map((each) => share(sum(each, 'asWritten'), sum(each, 'found')));
  row('of these with the line as the data writes it', asWritten, '');
}
