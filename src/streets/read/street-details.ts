import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ByteReader, ByteWriter } from './byte-writer.ts';

/** The details of a street beside its key, which are seldom asked for. */
export interface StreetDetails {
  readonly key: string;
  /** The postal codes that have the street, ascending. */
  readonly codes: Uint32Array;
  /** How each of these codes writes it. */
  readonly names: readonly string[];
  /** The extents of its numbers in these codes. */
  readonly extents: readonly Uint8Array[];
}

/** How many streets share one group, whose names are deflated together. */
export const detailsGroupSize = 64;

/**
 * The length of the deflated names, the names, then the length of each street's body. The bodies come last:
 * the first code and the gaps, each with the number of its name where there are others; then the extents. A
 * street's names share a line; the first one is its usual name. The head of a street stands apart from these:
 * twice the count of its codes, and one more if it has other names.
 */
export function encodeDetails(details: readonly StreetDetails[]): { bytes: Buffer; heads: number[] } {
  const writer = new ByteWriter();
  const named = details.map((each) => ({ ...each, distinct: distinctNames(each.names) }));
  const dictionary = dictionaryOf(details.map(({ key }) => key));
  const lines = named.map(({ distinct }) => distinct.join(nameSeparator)).join('\n');
  const deflated = deflateRawSync(lines, { level: 9, dictionary });
  writer.varint(deflated.length);
  writer.bytes(deflated);
  const bodies = new ByteWriter();
  const heads: number[] = [];
  for (const { codes, names, distinct, extents } of named) {
    const hasOthers = distinct.length > 1;
    const start = bodies.length;
    for (const [at, code] of codes.entries()) {
      bodies.varint(code - (codes[at - 1] ?? 0));
      if (hasOthers) bodies.varint(distinct.indexOf(names[at] ?? ''));
    }
    for (const extent of extents) bodies.bytes(extent);
    heads.push(codes.length * 2 + (hasOthers ? 1 : 0));
    writer.varint(bodies.length - start);
  }
  writer.bytes(bodies.take());
  return { bytes: writer.take(), heads };
}

/** Returns how many codes a street has, by its head. */
export function codeCountIn(head: number): number {
  return head >>> 1;
}

const nameSeparator = '\t';

/** Each name once, the one of most codes first. */
function distinctNames(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
    .map(([name]) => name);
}

/** A name repeats most letters of its key, so the keys of the group stand before its names. */
function dictionaryOf(keys: readonly string[]): Buffer {
  return Buffer.from(keys.join('\n'));
}

// What a group takes in memory besides its bytes, and each of its streets in it.
const bytesOfGroup = 1024;
const bytesOfStreet = 8;

/** Reads the details of streets with these heads, each street only when it is asked for. */
export function openDetails(bytes: Buffer, heads: Uint32Array) {
  const reader = new ByteReader(bytes);
  const length = reader.varint();
  const deflated = bytes.subarray(reader.at, reader.at + length);
  reader.at += length;
  const bodies = new Uint32Array(heads.length);
  let end = 0;
  for (let street = 0; street < heads.length; street++) {
    bodies[street] = end;
    end += reader.varint();
  }
  const { at: firstBody } = reader;
  return {
    bytes,
    /** The approximate bytes in memory. */
    size: bytesOfGroup + bytes.length + heads.length * bytesOfStreet,
    /** Inflates the names. The keys are those of the streets. */
    names(keys: readonly string[]): GroupNames {
      const lines = inflateRawSync(deflated, { dictionary: dictionaryOf(keys) }).toString('utf8');
      return { lines, size: bytesOfGroup + lines.length };
    },
    /**
     * The street's codes, which of its names each gives it (no numbers if all give it the usual one), and the
     * byte at which the extents of its numbers in these codes begin.
     */
    codes(street: number) {
      const reader = new ByteReader(bytes, firstBody + (bodies[street] ?? 0));
      const head = heads[street] ?? 0;
      const hasOthers = (head & 1) === 1;
      const codes = new Uint32Array(codeCountIn(head));
      const numbers: number[] = [];
      for (let at = 0, code = 0; at < codes.length; at++) {
        code += reader.varint();
        codes[at] = code;
        if (hasOthers) numbers.push(reader.varint());
      }
      return { codes, numbers, extentsAt: reader.at };
    },
  };
}

/** The names of a group of streets, in one text, which takes less memory than one for each street. */
interface GroupNames {
  readonly lines: string;
  /** The approximate bytes in memory. */
  readonly size: number;
}

export const noNames: GroupNames = { lines: '', size: 0 };

/** The different names of a street of a group, the usual one first. */
export function namesAt({ lines }: GroupNames, street: number): readonly string[] {
  let from = 0;
  for (let before = street; before > 0; before--) from = lines.indexOf('\n', from) + 1;
  const to = lines.indexOf('\n', from);
  return lines.slice(from, to < 0 ? undefined : to).split(nameSeparator);
}
