import { readFileSync } from 'node:fs';
import { noDivision, type PlaceRow } from './place-row.ts';

/** `data/us-territories.json`. */
export interface TerritoryPlaces {
  readonly reason: string;
  readonly source: string;
  readonly places: readonly {
    readonly state: string;
    readonly place: string;
    /** Single codes, or ranges with both ends. */
    readonly codes: readonly string[];
    readonly latitude: number;
    readonly longitude: number;
  }[];
}

/** The file that ships with the program. */
export function readTerritories(): TerritoryPlaces {
  const path = new URL('../../data/us-territories.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as TerritoryPlaces;
}

// "APO AE": the state is often another's ("APO AA" with a code of Europe), the code is not.
const military = /^([AFD]PO)\b/;

/**
 * A row of GeoNames for the US as an address is written: the city of a military row is its post office alone, its state
 * is left to the postal code, and its position, that of a country abroad, says nothing about how far two of them lie apart.
 */
export function correctUsRow(row: PlaceRow): PlaceRow {
  const office = military.exec(row.place)?.[1];
  if (office === undefined) return row;
  return {
    ...row,
    place: office,
    divisions: [noDivision, noDivision, noDivision],
    latitude: Number.NaN,
    longitude: Number.NaN,
  };
}

/** One row for each place and code of the territories, as rows of the US. */
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
