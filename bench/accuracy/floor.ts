import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import type { AddressPart } from '../../src/address/postal-address.ts';
import { obtain } from '../../src/address/text/group-by.ts';
import type { Gazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { abroadCases } from './abroad.ts';
import { drawAddresses } from './draw-places.ts';
import { type Kind, kinds, type Sort } from './kinds.ts';
import { type Case, isBest, isRight, measure } from './measure.ts';
import { judgeByEngine } from './outcome.ts';
import { PlacesEvidence } from './places-evidence.ts';
import { strewnKinds } from './strewn.ts';

/** What is counted of the cases of one kind. */
export interface KindCounts {
  /** Those that can be judged, and of these those judged right and best. */
  readonly told: number;
  readonly right: number;
  readonly best: number;
  /** Those that got misleading suggestions. */
  readonly misleading: number;
  /** Those whose city and postal code the data is said to have. */
  readonly known: number;
  /** Those doubted that got a doubt about a part that is wrong. */
  readonly pointed: number;
  /** The comparisons that a case took on the mean, to a tenth. */
  readonly comparisons: number;
  /** What the likelihoods cost on the mean: minus the logarithm of the one given to what was meant. */
  readonly surprise: number;
}

/** The counts for one kind over all countries. */
export interface KindFigure extends KindCounts {
  readonly kind: string;
  readonly sort: Sort;
}

/** By kind, what was counted when the floors were set. */
type Floors = Readonly<Record<string, KindCounts>>;

/**
 * What `npm test` holds, for addresses made from built-in places, for those of `abroad.tsv`, and for the
 * parts of both in any fields.
 */
export type FloorsBySet = Readonly<Record<'builtIn' | 'abroad' | 'strewn', Floors>>;

/** The cases of each set, with the built-in data. */
export function casesBySet(gazetteer: Gazetteer): Readonly<Record<keyof FloorsBySet, () => Case[]>> {
  const find = (code: string) => gazetteer.country(code);
  const countries = floorCountries(gazetteer.countriesWithPlaces.flatMap((code) => find(code) ?? []));
  return {
    builtIn: () => [...floorCases(countries)],
    abroad: () => [...abroadCases(find)],
    strewn: () => [...floorCases(countries, strewnKinds), ...abroadCases(find, strewnKinds)],
  };
}

/** By more than this, comparisons or surprise grow for another cause than the rounding of figures. */
const tolerance = 1.005;

/** The figures that are worse than their floors, by a single case: the same data gives the same cases. */
export function worseThan(floors: Floors, figures: readonly KindFigure[]): KindFigure[] {
  return figures.filter((figure) => {
    const { kind, told, right } = figure;
    const floor = floors[kind] ?? { ...figure, right: told, best: 0, misleading: 0 };
    // Other data may give more cases or fewer, so shares are compared.
    const share = (count: number) => count * floor.told;
    const held = (count: number) => count * told;
    return (
      share(right) < held(floor.right) ||
      share(figure.best) < held(floor.best) ||
      share(figure.known) < held(floor.known) ||
      share(figure.pointed) < held(floor.pointed) ||
      share(figure.misleading) > held(floor.misleading) ||
      figure.comparisons > floor.comparisons * tolerance ||
      figure.surprise > floor.surprise * tolerance
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
export function* floorCases(
  countries: readonly AddressCountry[],
  typed: readonly Kind[] = kinds,
): Generator<Case> {
  const share = Math.ceil(addressesOfAll / Math.max(1, countries.length));
  for (const country of countries) {
    if (country.places === undefined) continue;
    const evidence = new PlacesEvidence(country.format, country.places);
    const measuring = { country, evidence, judge: judgeByEngine };
    for (const address of drawAddresses(country, share)) yield* measure(address, typed, measuring);
  }
}

const none = {
  cases: 0,
  told: 0,
  right: 0,
  best: 0,
  misleading: 0,
  known: 0,
  pointed: 0,
  comparisons: 0,
  surprise: 0,
};

/** Sums up cases to one figure per kind, in the order of the kinds. */
export function figuresOf(cases: Iterable<Case>): KindFigure[] {
  const sums = new Map<string, typeof none>();
  for (const each of cases) {
    const sum = obtain(sums, each.kind.name, () => ({ ...none }));
    const right = isRight(each);
    sum.cases++;
    if (right !== undefined) sum.told++;
    if (right === true) sum.right++;
    if (right !== undefined && isBest(each)) sum.best++;
    if (each.outcome === 'misleading') sum.misleading++;
    if (each.isPlaceKnown === true) sum.known++;
    if (isPointed(each)) sum.pointed++;
    sum.comparisons += each.comparisons ?? 0;
    sum.surprise += surpriseOf(each);
  }
  return [...kinds, ...strewnKinds].flatMap(({ name, sort }) => {
    const { cases: count, ...sum } = sums.get(name) ?? none;
    if (sum.told === 0) return [];
    const comparisons = Math.round((10 * sum.comparisons) / count) / 10;
    const surprise = Number((sum.surprise / count).toPrecision(4));
    return [{ kind: name, sort, ...sum, comparisons, surprise }];
  });
}

const partsDoubted: Readonly<Record<string, AddressPart>> = {
  City: 'locality',
  Province: 'administrativeArea',
  PostalCode: 'postalCode',
};

/** Whether a doubt names a part that is not as it was meant. */
function isPointed({ outcome, problems, typed, meant }: Case): boolean {
  if (outcome !== 'doubted') return false;
  return problems.some((code) => {
    const part = partsDoubted[code.slice(0, Math.max(0, code.indexOf('.')))];
    return part !== undefined && typed[part] !== meant.address[part];
  });
}

/** The least likelihood that counts: what is held impossible must not outweigh all other cases. */
const leastLikelihood = 1e-9;

/** The surprise of one case in nats; 0 where no likelihood is given, or data cannot tell what is right. */
function surpriseOf({ kind: { sort }, clarity, likelihood }: Case): number {
  if (likelihood === undefined || likelihood === null || clarity === 'unseen') return 0;
  const isAsMeant = sort === 'real' || sort === 'harmless' || sort === 'repeated';
  return -Math.log(Math.max(leastLikelihood, isAsMeant ? likelihood : 1 - likelihood));
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
