import type { PlaceTraits } from '../../address/countries/shared/place-traits.ts';
import { filterLists, gatherLists, invertLists, type Lists, withoutRepeats } from '../read/lists.ts';
import { encodePlacesFile, type PlacesManifest } from '../read/places-file.ts';
import { buildSpellingIndex } from '../read/spelling-index.ts';
import { encodeTexts } from '../read/text-table.ts';
import { adoptAreas } from './adopt-areas.ts';
import { collectLocalities, type Localities } from './collect-localities.ts';
import { type JoinedPlaces, joinPlaces } from './join-places.ts';
import { matchAreas } from './match-areas.ts';
import { measureCoverage } from './measure-coverage.ts';
import { largestNamesake, medianPositions } from './median-positions.ts';
import { type ListedNames, otherNames } from './other-names.ts';
import type { PlaceTable } from './place-table.ts';

export type PlacesSource = Omit<PlacesManifest, 'country' | 'codes'>;

export type CompiledPlaces = ReturnType<typeof compileTable>;

/** Compiles a filled table, and reports how its areas were matched to those of the address format. */
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
  const file = encodePlacesFile({
    ...compileCodes(table, localities),
    ...compileLocalities(table, localities),
    ...compileForms(localities),
    populations: bytes(populations),
    ...compileSpellings(localities, populations),
    manifest: json(manifest),
    areas: json(areas.areas),
    coverage: json(measureCoverage(table, joined, traits.list?.codeShare)),
  });
  return { file, manifest, areas };
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
  const places = filterLists(listed, (locality) => isDivision[locality] === 0);
  const divisions = filterLists(listed, (locality) => isDivision[locality] === 1);
  const all = lists(() => true);
  const codes = withoutSharedLists(invertLists(all, count), localities.preferredOf);
  const text = encodeTexts(sorted);
  const ends = table.lastOfRange;
  const rangeEnds = encodeTexts(ends.size === 0 ? [] : sorted.map((code) => ends.get(code) ?? ''));
  const rowsOfCode = gatherLists(sorted.length, table.rowCount, (row) => codeOfRow[row] ?? -1);
  return {
    codeOffsets: bytes(text.offsets),
    codeText: text.bytes,
    codePositions: bytes(medianPositions(rowsOfCode, table)),
    rangeEndOffsets: bytes(rangeEnds.offsets),
    rangeEndText: rangeEnds.bytes,
    placesOfCodeOffsets: bytes(places.offsets),
    placesOfCode: bytes(places.items),
    divisionsOfCodeOffsets: bytes(divisions.offsets),
    divisionsOfCode: bytes(divisions.items),
    codesOfLocalityOffsets: bytes(codes.offsets),
    codesOfLocality: bytes(codes.items),
  };
}

function compileForms({ count, preferredOf, localityOfPair }: Localities) {
  // The order is that of the rows that name them, so the usual name of a script comes first.
  const itemOf = (pair: number) => localityOfPair[pair] ?? 0;
  const ownerOf = (pair: number) => {
    const preferred = preferredOf[itemOf(pair)] ?? -1;
    return preferred === itemOf(pair) ? -1 : preferred;
  };
  const others = withoutRepeats(gatherLists(count, localityOfPair.length, ownerOf, itemOf));
  return {
    preferredOfLocality: bytes(preferredOf),
    formsOffsets: bytes(others.offsets),
    forms: bytes(others.items),
  };
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
  const index = buildSpellingIndex(keys.map((key, number) => (isWanted[number] === 1 ? key : '')));
  return {
    spellingBuckets: bytes(index.buckets),
    spellingMarks: index.marks,
    spellingKeys: bytes(index.keys),
  };
}

function compileLocalities(table: PlaceTable, localities: Localities) {
  const keys = encodeTexts(localities.keys);
  const names = encodeTexts(localities.names);
  // Other names have the positions of their places.
  const { count, rowOfPair, localityOfPair } = localities;
  const ownerOf = (pair: number) => {
    const locality = localityOfPair[pair] ?? 0;
    return isUsual(localities, locality) ? locality : -1;
  };
  const rowsOfLocality = gatherLists(count, rowOfPair.length, ownerOf, (pair) => rowOfPair[pair] ?? 0);
  return {
    keyOffsets: bytes(keys.offsets),
    keyText: keys.bytes,
    localitiesOfKey: bytes(localities.firstOfKey),
    nameOffsets: bytes(names.offsets),
    nameText: names.bytes,
    areaOfLocality: bytes(localities.areaOf),
    isDivision: localities.isDivision,
    localityPositions: bytes(medianPositions(rowsOfLocality, table, (rows) => largestNamesake(rows, table))),
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

function bytes(array: Uint16Array | Uint32Array | Float32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
