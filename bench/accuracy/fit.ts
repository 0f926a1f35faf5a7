/**
 * Which constants of the engine's table of costs should change? Each is tried at other values on real
 * addresses with one fault and two; cross-validation over sources says whether a change holds for a source
 * that had no say in it. Nothing is written: the proposals, with what each change gains and loses, are for a
 * person to decide.
 *
 *   npx tsx bench/accuracy/fit.ts [US] [world] [first]
 *
 * The columns are those of bench/accuracy/run.ts, US and world by default.
 *
 *     --sample N        addresses per source and country (20)
 *     --only A,B        only these constants
 *     --steps 0.5,1     how far a constant moves up and down, in nats (0.35,0.7,1.4); the logarithm moves
 *                       for a count or distance of 10 or more
 *     --rounds N        applies the best proposal and tries again from there, N times (1)
 *     --kinds TEXT      only kinds with this in their name
 *
 * The loss of a case: 3 where a right address is interrupted, 1 where a fault passes, 0.4 where a fault is
 * doubted that has one meaning, 4 where a suggestion misleads, else 0. A source counts the mean of its
 * harmless, one-fault and two-fault cases. "held out" is the share of the loss that a source saves when
 * the others choose; take only proposals that are positive there.
 */
import { parseArgs } from 'node:util';
import { chooseAddresses } from './choose-addresses.ts';
import { type Column, columns, isOfColumn, openColumn } from './columns.ts';
import { type Constants, type FitCase, type Proposal, propose, type Trial, tryValues } from './fit-costs.ts';
import { kinds, type Sort } from './kinds.ts';
import { type Case, isRight, type Measuring, measure } from './measure.ts';
import { judgeByEngine, type Outcome, outcomeOf } from './outcome.ts';
import { type RealAddress, readRealAddresses } from './real-addresses.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '20' },
    only: { type: 'string' },
    steps: { type: 'string', default: '0.35,0.7,1.4' },
    rounds: { type: 'string', default: '1' },
    kinds: { type: 'string', default: '' },
  },
});

const print = (line: string) => void process.stdout.write(`${line}\n`);
const losses = { interrupt: 3, pass: 1, uncorrected: 0.4, mislead: 4 };

function lossOf(each: Case, outcome: Outcome): number {
  if (isRight({ ...each, outcome }) === true) return 0;
  if (outcome === 'misleading') return losses.mislead;
  if (each.kind.sort === 'harmless') return losses.interrupt;
  if (each.clarity === 'unseen') return 0;
  return outcome === 'accepted' ? losses.pass : losses.uncorrected;
}

async function collectCases(column: Column, all: readonly RealAddress[]): Promise<FitCase[]> {
  const ofColumn = all.filter(({ country }) => isOfColumn(country, column));
  const codes = new Set(ofColumn.map(({ country }) => country));
  const gazetteer = await openColumn(column, codes);
  const chosenKinds = kinds.filter(({ sort, name }) => isFitted(sort) && name.includes(options.kinds));
  const cases: FitCase[] = [];
  for (const code of [...codes].sort()) {
    const country = gazetteer.country(code);
    if (country === undefined) continue;
    for (const source of new Set(ofColumn.filter((row) => row.country === code).map((row) => row.source))) {
      const isOfSource = (row: RealAddress) => row.source === source;
      const { evidence, sample } = await chooseAddresses(country, all, isOfSource, Number(options.sample));
      const measuring: Measuring = { country, evidence, judge: judgeByEngine };
      for (const meant of sample)
        for (const each of measure(meant, chosenKinds, measuring))
          cases.push(toFitCase(each, `${source} ${column}`, measuring));
    }
  }
  return cases;
}

function toFitCase(each: Case, source: string, { country, evidence }: Measuring): FitCase {
  const sort = each.kind.sort as FitCase['sort'];
  return {
    source,
    sort,
    judge: () => outcomeOf(judgeByEngine(each.typed, country), each.meantBy, evidence),
    lossOf: (outcome) => lossOf(each, outcome),
  };
}

const fitted = ['harmless', 'one', 'two'] as const satisfies readonly FitCase['sort'][];
const isFitted = (sort: Sort) => fitted.some((each) => each === sort);

/** What a change does to cases, by sort. */
function showChange(cases: readonly FitCase[], now: Trial, then: Trial): string {
  const parts = fitted.map((sort) => {
    let [gained, lost, misled, unmisled] = [0, 0, 0, 0];
    for (const [at, each] of cases.entries()) {
      const [before = 'accepted', after = 'accepted'] = [now.outcomes[at], then.outcomes[at]];
      if (each.sort !== sort || before === after) continue;
      if (each.lossOf(before) > 0 && each.lossOf(after) === 0) gained++;
      if (each.lossOf(before) === 0 && each.lossOf(after) > 0) lost++;
      if (after === 'misleading') misled++;
      if (before === 'misleading') unmisled++;
    }
    return `${sort} +${gained} -${lost}, misleading +${misled} -${unmisled}`;
  });
  return parts.join('; ');
}

const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

function show({ constant, now, proposed, heldOutGain, gain, better, worse }: Proposal): string {
  const losers = worse.length > 0 ? ` (${worse.join(', ')})` : '';
  return [
    `${constant}: ${now.toFixed(3)} -> ${proposed.toFixed(3)}`,
    `loss less by ${percent(gain)}, held out by ${percent(heldOutGain)}`,
    `better ${better.length} sources, worse ${worse.length}${losers}`,
  ].join('; ');
}

const movedBy = (step: number, now: number) => (now < 10 ? now + step : now * Math.exp(step));

function tryAll(cases: readonly FitCase[], constants: Constants): Proposal[] {
  const names = options.only?.split(',') ?? Object.keys(constants);
  const steps = options.steps.split(',').map(Number);
  const proposals: Proposal[] = [];
  for (const name of names) {
    const now = constants[name];
    if (now === undefined) throw new Error(`There is no constant ${name}.`);
    const values = [now, ...steps.flatMap((step) => [movedBy(-step, now), movedBy(step, now)])];
    const trials = tryValues(cases, constants, name, values);
    const proposal = propose(name, trials);
    const [first] = trials;
    const then = trials.find(({ value }) => value === proposal?.proposed);
    if (proposal === undefined || first === undefined || then === undefined) {
      print(`${name}: stays ${now.toFixed(3)}`);
      continue;
    }
    print(`${show(proposal)}\n  ${showChange(cases, first, then)}`);
    proposals.push(proposal);
  }
  return proposals.sort((a, b) => b.heldOutGain - a.heldOutGain);
}

async function run(all: readonly RealAddress[], constants: Constants): Promise<void> {
  const wanted = positionals.length === 0 ? ['US', 'world'] : positionals;
  const cases: FitCase[] = [];
  for (const column of columns.filter((each) => wanted.includes(each)))
    cases.push(...(await collectCases(column, all)));
  print(`${cases.length} cases of ${new Set(cases.map(({ source }) => source)).size} sources`);
  for (let round = 1; round <= Number(options.rounds); round++) {
    const [best] = tryAll(cases, constants);
    if (best === undefined || best.heldOutGain <= 0)
      return print('No change holds for sources that had no say in it.');
    constants[best.constant] = best.proposed;
    print(`== round ${round}: ${show(best)}\n`);
  }
}

/** The engine's table. Every verification reads it anew, so a change in place takes effect. */
async function engineConstants(): Promise<Constants> {
  const file = new URL('../../src/address/cost/costs.ts', import.meta.url);
  const { costs } = (await import(file.href)) as { costs: Constants };
  return costs;
}

const addresses = readRealAddresses();
if (addresses === undefined) print('skipped: there are no reference addresses beside the project');
else await run(addresses, await engineConstants());
