import { closeSync, openSync, readSync } from 'node:fs';
import { kmPerDegree } from '../../address/countries/profile/distance.ts';
import type { Places, Position } from '../../address/countries/profile/places.ts';
import { lowerBound } from '../../address/street/street-numbers.ts';
import { once } from '../../address/text/remember.ts';
import { checkHeader, sectionAt, statedDigest } from './compiled-file.ts';
import { readDataFile } from './data-directory.ts';
import { orDataError } from './data-error.ts';
import { countItems, hasItem, itemsOf, ownersOf } from './lists.ts';
import { decodePlacesFile, noArea, type PlacesManifest, placesFile, shareOf } from './places-file.ts';
import { keysLike } from './spelling-index.ts';
import type { TextReader } from './text-table.ts';

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
  const shares = new Map(Object.entries(coverage.codes));
  const preferred = (locality: number) => tables.preferredOf[locality] ?? locality;
  // Addresses in doubt alone ask for them.
  const placeCounts = once(() =>
    countItems(tables.placesOfCode, (locality) => preferred(locality) === locality),
  );
  return {
    manifest: tables.manifest,
    digest: statedDigest(file),
    areas,
    codeCount: codes.count,
    localityCount: names.count,
    findCode: codeFinder(codes),
    codeText: (code) => codes.text(code),
    localitiesOfCode: (code) => itemsOf(tables.placesOfCode, code),
    placeCountOfCode: (code) => Math.max(1, placeCounts()[code] ?? 0),
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
function* localitiesOfKeys(firstOfKey: Uint32Array, [from, to]: readonly [number, number]) {
  const end = firstOfKey[to] ?? 0;
  for (let locality = firstOfKey[from] ?? end; locality < end; locality++) yield locality;
}

function positionAt(positions: Float32Array, index: number): Position {
  return { latitude: positions[index * 2] ?? Number.NaN, longitude: positions[index * 2 + 1] ?? Number.NaN };
}

/** A table of numbers may have so many places for each code: four bytes each. */
const placesForCode = 32;
const longestNumber = 6;
const zero = 48;

/**
 * Returns a function that gives the number of a code, or -1. Where all codes are numbers of one length and
 * many such numbers are codes, it looks them up in a table, which its first call makes: each address in doubt
 * asks for dozens of slips.
 */
function codeFinder(codes: TextReader): (code: string) => number {
  const { length } = codes.count === 0 ? '' : codes.text(0);
  if (length === 0 || length > longestNumber || 10 ** length > placesForCode * codes.count)
    return (code) => codes.find(code);
  let table: Int32Array | undefined | null;
  return (code) => {
    if (table === undefined) table = tableOf(codes, length);
    if (table === null) return codes.find(code);
    const number = code.length === length ? numberOf(code) : -1;
    return number < 0 ? -1 : (table[number] ?? 0) - 1;
  };
}

/** Returns the code of each number plus 1, or 0; null if some code is no number of this length. */
function tableOf(codes: TextReader, length: number): Int32Array | null {
  const table = new Int32Array(10 ** length);
  for (let code = 0; code < codes.count; code++) {
    const text = codes.text(code);
    const number = text.length === length ? numberOf(text) : -1;
    if (number < 0) return null;
    table[number] = code + 1;
  }
  return table;
}

function numberOf(digits: string): number {
  let number = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * Returns a function that finds the code to which a canonical code belongs: itself, or the last range that
 * begins below it, if the range reaches that far; otherwise -1. `ends` has a text for each code, empty for a
 * code that begins no range. It may also be empty as a whole.
 */
function rangeFinder(codes: TextReader, ends: TextReader): (code: string) => number {
  const codesOfEnds = Array.from({ length: ends.count }, (_, code) => code);
  const starts = Uint32Array.from(codesOfEnds.filter((code) => ends.text(code) !== ''));
  return (code) => {
    const exact = codes.find(code);
    if (exact >= 0 || starts.length === 0) return exact;
    const start = starts[lowerBound(starts, codes.firstFrom(code)) - 1] ?? -1;
    return start >= 0 && code <= ends.text(start) ? start : -1;
  };
}
