import { readFileSync } from 'node:fs';
import { noDivision, type PlaceRow } from './place-row.ts';

/** `data/us-territories.json`. */
export interface TerritoryPlaces {
  readonly reason: string;
  readonly source: string;
  readonly places: readonly {
    readonly state: string;
    readonly place: string;
    /** Single codes, or ranges that include both ends. */
    readonly codes: readonly string[];
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

export function readTerritories(): TerritoryPlaces {
  const path = new URL('../../data/us-territories.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as TerritoryPlaces;
}

/** Returns one row for each place and code of the territories, as rows of the US. */
export function territoryRows(territories: TerritoryPlaces): PlaceRow[] {
  return territories.places.flatMap(({ state, place, codes, latitude, longitude }) =>
    codes.flatMap(codesOfRange).map((postalCode) => ({
      country: 'US',
      postalCode,
      place,
      divisions: [{ name: '', code: state }, noDivision, noDivision],
      latitude,
      longitude,
    })),
  );
}

function codesOfRange(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const from = Number(first);
  return Array.from({ length: Number(last) - from + 1 }, (_, index) => String(from + index).padStart(5, '0'));
}
