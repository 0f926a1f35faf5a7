import { createHash, type Hash } from 'node:crypto';
import { streetKeyVersion } from '../../address/street/street-name.ts';
import type { StreetNumbers } from '../../address/street/streets.ts';
import { countryFile, countryFiles } from '../../gazetteer/read/data-directory.ts';
import { checkHeader, DataError } from '../../gazetteer/read/data-error.ts';

/** Raise this whenever the layout or meaning of a section changes; docs/data-format.md describes them. */
export const streetsFormatVersion = 3;

const magic = 'CVSTREET';
const digestStart = 32;
const prefixLength = 64;

/** The sections that stay in memory while the file is in use; deflated in the file. */
export const tableNames = [
  'codeText',
  'codeGroups',
  'blockLengths',
  'blockGroups',
  'keyText',
  'keyGroups',
  'detailOffsets',
] as const;

/** The sections in order. The first two are read piece by piece, the manifest is deflated too. */
export const sectionNames = ['blocks', 'details', ...tableNames, 'manifest'] as const;
export type SectionName = (typeof sectionNames)[number];

export const headerLength = prefixLength + sectionNames.length * 8;

/** A source file, as `data list` shows it. */
export interface StreetSource {
  readonly source: string;
  readonly licence: string;
  /** The day of the source's data, as YYYY-MM-DD; null if the source does not say. */
  readonly date: string | null;
  readonly isComplete: boolean;
  readonly rows: number;
  readonly withoutPostalCode: number;
  readonly badLines: number;
}

export interface StreetsManifest {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly sources: readonly StreetSource[];
  readonly codes: number;
  readonly streets: number;
  /** Different house numbers, counted by street and postal code. */
  readonly addresses: number;
}

export type Section = { readonly offset: number; readonly length: number };
export type SectionTable = Readonly<Record<SectionName, Section>>;

/** Returns country code and path of each file of streets in a folder; none if the folder does not exist. */
export function streetsFiles(directory: string): [country: string, path: string][] {
  return countryFiles(directory, 'streets');
}

export function streetsPath(directory: string, country: string): string {
  return countryFile(directory, country, 'streets');
}

/** Returns the header of a file from the hash of its content. The digest covers everything except itself. */
export function encodeHeader(sections: SectionTable, content: Hash): Buffer {
  const header = Buffer.alloc(headerLength);
  header.write(magic, 0, 'latin1');
  header.writeUInt32LE(streetsFormatVersion, 8);
  header.writeUInt32LE(streetKeyVersion, 12);
  for (const [index, name] of sectionNames.entries()) {
    header.writeUInt32LE(sections[name].offset, prefixLength + index * 8);
    header.writeUInt32LE(sections[name].length, prefixLength + index * 8 + 4);
  }
  digestOf(header, content).copy(header, digestStart);
  return header;
}

/** Throws a `DataError` that names `path` if this program cannot read the file. */
export function decodeHeader(header: Buffer, path: string): SectionTable {
  checkHeader(header, path, {
    contents: 'streets',
    magic,
    length: headerLength,
    format: streetsFormatVersion,
    keys: streetKeyVersion,
    // Without the option, new streets are added to those of the file.
    remedy: 'import it again with --replace',
  });
  const sections = sectionNames.map((name, index) => [
    name,
    {
      offset: header.readUInt32LE(prefixLength + index * 8),
      length: header.readUInt32LE(prefixLength + index * 8 + 4),
    },
  ]);
  return Object.fromEntries(sections) as Record<SectionName, Section>;
}

/** Throws a `DataError` unless the header's digest matches the hashed content. */
export function requireDigest(header: Buffer, content: Hash, path: string): void {
  if (!digestOf(header, content).equals(header.subarray(digestStart, prefixLength))) {
    throw new DataError(`${path} is damaged: its content does not match its digest; import it again.`);
  }
}

/** Returns the digest in a header, as hexadecimal. */
export function statedDigest(header: Buffer): string {
  return header.toString('hex', digestStart, prefixLength);
}

export function contentHash(): Hash {
  return createHash('sha256');
}

function digestOf(header: Buffer, content: Hash): Buffer {
  return content
    .copy()
    .update(header.subarray(0, digestStart))
    .update(header.subarray(prefixLength, headerLength))
    .digest();
}

/** The content of a street file, which a writer goes through in order. */
export interface StreetsContent {
  readonly codeCount: number;
  readonly streetCount: number;
  /** In the order of their bytes. */
  codeTexts(): Iterable<string>;
  isComplete(code: number): boolean;
  /** In the order of their bytes. */
  streetKeys(): Iterable<string>;
  /** The street as the rows of each of its postal codes write it, in the order of the codes. */
  namesOfStreet(street: number): readonly string[];
  /** Ascending. */
  codesOfStreet(street: number): Uint32Array;
  /** In the order of the streets. */
  streetsAt(code: number): Iterable<StreetAt>;
}

export interface StreetAt {
  readonly street: number;
  readonly numbers: StreetNumbers;
}
