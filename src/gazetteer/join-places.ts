import { distanceKm } from '../address/distance.ts';
import { placeKey } from '../address/place-key.ts';
import { placeNameForms } from '../address/place-name-forms.ts';
import { type PlaceTable, positionOfRow } from './place-table.ts';

/** Which rows without a code are places that rows with codes name. */
export interface JoinedPlaces {
  /** For each row with a code the row without one that is the same place, else -1; -1 for rows without a code. */
  readonly placeOfRow: Int32Array;
  /** For each row without a code whether rows with codes name it. */
  readonly isJoined: Uint8Array;
}

// A town's outer postal districts lie so far from its centre, rarely further.
const sameTownKm = 30;

/**
 * Finds the places of lists without codes (cities with their other names) among those of postal lists: of the same name,
 * or of one of its other names where its own is unknown there, within 30 km; the nearest where there are several.
 */
export function joinPlaces(table: PlaceTable): JoinedPlaces {
  const placeOfRow = new Int32Array(table.rowCount).fill(-1);
  const isJoined = new Uint8Array(table.rowCount);
  const cities = table.codeOfRow.flatMap((code, row) => (code < 0 ? [row] : []));
  if (cities.length === 0 || cities.length === table.rowCount) return { placeOfRow, isJoined };
  const rowsOfKey = postalRowsByKey(table);
  const distances = new Float64Array(table.rowCount).fill(sameTownKm);
  for (const city of cities) {
    const name = table.places.texts[table.placeOfRow[city] ?? 0] ?? '';
    const near = nearRows(table, city, [name], rowsOfKey);
    const found = near.length > 0 ? near : nearRows(table, city, table.otherNames.get(city) ?? [], rowsOfKey);
    for (const { row, km } of found) {
      if (km > (distances[row] ?? 0)) continue;
      distances[row] = km;
      placeOfRow[row] = city;
    }
    if (found.length > 0) isJoined[city] = 1;
  }
  return { placeOfRow, isJoined };
}

function postalRowsByKey(table: PlaceTable): ReadonlyMap<string, number[]> {
  const keys = table.places.texts.map((name) => [
    ...new Set(placeNameForms(name).map((form) => placeKey(form, table.format.country))),
  ]);
  const rows = new Map<string, number[]>();
  for (const [row, code] of table.codeOfRow.entries()) {
    if (code < 0) continue;
    for (const key of keys[table.placeOfRow[row] ?? 0] ?? []) {
      const list = rows.get(key);
      if (list === undefined) rows.set(key, [row]);
      else list.push(row);
    }
  }
  return rows;
}

function nearRows(
  table: PlaceTable,
  city: number,
  names: readonly string[],
  rowsOfKey: ReadonlyMap<string, readonly number[]>,
): { row: number; km: number }[] {
  const keys = new Set(names.map((name) => placeKey(name, table.format.country)));
  const at = positionOfRow(table, city);
  return [...keys].flatMap((key) =>
    (rowsOfKey.get(key) ?? []).flatMap((row) => {
      const km = distanceKm(at, positionOfRow(table, row));
      return km <= sameTownKm ? [{ row, km }] : [];
    }),
  );
}
