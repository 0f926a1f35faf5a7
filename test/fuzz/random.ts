import { seededRandom } from '../support/random.ts';

/** The same seed and number draw the same case. */
export interface Chance {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number;
  /** True once in this many times. */
  oneIn(times: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A whole number between the bounds, both included. */
  between(least: number, most: number): number;
}

export function chanceOf(seed: number, caseNumber: number): Chance {
  // Neighbouring numbers must not begin with similar draws.
  const random = seededRandom(
    Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(caseNumber + 1, 0xc2b2ae35),
  );
  return {
    below: random.below,
    oneIn: (times) => random.below(times) === 0,
    pick: (items) => {
      const item = random.pick(items);
      if (item === undefined) throw new RangeError('there is nothing to pick from');
      return item;
    },
    between: (least, most) => least + random.below(most - least + 1),
  };
}
