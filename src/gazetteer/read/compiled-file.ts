import { createHash, type Hash } from 'node:crypto';
import { endianness } from 'node:os';
import { DataError } from './data-error.ts';

/** A kind of compiled file: a header with versions, a digest and a table of the sections, then these. */
export interface FileKind<Name extends string> {
  /** What the file holds, for messages: "places". */
  readonly contents: string;
  /** Eight letters, with which the file begins. */
  readonly magic: string;
  /** Version of its layout and of the meaning of its sections. */
  readonly format: number;
  /** Version of the keys that names are found by. */
  readonly keys: number;
  /** What the operator does with a file of another version. */
  readonly remedy: string;
  /** The sections, in the order of the table. */
  readonly sections: readonly Name[];
}

export type Section = ReturnType<typeof sectionAt>;

const digestStart = 32;
/** Where the table of the sections begins. Nothing but the digest stands between the two. */
const tableStart = 64;

export function headerLengthOf({ sections }: FileKind<string>): number {
  return tableStart + sections.length * 8;
}

/**
 * Writes versions, the table of the sections, and last the digest over everything except itself. The content
 * stands behind the header, or is given as a hash.
 */
export function writeHeader(
  header: Buffer,
  { magic, format, keys }: FileKind<string>,
  sections: readonly Section[],
  content?: Hash,
): void {
  header.write(magic, 0, 'latin1');
  header.writeUInt32LE(format, 8);
  header.writeUInt32LE(keys, 12);
  header.writeUInt32LE(sections.length, 16);
  for (const [index, { offset, length }] of sections.entries()) {
    header.writeUInt32LE(offset, tableStart + index * 8);
    header.writeUInt32LE(length, tableStart + index * 8 + 4);
  }
  digestOf(header, content).copy(header, digestStart);
}

/**
 * Throws a `DataError` that names `path` if a file of another kind, layout or version of keys begins with
 * this header, or if this machine cannot read the file.
 */
export function checkHeader(header: Buffer, path: string, kind: FileKind<string>): void {
  const { contents, magic, format, keys, remedy } = kind;
  if (header.length < tableStart || header.toString('latin1', 0, magic.length) !== magic)
    throw new DataError(`${path} is not a file of ${contents}; ${remedy}.`);
  const written = { format: header.readUInt32LE(8), keys: header.readUInt32LE(12) };
  if (written.format !== format || written.keys !== keys)
    throw new DataError(
      `${path} has format ${written.format} and keys ${written.keys}; ` +
        `this program reads format ${format} and keys ${keys}: ${remedy}.`,
    );
  // Tables are used in place, in the byte order of the machine.
  if (endianness() !== 'LE') throw new DataError(`Files of ${contents} need a little-endian machine.`);
}

/**
 * Returns where the sections are, of a header with its content behind it, or with the hash of that. Throws a
 * `DataError` that names `path` if this program cannot read the file, or if it is damaged.
 */
export function readHeader<Name extends string>(
  header: Buffer,
  path: string,
  kind: FileKind<Name>,
  content?: Hash,
): Readonly<Record<Name, Section>> {
  checkHeader(header, path, kind);
  const stated = header.subarray(digestStart, tableStart);
  if (header.length < headerLengthOf(kind) || !digestOf(header, content).equals(stated))
    throw new DataError(`${path} is damaged: its content does not match its digest; ${kind.remedy}.`);
  const table = kind.sections.map((name, index) => [name, sectionAt(header, index)] as const);
  return Object.fromEntries(table) as Record<Name, Section>;
}

/** Returns where a header says that a section is, by its place in the table. */
export function sectionAt(header: Buffer, index: number) {
  const at = tableStart + index * 8;
  return { offset: header.readUInt32LE(at), length: header.readUInt32LE(at + 4) };
}

/** Returns the digest that a header states, in hexadecimal. */
export function statedDigest(header: Buffer): string {
  return header.toString('hex', digestStart, tableStart);
}

function digestOf(header: Buffer, content: Hash = createHash('sha256')): Buffer {
  return content.copy().update(header.subarray(0, digestStart)).update(header.subarray(tableStart)).digest();
}
