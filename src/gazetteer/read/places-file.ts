import { createHash } from 'node:crypto';
import { placeKeyVersion } from '../../address/text/place-key.ts';
import { countryFile, countryFiles } from './data-directory.ts';
import { checkHeader, DataError } from './data-error.ts';
import type { PlaceSourceInfo } from './place-source.ts';

/**
 * Raise this version whenever the layout or the meaning of a section changes; docs/data-format.md describes
 * it.
 */
export const placesFormatVersion = 2;

/** In `areaOfLocality`: the area of the locality is unknown. */
export const noArea = 0xffff;

const magic = 'CVPLACES';
const digestStart = 32;
export const headerLength = 64;
const alignment = 8;

export const sectionNames = [
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

const sectionsStart = headerLength + sectionNames.length * 8;

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
  const lengths = sectionNames.map((name) => sections[name].byteLength);
  const total = lengths.reduce((sum, length) => align(sum) + length, sectionsStart);
  const file = Buffer.alloc(total);
  file.write(magic, 0, 'latin1');
  file.writeUInt32LE(placesFormatVersion, 8);
  file.writeUInt32LE(placeKeyVersion, 12);
  file.writeUInt32LE(sectionNames.length, 16);
  let offset = sectionsStart;
  for (const [index, name] of sectionNames.entries()) {
    offset = align(offset);
    file.writeUInt32LE(offset, headerLength + index * 8);
    file.writeUInt32LE(sections[name].byteLength, headerLength + index * 8 + 4);
    file.set(sections[name], offset);
    offset += sections[name].byteLength;
  }
  digestOf(file).copy(file, digestStart);
  return file;
}

/**
 * Returns the sections of a whole file, as views of its bytes. Throws a `DataError` naming `path` if the file
 * is damaged.
 */
export function decodePlacesFile(file: Buffer, path: string): Sections {
  checkVersions(file, path);
  if (file.length < sectionsStart || !digestOf(file).equals(file.subarray(digestStart, headerLength))) {
    throw new DataError(`${path} is damaged: its content does not match its digest; import it again.`);
  }
  const bytes = aligned(file);
  const section = (index: number): Uint8Array => {
    const offset = file.readUInt32LE(headerLength + index * 8);
    return bytes.subarray(offset, offset + file.readUInt32LE(headerLength + index * 8 + 4));
  };
  return Object.fromEntries(sectionNames.map((name, index) => [name, section(index)])) as Record<
    SectionName,
    Uint8Array
  >;
}

export function statedDigest(file: Uint8Array): string {
  return Buffer.from(file.subarray(digestStart, headerLength)).toString('hex');
}

/** Throws a `DataError` that names `path` if this program cannot read the file, from its header alone. */
export function checkVersions(file: Buffer, path: string): void {
  checkHeader(file, path, {
    contents: 'places',
    magic,
    length: headerLength,
    format: placesFormatVersion,
    keys: placeKeyVersion,
    remedy: 'import it again',
  });
}

function digestOf(file: Buffer): Buffer {
  const hash = createHash('sha256');
  return hash.update(file.subarray(0, digestStart)).update(file.subarray(headerLength)).digest();
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
