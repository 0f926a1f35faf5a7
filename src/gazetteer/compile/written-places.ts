import { readTable, type TableLine } from '../read/data-table.ts';
import { type PlaceRow, placeRow } from '../read/place-row.ts';
import { type PlaceTable, positionOfRow } from './place-table.ts';

/** A line of a country's table in `data/places`. */
interface WrittenPlace {
  readonly place: string;
  /** None where the country has none. */
  readonly codes: readonly string[];
  /** Degrees. A place without a position lies where its postal codes do. */
  readonly position?: { readonly latitude: number; readonly longitude: number };
  /** The name of its administrative area; absent where its codes tell it. */
  readonly area?: string;
}

/** Reads a country's table, empty where there is none. */
export function readWrittenPlaces(country: string): WrittenPlace[] {
  return writtenPlaces(readTable('places', country));
}

/**
 * Reads the lines of a table: place, postal codes and ranges of them, for a place with a position its
 * latitude and longitude, and for one without codes its area. Throws an error that names a line it cannot
 * read.
 */
export function writtenPlaces(lines: readonly TableLine[]): WrittenPlace[] {
  return lines.map(({ cells, where }) => {
    const [place = '', codes = '', ...more] = cells;
    const degrees = more.slice(0, 2);
    const [, , area] = more;
    const isRead =
      place !== '' &&
      more.length === (codes === '' ? 3 : degrees.length) &&
      /^(?:[\dA-Z]+(?:-\d+)?(?: [\dA-Z]+(?:-\d+)?)*)?$/.test(codes) &&
      degrees.length !== 1 &&
      degrees.every((each) => /^-?\d+(?:\.\d+)?$/.test(each));
    if (!isRead) throw new Error(`${where}: it has not place and codes, with or without position and area.`);
    const [latitude, longitude] = degrees.map(Number);
    const position =
      latitude === undefined || longitude === undefined ? {} : { position: { latitude, longitude } };
    const all = codes === '' ? [] : codes.split(' ').flatMap(codesOfRange);
    return { place, codes: all, ...position, ...(area !== undefined && { area }) };
  });
}

/** Returns one row for each code of the places with positions. `area` is the code of their area. */
export function writtenRows(country: string, places: readonly WrittenPlace[], area = ''): PlaceRow[] {
  return places.flatMap(({ place, codes, position }) =>
    position === undefined
      ? []
      : codes.map((code) => placeRow(country, code, place, [{ name: '', code: area }], position)),
  );
}

/**
 * Adds the places without positions, each at the position of its postal code and after the source's own
 * places, and those without codes. A code that the source does not have is added where the place has a
 * position, and is left out elsewhere. A source without codes gets none.
 */
export function addWrittenPlaces(table: PlaceTable, places: readonly WrittenPlace[]): void {
  const rowOf = firstRows(table);
  const { country } = table.format;
  for (const { place, codes, position, area } of places) {
    if (area !== undefined) table.add(placeRow(country, '', place, [{ name: area, code: '' }], position));
    for (const code of rowOf.length === 0 ? [] : codes) {
      const row = rowOf[table.codes.find(code)] ?? -1;
      if (row < 0 && position !== undefined) table.add(placeRow(country, code, place, [], position));
      if (row < 0 || position !== undefined) continue;
      const divisions = [0, 1, 2].map((level) => table.division(level, row));
      table.add(placeRow(country, code, place, divisions, positionOfRow(table, row)), table.sourceOfRow[row]);
    }
  }
}

function codesOfRange(range: string): string[] {
  const [first = '', last] = range.split('-');
  if (last === undefined) return [first];
  const from = Number(first);
  return Array.from({ length: Number(last) - from + 1 }, (_, index) =>
    String(from + index).padStart(first.length, '0'),
  );
}

/** Returns the first row of each code, by the code's number. */
function firstRows({ codes, codeOfRow }: PlaceTable): Int32Array {
  const rows = new Int32Array(codes.texts.length).fill(-1);
  for (let row = codeOfRow.length - 1; row >= 0; row--) {
    const code = codeOfRow[row] ?? -1;
    if (code >= 0) rows[code] = row;
  }
  return rows;
}
