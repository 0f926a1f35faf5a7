/**
 * How big is compiled street data, how much time and memory does it take, and what does it say about
 * addresses that it has, addresses that were hidden from it, and slips?
 *
 *   npx tsx bench/streets.ts --country US --file <addresses in OpenAddresses' columns, plain or gzip>
 *
 *     --rows N             reads the first N addresses of the file (1200000)
 *     --sample N           addresses of each kind for the street data alone (4000)
 *     --cases N            addresses of each kind for the whole engine (1500)
 *     --places <folder>    imported places, besides those that ship with the program
 *     --failures <title>   prints the failures of the line with this title, or of all lines for "all"
 *
 * One house number in twenty and one street in forty of a postal code are hidden: they are not loaded. A seed
 * decides the slips: in letters of an alphabetic word of four letters or more, in the type of the street, and
 * in the postal code, which becomes another one of the same city.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createStreetJudge } from '../src/address/street/street-judge.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import type { OpenedStreets } from '../src/streets/read/open-streets.ts';
import {
  readStreetAddresses,
  type StreetAddress,
  type StreetCountry,
  streetCountryOf,
} from './street-addresses.ts';
import { compileStreets } from './streets/compile-streets.ts';
import { chooseSamples, type Samples, writeShown } from './streets/hidden-addresses.ts';
import { measureEngine, measureRealAddresses } from './streets/measure-engine.ts';
import { measureEvidence, measureSlips } from './streets/measure-judge.ts';
import { measureSpeed } from './streets/measure-speed.ts';
import { StreetReport } from './streets/street-report.ts';
import { typedVariants } from './streets/typed-variants.ts';

const { values: options } = parseArgs({
  options: {
    country: { type: 'string', default: 'US' },
    file: { type: 'string' },
    rows: { type: 'string', default: '1200000' },
    sample: { type: 'string', default: '4000' },
    cases: { type: 'string', default: '1500' },
    failures: { type: 'string' },
    places: { type: 'string' },
  },
});

type CodesOfCity = ReadonlyMap<string, ReadonlySet<string>>;

const report = new StreetReport(options.failures);
const country = streetCountryOf(options.country);
if (options.file === undefined || country === undefined) {
  report.print(
    'Name a file of addresses, and a country whose streets are understood: --file <file> --country US',
  );
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-streets-'));
  try {
    await measureAll(options.file, folder, country);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureAll(file: string, folder: string, known: StreetCountry): Promise<void> {
  const all = await readAddresses(file, known, Number(options.rows));
  const shown = join(folder, 'shown.csv');
  await writeShown(all, shown);
  const streets = await compileStreets(shown, folder, known, report);
  const judge = createStreetJudge(streets, known.convention);
  const samples = chooseSamples(all, Number(options.sample));
  const codesOfCity = codesByCity(all);
  measureEvidence(judge, samples, known, report);
  measureSlips(judge, samples.shown, codesOfCity, known, report);
  measureWholeAddresses(samples, codesOfCity, streets, known);
}

async function readAddresses(file: string, known: StreetCountry, most: number): Promise<StreetAddress[]> {
  const all: StreetAddress[] = [];
  await readStreetAddresses(file, known, (address) => {
    if (all.length < most) all.push(address);
  });
  return all;
}

function codesByCity(all: readonly StreetAddress[]): CodesOfCity {
  const codesOfCity = new Map<string, Set<string>>();
  for (const { city, code } of all) {
    codesOfCity.set(city, (codesOfCity.get(city) ?? new Set()).add(code));
  }
  return codesOfCity;
}

function measureWholeAddresses(
  samples: Samples,
  codesOfCity: CodesOfCity,
  streets: OpenedStreets,
  known: StreetCountry,
): void {
  const directories = [builtinDataDirectory(), ...(options.places === undefined ? [] : [options.places])];
  const countryWith = (loaded: Iterable<[string, OpenedStreets]>) =>
    openGazetteer({ directories, streets: new Map(loaded) }).country(options.country);
  const [bare, loaded] = [countryWith([]), countryWith([[options.country, streets]])];
  if (bare === undefined || loaded === undefined) return;
  const engine = { country: known, bare, loaded, report, most: Number(options.cases) };
  const cases = measureEngine(typedVariants(samples, codesOfCity, known), engine);
  measureRealAddresses(streets, engine);
  measureSpeed(cases, loaded, report);
}
