import type { Outcome } from './outcome.ts';

/** Named numbers that decide how cases are judged. They are changed in place for each trial, and restored. */
export type Constants = Record<string, number>;

/** A case to judge again under other constants. */
export interface FitCase {
  /** Cross-validation leaves out all cases of one source together. */
  readonly source: string;
  readonly sort: 'harmless' | 'one' | 'two';
  judge(): Outcome;
  /** What an outcome costs the buyer; 0 for a right one. */
  lossOf(outcome: Outcome): number;
}

/** How one value of a constant performs, compared with the current value. */
export interface Trial {
  readonly value: number;
  /** Mean loss by source: the mean over its sorts, with equal weight. */
  readonly losses: ReadonlyMap<string, number>;
  readonly outcomes: readonly Outcome[];
}

export interface Proposal {
  readonly constant: string;
  readonly now: number;
  readonly proposed: number;
  /** The share of the loss that is saved if all other sources choose the value, as a mean over sources. */
  readonly heldOutGain: number;
  /** The same share if all sources choose. */
  readonly gain: number;
  readonly better: readonly string[];
  readonly worse: readonly string[];
}

/** Judges all cases with one constant at several values, and restores it. */
export function tryValues(
  cases: readonly FitCase[],
  constants: Constants,
  constant: string,
  values: readonly number[],
): Trial[] {
  const now = constants[constant] ?? Number.NaN;
  try {
    return values.map((value) => {
      constants[constant] = value;
      const outcomes = cases.map((each) => each.judge());
      return { value, outcomes, losses: lossesBySource(cases, outcomes) };
    });
  } finally {
    constants[constant] = now;
  }
}

export function lossesBySource(
  cases: readonly FitCase[],
  outcomes: readonly Outcome[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, Map<string, { loss: number; count: number }>>();
  for (const [at, each] of cases.entries()) {
    const bySort = sums.get(each.source) ?? new Map<string, { loss: number; count: number }>();
    sums.set(each.source, bySort);
    const sum = bySort.get(each.sort) ?? { loss: 0, count: 0 };
    bySort.set(each.sort, sum);
    sum.loss += each.lossOf(outcomes[at] ?? 'accepted');
    sum.count += 1;
  }
  const entries = [...sums].map(
    ([source, bySort]) =>
      [source, mean([...bySort.values()].map(({ loss, count }) => loss / count))] as const,
  );
  return new Map(entries);
}

/**
 * The result of cross-validation over sources: each source judges the value that all others choose. `trials`
 * begins with the current value. Undefined if that is the best for all together.
 */
export function propose(constant: string, trials: readonly Trial[]): Proposal | undefined {
  const [now] = trials;
  if (now === undefined) return undefined;
  const sources = [...now.losses.keys()];
  const best = bestFor(trials, sources);
  if (best === now) return undefined;
  const gainOf = (trial: Trial, source: string) => lossOf(now, source) - lossOf(trial, source);
  const whole = mean(sources.map((source) => lossOf(now, source)));
  const heldOut = sources.map((source) => {
    const others = sources.filter((each) => each !== source);
    return gainOf(bestFor(trials, others) ?? now, source);
  });
  return {
    constant,
    now: now.value,
    proposed: best.value,
    heldOutGain: mean(heldOut) / whole,
    gain: mean(sources.map((source) => gainOf(best, source))) / whole,
    better: sources.filter((source) => gainOf(best, source) > 0),
    worse: sources.filter((source) => gainOf(best, source) < 0),
  };
}

const lossOf = ({ losses }: Trial, source: string) => losses.get(source) ?? 0;

/** The first of the best trials: the current value stays unless another one is better. */
function bestFor(trials: readonly Trial[], sources: readonly string[]): Trial {
  const totals = trials.map((trial) => sources.reduce((sum, source) => sum + lossOf(trial, source), 0));
  const [first] = trials;
  if (first === undefined) throw new RangeError('there is no trial');
  return trials[totals.indexOf(Math.min(...totals))] ?? first;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
