import type { PlaceTraits } from '../../address/countries/shared/place-traits.ts';
import { filterLists, gatherLists, invertLists, itemsOf, type Lists, withoutRepeats } from '../read/lists.ts';
import { encodePlacesFile, type PlacesManifest } from '../read/places-file.ts';
import { buildSpellingIndex } from '../read/spelling-index.ts';
import { collectLocalities, type Localities } from './collect-localities.ts';
import { type JoinedPlaces, joinPlaces } from './join-places.ts';
import { adoptAreas, matchAreas } from './match-areas.ts';
import { measureCoverage } from './measure-coverage.ts';
import { type ListedNames, otherNames } from './other-names.ts';
import type { PlaceTable } from './place-table.ts';

export type PlacesSource = Omit<PlacesManifest, 'country' | 'codes'>;

/** Compiles a filled table to the bytes of a file. */
export function compileTable(
  table: PlaceTable,
  source: PlacesSource,
  traits: PlaceTraits,
  listed: readonly ListedNames[],
) {
  const matched = matchAreas(table);
  const joined = joinPlaces(table, matched.areaOfRow);
  const areas = { ...matched, areaOfRow: adoptAreas(table, matched.areaOfRow, joined) };
  const names = otherNames(table.format.country, traits, listed);
  const localities = collectLocalities(table, areas, names, joined);
  const manifest = { country: table.format.country, ...source, codes: table.codes.texts.length };
  const populations = populationsOf(table, localities, joined);
  return encodePlacesFile({
    ...compileCodes(table, localities),
    ...compileLocalities(table, localities),
    preferredOf: localities.preferredOf,
    forms: compileForms(localities),
    populations,
    spellings: compileSpellings(localities, populations),
    manifest,
    areas: areas.areas,
    coverage: measureCoverage(table, joined, traits.list?.codeShare),
  });
}

function compileCodes(table: PlaceTable, localities: Localities) {
  const { texts: sorted, ranks } = table.codes.sorted();
  const codeOfRow = Int32Array.from(table.codeOfRow, (code) => (code < 0 ? -1 : (ranks[code] ?? -1)));
  const { isDivision, isListedPair, rowOfPair, localityOfPair, count } = localities;
  // In the order of the source's rows, each once.
  const lists = (isWanted: (pair: number) => boolean) => {
    const ownerOf = (pair: number) => (isWanted(pair) ? (codeOfRow[rowOfPair[pair] ?? 0] ?? -1) : -1);
    const itemOf = (pair: number) => localityOfPair[pair] ?? 0;
    return withoutRepeats(gatherLists(sorted.length, rowOfPair.length, ownerOf, itemOf));
  };
  const listed = lists((pair) => isListedPair[pair] === 1);
  const all = lists(() => true);
  const ends = table.lastOfRange;
  const rowsOfCode = gatherLists(sorted.length, table.rowCount, (row) => codeOfRow[row] ?? -1);
  return {
    codes: sorted,
    codePositions: medianPositions(rowsOfCode, table),
    rangeEnds: ends.size === 0 ? [] : sorted.map((code) => ends.get(code) ?? ''),
    placesOfCode: filterLists(listed, (locality) => isDivision[locality] === 0),
    divisionsOfCode: filterLists(listed, (locality) => isDivision[locality] === 1),
    codesOfLocality: withoutSharedLists(invertLists(all, count), localities.preferredOf),
  };
}

function compileForms({ count, preferredOf, localityOfPair }: Localities): Lists {
  // The order is that of the rows that name them, so the usual name of a script comes first.
  const itemOf = (pair: number) => localityOfPair[pair] ?? 0;
  const ownerOf = (pair: number) => {
    const preferred = preferredOf[itemOf(pair)] ?? -1;
    return preferred === itemOf(pair) ? -1 : preferred;
  };
  return withoutRepeats(gatherLists(count, localityOfPair.length, ownerOf, itemOf));
}

/** Returns the inhabitants of each locality: those of the place that its rows name or are joined to. */
function populationsOf(table: PlaceTable, localities: Localities, joined: JoinedPlaces): Uint32Array {
  const { count, rowOfPair, localityOfPair, isDivision } = localities;
  const populations = new Uint32Array(count);
  for (let pair = 0; pair < localityOfPair.length; pair++) {
    const locality = localityOfPair[pair] ?? 0;
    if (isDivision[locality] === 1) continue;
    const row = rowOfPair[pair] ?? 0;
    const place = joined.placeOfRow[row] ?? -1;
    const population = table.populations[place < 0 ? row : place] ?? 0;
    populations[locality] = Math.max(populations[locality] ?? 0, population);
  }
  return populations;
}

// Smaller places are found only by misspellings of their usual names.
const populationOfOtherNames = 100_000;

/** Compiles the spellings of keys that belong to places. Keys that only divisions have are left out. */
function compileSpellings(localities: Localities, populations: Uint32Array) {
  const { keys, keyOf, isDivision } = localities;
  const isWanted = new Uint8Array(keys.length);
  keyOf.forEach((key, locality) => {
    const isLarge = (populations[locality] ?? 0) >= populationOfOtherNames;
    if (isDivision[locality] === 0 && (isLarge || isUsual(localities, locality))) isWanted[key] = 1;
  });
  return buildSpellingIndex(keys.map((key, number) => (isWanted[number] === 1 ? key : '')));
}

function compileLocalities(table: PlaceTable, localities: Localities) {
  // Other names have the positions of their places.
  const { count, rowOfPair, localityOfPair } = localities;
  const ownerOf = (pair: number) => {
    const locality = localityOfPair[pair] ?? 0;
    return isUsual(localities, locality) ? locality : -1;
  };
  const rowsOfLocality = gatherLists(count, rowOfPair.length, ownerOf, (pair) => rowOfPair[pair] ?? 0);
  return {
    keys: localities.keys,
    firstOfKey: localities.firstOfKey,
    names: localities.names,
    areaOfLocality: localities.areaOf,
    isDivision: localities.isDivision,
    localityPositions: medianPositions(rowsOfLocality, table, (rows) => largestNamesake(rows, table)),
  };
}

function isUsual({ preferredOf }: Localities, locality: number): boolean {
  return preferredOf[locality] === locality;
}

/** Returns the same lists. The list of an owner is empty if it equals that of the owner that it points to. */
function withoutSharedLists(lists: Lists, pointsTo: Uint32Array): Lists {
  const isShared = pointsTo.map((other, owner) => Number(other !== owner && areSame(lists, owner, other)));
  return filterLists(lists, (_, owner) => isShared[owner] === 0);
}

function areSame({ offsets, items }: Lists, one: number, other: number): boolean {
  const [from, to, start] = [offsets[one] ?? 0, offsets[one + 1] ?? 0, offsets[other] ?? 0];
  if (to - from !== (offsets[other + 1] ?? 0) - start) return false;
  for (let at = from; at < to; at++) if (items[at] !== items[start + at - from]) return false;
  return true;
}

type Rows = readonly number[] | Uint32Array;

/**
 * Returns the latitude and longitude of each list's rows, or those of them to choose, in turn: the median of
 * each, so that a single wrong point does not shift a place. NaN if no row has a position.
 */
function medianPositions(
  rowsOf: Lists,
  { latitudes, longitudes }: PlaceTable,
  choose = (rows: Rows) => rows,
): Float32Array {
  const count = rowsOf.offsets.length - 1;
  const positions = new Float32Array(count * 2);
  for (let owner = 0; owner < count; owner++) {
    const rows = choose(itemsOf(rowsOf, owner));
    positions[owner * 2] = rounded(median(rows, latitudes));
    positions[owner * 2 + 1] = rounded(median(rows, longitudes));
  }
  return positions;
}

/**
 * Rounds to about a hundred metres: positions are no more precise, and further digits only fill the package.
 */
function rounded(degrees: number): number {
  return Math.round(degrees * 1024) / 1024;
}

function median(rows: Rows, values: readonly number[]): number {
  const known: number[] = [];
  for (let at = 0; at < rows.length; at++) {
    const value = values[rows[at] ?? 0] ?? Number.NaN;
    if (!Number.isNaN(value)) known.push(value);
  }
  const middle = known.length >>> 1;
  if (known.length < 2) return known[middle] ?? Number.NaN;
  return Float64Array.from(known).sort()[middle] ?? Number.NaN;
}

/**
 * Returns the rows of a locality. Of several places that have one name and no codes, only the largest stays,
 * the first of those: a point between them is no place at all. All stay if no population is known.
 */
export function largestNamesake(
  rows: Rows,
  { codeOfRow, populations }: Pick<PlaceTable, 'codeOfRow' | 'populations'>,
): Rows {
  if (rows.length < 2 || rows.some((row) => (codeOfRow[row] ?? -1) >= 0)) return rows;
  const of = (row: number) => populations[row] ?? 0;
  let [largest = 0] = rows;
  for (const row of rows) if (of(row) > of(largest)) largest = row;
  return of(largest) > 0 ? [largest] : rows;
}
