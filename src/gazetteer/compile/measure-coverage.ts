import { distanceKm, kmNorth } from '../../address/countries/profile/distance.ts';
import { addToList, obtain } from '../../address/text/group-by.ts';
import { type Coverage, shareOf } from '../read/places-file.ts';
import type { JoinedPlaces } from './join-places.ts';
import { type PlaceTable, positionOfRow } from './place-table.ts';

// A code of a large city serves at most this many inhabitants, so a city of a million has ten codes or more.
const inhabitantsOfCode = 100_000;
// The coverage assumed for a country before counting, and the number of places it counts as.
const prior = 0.95;
const priorWeight = 10;
// Fewer places say nothing about the codes with a beginning.
const leastPlaces = 8;
// For a list of places without any codes: it has every town and most villages.
const namesOfPlacesAlone = 0.7;

/** A place from a list that is independent of the codes. */
type KnownPlace = ReturnType<typeof knownPlaces>[number];

/**
 * Measures how complete a table's names and codes are. Names: the share of the places in lists without codes
 * that the postal names also have (recapture). Codes, for each beginning: the share found of the codes that
 * such places must have. A place is served by a code near it, and a large city by many. The share is
 * multiplied by that of a list alone, where it is known to lack codes of no place. If several sources have
 * codes, it is multiplied by their combined coverage, estimated from the overlap of each two.
 */
export function measureCoverage(table: PlaceTable, joined: JoinedPlaces, ofList = 1): Coverage {
  if (table.codes.texts.length === 0) return { names: namesOfPlacesAlone, codes: { '': 0 } };
  const places = knownPlaces(table, joined);
  const named = places.filter(({ isNamed }) => isNamed).length;
  const recaptured = recapturedCodes(table, ofList);
  const served = servedShares(places);
  const codes: Record<string, number> = {};
  for (const beginning of [...new Set([...served.keys(), ...recaptured.keys()])].sort()) {
    const share = shareOf(served, beginning, prior) * shareOf(recaptured, beginning, 1);
    codes[beginning] = rounded(share);
  }
  return { names: rounded((named + prior * priorWeight) / (places.length + priorWeight)), codes };
}

/** Returns for each beginning of codes the share found of the codes that its places must have. */
function servedShares(places: readonly KnownPlace[]): Map<string, number> {
  const tallies = new Map<string, { places: number; expected: number; found: number }>();
  for (const { code, expected, found } of places) {
    for (const beginning of beginningsOf(code)) {
      const tally = obtain(tallies, beginning, () => ({ places: 0, expected: 0, found: 0 }));
      tally.places++;
      tally.expected += expected;
      tally.found += found;
    }
  }
  const shares = new Map<string, number>([['', prior]]);
  for (const beginning of [...tallies.keys()].sort()) {
    const { places: count = 0, expected = 0, found = 0 } = tallies.get(beginning) ?? {};
    if (beginning !== '' && count < leastPlaces) continue;
    const believed = shareOf(shares, beginning, prior);
    shares.set(beginning, (found + believed * priorWeight) / (expected + priorWeight));
  }
  return shares;
}

const none: ReadonlySet<number> = new Set();

/**
 * For each such place: a code of it, or the code nearest to it, empty if no code is near; how many codes it
 * must have, and how many of those exist.
 */
function knownPlaces(table: PlaceTable, { placeOfRow, isJoined }: JoinedPlaces) {
  const codesOf = new Map<number, Set<number>>();
  placeOfRow.forEach((place, row) => {
    if (place >= 0) obtain(codesOf, place, () => new Set()).add(table.codeOfRow[row] ?? -1);
  });
  const near = nearCodes(table);
  return table.rowsWithoutCode().map((row) => {
    const own = codesOf.get(row) ?? none;
    const { nearest, count } = near.around(row);
    const [code = nearest] = own;
    const isNamed = isJoined[row] === 1;
    // If no code has a position, a place that no code names says nothing about the codes.
    if (code === undefined && near.isEmpty) return { isNamed, code: '', expected: 0, found: 0 };
    const expected = Math.max(1, (table.populations[row] ?? 0) / inhabitantsOfCode);
    const found = Math.min(expected, Math.max(own.size, count));
    return { isNamed, code: code === undefined ? '' : (table.codes.texts[code] ?? ''), expected, found };
  });
}

/** Returns the beginnings of a code that leave two signs or more, and the empty one. */
function beginningsOf(code: string): string[] {
  return Array.from({ length: Math.max(1, code.length - 1) }, (_, length) => code.slice(0, length));
}

function rounded(share: number): number {
  return Math.round(share * 1000) / 1000;
}

// Fewer common codes say nothing about a beginning.
const leastInCommon = 20;

/**
 * Returns for each beginning of codes the share of all its codes that a table's sources have together, if at
 * least two sources have codes there. By capture and recapture (Lincoln and Petersen), the share that one
 * source has of another's codes is its share of all codes. One source alone has the given share.
 */
function recapturedCodes(table: PlaceTable, alone: number): Map<string, number> {
  const shares = new Map<string, number>();
  const sources = codesBySource(table);
  if (sources.length < 2) return shares.set('', alone);
  for (const [beginning, sets] of byBeginning(sources, table.codes.texts)) {
    const missed = sets.map((own, index) => {
      const others = new Set(sets.flatMap((set, at) => (at === index ? [] : [...set])));
      const common = [...own].filter((code) => others.has(code)).length;
      return common < leastInCommon ? undefined : 1 - common / others.size;
    });
    if (missed.some((share) => share === undefined)) continue;
    shares.set(beginning, 1 - missed.reduce<number>((all, share) => all * (share ?? 1), 1));
  }
  return shares;
}

function codesBySource(table: PlaceTable): ReadonlySet<number>[] {
  const sources = new Map<number, Set<number>>();
  table.codeOfRow.forEach((code, row) => {
    if (code >= 0) obtain(sources, table.sourceOfRow[row] ?? 0, () => new Set()).add(code);
  });
  return [...sources.values()];
}

function byBeginning(sources: readonly ReadonlySet<number>[], texts: readonly string[]) {
  const found = new Map<string, Set<number>[]>();
  for (const [index, codes] of sources.entries()) {
    for (const code of codes) {
      for (const beginning of beginningsOf(texts[code] ?? ''))
        obtain(found, beginning, () => sources.map(() => new Set()))[index]?.add(code);
    }
  }
  return found;
}

// A place farther than this from every known code has a code that the data lacks.
const nearKm = 15;
const squareDegrees = 0.25;

function nearCodes(table: PlaceTable) {
  const rowsOfSquare = new Map<number, number[]>();
  const squareOf = (row: number, north: number, east: number) => {
    const { latitude, longitude } = positionOfRow(table, row);
    if (Number.isNaN(latitude)) return -1;
    const [down, right] = [Math.floor(latitude / squareDegrees), Math.floor(longitude / squareDegrees)];
    return (down + north + 1000) * 10_000 + right + east + 1000;
  };
  for (let row = 0; row < table.rowCount; row++) {
    const square = (table.codeOfRow[row] ?? -1) < 0 ? -1 : squareOf(row, 0, 0);
    if (square >= 0) addToList(rowsOfSquare, square, row);
  }
  return {
    isEmpty: rowsOfSquare.size === 0,
    /** Returns the code nearest to a row within 15 km, and how many codes lie so near. */
    around(row: number) {
      const at = positionOfRow(table, row);
      const codes = new Set<number>();
      let nearest: number | undefined;
      let least = Number.POSITIVE_INFINITY;
      const squares = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => squareOf(row, north, east)));
      for (const near of squares.flatMap((square) => rowsOfSquare.get(square) ?? [])) {
        const position = positionOfRow(table, near);
        if (kmNorth(position, at) > nearKm) continue;
        const km = distanceKm(position, at);
        if (!(km <= nearKm)) continue;
        const code = table.codeOfRow[near] ?? -1;
        codes.add(code);
        if (km >= least) continue;
        least = km;
        nearest = code;
      }
      return { nearest, count: codes.size };
    },
  };
}
