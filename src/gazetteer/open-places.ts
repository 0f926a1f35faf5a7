import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import type { PlaceArea, Places, Position } from '../address/places.ts';
import { type Coverage, coverageOf } from './coverage.ts';
import { DataError } from './data-error.ts';
import { gatherLists, type Lists, listOf } from './lists.ts';
import {
  checkVersions,
  decodePlacesFile,
  headerLength,
  noArea,
  type PlacesManifest,
  type SectionName,
  statedDigest,
} from './places-file.ts';
import { rangeFinder } from './range-finder.ts';
import { keysLike } from './spelling-index.ts';
import { TextReader } from './text-table.ts';

/** What a compiled file states about itself. */
export interface PlacesSummary {
  readonly manifest: PlacesManifest;
  /** SHA-256 of the content, in hexadecimal. */
  readonly digest: string;
}

/** Places of one country, opened from a compiled file. */
export interface OpenedPlaces extends Places, PlacesSummary {
  /** Returns the last code of the range that a code begins, or the empty text. */
  lastOfRange(code: number): string;
}

/**
 * Returns what a compiled file states about itself. Nothing more is read, and only `openPlaces` checks
 * whether it is true. Throws a `DataError` naming the file if it is unreadable or of another version.
 */
export function readSummary(path: string): PlacesSummary {
  const file = readStart(path);
  checkVersions(file, path);
  const offset = file.readUInt32LE(headerLength);
  const length = file.readUInt32LE(headerLength + 4);
  if (offset + length > file.length) return openPlaces(path);
  return {
    manifest: parseSection<PlacesManifest>(file.subarray(offset, offset + length)),
    digest: statedDigest(file),
  };
}

// Enough for the header and the manifest of almost every file.
const startLength = 4096;

function readStart(path: string): Buffer {
  try {
    const file = openSync(path, 'r');
    try {
      const start = Buffer.alloc(startLength);
      return start.subarray(0, readSync(file, start, 0, startLength, 0));
    } finally {
      closeSync(file);
    }
  } catch (cause) {
    throw new DataError(`${path} cannot be read.`, { cause });
  }
}

/**
 * Opens a compiled file of places. Throws a `DataError` naming it if it is unreadable, damaged or of another
 * version.
 */
export function openPlaces(path: string): OpenedPlaces {
  return readPlaces(readFile(path), path);
}

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new DataError(`${path} cannot be read.`, { cause });
  }
}

/**
 * Returns the places in the bytes of a compiled file. Only the manifest and the areas are parsed. `path` is
 * for messages.
 */
export function readPlaces(file: Buffer, path: string): OpenedPlaces {
  const sections = decodePlacesFile(file, path);
  const numbers = (name: SectionName) => uint32(sections[name]);
  const lists = (offsets: SectionName, items: SectionName): Lists => ({
    offsets: numbers(offsets),
    items: numbers(items),
  });
  const codes = new TextReader({ offsets: numbers('codeOffsets'), bytes: sections.codeText });
  const keys = new TextReader({ offsets: numbers('keyOffsets'), bytes: sections.keyText });
  const names = new TextReader({ offsets: numbers('nameOffsets'), bytes: sections.nameText });
  const placesOfCode = lists('placesOfCodeOffsets', 'placesOfCode');
  const divisionsOfCode = lists('divisionsOfCodeOffsets', 'divisionsOfCode');
  const codesOfLocality = lists('codesOfLocalityOffsets', 'codesOfLocality');
  const firstOfKey = numbers('localitiesOfKey');
  const keyOfLocality = ownersOf(firstOfKey);
  const areaOfLocality = uint16(sections.areaOfLocality);
  const areas = parseSection<PlaceArea[]>(sections.areas);
  const localitiesOfArea = placesOfAreas(areas.length, areaOfLocality, sections.isDivision);
  const codePositions = float32(sections.codePositions);
  const localityPositions = float32(sections.localityPositions);
  const preferredOf = numbers('preferredOfLocality');
  const forms = lists('formsOffsets', 'forms');
  const populations = numbers('populations');
  const spellings = {
    buckets: numbers('spellingBuckets'),
    marks: sections.spellingMarks,
    keys: numbers('spellingKeys'),
  };
  const rangeEnds = new TextReader({ offsets: numbers('rangeEndOffsets'), bytes: sections.rangeEndText });
  const coverage = parseSection<Coverage>(sections.coverage);
  const preferred = (locality: number) => preferredOf[locality] ?? locality;
  return {
    manifest: parseSection<PlacesManifest>(sections.manifest),
    digest: statedDigest(file),
    areas,
    codeCount: codes.count,
    localityCount: names.count,
    findCode: (code) => codes.find(code),
    codeText: (code) => codes.text(code),
    localitiesOfCode: (code) => listOf(placesOfCode, code),
    divisionsOfCode: (code) => listOf(divisionsOfCode, code),
    isDivision: (locality) => sections.isDivision[locality] === 1,
    findLocalities: (key) => localitiesOf(firstOfKey, keys.find(key)),
    localitiesWithPrefix: (prefix) => localitiesOfKeys(firstOfKey, keys.rangeOfPrefix(prefix)),
    likeKey: (key) =>
      keysLike(key, spellings, (number) => keys.text(number))
        .flatMap((number) => localitiesOf(firstOfKey, number))
        .filter((locality) => sections.isDivision[locality] === 0),
    localityName: (locality) => names.text(locality),
    localityKey: (locality) => keys.text(keyOfLocality[locality] ?? 0),
    preferred,
    formsOf: (locality) => [preferred(locality), ...listOf(forms, preferred(locality))],
    population: (locality) => populations[locality] ?? 0,
    areaOfLocality: (locality) => {
      const area = areaOfLocality[locality] ?? noArea;
      return area === noArea ? -1 : area;
    },
    codesOfLocality: (locality) => {
      const own = listOf(codesOfLocality, locality);
      return own.length > 0 ? own : listOf(codesOfLocality, preferred(locality));
    },
    localitiesOfArea: (area) => listOf(localitiesOfArea, area),
    codePosition: (code) => positionAt(codePositions, code),
    localityPosition: (locality) => positionAt(localityPositions, preferred(locality)),
    codesWithPrefix: (prefix) => codes.rangeOfPrefix(prefix),
    codeOfRange: rangeFinder(codes, rangeEnds),
    lastOfRange: (code) => (code < rangeEnds.count ? rangeEnds.text(code) : ''),
    codeCoverage: (code) => coverageOf(coverage, code),
    nameCoverage: coverage.names,
  };
}

function localitiesOf(firstOfKey: Uint32Array, key: number): number[] {
  const found: number[] = [];
  if (key < 0) return found;
  const end = firstOfKey[key + 1] ?? 0;
  for (let locality = firstOfKey[key] ?? end; locality < end; locality++) found.push(locality);
  return found;
}

/** Yields the localities of a range of keys. Localities are numbered in the order of their keys. */
function* localitiesOfKeys(
  firstOfKey: Uint32Array,
  [from, to]: readonly [number, number],
): Generator<number> {
  const end = firstOfKey[to] ?? 0;
  for (let locality = firstOfKey[from] ?? end; locality < end; locality++) yield locality;
}

/** Returns the owner of each item, for items that follow one another in the order of their owners. */
function ownersOf(firstOfOwner: Uint32Array): Uint32Array {
  const owners = new Uint32Array(firstOfOwner.at(-1) ?? 0);
  for (let owner = 0; owner + 1 < firstOfOwner.length; owner++) {
    owners.fill(owner, firstOfOwner[owner], firstOfOwner[owner + 1]);
  }
  return owners;
}

function placesOfAreas(areaCount: number, areaOfLocality: Uint16Array, isDivision: Uint8Array): Lists {
  const isListed = (area: number, locality: number) => area !== noArea && isDivision[locality] === 0;
  const places: number[] = [];
  for (const [locality, area] of areaOfLocality.entries()) {
    if (isListed(area, locality)) places.push(locality);
  }
  return gatherLists(
    areaCount,
    places.map((locality) => areaOfLocality[locality] ?? 0),
    places,
  );
}

function positionAt(positions: Float32Array, index: number): Position {
  return {
    latitude: positions[index * 2] ?? Number.NaN,
    longitude: positions[index * 2 + 1] ?? Number.NaN,
  };
}

function uint32(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT);
}

function uint16(bytes: Uint8Array): Uint16Array {
  return new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint16Array.BYTES_PER_ELEMENT);
}

function float32(bytes: Uint8Array): Float32Array {
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Float32Array.BYTES_PER_ELEMENT);
}

function parseSection<T>(bytes: Uint8Array): T {
  // The compiler writes this shape, and the file's digest protects it.
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as T;
}
