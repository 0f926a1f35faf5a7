/**
 * How long does it take to compile the postal code exports of a folder and to open the result, and how much
 * memory does that need? How many of each country's administrative areas does its export have?
 *
 * Separate processes open the result, in turn with one that opens only the data that ships. It reports
 * medians over the rounds, and the resident memory added by opening. Times are compared with hashing the same
 * bytes, the least that opening can cost.
 *
 *   npx tsx bench/gazetteer.ts --exports <folder of GeoNames exports> [--rounds 5]
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { addToList } from '../src/address/text/group-by.ts';
import { addPlaces } from '../src/gazetteer/import/add-places.ts';
import { geonamesImporter } from '../src/gazetteer/import/geonames-importers.ts';
import { builtinDataDirectory } from '../src/gazetteer/read/data-directory.ts';
import { openFormats } from '../src/gazetteer/read/formats.ts';
import { type Gazetteer, openGazetteer } from '../src/gazetteer/read/gazetteer.ts';
import { median } from './statistics.ts';

const { values: options } = parseArgs({
  options: {
    exports: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    /** Internal: opens these folders in this process and prints the time and memory. */
    open: { type: 'string', multiple: true },
  },
});

interface Opening {
  readonly ms: number;
  readonly megabytes: number;
}

if (options.open !== undefined) print(JSON.stringify(measureOpening(options.open)));
else if (options.exports === undefined) print('Name the folder of exports: --exports <folder>');
else await measureAll(options.exports, Number(options.rounds));

async function measureAll(exports: string, rounds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-gazetteer-'));
  try {
    await measureCompiling(exports, folder);
    measureFolders(folder, rounds);
    reportAreas(openGazetteer({ directories: [builtinDataDirectory(), folder] }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureCompiling(exports: string, folder: string): Promise<void> {
  const files = readdirSync(exports).filter((name) => /\.(?:zip|txt)$/.test(name));
  const { byCountry } = openFormats(builtinDataDirectory());
  const start = performance.now();
  const paths = files.map((name) => join(exports, name));
  const reports = await addPlaces(geonamesImporter(), paths, folder, {
    formats: byCountry,
    builtin: builtinDataDirectory(),
  });
  const seconds = (performance.now() - start) / 1000;
  const rows = reports.flatMap(({ countries }) => countries).reduce((sum, each) => sum + each.rows, 0);
  const badLines = reports.reduce((sum, { badLineCount }) => sum + badLineCount, 0);
  const refused = reports.filter(({ refusal }) => refusal !== null).map(({ file }) => file);
  print(
    `compiled ${files.length} files, ${rows} rows in ${seconds.toFixed(1)} s; ${badLines} bad lines; ` +
      `refused: ${refused.join(' ') || 'none'}`,
  );
}

function measureFolders(folder: string, rounds: number): void {
  const profiles = { 'built in': [builtinDataDirectory()], all: [builtinDataDirectory(), folder] };
  const openings = new Map<string, Opening[]>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, folders] of Object.entries(profiles)) {
      addToList(openings, name, openInProcess(folders));
    }
  }
  for (const [name, measured] of openings) {
    const ms = median(measured.map((each) => each.ms));
    const hashMs = hashingMs(profiles[name === 'all' ? 'all' : 'built in']);
    const megabytes = median(measured.map((each) => each.megabytes));
    print(
      `opened ${name}: ${ms.toFixed(0)} ms (${(ms / hashMs).toFixed(1)} times hashing), ` +
        `${megabytes.toFixed(0)} MB more resident`,
    );
  }
}

function openInProcess(folders: readonly string[]): Opening {
  const args = [
    '--import',
    'tsx',
    fileURLToPath(import.meta.url),
    ...folders.flatMap((each) => ['--open', each]),
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

function measureOpening(directories: readonly string[]): Opening {
  const before = process.memoryUsage().rss;
  const start = performance.now();
  openGazetteer({ directories });
  const ms = performance.now() - start;
  return { ms, megabytes: (process.memoryUsage().rss - before) / 1e6 };
}

function hashingMs(directories: readonly string[]): number {
  const files = directories.flatMap((each) =>
    readdirSync(each, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => readFileSync(join(each, name))),
  );
  const start = performance.now();
  for (const file of files) createHash('sha256').update(file).digest();
  return performance.now() - start;
}

function reportAreas(gazetteer: Gazetteer): void {
  for (const code of gazetteer.countriesWithPlaces) {
    const { format, places } = gazetteer.country(code) ?? {};
    if (format === undefined || places === undefined || format.administrativeAreas.length === 0) continue;
    const found = new Set(places.areas.map((area) => area.code));
    const missing = format.administrativeAreas
      .filter((area) => !found.has(area.code))
      .map((area) => area.code);
    const known = new Set(format.administrativeAreas.map((area) => area.code));
    const others = places.areas.filter((area) => !known.has(area.code)).map((area) => area.name);
    const all = format.administrativeAreas.length;
    print(
      `${code} areas ${all - missing.length} of ${all}` +
        (missing.length > 0 ? `; missing ${missing.slice(0, 5).join(', ')}` : '') +
        (others.length > 0 ? `; others ${others.slice(0, 5).join(', ')}` : ''),
    );
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
