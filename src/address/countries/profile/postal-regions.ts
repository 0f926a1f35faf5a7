import { remember } from '../../text/remember.ts';
import { countryOf } from '../index.ts';
import { distanceKm } from './distance.ts';
import type { Position } from './places.ts';

/**
 * Where the postal codes of one country lie by their beginnings, as its post publishes it: rough, but known
 * for every code. It serves countries whose loaded places have no postal codes.
 */
export interface PostalRegions {
  /**
   * Returns the kilometres from a position to the region of a canonical postal code: 0 within it, `Infinity`
   * if no code of the country begins so, undefined if the region or the position is unknown.
   */
  kmBeyond(canonicalCode: string, at: Position): number | undefined;
  /**
   * Returns how far a position lies from the towns of the code's region: 0 at a town, 1 at the edge and
   * beyond. undefined if that is unknown.
   */
  reach(canonicalCode: string, at: Position): number | undefined;
  /** Returns the longest beginning of the code that the table has; empty if it has none. */
  beginningOf(canonicalCode: string): string;
  /** Whether no code of the country begins like this one. false if that is unknown. */
  isUnassigned(canonicalCode: string): boolean;
  /** Whether the table lists this very code, and not only a beginning of it: the code exists. */
  isListed(canonicalCode: string): boolean;
  /** Whether the table has the beginning of this code, and no whole codes as long as it. */
  isOfBeginning(canonicalCode: string): boolean;
  /** Whether the code's beginning in the table is none of another code. */
  isApart(canonicalCode: string, other: string): boolean;
  /**
   * Returns the towns for which the table lists this very code: how many, and the kilometres to the nearest.
   * undefined where it lists only a beginning of the code, or the position is unknown.
   */
  townsOf(canonicalCode: string, at: Position): { readonly count: number; readonly km: number } | undefined;
  /**
   * Returns how many other codes of the same beginning the table lists for the town at this position, where
   * it lacks this code. 0 in countries of which only beginnings of codes are known.
   */
  othersListed(canonicalCode: string, at: Position): number;
  /** The beginnings of codes whose regions hold a position. A longer one may say that its codes do not. */
  beginningsAround(at: Position): readonly string[];
  /** How many regions there are. */
  readonly count: number;
}

/** The compiled regions of one country: one line of the compiled file. */
export interface PostalRegionTable {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Whether every code of the country begins like one of the regions. */
  readonly isComplete: boolean;
  readonly regions: readonly PostalRegion[];
}

/** Everything within `km` of one of the towns. `towns` holds latitudes and longitudes in turn. */
export type PostalRegion = readonly [beginnings: string, km: number, ...towns: number[]];

/** Separates the beginnings of a region in the compiled file. */
export const beginningSeparator = ' ';

/** About as many as the slips of a code. */
const mostRemembered = 100;

/**
 * Returns answers from a compiled table. The longest beginning counts, so "085" may lie elsewhere than "08".
 * A number behind letters is compared as a whole: TD9 is not a beginning of TD98.
 */
export function postalRegions({ country, isComplete, regions }: PostalRegionTable): PostalRegions {
  const byBeginning = new Map<string, PostalRegion>();
  for (const region of regions) {
    for (const beginning of region[0].split(beginningSeparator)) byBeginning.set(beginning, region);
  }
  const longest = Math.max(0, ...[...byBeginning.keys()].map(({ length }) => length));
  const { ofData } = countryOf(country).codes ?? {};
  const known = ofData ?? ((canonicalCode: string) => canonicalCode);
  const beginningOf = remember((canonicalCode) => {
    const code = known(canonicalCode);
    for (let length = Math.min(longest, code.length); length > 0; length--) {
      const beginning = code.slice(0, length);
      if (byBeginning.has(beginning) && !cutsNumber(beginning, code)) return beginning;
    }
    return '';
  }, mostRemembered);
  const regionOf = (canonicalCode: string) => byBeginning.get(beginningOf(canonicalCode));
  const codesListedUnder = remember((beginning) => {
    const isWhole = (each: string) => each.length === longest && each.startsWith(beginning);
    return countByTown([...byBeginning].flatMap(([each, region]) => (isWhole(each) ? [region] : [])));
  }, mostRemembered);
  const isListed = (canonicalCode: string) => byBeginning.has(known(canonicalCode));
  const townsOf = (canonicalCode: string, at: Position) => {
    const region = isListed(canonicalCode) ? regionOf(canonicalCode) : undefined;
    const km = region && kmToNearest(region, at);
    return region === undefined || km === undefined ? undefined : { count: (region.length - 2) / 2, km };
  };
  return {
    count: regions.length,
    beginningOf,
    kmBeyond: (canonicalCode, at) => {
      const region = regionOf(canonicalCode);
      if (region === undefined) return isComplete ? Number.POSITIVE_INFINITY : undefined;
      const km = kmToNearest(region, at);
      return km && Math.max(0, km - region[1]);
    },
    reach: (canonicalCode, at) => {
      const region = regionOf(canonicalCode);
      const km = region && kmToNearest(region, at);
      return km && Math.min(1, km / region[1]);
    },
    isUnassigned: (canonicalCode) => isComplete && regionOf(canonicalCode) === undefined,
    isListed,
    isOfBeginning: (canonicalCode) =>
      beginningOf(canonicalCode) !== '' && longest < known(canonicalCode).length,
    isApart: (canonicalCode, other) => !known(other).startsWith(beginningOf(canonicalCode)),
    townsOf,
    othersListed: (canonicalCode, at) => {
      if (ofData !== undefined || isListed(canonicalCode)) return 0;
      // The codes of one beginning are listed or not: Poznań's are not under 60 and 61, but 62-000 is.
      return canonicalCode.length === longest
        ? countOfTown(codesListedUnder(beginningOf(canonicalCode)), at)
        : 0;
    },
    beginningsAround: (at) =>
      regions
        .filter((region) => (kmToNearest(region, at) ?? Number.POSITIVE_INFINITY) <= region[1])
        .flatMap(([beginnings]) => beginnings.split(beginningSeparator)),
  };
}

/** How many of some regions name each town. */
function countByTown(regions: readonly PostalRegion[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const [, , ...towns] of regions)
    for (let each = 0; each + 1 < towns.length; each += 2) {
      const key = townKey(towns[each] ?? Number.NaN, towns[each + 1] ?? Number.NaN);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** Compiled place data holds positions only so exactly, in degrees. */
const roundedBy = 1 / 1024;

/** The count of the town at a position of place data, rounded in its own way; 0 if there is none. */
function countOfTown(counts: ReadonlyMap<number, number>, { latitude, longitude }: Position): number {
  for (const north of [-roundedBy, roundedBy])
    for (const east of [-roundedBy, roundedBy]) {
      const count = counts.get(townKey(latitude + north, longitude + east));
      if (count !== undefined) return count;
    }
  return 0;
}

/** Compiled positions of towns have two decimals. */
function townKey(latitude: number, longitude: number): number {
  return Math.round(latitude * 100) * 100_000 + Math.round(longitude * 100);
}

function cutsNumber(beginning: string, code: string): boolean {
  return /[A-Z]\d+$/.test(beginning) && /\d/.test(code.charAt(beginning.length));
}

/** undefined where the position is unknown. */
function kmToNearest([, , ...towns]: PostalRegion, at: Position): number | undefined {
  let nearest = Number.POSITIVE_INFINITY;
  for (let each = 0; each + 1 < towns.length; each += 2) {
    const town = { latitude: towns[each] ?? Number.NaN, longitude: towns[each + 1] ?? Number.NaN };
    // Math.min keeps the NaN of an unknown position.
    nearest = Math.min(nearest, distanceKm(town, at));
  }
  return Number.isNaN(nearest) ? undefined : nearest;
}
