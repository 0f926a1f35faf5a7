import { distanceKm } from '../address/distance.ts';
import type { Coverage } from './coverage.ts';
import type { JoinedPlaces } from './join-places.ts';
import { type PlaceTable, positionOfRow } from './place-table.ts';

// No code of a large city serves more inhabitants: a city of a million has ten codes or more.
const inhabitantsOfCode = 100_000;
// What is believed of a country before anything is counted there, and as how many places it counts.
const prior = 0.9;
const priorWeight = 10;
// Fewer places say nothing about a beginning of codes.
const leastPlaces = 8;
// Of a list of places without any codes: it has every town and most villages.
const namesOfPlacesAlone = 0.7;
const squareDegrees = 0.25;

/** What was counted for the codes that begin alike. */
interface Tally {
  /** Places of a list that is independent of the codes. */
  places: number;
  /** How many of them the codes name. */
  named: number;
  codesExpected: number;
  codesFound: number;
}

/**
 * Measures how complete a table's names and codes are against the places that it has from lists without codes: the share of
 * them that the postal names have (recapture), and for each beginning of codes that share times how many of the codes
 * that its cities must have are there. Cities stand where the code nearest to them is.
 */
export function measureCoverage(table: PlaceTable, joined: JoinedPlaces): Coverage {
  if (table.codes.texts.length === 0) return { names: namesOfPlacesAlone, codes: { '': 0 } };
  const tallies = new Map<string, Tally>();
  for (const { beginning, isNamed, population, codes } of knownPlaces(table, joined)) {
    const expected = Math.max(1, population / inhabitantsOfCode);
    for (let length = 0; length <= Math.max(0, beginning.length - 2); length++) {
      const tally = tallyOf(tallies, beginning.slice(0, length));
      tally.places++;
      tally.codesExpected += expected;
      if (!isNamed) continue;
      tally.named++;
      tally.codesFound += Math.min(expected, codes);
    }
  }
  const whole = tallyOf(tallies, '');
  const codes: Record<string, number> = {};
  for (const beginning of [...tallies.keys()].sort()) {
    const tally = tallyOf(tallies, beginning);
    const believed = codes[beginning.slice(0, -1)] ?? prior;
    if (beginning === '' || tally.places >= leastPlaces)
      codes[beginning] = rounded(believedShare(tally, believed));
  }
  return { names: rounded((whole.named + prior * priorWeight) / (whole.places + priorWeight)), codes };
}

interface KnownPlace {
  /** A code of the place, or the code nearest to it. */
  readonly beginning: string;
  readonly isNamed: boolean;
  readonly population: number;
  readonly codes: number;
}

function knownPlaces(table: PlaceTable, { placeOfRow, isJoined }: JoinedPlaces): KnownPlace[] {
  const codesOf = new Map<number, Set<number>>();
  for (const [row, place] of placeOfRow.entries()) {
    if (place < 0) continue;
    const codes = codesOf.get(place) ?? new Set<number>();
    codesOf.set(place, codes.add(table.codeOfRow[row] ?? -1));
  }
  const nearest = new NearestCode(table);
  return [...isJoined.keys()].flatMap((row) => {
    if ((table.codeOfRow[row] ?? -1) >= 0) return [];
    const codes = codesOf.get(row);
    const code = codes?.values().next().value ?? nearest.to(row);
    const beginning = code === undefined ? '' : (table.codes.texts[code] ?? '');
    const population = table.populations[row] ?? 0;
    return [{ beginning, isNamed: isJoined[row] === 1, population, codes: codes?.size ?? 0 }];
  });
}

/** The code nearest to a place, among those in its square of the map and the eight around it. */
class NearestCode {
  readonly #table: PlaceTable;
  readonly #rowsOfSquare = new Map<string, number[]>();

  constructor(table: PlaceTable) {
    this.#table = table;
    for (const [row, code] of table.codeOfRow.entries()) {
      const square = this.#square(row, 0, 0);
      if (code < 0 || square === undefined) continue;
      const rows = this.#rowsOfSquare.get(square);
      if (rows === undefined) this.#rowsOfSquare.set(square, [row]);
      else rows.push(row);
    }
  }

  to(row: number): number | undefined {
    const steps = [-1, 0, 1];
    const squares = steps.flatMap((north) => steps.map((east) => this.#square(row, north, east)));
    let best: number | undefined;
    let bestKm = Number.POSITIVE_INFINITY;
    for (const near of squares.flatMap((square) => this.#rowsOfSquare.get(square ?? '') ?? [])) {
      const km = distanceKm(positionOfRow(this.#table, near), positionOfRow(this.#table, row));
      if (!(km < bestKm)) continue;
      bestKm = km;
      best = this.#table.codeOfRow[near];
    }
    return best;
  }

  #square(row: number, north: number, east: number): string | undefined {
    const { latitude, longitude } = positionOfRow(this.#table, row);
    if (Number.isNaN(latitude)) return undefined;
    return `${Math.floor(latitude / squareDegrees) + north} ${Math.floor(longitude / squareDegrees) + east}`;
  }
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

function believedShare({ codesFound, codesExpected }: Tally, believed: number): number {
  return (codesFound + believed * priorWeight) / (codesExpected + priorWeight);
}

function tallyOf(tallies: Map<string, Tally>, beginning: string): Tally {
  const known = tallies.get(beginning);
  if (known !== undefined) return known;
  const tally = { places: 0, named: 0, codesExpected: 0, codesFound: 0 };
  tallies.set(beginning, tally);
  return tally;
}
