import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { drawAddresses } from './draw-places.ts';
import { kinds, type Sort } from './kinds.ts';
import { type Case, isRight, measure } from './measure.ts';
import { judgeByEngine } from './outcome.ts';
import { PlacesEvidence } from './places-evidence.ts';

/**
 * The result for one kind over all countries: whole percent, rounded down, of the cases that can be judged.
 */
export interface KindFigure {
  readonly kind: string;
  readonly sort: Sort;
  readonly told: number;
  readonly right: number;
  /** Percent of all cases, rounded up. */
  readonly misleading: number;
}

/** Percent by kind: right at least, misleading at most. */
type Floors = Readonly<Record<string, { readonly right: number; readonly misleading: number }>>;

/** What `npm test` holds, for addresses made from built-in places and for those of `abroad.tsv`. */
export type FloorsBySet = Readonly<Record<'builtIn' | 'abroad', Floors>>;

/** The figures that are worse than their floors. */
export function worseThan(floors: Floors, figures: readonly KindFigure[]): KindFigure[] {
  return figures.filter(
    ({ kind, right, misleading }) =>
      right < (floors[kind]?.right ?? 100) || misleading > (floors[kind]?.misleading ?? 0),
  );
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
  const sums = new Map<string, { cases: number; told: number; right: number; misleading: number }>();
  for (const each of cases) {
    const sum = sums.get(each.kind.name) ?? { cases: 0, told: 0, right: 0, misleading: 0 };
    sums.set(each.kind.name, sum);
    const right = isRight(each);
    sum.cases++;
    if (right !== undefined) sum.told++;
    if (right === true) sum.right++;
    if (each.outcome === 'misleading') sum.misleading++;
  }
  return kinds.flatMap(({ name, sort }) => {
    const sum = sums.get(name);
    if (sum === undefined || sum.told === 0) return [];
    const right = Math.floor((100 * sum.right) / sum.told);
    const misleading = Math.ceil((100 * sum.misleading) / sum.cases);
    return [{ kind: name, sort, told: sum.told, right, misleading }];
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
