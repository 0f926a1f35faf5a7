import type { PostalAddress } from '../../src/address/postal-address.ts';
import type { Case } from './measure.ts';
import { type Outcome, outcomes } from './outcome.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`.padStart(9);

/** How often each outcome came of one kind in one country. */
export interface CaseCount {
  readonly country: string;
  readonly kind: string;
  readonly sort: Case['kind']['sort'];
  readonly counts: Readonly<Record<Outcome, number>>;
}

export function countCases(cases: readonly Case[]): CaseCount[] {
  const counted = new Map<string, CaseCount & { readonly counts: Record<Outcome, number> }>();
  for (const { country, kind, outcome } of cases) {
    const key = `${country} ${kind.name}`;
    const counts = { accepted: 0, right: 0, wrong: 0, doubt: 0 };
    const entry = counted.get(key) ?? { country, kind: kind.name, sort: kind.sort, counts };
    entry.counts[outcome] += 1;
    counted.set(key, entry);
  }
  return [...counted.values()];
}

/** Counts of each outcome by kind, then by country. */
export function printReport(cases: readonly Case[]): void {
  printTable('kind', cases, ({ kind }) => `${kind.sort === 'noise' ? '·' : '!'} ${kind.name}`);
  printTable('country', cases, ({ country }) => country);
  const errors = cases.filter(({ kind }) => kind.sort === 'error');
  const noise = cases.filter(({ kind }) => kind.sort === 'noise');
  const real = noise.filter(({ kind }) => kind.name === 'as it is');
  const count = (list: readonly Case[], outcome: string) =>
    list.filter((each) => each.outcome === outcome).length;
  print(
    `real addresses doubted ${percent(real.length - count(real, 'accepted'), real.length)} of ${real.length}`,
  );
  print(`noise accepted         ${percent(count(noise, 'accepted'), noise.length)} of ${noise.length}`);
  print(`errors mended          ${percent(count(errors, 'right'), errors.length)} of ${errors.length}`);
  print(
    `errors mended or doubted${percent(count(errors, 'right') + count(errors, 'doubt'), errors.length).slice(1)}`,
  );
  print(`wrong corrections      ${percent(count(cases, 'wrong'), cases.length)} of all ${cases.length}`);
}

function printTable(title: string, cases: readonly Case[], groupOf: (each: Case) => string): void {
  const groups = new Map<string, Case[]>();
  for (const each of cases) groups.set(groupOf(each), [...(groups.get(groupOf(each)) ?? [])]);
  for (const each of cases) groups.get(groupOf(each))?.push(each);
  print(
    `${title.padEnd(18)}${'cases'.padStart(7)}${outcomes.map((outcome) => outcome.padStart(10)).join('')}`,
  );
  for (const [group, list] of groups) {
    const shares = outcomes.map((outcome) =>
      percent(list.filter((each) => each.outcome === outcome).length, list.length),
    );
    print(`${group.padEnd(18)}${String(list.length).padStart(7)} ${shares.join(' ')}`);
  }
  print('');
}

/** Every case that did not end as it should, of one kind or of all. */
export function printFailures(cases: readonly Case[], kind: string | undefined): void {
  for (const each of cases) {
    if (kind !== undefined && kind !== '' && !kind.startsWith('--') && each.kind.name !== kind) continue;
    if (each.outcome === (each.kind.sort === 'noise' ? 'accepted' : 'right')) continue;
    const to = each.suggestion === null ? '' : ` -> ${show(each.suggestion)}`;
    print(
      `${each.country} ${each.kind.name} ${each.outcome}: ${show(each.typed)} (${show(each.real)})${to} ${each.problems}`,
    );
  }
}

function show({ line1, locality, administrativeArea, postalCode }: PostalAddress): string {
  return [line1, locality, administrativeArea, postalCode].map((part) => part ?? '-').join(' | ');
}
