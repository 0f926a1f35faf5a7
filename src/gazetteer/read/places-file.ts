import { placeKeyVersion } from '../../address/text/place-key.ts';
import {
  type FileKind,
  headerLengthOf,
  readHeader,
  type Section,
  type SectionTable,
  writeDigest,
  writeHeader,
} from './compiled-file.ts';
import { countryFile, countryFiles } from './data-directory.ts';
import type { PlaceSourceInfo } from './place-source.ts';

/** In `areaOfLocality`: the area of the locality is unknown. */
export const noArea = 0xffff;

const alignment = 8;

const sectionNames = [
  'manifest',
  'areas',
  'codeOffsets',
  'codeText',
  'codePositions',
  'placesOfCodeOffsets',
  'placesOfCode',
  'divisionsOfCodeOffsets',
  'divisionsOfCode',
  'keyOffsets',
  'keyText',
  'localitiesOfKey',
  'nameOffsets',
  'nameText',
  'areaOfLocality',
  'isDivision',
  'localityPositions',
  'codesOfLocalityOffsets',
  'codesOfLocality',
  'preferredOfLocality',
  'formsOffsets',
  'forms',
  'populations',
  'spellingBuckets',
  'spellingMarks',
  'spellingKeys',
  'rangeEndOffsets',
  'rangeEndText',
  'coverage',
] as const;
export type SectionName = (typeof sectionNames)[number];
export type Sections = Readonly<Record<SectionName, Uint8Array>>;

/** docs/data-format.md describes it. */
export const placesFile: FileKind<SectionName> = {
  contents: 'places',
  magic: 'CVPLACES',
  format: 2,
  keys: placeKeyVersion,
  remedy: 'import it again',
  sections: sectionNames,
};

/** The origin of a file of places: written by the compiler, shown by `data list`. */
export interface PlacesManifest extends Omit<PlaceSourceInfo, 'name'> {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The number of postal codes; 0 where only places are known. */
  readonly codes: number;
  /** Each source by itself, in the order of loading. The other members sum them up. */
  readonly sources: readonly PlaceSourceInfo[];
}

/** Returns country code and path of each file of places in a folder; none if the folder does not exist. */
export function placesFiles(directory: string): [country: string, path: string][] {
  return countryFiles(directory, 'places');
}

export function placesPath(directory: string, country: string): string {
  return countryFile(directory, country, 'places');
}

/** Writes the sections after a header with the versions and the SHA-256 of everything except itself. */
export function encodePlacesFile(sections: Sections): Buffer {
  let end = headerLengthOf(placesFile);
  const placed = sectionNames.map((name): [SectionName, Section] => {
    const [offset, length] = [align(end), sections[name].byteLength];
    end = offset + length;
    return [name, { offset, length }];
  });
  const file = Buffer.alloc(end);
  writeHeader(file, placesFile, Object.fromEntries(placed) as SectionTable<SectionName>);
  file.writeUInt32LE(sectionNames.length, 16);
  for (const [name, { offset }] of placed) file.set(sections[name], offset);
  writeDigest(file);
  return file;
}

/**
 * Returns the sections of a whole file, as views of its bytes. Throws a `DataError` naming `path` if the file
 * is damaged.
 */
export function decodePlacesFile(file: Buffer, path: string): Sections {
  const table = readHeader(file, path, placesFile);
  const bytes = aligned(file);
  const sections = sectionNames.map((name): [SectionName, Uint8Array] => {
    const { offset, length } = table[name];
    return [name, bytes.subarray(offset, offset + length)];
  });
  return Object.fromEntries(sections) as Record<SectionName, Uint8Array>;
}

// Node reads a small file into a shared pool, where it may start at any byte, but typed arrays need
// alignment.
function aligned(file: Buffer): Uint8Array {
  return file.byteOffset % alignment === 0 ? file : new Uint8Array(file);
}

function align(offset: number): number {
  return Math.ceil(offset / alignment) * alignment;
}

/** How complete the data of a country is, from 0 to 1, as a file of places holds it. */
export interface Coverage {
  readonly names: number;
  /** For codes, by their beginning; the empty beginning stands for the whole country. */
  readonly codes: Readonly<Record<string, number>>;
}

/** Returns the coverage of the longest measured beginning of a code. */
export function coverageOf({ codes }: Coverage, code: string): number {
  for (let length = code.length; length > 0; length--) {
    const beginning = code.slice(0, length);
    if (Object.hasOwn(codes, beginning)) return codes[beginning] ?? 0;
  }
  return codes[''] ?? 0;
}
