import type { JoinedPlaces } from './join-places.ts';
import type { PlaceTable } from './place-table.ts';

/**
 * Gives rows the area that other rows of the same table show, for sources that name areas in different ways.
 * A row with a code and no area takes the area of the code's other rows. A place without a code takes the
 * area of the postal places to which its division's places are joined. If several areas are possible, the one
 * with the most rows counts.
 */
export function adoptAreas(table: PlaceTable, areaOfRow: Int32Array, joined: JoinedPlaces): Int32Array {
  const adopted = areaOfRow.slice();
  const ofCode = new Votes<number>();
  const ofDivision = new Votes<string>();
  for (const [row, area] of areaOfRow.entries()) {
    const code = table.codeOfRow[row] ?? -1;
    const place = joined.placeOfRow[row] ?? -1;
    if (area < 0 || code < 0) continue;
    ofCode.add(code, area);
    if (place >= 0) ofDivision.add(divisionOf(table, place), area);
  }
  for (const [row, area] of areaOfRow.entries()) {
    const code = table.codeOfRow[row] ?? -1;
    if (code < 0) adopted[row] = ofDivision.winner(divisionOf(table, row)) ?? area;
    else if (area < 0) adopted[row] = ofCode.winner(code) ?? area;
  }
  return adopted;
}

function divisionOf(table: PlaceTable, row: number): string {
  const [first, second] = [table.division(0, row), table.division(1, row)];
  return `${first.code} ${first.name} ${second.code} ${second.name}`;
}

class Votes<Owner> {
  readonly #counts = new Map<Owner, Map<number, number>>();

  add(owner: Owner, area: number): void {
    const counts = this.#counts.get(owner) ?? new Map<number, number>();
    this.#counts.set(owner, counts.set(area, (counts.get(area) ?? 0) + 1));
  }

  winner(owner: Owner): number | undefined {
    const counts = [...(this.#counts.get(owner) ?? [])];
    return counts.sort(([, a], [, b]) => b - a)[0]?.[0];
  }
}
