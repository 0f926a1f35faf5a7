import type { AddressFormat } from '../address/address-format.ts';
import { collectLocalities, type Localities } from './collect-localities.ts';
import { gatherLists, invertLists, type Lists, listOf, withoutRepeats } from './lists.ts';
import { type MatchedAreas, matchAreas } from './match-areas.ts';
import { medianPositions } from './median-positions.ts';
import { type OtherPlaceNames, otherNames } from './other-names.ts';
import type { PlaceRow } from './place-row.ts';
import { PlaceTable } from './place-table.ts';
import { encodePlacesFile, noArea, type PlacesManifest, type Sections } from './places-file.ts';
import { encodeTexts, sortTexts } from './text-table.ts';

/** What the compiler is told of a source. */
export type PlacesSource = Omit<PlacesManifest, 'country'>;

/** Compiles the rows of one country to the bytes of a file of places. The same rows give the same bytes. */
export function compilePlaces(
  rows: Iterable<PlaceRow>,
  format: AddressFormat,
  source: Omit<PlacesSource, 'rows'>,
  listed: OtherPlaceNames,
): Buffer {
  const table = new PlaceTable(format);
  for (const row of rows) table.add(row);
  return compileTable(table, { ...source, rows: table.rowCount }, listed).file;
}

export interface CompiledPlaces {
  readonly file: Buffer;
  readonly manifest: PlacesManifest;
  readonly areas: MatchedAreas;
}

/** Compiles a filled table; says how its areas were matched to those of the address format. */
export function compileTable(
  table: PlaceTable,
  source: PlacesSource,
  listed: OtherPlaceNames,
): CompiledPlaces {
  const areas = matchAreas(table);
  const localities = collectLocalities(table, areas, otherNames(table.format.country, listed));
  const manifest = { country: table.format.country, ...source };
  const sections = { ...compileCodes(table, localities), ...compileLocalities(table, localities, areas) };
  const file = encodePlacesFile({ ...sections, manifest: json(manifest), areas: json(areas.areas) });
  return { file, manifest, areas };
}

type CodeSections = Pick<
  Sections,
  | 'codeOffsets'
  | 'codeText'
  | 'codePositions'
  | ListSections<'placesOfCode' | 'divisionsOfCode' | 'codesOfLocality'>
>;
type ListSections<Name extends 'placesOfCode' | 'divisionsOfCode' | 'codesOfLocality'> =
  | Name
  | `${Name}Offsets`;

function compileCodes(table: PlaceTable, localities: Localities): CodeSections {
  const sorted = sortTexts([...table.codes.texts]);
  const numberOfText = new Map(sorted.map((text, number) => [text, number]));
  const renumbered = table.codes.texts.map((text) => numberOfText.get(text) ?? 0);
  const codeOfRow = table.codeOfRow.map((code) => renumbered[code] ?? 0);
  const all = listsOfCodes(codeOfRow, sorted.length, localities);
  const places = filterLists(all, (locality) => localities.isDivision[locality] === 0);
  const divisions = filterLists(all, (locality) => localities.isDivision[locality] === 1);
  const codes = invertLists(all, localities.count);
  const text = encodeTexts(sorted);
  const rowsOfCode = gatherLists(
    sorted.length,
    codeOfRow,
    codeOfRow.map((_, row) => row),
  );
  return {
    codeOffsets: bytes(text.offsets),
    codeText: text.bytes,
    codePositions: bytes(medianPositions(rowsOfCode, table)),
    placesOfCodeOffsets: bytes(places.offsets),
    placesOfCode: bytes(places.items),
    divisionsOfCodeOffsets: bytes(divisions.offsets),
    divisionsOfCode: bytes(divisions.items),
    codesOfLocalityOffsets: bytes(codes.offsets),
    codesOfLocality: bytes(codes.items),
  };
}

/** The localities of each code, in the order of the source's rows, each once. */
function listsOfCodes(
  codeOfRow: readonly number[],
  codeCount: number,
  { rowOfPair, localityOfPair }: Localities,
): Lists {
  const codeOfPair = rowOfPair.map((row) => codeOfRow[row] ?? 0);
  return withoutRepeats(gatherLists(codeCount, codeOfPair, localityOfPair));
}

type LocalitySections = Omit<Sections, keyof CodeSections | 'manifest' | 'areas'>;

function compileLocalities(table: PlaceTable, localities: Localities, areas: MatchedAreas): LocalitySections {
  const keys = encodeTexts(localities.keys);
  const names = encodeTexts(localities.names);
  const rowsOfLocality = gatherLists(localities.count, localities.localityOfPair, localities.rowOfPair);
  const inArea: number[] = [];
  for (let locality = 0; locality < localities.count; locality++) {
    if (localities.isDivision[locality] === 0 && localities.areaOf[locality] !== noArea)
      inArea.push(locality);
  }
  const areaOfEach = inArea.map((locality) => localities.areaOf[locality] ?? 0);
  const ofArea = gatherLists(areas.areas.length, areaOfEach, inArea);
  return {
    keyOffsets: bytes(keys.offsets),
    keyText: keys.bytes,
    localitiesOfKey: bytes(localities.firstOfKey),
    keyOfLocality: bytes(localities.keyOf),
    nameOffsets: bytes(names.offsets),
    nameText: names.bytes,
    areaOfLocality: bytes(localities.areaOf),
    isDivision: localities.isDivision,
    localityPositions: bytes(medianPositions(rowsOfLocality, table)),
    localitiesOfAreaOffsets: bytes(ofArea.offsets),
    localitiesOfArea: bytes(ofArea.items),
  };
}

function filterLists(lists: Lists, keep: (item: number) => boolean): Lists {
  const count = lists.offsets.length - 1;
  const offsets = new Uint32Array(count + 1);
  const items: number[] = [];
  for (let owner = 0; owner < count; owner++) {
    for (const item of listOf(lists, owner)) if (keep(item)) items.push(item);
    offsets[owner + 1] = items.length;
  }
  return { offsets, items: Uint32Array.from(items) };
}

function bytes(array: Uint16Array | Uint32Array | Float32Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function json(value: unknown): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
