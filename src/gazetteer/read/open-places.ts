import { closeSync, openSync, readSync } from 'node:fs';
import { kmPerDegree } from '../../address/countries/profile/distance.ts';
import type { Places, Position } from '../../address/countries/profile/places.ts';
import { codeFinder, rangeFinder } from './code-finder.ts';
import { checkHeader, sectionAt, statedDigest } from './compiled-file.ts';
import { readDataFile } from './data-directory.ts';
import { orDataError } from './data-error.ts';
import { gatherLists, hasItem, itemsOf, type Lists, listOf, ownersOf } from './lists.ts';
import { decodePlacesFile, noArea, type PlacesManifest, placesFile, shareOf } from './places-file.ts';
import { keysLike } from './spelling-index.ts';

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
  const start = readStart(path);
  checkHeader(start, path, placesFile);
  try {
    const { offset, length } = sectionAt(start, 0);
    const manifest: PlacesManifest | null = JSON.parse(start.toString('utf8', offset, offset + length));
    if (typeof manifest?.country === 'string' && typeof manifest.codes === 'number')
      return { manifest, digest: statedDigest(start) };
  } catch {
    // The manifest is longer than the beginning of the file, or damaged, which the digest tells.
  }
  return openPlaces(path);
}

// Enough for the header and the manifest of almost every file.
const startLength = 4096;

function readStart(path: string): Buffer {
  return orDataError(`${path} cannot be read.`, () => {
    const file = openSync(path, 'r');
    try {
      const start = Buffer.alloc(startLength);
      return start.subarray(0, readSync(file, start, 0, startLength, 0));
    } finally {
      closeSync(file);
    }
  });
}

/**
 * Opens a compiled file of places. Throws a `DataError` naming it if it is unreadable, damaged or of another
 * version.
 */
export function openPlaces(path: string): OpenedPlaces {
  return readPlaces(readDataFile(path), path);
}

/**
 * Returns the places in the bytes of a compiled file. Only the manifest and the areas are parsed. `path` is
 * for messages.
 */
export function readPlaces(file: Buffer, path: string): OpenedPlaces {
  const tables = decodePlacesFile(file, path);
  const { codes, keys, names, areas, firstOfKey, isDivision, rangeEnds, coverage } = tables;
  const keyOfLocality = ownersOf(firstOfKey);
  const ofAreas = placesOfAreas(areas.length, tables.areaOfLocality, isDivision);
  const shares = new Map(Object.entries(coverage.codes));
  const preferred = (locality: number) => tables.preferredOf[locality] ?? locality;
  return {
    manifest: tables.manifest,
    digest: statedDigest(file),
    areas,
    codeCount: codes.count,
    localityCount: names.count,
    findCode: codeFinder(codes),
    codeText: (code) => codes.text(code),
    localitiesOfCode: (code) => itemsOf(tables.placesOfCode, code),
    divisionsOfCode: (code) => itemsOf(tables.divisionsOfCode, code),
    isDivision: (locality) => isDivision[locality] === 1,
    isPlaceOf: (locality, code) => hasItem(tables.placesOfCode, code, locality),
    isDivisionOf: (locality, code) => hasItem(tables.divisionsOfCode, code, locality),
    findLocalities: (key) => localitiesOf(firstOfKey, keys.find(key)),
    keys,
    localitiesWithPrefix: (prefix) => localitiesOfKeys(firstOfKey, keys.rangeOfPrefix(prefix)),
    likeKey: (key) => {
      const found: number[] = [];
      for (const number of keysLike(key, tables.spellings, keys))
        for (const each of localitiesOf(firstOfKey, number)) if (isDivision[each] === 0) found.push(each);
      return found;
    },
    localityName: (locality) => names.text(locality),
    localityKey: (locality) => keys.text(keyOfLocality[locality] ?? 0),
    preferred,
    formsOf: (locality) => [preferred(locality), ...itemsOf(tables.forms, preferred(locality))],
    population: (locality) => tables.populations[locality] ?? 0,
    areaOfLocality: (locality) => {
      const area = tables.areaOfLocality[locality] ?? noArea;
      return area === noArea ? -1 : area;
    },
    codesOfLocality: (locality) => {
      const own = itemsOf(tables.codesOfLocality, locality);
      return own.length > 0 ? own : itemsOf(tables.codesOfLocality, preferred(locality));
    },
    localitiesOfArea: (area) => listOf(ofAreas, area),
    codePosition: (code) => positionAt(tables.codePositions, code),
    localityPosition: (locality) => positionAt(tables.localityPositions, preferred(locality)),
    kmNorth: (locality, code) => {
      const place = tables.localityPositions[preferred(locality) * 2] ?? Number.NaN;
      return Math.abs(place - (tables.codePositions[code * 2] ?? Number.NaN)) * kmPerDegree;
    },
    codesWithPrefix: (prefix) => codes.rangeOfPrefix(prefix),
    codeOfRange: rangeFinder(codes, rangeEnds),
    lastOfRange: (code) => (code < rangeEnds.count ? rangeEnds.text(code) : ''),
    codeCoverage: (code) => shareOf(shares, code, 0),
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

function positionAt(positions: Float32Array, index: number): Position {
  return { latitude: positions[index * 2] ?? Number.NaN, longitude: positions[index * 2 + 1] ?? Number.NaN };
}

function placesOfAreas(areaCount: number, areaOfLocality: Uint16Array, isDivision: Uint8Array): Lists {
  const areaOf = (locality: number) => {
    const area = areaOfLocality[locality] ?? noArea;
    return area === noArea || isDivision[locality] === 1 ? -1 : area;
  };
  return gatherLists(areaCount, areaOfLocality.length, areaOf);
}
