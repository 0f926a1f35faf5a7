/**
 * How many mutants of the two engines does the suite notice? A whole run (`npm run mutants`) takes many
 * hours; this one tries mutants drawn at random and prints the share with its interval.
 *
 *   npx tsx bench/mutants/sample.ts [--seed 1] [--from 0] [--count 50] [--only src/address/cost/]
 *
 * The seed orders all mutants, of which `count` are tried from `from` on. Results of one seed add up in
 * bench/results, so a large sample can be tried in pieces. Begin with another seed after a change of the
 * code. Only drawn mutants are compiled into the code, so tests run as fast as usual.
 *
 * Static mutants count: those of tables and constants, which a run of all tests has to notice. A mutant that
 * makes the tests hang counts as noticed; the table shows how many did.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { seedOf } from '../../test/support/random.ts';
import { printTable, resultsFolder, saveResults } from '../results.ts';
import { mutantKey } from './drawn-checker.mjs';

type Mutant = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

interface Tried {
  readonly key: string;
  readonly file: string;
  readonly status: string;
  readonly isStatic: boolean;
}

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    count: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
  },
});
const print = (line: string) => void process.stdout.write(`${line}\n`);

const checking = {
  plugins: ['@stryker-mutator/vitest-runner', './bench/mutants/drawn-checker.mjs'],
  checkers: ['drawn'],
  concurrency: 1,
  reporters: [],
  thresholds: { high: 90, low: 85, break: null },
};

/** All mutants, in the seed's order. No test runs: the command in its place does nothing. */
async function listMutants(): Promise<Mutant[]> {
  const all = await new Stryker({
    ...checking,
    testRunner: 'command',
    commandRunner: { command: 'true' },
    coverageAnalysis: 'off',
    ignorePatterns: ['/**', '!/src/**', '!/tsconfig.json'],
    drawnMutants: [],
    logLevel: 'error',
  } as object).runMutationTest();
  const rank = (mutant: Mutant) => seedOf(options.seed, mutantKey(mutant));
  return all.filter(({ fileName }) => fileName.includes(options.only)).sort((a, b) => rank(a) - rank(b));
}

async function tryMutants(drawn: readonly Mutant[]): Promise<Tried[]> {
  const keys = new Set(drawn.map(mutantKey));
  const results = await new Stryker({
    ...checking,
    mutate: drawn.map(rangeOf),
    drawnMutants: [...keys],
    reporters: ['progress-append-only'],
  } as object).runMutationTest();
  return results
    .map((mutant) => ({ ...mutant, key: mutantKey(mutant) }))
    .filter(({ key }) => keys.has(key))
    .map(({ key, status, ...mutant }) => ({
      key,
      file: key.slice(0, key.indexOf(':')),
      status,
      isStatic: mutant.static ?? false,
    }));
}

/** Stryker counts the lines of ranges from 1 and their columns from 0. */
function rangeOf({ fileName, location: { start, end } }: Mutant): string {
  return `${fileName}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

const isNoticed = ({ status }: Tried) => status === 'Killed' || status === 'Timeout';

/** The share in percent with its interval of 95 % (Wilson). */
function shareOf(tried: readonly Tried[]): string {
  const n = tried.length;
  const share = tried.filter(isNoticed).length / n;
  const z = 1.96;
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  const percent = (part: number) => (100 * part).toFixed(1);
  return `${percent(share)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

function report(tried: readonly Tried[]): void {
  const missed = tried.filter((each) => !isNoticed(each));
  for (const { status, key, isStatic } of missed) print(`${status}${isStatic ? ' (static)' : ''}  ${key}`);
  const groups = {
    'src/address': tried.filter(({ file }) => file.startsWith('src/address/')),
    'src/application': tried.filter(({ file }) => file.startsWith('src/application/')),
    'static mutants': tried.filter(({ isStatic }) => isStatic),
    all: tried,
  };
  printTable(
    Object.entries(groups).map(([mutants, of]) => ({
      mutants,
      tried: of.length,
      'noticed (95 %)': of.length === 0 ? '' : shareOf(of),
      'by hanging': of.filter(({ status }) => status === 'Timeout').length,
    })),
  );
}

const name = `mutants-${options.seed}`;
const file = new URL(`${name}.json`, resultsFolder);
const before: Tried[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).tried : [];
const all = await listMutants();
const from = Number(options.from);
const drawn = all.slice(from, from + Number(options.count));
print(
  `${drawn.length} of ${all.length} mutants, from the ${from + 1}th in the order of seed ${options.seed}`,
);
const now = await tryMutants(drawn);
const keys = new Set(now.map(({ key }) => key));
const tried = [...before.filter(({ key }) => !keys.has(key)), ...now];
saveResults(name, { tried });
report(tried);
