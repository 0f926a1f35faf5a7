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
  const ofCode = votes<number>();
  const ofDivision = votes<string>();
  const divisionOf = divisionNamer(table);
  for (let row = 0; row < areaOfRow.length; row++) {
    const [area = -1, code = -1, place = -1] = [areaOfRow[row], codeOfRow[row], joined.placeOfRow[row]];
    if (area < 0 || code < 0) continue;
    if (lacking.has(code)) ofCode.add(code, area);
    if (place >= 0) ofDivision.add(divisionOf(place), area);
  }
  const [areaOfCode, areaOfDivision] = [ofCode.winners(), ofDivision.winners()];
  return areaOfRow.map((area, row) => {
    const code = codeOfRow[row] ?? -1;
    if (code < 0) return areaOfDivision.get(divisionOf(row)) ?? area;
    return area < 0 ? (areaOfCode.get(code) ?? area) : area;
  });
}

/** Returns a function that identifies the two upper divisions of a row by their codes and names. */
function divisionNamer(table: PlaceTable): (row: number) => string {
  const known = new Map<number, string>();
  const [upper, lower] = table.levels;
  return (row) => {
    const numbers = (upper.rows[row] ?? 0) * lower.divisions.length + (lower.rows[row] ?? 0);
    return obtain(known, numbers, () => {
      const [first, second] = [table.division(0, row), table.division(1, row)];
      return `${first.code} ${first.name} ${second.code} ${second.name}`;
    });
  };
}

/** Counts rows by owner and area. The area with the most rows wins. */
function votes<Owner>() {
  const counts = new Map<Owner, Map<number, number>>();
  return {
    add(owner: Owner, area: number): void {
      const own = obtain(counts, owner, () => new Map<number, number>());
      own.set(area, (own.get(area) ?? 0) + 1);
    },
    winners(): ReadonlyMap<Owner, number> {
      const winners = new Map<Owner, number>();
      for (const [owner, own] of counts) {
        const [[most] = [-1]] = [...own].sort(([, one], [, other]) => other - one);
        winners.set(owner, most);
      }
      return winners;
    },
  };
}
