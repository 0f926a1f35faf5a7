import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import {
  beginningSeparator,
  type PostalRegion,
  type PostalRegionTable,
} from '../../src/address/countries/profile/postal-regions.ts';
import { addToList } from '../../src/address/text/group-by.ts';
import type { PlaceRow } from '../../src/gazetteer/read/place-row.ts';
import type { PostalRegionRow, PostalRegionRows } from './postal-region-rows.ts';

/**
 * Compiles the regions of all countries. A town becomes the position of the largest place with its name.
 * Throws an error that names a town that is not a place of the country.
 */
export function compilePostalRegions(
  tables: readonly PostalRegionRows[],
  placesOf: (country: string) => readonly PlaceRow[],
): PostalRegionTable[] {
  return tables.map(({ country, isComplete, rows }) => {
    const find = townFinder(placesOf(country), country);
    return { country, isComplete, regions: rows.map((row) => compileRegion(row, country, find)) };
  });
}

function compileRegion(
  { beginnings, km, towns }: PostalRegionRow,
  country: string,
  find: (town: string) => PlaceRow | undefined,
): PostalRegion {
  const positions = towns.flatMap((town) => {
    const place = find(town);
    if (place === undefined) {
      throw new Error(
        `Region ${country} ${beginnings[0]}: cities500 has no "${town}"; name another town of the region.`,
      );
    }
    return [rounded(place.latitude), rounded(place.longitude)];
  });
  return [beginnings.join(beginningSeparator), km, ...positions];
}

/** Rounds to a hundredth of a degree, about a kilometre, which is precise enough for a region. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

/**
 * Returns a function that finds the largest place with a name, or with a name in a division ("Richmond in
 * Tasmania"). A place's own name takes precedence over other names of places.
 */
export function townFinder(
  places: readonly PlaceRow[],
  country: string,
): (town: string) => PlaceRow | undefined {
  const keyOf = (name: string) => placeKey(name, country);
  const own = new Map<string, PlaceRow[]>();
  for (const place of places) addToList(own, keyOf(place.place), place);
  let other: Map<string, PlaceRow[]> | undefined;
  const otherwise = (name: string): readonly PlaceRow[] => {
    other ??= placesByOtherName(places, keyOf);
    return other.get(keyOf(name)) ?? [];
  };
  const named = (name: string) => own.get(keyOf(name)) ?? otherwise(name);
  return (town) => {
    const found = named(town);
    if (found.length > 0) return largest(found);
    const at = town.lastIndexOf(' in ');
    if (at < 0) return undefined;
    const division = keyOf(town.slice(at + ' in '.length));
    const name = town.slice(0, at);
    const all = [...named(name), ...otherwise(name)];
    return largest(all.filter(({ divisions }) => divisions.some((each) => keyOf(each.name) === division)));
  };
}

function placesByOtherName(places: readonly PlaceRow[], keyOf: (name: string) => string) {
  const byKey = new Map<string, PlaceRow[]>();
  for (const place of places) for (const name of place.otherNames ?? []) addToList(byKey, keyOf(name), place);
  return byKey;
}

function largest(places: readonly PlaceRow[]): PlaceRow | undefined {
  return places.reduce<PlaceRow | undefined>(
    (best, place) => (best === undefined || (place.population ?? 0) > (best.population ?? 0) ? place : best),
    undefined,
  );
}
