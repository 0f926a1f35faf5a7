import { readFileSync } from 'node:fs';
import type { Position } from '../address/places.ts';
import { noDivision, type PlaceRow } from './place-row.ts';
import type { PlaceTable } from './place-table.ts';

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

/** `data/us-city-names.json`: by state and place the ZIP Codes that know the place beside their preferred city. */
export interface UsCityNames {
  readonly reason: string;
  readonly source: string;
  readonly states: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** The file that ships with the program. */
export function readUsCityNames(): UsCityNames {
  const path = new URL('../../data/us-city-names.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as UsCityNames;
}

/**
 * One row for each other name of a ZIP Code's city, where the code lies; none for a code whose position is not given.
 */
export function cityNameRows(
  names: UsCityNames,
  positionOf: (postalCode: string) => Position | undefined,
): PlaceRow[] {
  return Object.entries(names.states).flatMap(([state, places]) =>
    Object.entries(places).flatMap(([place, codes]) =>
      codes.flatMap((postalCode) => {
        const position = positionOf(postalCode);
        const divisions = [{ name: '', code: state }, noDivision, noDivision] as const;
        return position === undefined ? [] : [{ country: 'US', postalCode, place, divisions, ...position }];
      }),
    ),
  );
}

/** Adds to a table of the US what no source has: the territories, and other names of cities. */
export function addUsPlaces(table: PlaceTable): void {
  for (const row of territoryRows(readTerritories())) table.add(row);
  for (const row of cityNameRows(readUsCityNames(), positions(table))) table.add(row);
}

/** The position of each code's first row. */
function positions(table: PlaceTable): (postalCode: string) => Position | undefined {
  const found = new Map<string, Position>();
  for (const [row, code] of table.codeOfRow.entries()) {
    const text = table.codes.texts[code] ?? '';
    const latitude = table.latitudes[row] ?? Number.NaN;
    const longitude = table.longitudes[row] ?? Number.NaN;
    if (!found.has(text)) found.set(text, { latitude, longitude });
  }
  return (postalCode) => found.get(postalCode);
}

function codesOfRange(range: string): string[] {
  const [first = '', last = first] = range.split('-');
  const from = Number(first);
  return Array.from({ length: Number(last) - from + 1 }, (_, index) => String(from + index).padStart(5, '0'));
}
