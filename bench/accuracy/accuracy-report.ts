import type { PostalAddress } from '../../src/address/postal-address.ts';
import { groupBy } from '../../src/address/text/group-by.ts';
import { type CaseCount, type Sum, sumOf } from './counts.ts';
import { type Sort, sorts } from './kinds.ts';
import type { Case } from './measure.ts';
import { outcomes } from './outcome.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => (whole === 0 ? '-' : ((100 * part) / whole).toFixed(2));

/** Tables of one column: each kind, each country, and the most important figures. */
export function printReport(rows: readonly CaseCount[]): void {
  printTable('kind', rows, ({ sort, kind }) => `${marks[sort]} ${kind}`);
  for (const sort of sorts) {
    const ofSort = rows.filter((row) => row.sort === sort);
    if (ofSort.length > 0) printTable(`country, ${sortTitles[sort]}`, ofSort, ({ country }) => country);
  }
  const agreed = rows.filter(({ sort, isAgreed }) => sort === 'real' && isAgreed);
  if (agreed.length > 0) printTable('country, real and agreed', agreed, ({ country }) => country);
  printSummary(rows);
}

const marks: Readonly<Record<Sort, string>> = {
  real: '=',
  harmless: '·',
  one: '!',
  two: '‼',
  junk: '×',
  exchanged: '↔',
  moved: '→',
  repeated: '+',
  whole: '―',
  foreign: '⌂',
  strewn: '⁘',
};
const sortTitles: Readonly<Record<Sort, string>> = {
  real: 'real',
  harmless: 'harmless',
  one: 'one fault',
  two: 'two faults',
  junk: 'junk, not accepted',
  exchanged: 'line and city exchanged, doubted or put right',
  moved: 'parts in the lines, put right',
  repeated: 'parts twice and letters replaced, stored once',
  whole: 'whole addresses in one line, put right',
  foreign: 'addresses of another country, doubted',
  strewn: 'parts in any fields, put right',
};

function printTable(title: string, rows: readonly CaseCount[], groupOf: (row: CaseCount) => string): void {
  const groups = groupBy(rows, groupOf);
  const width = Math.max(24, ...[...groups.keys()].map((group) => group.length + 2));
  const heads = ['cases', 'unseen', 'right %', ...outcomes.map((outcome) => `${outcome} %`)];
  print(title.padEnd(width) + heads.map((head) => head.padStart(13)).join(''));
  for (const [group, list] of groups) {
    const { cases, told, right, counts } = sumOf(list);
    const shares = outcomes.map((outcome) => percent(counts[outcome], cases));
    const cells = [String(cases), String(cases - told), percent(right, told), ...shares];
    print(group.padEnd(width) + cells.map((cell) => cell.padStart(13)).join(''));
  }
  print('');
}

export function printSummary(rows: readonly CaseCount[]): void {
  const line = (
    label: string,
    part: (sum: Sum) => number,
    whole: (sum: Sum) => number,
    chosen: CaseCount[],
  ) => {
    const sum = sumOf(chosen);
    const share = `${percent(part(sum), whole(sum))} %`.padStart(9);
    const perCountry = meanOfCountries(chosen, part, whole);
    print(
      `${label.padEnd(52)}${share} of ${String(whole(sum)).padStart(7)}; mean of countries ${perCountry} %`,
    );
  };
  const of = (...sorts: Sort[]) => rows.filter(({ sort }) => sorts.includes(sort));
  const real = of('real');
  const right = (sum: Sum) => sum.right;
  const told = (sum: Sum) => sum.told;
  line('one fault or none, judged right', right, told, of('harmless', 'one'));
  line('one fault, judged right', right, told, of('one'));
  line('two faults, judged right', right, told, of('two'));
  line(
    'two faults, corrected or doubted, of all cases',
    ({ counts }) => counts.corrected + counts.doubted,
    ({ cases }) => cases,
    of('two'),
  );
  line(
    'misleading suggestions, of all cases',
    ({ counts }) => counts.misleading,
    ({ cases }) => cases,
    [...rows],
  );
  for (const sort of ['junk', 'exchanged', 'moved', 'repeated', 'whole', 'foreign'] as const)
    line(sortTitles[sort], right, told, of(sort));
  line('harmless variants and clean rows accepted', right, told, of('harmless'));
  line(
    'real rows accepted, agreed',
    right,
    told,
    real.filter(({ isAgreed }) => isAgreed),
  );
  line('real rows accepted, all', right, told, real);
  print('');
}

export const cautionHeader =
  '| data | caution | right, interrupted | agreed real rows, interrupted | faults passed | misleading |\n|---|---|---|---|---|---|';

/** One column's line of a table: how often right addresses are interrupted, and wrong ones are not. */
export function cautionLine(title: string, caution: string, rows: readonly CaseCount[]): string {
  const right = sumOf(rows.filter(({ sort }) => sort === 'harmless'));
  const real = sumOf(rows.filter(({ sort, isAgreed }) => sort === 'real' && isAgreed));
  const wrong = sumOf(rows.filter(({ sort }) => sort === 'one' || sort === 'two'));
  const all = sumOf(rows);
  const cells = [
    percent(right.told - right.right, right.told),
    percent(real.told - real.right, real.told),
    percent(wrong.wrong.accepted, wrong.told),
    percent(all.counts.misleading, all.cases),
  ];
  return `| ${title} | \`${caution}\` | ${cells.map((cell) => `${cell} %`).join(' | ')} |`;
}

function meanOfCountries(
  rows: readonly CaseCount[],
  part: (sum: Sum) => number,
  whole: (sum: Sum) => number,
): string {
  const shares: number[] = [];
  for (const country of new Set(rows.map((row) => row.country))) {
    const sum = sumOf(rows.filter((row) => row.country === country));
    if (whole(sum) > 0) shares.push((100 * part(sum)) / whole(sum));
  }
  return (shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)).toFixed(2);
}

/** One case on a line, as `--failures` shows it. */
export function showCase({
  country,
  kind,
  outcome,
  clarity,
  typed,
  meant,
  suggestion,
  problems,
}: Case): string {
  const to = suggestion === null ? '' : ` -> ${show(suggestion)}`;
  return `${country} ${kind.name}: ${outcome}, ${clarity}: ${show(typed)} (${show(meant.address)})${to} ${problems}`;
}

function show({ line1, locality, administrativeArea, postalCode }: PostalAddress): string {
  return [line1, locality, administrativeArea, postalCode].map((part) => part ?? '-').join(' | ');
}
