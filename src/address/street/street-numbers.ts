import { costs } from '../cost/costs.ts';
import type { HouseNumber } from './house-number.ts';
import type { NumberEvidence, StreetNumbers } from './streets.ts';

/**
 * Returns what the data says about the typed numbers. One known number is enough: a building with several
 * numbers is known by each of them.
 */
export function numberEvidence(numbers: StreetNumbers, typed: readonly HouseNumber[]): NumberEvidence {
  if (typed.some(({ value }) => isAmong(numbers.values, value))) return 'known';
  return evidenceOfEnds(endsOf(numbers), typed);
}

/** Returns what the ends of a street and the count of its numbers say about numbers that are not known. */
export function evidenceOfEnds({ low, high, count }: Ends, typed: readonly HouseNumber[]): NumberEvidence {
  const found = typed.map(({ value }) => evidenceBetween(low, high, count, value));
  return found.find((evidence) => evidence === 'between') ?? found[0] ?? 'street';
}

/** Whether a number stands on the street as far as the data tells: it is known, or lies among known ones. */
export function isAmongKnown(evidence: NumberEvidence | 'unknown' | 'no data' | undefined): boolean {
  return evidence === 'known' || evidence === 'between';
}

/** The same about one number. */
export function evidenceBetween(low: number, high: number, count: number, value: number): NumberEvidence {
  if (value >= low - costs.streetMargin && value <= high + costs.streetMargin) return 'between';
  return count >= costs.streetNumbersAtLeast ? 'beyond' : 'street';
}

/**
 * Whether a street may have a number, as far as its known ones tell: one of them is near, by a few mean gaps
 * between them.
 */
export function isNearKnown(numbers: StreetNumbers, wanted: number): boolean {
  const { values, ranges } = numbers;
  const { low, high, count } = endsOf(numbers);
  if (low > high || mayHaveNumber(numbers, wanted)) return true;
  const meanGap = (high - low) / Math.max(1, count - 1);
  const gap = count < costs.streetNumbersAtLeast ? Math.max(meanGap, costs.streetGapOfFew) : meanGap;
  const at = lowerBound(values, wanted);
  const known = [values[at - 1], values[at], ...ranges.flatMap(({ from, to }) => [from, to])];
  const apart = Math.min(...known.map((each) => Math.abs((each ?? Number.POSITIVE_INFINITY) - wanted)));
  return apart <= Math.min(costs.streetMargin, costs.streetGaps * gap);
}

/** The lowest and the highest known number, and how many are known. */
interface Ends {
  readonly low: number;
  readonly high: number;
  readonly count: number;
}

/** Returns the ends of a street. The lowest number is above the highest if the street has no numbers. */
export function endsOf({ values, ranges }: StreetNumbers): Ends {
  let low = values[0] ?? Number.POSITIVE_INFINITY;
  let high = values[values.length - 1] ?? Number.NEGATIVE_INFINITY;
  for (const { from, to } of ranges) {
    low = Math.min(low, from);
    high = Math.max(high, to);
  }
  return { low, high, count: values.length + 2 * ranges.length };
}

/** Whether the number is known or inside a source's range for its side of the street. */
export function mayHaveNumber(numbers: StreetNumbers, wanted: number): boolean {
  return (
    isAmong(numbers.values, wanted) ||
    numbers.ranges.some(
      ({ from, to, parity }) =>
        wanted >= from && wanted <= to && (parity === 'both' || (parity === 'even') === (wanted % 2 === 0)),
    )
  );
}

export function isAmong(ascending: Uint32Array, wanted: number): boolean {
  return ascending[lowerBound(ascending, wanted)] === wanted;
}

/** Returns how many of these ascending numbers are less than the wanted one. */
export function lowerBound(ascending: Uint32Array, wanted: number): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ascending[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
