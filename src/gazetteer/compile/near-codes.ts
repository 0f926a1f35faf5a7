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
    for (let row = 0; row < table.rowCount; row++) {
      const square = (table.codeOfRow[row] ?? -1) < 0 ? undefined : this.#square(row, 0, 0);
      if (square !== undefined) addToList(this.#rowsOfSquare, square, row);
    }
  }

  /** Whether no code has a position. */
  get isEmpty(): boolean {
    return this.#rowsOfSquare.size === 0;
  }

  /** Returns the code nearest to a row within 15 km, and how many codes lie so near. */
  around(row: number): { readonly nearest: number | undefined; readonly count: number } {
    const at = positionOfRow(this.#table, row);
    const codes = new Set<number>();
    let nearest: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const north of [-1, 0, 1]) {
      for (const east of [-1, 0, 1]) {
        for (const near of this.#rowsOfSquare.get(this.#square(row, north, east) ?? -1) ?? []) {
          const km = distanceKm(positionOfRow(this.#table, near), at);
          if (!(km <= nearKm)) continue;
          const code = this.#table.codeOfRow[near] ?? -1;
          codes.add(code);
          if (km >= least) continue;
          least = km;
          nearest = code;
        }
      }
    }
    return { nearest, count: codes.size };
  }

  #square(row: number, north: number, east: number): number | undefined {
    const { latitude, longitude } = positionOfRow(this.#table, row);
    if (Number.isNaN(latitude)) return undefined;
    const [down, right] = [Math.floor(latitude / squareDegrees), Math.floor(longitude / squareDegrees)];
    return (down + north + 1000) * 10_000 + right + east + 1000;
  }
}
