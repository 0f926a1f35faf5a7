import type { Column } from './columns.ts';
import type { Sort } from './kinds.ts';
import { type Case, isRight } from './measure.ts';
import { type Outcome, outcomes } from './outcome.ts';

/** How often each outcome occurred for one kind in one country. */
export interface CaseCount {
  readonly column: Column;
  readonly country: string;
  readonly kind: string;
  readonly sort: Sort;
  /** For `real`: whether independent sources agree on the address. */
  readonly isAgreed: boolean;
  readonly counts: Readonly<Record<Outcome, number>>;
  /** The cases among them that were not judged right. */
  readonly wrong: Readonly<Record<Outcome, number>>;
  readonly right: number;
  /** Cases whose fault place data cannot show: part of `counts`, but neither right nor wrong. */
  readonly unseen: number;
}

type Counting = CaseCount & {
  readonly counts: Record<Outcome, number>;
  readonly wrong: Record<Outcome, number>;
  right: number;
  unseen: number;
};

const none = () => ({ accepted: 0, corrected: 0, doubted: 0, misleading: 0 });

export class Counts {
  readonly #counted = new Map<string, Counting>();

  add(column: Column, each: Case): void {
    const { country, kind, meant, outcome } = each;
    const isReal = kind.sort === 'real';
    const key = `${column} ${country} ${kind.name} ${isReal ? `${meant.isAgreed}` : ''}`;
    const entry = this.#counted.get(key) ?? {
      column,
      country,
      kind: kind.name,
      sort: kind.sort,
      isAgreed: meant.isAgreed,
      counts: none(),
      wrong: none(),
      right: 0,
      unseen: 0,
    };
    this.#counted.set(key, entry);
    entry.counts[outcome] += 1;
    const right = isRight(each);
    if (right === undefined) entry.unseen += 1;
    else if (right) entry.right += 1;
    else entry.wrong[outcome] += 1;
  }

  get rows(): CaseCount[] {
    return [...this.#counted.values()];
  }
}

export interface Sum {
  readonly cases: number;
  /** Cases that can be judged right or wrong. */
  readonly told: number;
  readonly right: number;
  readonly counts: Readonly<Record<Outcome, number>>;
  readonly wrong: Readonly<Record<Outcome, number>>;
}

export function sumOf(rows: readonly CaseCount[]): Sum {
  const counts = none();
  const wrong = none();
  let right = 0;
  let unseen = 0;
  for (const row of rows) {
    for (const outcome of outcomes) {
      counts[outcome] += row.counts[outcome];
      wrong[outcome] += row.wrong[outcome];
    }
    right += row.right;
    unseen += row.unseen;
  }
  const cases = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  return { cases, told: cases - unseen, right, counts, wrong };
}
