import { distanceKm } from '../../address/countries/profile/distance.ts';
import { addToList } from '../../address/text/group-by.ts';
import { type PlaceTable, positionOfRow } from './place-table.ts';

/** The rows without a code that are places of rows with codes. */
export type JoinedPlaces = ReturnType<typeof joinPlaces>;

// A town's outer postal districts are rarely farther from its centre.
const sameTownKm = 30;

// A row without a position counts as this far from a place in its area.
const sameAreaKm = 20;

/**
 * Matches the places of lists without codes (cities with their other names) to those of postal lists. They
 * must have the same name, or share one of the city's other names if its own name is unknown there. They must
 * lie within 30 km, or in the same area if a row has no position. The nearest counts, and the larger of two
 * equally near. A row without a position takes the position of its place.
 */
export function joinPlaces(table: PlaceTable, areaOfRow: Int32Array) {
  const joined = {
    /** For each row with a code, the row without one that is the same place; -1 if there is none. */
    placeOfRow: new Int32Array(table.rowCount).fill(-1),
    /** For each row without a code, whether rows with codes name it. */
    isJoined: new Uint8Array(table.rowCount),
  };
  const cities = table.rowsWithoutCode();
  if (cities.length === 0 || cities.length === table.rowCount) return joined;
  const rowsOfKey = postalRowsByKey(table);
  const distances = new Float64Array(table.rowCount).fill(sameTownKm);
  cities.sort((a, b) => (table.populations[b] ?? 0) - (table.populations[a] ?? 0));
  const nearRows = (city: number, names: readonly string[]) => {
    const at = positionOfRow(table, city);
    const near: { row: number; km: number }[] = [];
    for (const key of keysOf(table, names)) {
      for (const row of rowsOfKey.get(key) ?? []) {
        const position = positionOfRow(table, row);
        const isKnown = !Number.isNaN(position.latitude);
        const km = isKnown ? distanceKm(at, position) : kmByArea(table, areaOfRow, city, row);
        if (km <= sameTownKm) near.push({ row, km });
      }
    }
    return near;
  };
  for (const city of cities) {
    const near = nearRows(city, [table.places.texts[table.placeOfRow[city] ?? 0] ?? '']);
    const found = near.length > 0 ? near : nearRows(city, table.otherNames[city] ?? []);
    for (const { row, km } of found) {
      if (km >= (distances[row] ?? 0)) continue;
      distances[row] = km;
      joined.placeOfRow[row] = city;
    }
    if (found.length > 0) joined.isJoined[city] = 1;
  }
  joined.placeOfRow.forEach((place, row) => {
    lendPosition(table, row, place);
  });
  return joined;
}

/** Returns the rows with codes by the numbers of their keys. */
function postalRowsByKey(table: PlaceTable): ReadonlyMap<number, readonly number[]> {
  const rows = new Map<number, number[]>();
  let last: { place: number; others: readonly string[]; keys: ReadonlySet<number> } | undefined;
  for (let row = 0; row < table.rowCount; row++) {
    if ((table.codeOfRow[row] ?? -1) < 0) continue;
    const [place = 0, others = []] = [table.placeOfRow[row], table.otherNames[row]];
    if (last?.place !== place || last.others !== others)
      last = { place, others, keys: keysOf(table, [...table.formsOfPlace(place), ...others]) };
    for (const key of last.keys) addToList(rows, key, row);
  }
  return rows;
}

function keysOf(table: PlaceTable, names: readonly string[]): ReadonlySet<number> {
  const keys = new Set(names.map((name) => table.keyNumber(name)));
  keys.delete(-1);
  return keys;
}

/**
 * Returns a distance by area: near if both lie in one area, or if the row has no area, but only if both share
 * the code of a smaller division.
 */
function kmByArea(table: PlaceTable, areaOfRow: Int32Array, city: number, row: number): number {
  const [ofCity, ofRow] = [areaOfRow[city] ?? -1, areaOfRow[row] ?? -1];
  const [small, other] = [table.division(1, city).code, table.division(1, row).code];
  const isSame = ofRow < 0 || ofCity === ofRow;
  return isSame && (small === '' || other === '' || small === other) ? sameAreaKm : Number.NaN;
}

function lendPosition(table: PlaceTable, row: number, place: number): void {
  if (place < 0 || !Number.isNaN(table.latitudes[row])) return;
  table.latitudes[row] = table.latitudes[place] ?? Number.NaN;
  table.longitudes[row] = table.longitudes[place] ?? Number.NaN;
}
