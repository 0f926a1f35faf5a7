import { obtain } from '../../address/text/group-by.ts';
import type { JoinedPlaces } from './join-places.ts';
import type { PlaceTable } from './place-table.ts';

/**
 * Gives rows the area that other rows of the same table show, for sources that name areas in different ways.
 * A row with a code and no area takes the area of the code's other rows. A place without a code takes the
 * area of the postal places to which its division's places are joined. If several areas are possible, the one
 * with the most rows counts.
 */
export function adoptAreas(table: PlaceTable, areaOfRow: Int32Array, joined: JoinedPlaces) {
  const { codeOfRow } = table;
  const lacking = new Set(codeOfRow.filter((_, row) => (areaOfRow[row] ?? -1) < 0));
  const [upper, lower] = table.levels;
  const divisionOf = (row: number) =>
    (upper.rows[row] ?? 0) * lower.divisions.length + (lower.rows[row] ?? 0);
  const ofCode: AreaCounts = new Map();
  const ofDivision: AreaCounts = new Map();
  for (let row = 0; row < areaOfRow.length; row++) {
    const [area = -1, code = -1, place = -1] = [areaOfRow[row], codeOfRow[row], joined.placeOfRow[row]];
    if (area < 0 || code < 0) continue;
    if (lacking.has(code)) count(ofCode, code, area);
    if (place >= 0) count(ofDivision, divisionOf(place), area);
  }
  const [areaOfCode, areaOfDivision] = [commonest(ofCode), commonest(ofDivision)];
  return areaOfRow.map((area, row) => {
    const code = codeOfRow[row] ?? -1;
    if (code < 0) return areaOfDivision.get(divisionOf(row)) ?? area;
    return area < 0 ? (areaOfCode.get(code) ?? area) : area;
  });
}

/** The numbers of rows by their area, by what they have in common. */
type AreaCounts = Map<number, Map<number, number>>;

function count(counts: AreaCounts, owner: number, area: number): void {
  const own = obtain(counts, owner, () => new Map<number, number>());
  own.set(area, (own.get(area) ?? 0) + 1);
}

/** Returns for each owner the area with the most rows. */
function commonest(counts: AreaCounts): ReadonlyMap<number, number> {
  return new Map(
    Array.from(counts, ([owner, own]) => {
      const [[most] = [-1]] = [...own].sort(([, one], [, other]) => other - one);
      return [owner, most];
    }),
  );
}
