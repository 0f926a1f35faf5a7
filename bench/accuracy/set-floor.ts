/**
 * How well does the engine judge addresses of built-in places, and the right ones of 146 countries in
 * abroad.tsv, kind by kind? `npm test` holds these figures (floor.test.ts).
 *
 *   npx tsx bench/accuracy/set-floor.ts [--write] [--failures KIND]
 *
 * Prints each kind's counts beside those that are held. `--write` holds those of now. A floor that falls
 * needs a reason, and so do more comparisons.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { showCase } from './accuracy-report.ts';
import { casesBySet, type FloorsBySet, figuresOf, type KindFigure, sharesOf } from './floor.ts';
import { type Case, isRight } from './measure.ts';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, failures: { type: 'string' } },
});

const print = (line: string) => void process.stdout.write(`${line}\n`);
const file = new URL('floor.json', import.meta.url);
const floors: FloorsBySet = JSON.parse(readFileSync(file, 'utf8'));

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const sets = casesBySet(gazetteer);
const set = Object.fromEntries(
  (['builtIn', 'abroad', 'strewn'] as const).map((name) => {
    const start = performance.now();
    const cases = sets[name]();
    const seconds = (performance.now() - start) / 1000;
    const figures = figuresOf(cases);
    report(name, cases, figures);
    print(`${name}: ${cases.length} cases in ${seconds.toFixed(1)} s`);
    return [name, Object.fromEntries(figures.map(({ kind, sort: _, ...counts }) => [kind, counts]))];
  }),
);

if (options.write) writeFileSync(file, `${JSON.stringify(set, null, 2)}\n`);

function report(name: keyof FloorsBySet, cases: readonly Case[], figures: readonly KindFigure[]): void {
  for (const each of cases)
    if (each.kind.name === options.failures && isRight(each) === false) print(showCase(each));
  for (const { kind, told, right, best, misleading, comparisons } of figures) {
    const floor = floors[name]?.[kind];
    const held =
      floor === undefined
        ? 'new'
        : `held ${floor.right} of ${floor.told}, ${floor.best}, ${floor.misleading}, ${floor.comparisons}`;
    print(
      `${kind.padEnd(48)}${String(right).padStart(4)} of ${String(told).padStart(4)} right ${String(best).padStart(4)} best ${String(misleading).padStart(4)} misleading ${comparisons.toFixed(1).padStart(7)} comparisons   ${held}`,
    );
  }
  for (const sort of new Set(cases.map(({ kind }) => kind.sort))) {
    const { told, right, misleading } = sharesOf(sort, cases);
    print(`${sort}: ${told} told, ${right.toFixed(1)} % right, ${misleading.toFixed(1)} % misleading`);
  }
}
