import type { PlaceArea } from '../../address/countries/profile/places.ts';
import { placeKeyVersion } from '../../address/text/place-key.ts';
import { type FileKind, headerLengthOf, readHeader, type Section, writeHeader } from './compiled-file.ts';
import type { PlaceSourceInfo } from './place-source.ts';
import { f32, json, lists, record, texts, u8, u16, u32 } from './section-kinds.ts';

/** In `areaOfLocality`: the area of the locality is unknown. */
export const noArea = 0xffff;

const alignment = 8;

/** The content of a file, in the order of its sections. */
const content = record({
  manifest: json<PlacesManifest>(),
  areas: json<PlaceArea[]>(),
  codes: texts,
  codePositions: f32,
  placesOfCode: lists,
  divisionsOfCode: lists,
  keys: texts,
  /** The first locality of each key, followed by the total count. */
  firstOfKey: u32,
  names: texts,
  areaOfLocality: u16,
  isDivision: u8,
  localityPositions: f32,
  codesOfLocality: lists,
  preferredOf: u32,
  forms: lists,
  populations: u32,
  spellings: record({ buckets: u32, marks: u8, keys: u32 }),
  rangeEnds: texts,
  coverage: json<Coverage>(),
});

/** docs/data-format.md describes it. */
export const placesFile: FileKind<string> = {
  contents: 'places',
  magic: 'CVPLACES',
  format: 2,
  keys: placeKeyVersion,
  remedy: 'import it again',
  sections: content.names,
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

/** Writes the sections after a header with the versions and the SHA-256 of everything except itself. */
export function encodePlacesFile(places: Parameters<typeof content.encode>[0]): Buffer {
  const sections = content.encode(places);
  let end = headerLengthOf(placesFile);
  const placed = sections.map(({ byteLength: length }): Section => {
    const offset = Math.ceil(end / alignment) * alignment;
    end = offset + length;
    return { offset, length };
  });
  const file = Buffer.alloc(end);
  for (const [at, section] of sections.entries()) file.set(section, placed[at]?.offset);
  writeHeader(file, placesFile, placed);
  return file;
}

/**
 * Returns the content of a whole file, most of it as views of its bytes. Throws a `DataError` naming `path`
 * if the file is damaged.
 */
export function decodePlacesFile(file: Buffer, path: string) {
  const table = Object.values(readHeader(file, path, placesFile));
  // Node reads a small file into a shared pool, where it may start at any byte, but typed arrays need
  // alignment.
  const bytes = file.byteOffset % alignment === 0 ? file : new Uint8Array(file);
  return content.decode(table.map(({ offset, length }) => bytes.subarray(offset, offset + length)));
}

/** How complete the data of a country is, from 0 to 1, as a file of places holds it. */
export interface Coverage {
  readonly names: number;
  /** For codes, by their beginning; the empty beginning stands for the whole country. */
  readonly codes: Readonly<Record<string, number>>;
}

/** Returns the share of the longest beginning of a code that has one. */
export function shareOf(shares: ReadonlyMap<string, number>, code: string, otherwise: number): number {
  for (let length = code.length; length >= 0; length--) {
    const share = shares.get(code.slice(0, length));
    if (share !== undefined) return share;
  }
  return otherwise;
}
