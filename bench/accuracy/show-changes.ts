/**
 * What does a change alter in the engine's answers? For reviewers: it judges about five thousand addresses
 * typed in every way, counts the meanings weighed for them with their mean cost, and reads 2,583 texts.
 *
 *   npx tsx bench/accuracy/show-changes.ts [REVISION]
 *   npx tsx bench/accuracy/show-changes.ts --save FILE
 *   npx tsx bench/accuracy/show-changes.ts --against FILE
 *
 * Compares with a revision, HEAD if none is named, both with the data that is built here; or with a file that
 * was saved, as before a change of the data. Lines with `-` are the earlier answers, with `+` those of now.
 * Addresses are drawn from built-in places, from the first line of each market's vectors, and from the few
 * places and streets of test/fixtures/loaded-countries.ts. Texts stand in texts.tsv: kind, country, fields.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Candidate } from '../../src/address/candidates/candidate.ts';
import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { recordTrace } from '../../src/address/decide/address-trace.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { loadedCountries } from '../../test/fixtures/loaded-countries.ts';
import { describeMeanings, describeVerdict, toLine } from './describe-verdict.ts';
import { openReaders } from './readings.ts';
import { drawBuilt, drawLoaded, type TypedAddress } from './typed-addresses.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { save: { type: 'string' }, against: { type: 'string' } },
});

if (options.save !== undefined) writeFileSync(options.save, (await answers()).join('\n'));
else show(readLines(options.against ?? answersOf(positionals[0] ?? 'HEAD')), await answers());

/** One line for each verdict, kind of meaning and reading. */
async function answers(): Promise<string[]> {
  const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
  const builtIn = (code: string) => found(gazetteer.country(code), code);
  const read = await openReaders();
  const texts = readLines(fileURLToPath(new URL('texts.tsv', import.meta.url)));
  const lines = [
    ...judged('built', drawBuilt(gazetteer.countriesWithPlaces, builtIn)),
    ...judged('loaded', drawLoaded(await loadedCountries())),
    ...texts.map((line) => {
      const [kind = '', country = '', ...fields] = line.split('\t');
      return `${line}\t${read({ kind, country, texts: fields })}`;
    }),
  ];
  // Some typed texts have line breaks.
  return [...new Set(lines.map((line) => line.replace(/[\r\n]+/g, ' ↵ ')))].sort();
}

function* judged(data: string, addresses: Iterable<TypedAddress>): Generator<string> {
  const weighed = new Map<string, Candidate[]>();
  for (const { country, typed } of addresses) {
    const { country: code } = country.format;
    const trace = recordTrace();
    yield `${data}\t${toLine(code, typed, describeVerdict(typed, country, trace))}`;
    weighed.set(code, [...(weighed.get(code) ?? []), ...trace.weighed]);
  }
  for (const [code, candidates] of weighed)
    for (const line of describeMeanings(code, candidates)) yield `weighed, ${data}\t${line}`;
}

/** The file with the answers of a revision, which has this command too. */
function answersOf(revision: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'earlier-'));
  const [tree, file] = [join(folder, 'tree'), join(folder, 'answers')];
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', root, 'worktree', ...words], { stdio: 'pipe' });
  git('add', '--detach', tree, revision);
  try {
    mkdirSync(join(tree, 'dist'));
    symlinkSync(builtinDataDirectory(), join(tree, 'dist/data'));
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
    const command = ['--import', 'tsx', 'bench/accuracy/show-changes.ts', '--save', file];
    execFileSync(process.execPath, command, { cwd: tree, stdio: 'inherit' });
  } finally {
    git('remove', '--force', tree);
  }
  return file;
}

function show(earlier: readonly string[], now: readonly string[]): void {
  const [before, after] = [new Set(earlier), new Set(now)];
  const gone = earlier.filter((line) => !after.has(line)).map((line) => [line, '-'] as const);
  const come = now.filter((line) => !before.has(line)).map((line) => [line, '+'] as const);
  const changed = [...gone, ...come].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [line, sign] of changed) process.stdout.write(`${sign} ${line}\n`);
  process.stdout.write(`${gone.length} of ${earlier.length} answers are gone, ${come.length} have come.\n`);
}

function readLines(file: string): string[] {
  return readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
}

function found(country: AddressCountry | undefined, code: string): AddressCountry {
  if (country === undefined) throw new Error(`${code} has no address format`);
  return country;
}
