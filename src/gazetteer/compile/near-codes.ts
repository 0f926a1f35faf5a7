import { distanceKm } from '../../address/countries/profile/distance.ts';
import { addToList } from '../../address/text/group-by.ts';
import { type PlaceTable, positionOfRow } from './place-table.ts';

// A place farther than this from every known code has a code that the data lacks.
const nearKm = 15;
const squareDegrees = 0.25;

/** The codes of a table by their position on the map. */
export class NearCodes {
  readonly #table: PlaceTable;
  readonly #rowsOfSquare = new Map<number, number[]>();

  constructor(table: PlaceTable) {
    this.#table = table;
    for (const [row, code] of table.codeOfRow.entries()) {
      const square = this.#square(row, 0, 0);
      if (code >= 0 && square !== undefined) addToList(this.#rowsOfSquare, square, row);
    }
  }

  /** Whether no code has a position. */
  get isEmpty(): boolean {
    return this.#rowsOfSquare.size === 0;
  }

  /** Returns the codes within 15 km of a row, the nearest first, each once. */
  to(row: number): number[] {
    const at = positionOfRow(this.#table, row);
    const found: { code: number; km: number }[] = [];
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const near of this.#rowsOfSquare.get(this.#square(row, north, east) ?? -1) ?? []) {
          const km = distanceKm(positionOfRow(this.#table, near), at);
          if (km <= nearKm) found.push({ code: this.#table.codeOfRow[near] ?? -1, km });
        }
      }
    }
    return [...new Set(found.sort((a, b) => a.km - b.km).map(({ code }) => code))];
  }

  #square(row: number, north: number, east: number): number | undefined {
    const { latitude, longitude } = positionOfRow(this.#table, row);
    if (Number.isNaN(latitude)) return undefined;
    const [down, right] = [latitude, longitude].map((degrees) => Math.floor(degrees / squareDegrees));
    return ((down ?? 0) + north + 1000) * 10_000 + (right ?? 0) + east + 1000;
  }
}
