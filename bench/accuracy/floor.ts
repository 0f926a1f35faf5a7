import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { obtain } from '../../src/address/text/group-by.ts';
import { drawAddresses } from './draw-places.ts';
import { kinds, type Sort } from './kinds.ts';
import { type Case, isBest, isRight, measure } from './measure.ts';
import { judgeByEngine } from './outcome.ts';
import { PlacesEvidence } from './places-evidence.ts';

/**
 * How many cases of a kind can be judged, were judged right and best, and got misleading suggestions, and the
 * comparisons that one of them took on the mean, to a tenth.
 */
export interface KindCounts {
  readonly told: number;
  readonly right: number;
  readonly best: number;
  readonly misleading: number;
  readonly comparisons: number;
}

/** The counts for one kind over all countries. */
export interface KindFigure extends KindCounts {
  readonly kind: string;
  readonly sort: Sort;
}

/** By kind, what was counted when the floors were set. */
type Floors = Readonly<Record<string, KindCounts>>;

/** What `npm test` holds, for addresses made from built-in places and for those of `abroad.tsv`. */
export type FloorsBySet = Readonly<Record<'builtIn' | 'abroad', Floors>>;

/** More than a hundredth more comparisons are a search that looks at more than before. */
const mostMoreComparisons = 1.01;

/**
 * The figures that are worse than their floors, by a single case or by more comparisons: the same data gives
 * the same cases.
 */
export function worseThan(floors: Floors, figures: readonly KindFigure[]): KindFigure[] {
  return figures.filter(({ kind, told, right, best, misleading, comparisons }) => {
    const floor = floors[kind] ?? { told, right: told, best: 0, misleading: 0, comparisons };
    // Other data may give more cases or fewer, so shares are compared.
    return (
      right * floor.told < floor.right * told ||
      best * floor.told < floor.best * told ||
      misleading * floor.told > floor.misleading * told ||
      comparisons > floor.comparisons * mostMoreComparisons
    );
  });
}

const mostCountries = 10;
const addressesOfAll = 80;
const fewestCodes = 500;

/** The countries with built-in places that have the most codes. */
export function floorCountries(countries: readonly AddressCountry[]): AddressCountry[] {
  const codes = ({ places }: AddressCountry) => places?.codeCount ?? 0;
  const withCodes = countries.filter((country) => codes(country) >= fewestCodes);
  return [...withCodes].sort((a, b) => codes(b) - codes(a)).slice(0, mostCountries);
}

/**
 * Types addresses of built-in places in every way, some thousand cases. The same data gives the same cases.
 */
export function* floorCases(countries: readonly AddressCountry[]): Generator<Case> {
  const share = Math.ceil(addressesOfAll / Math.max(1, countries.length));
  for (const country of countries) {
    if (country.places === undefined) continue;
    const evidence = new PlacesEvidence(country.format, country.places);
    const measuring = { country, evidence, judge: judgeByEngine };
    for (const address of drawAddresses(country, share)) yield* measure(address, kinds, measuring);
  }
}

/** Sums up cases to one figure per kind, in the order of the kinds. */
export function figuresOf(cases: Iterable<Case>): KindFigure[] {
  const none = { cases: 0, told: 0, right: 0, best: 0, misleading: 0, comparisons: 0 };
  const sums = new Map<string, typeof none>();
  for (const each of cases) {
    const sum = obtain(sums, each.kind.name, () => ({ ...none }));
    sum.cases++;
    sum.comparisons += each.comparisons ?? 0;
    const right = isRight(each);
    if (right !== undefined) sum.told++;
    if (right === true) sum.right++;
    if (right !== undefined && isBest(each)) sum.best++;
    if (each.outcome === 'misleading') sum.misleading++;
  }
  return kinds.flatMap(({ name, sort }) => {
    const { cases: count, ...sum } = sums.get(name) ?? none;
    const comparisons = Math.round((10 * sum.comparisons) / count) / 10;
    return sum.told === 0 ? [] : [{ kind: name, sort, ...sum, comparisons }];
  });
}

/** Sums up the cases of one sort: how many there are and can be judged, and percent right and misleading. */
export function sharesOf(sort: Sort, cases: readonly Case[]) {
  const ofSort = cases.filter(({ kind }) => kind.sort === sort);
  const told = ofSort.map(isRight).filter((right) => right !== undefined);
  const misleading = ofSort.filter(({ outcome }) => outcome === 'misleading');
  return {
    cases: ofSort.length,
    told: told.length,
    right: (100 * told.filter(Boolean).length) / told.length,
    misleading: (100 * misleading.length) / ofSort.length,
  };
}
