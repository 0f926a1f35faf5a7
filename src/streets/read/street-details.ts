import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { once } from '../../address/text/remember.ts';
import { ByteReader, ByteWriter } from './byte-writer.ts';
import { extentLength, NumberExtents } from './number-extent.ts';

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
 * The length of the deflated names, the names, then for each street twice the count of its codes, and one
 * more if it has other names, and the length of its body. The bodies come last: the first code and the gaps,
 * each with the number of its name where there are others; then the extents. A street's names share a line;
 * the first one is its usual name.
 */
export function encodeDetails(details: readonly StreetDetails[]): Buffer {
  const writer = new ByteWriter();
  const named = details.map((each) => ({ ...each, distinct: distinctNames(each.names) }));
  const dictionary = dictionaryOf(details.map(({ key }) => key));
  const lines = named.map(({ distinct }) => distinct.join(nameSeparator)).join('\n');
  const deflated = deflateRawSync(lines, { level: 9, dictionary });
  writer.varint(deflated.length);
  writer.bytes(deflated);
  const bodies = new ByteWriter();
  for (const { codes, names, distinct, extents } of named) {
    const hasOthers = distinct.length > 1;
    const start = bodies.length;
    for (const [at, code] of codes.entries()) {
      bodies.varint(code - (codes[at - 1] ?? 0));
      if (hasOthers) bodies.varint(distinct.indexOf(names[at] ?? ''));
    }
    for (const extent of extents) bodies.bytes(extent);
    writer.varint(codes.length * 2 + (hasOthers ? 1 : 0));
    writer.varint(bodies.length - start);
  }
  writer.bytes(bodies.take());
  return writer.take();
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

// What a street takes in memory, its numbers here and its name once it is read, and a group besides.
const bytesOfStreet = 32;
const bytesOfGroup = 1024;

/** The details of a group of streets. Decodes each street only when it is asked for. */
export class DetailsGroup {
  readonly #bytes: Uint8Array;
  /** Of each street twice the count of its codes, and one more if it has other names. */
  readonly #heads: Uint32Array;
  /** The byte at which the body of each street begins, and last where they end. */
  readonly #offsets: Uint32Array;
  /** One text, which takes less memory than one for each street. */
  readonly #names: () => string;

  /** `keysOf` returns the keys of the streets, `count` of them. */
  constructor(bytes: Uint8Array, count: number, keysOf: () => readonly string[]) {
    const reader = new ByteReader(bytes);
    const length = reader.varint();
    const deflated = bytes.subarray(reader.at, reader.at + length);
    this.#names = once(() =>
      inflateRawSync(deflated, { dictionary: dictionaryOf(keysOf()) }).toString('utf8'),
    );
    this.#bytes = bytes;
    reader.at += length;
    this.#heads = new Uint32Array(count);
    this.#offsets = new Uint32Array(count + 1);
    let end = 0;
    for (let street = 0; street < count; street++) {
      this.#heads[street] = reader.varint();
      end += reader.varint();
      this.#offsets[street + 1] = end;
    }
    for (let at = 0; at <= count; at++) this.#offsets[at] = (this.#offsets[at] ?? 0) + reader.at;
  }

  /** The approximate bytes in memory, with the names. */
  get size(): number {
    return bytesOfGroup + this.#bytes.length + this.#heads.length * bytesOfStreet;
  }

  /** The name in a postal code. */
  name(street: number, code: number): string {
    const names = this.#namesOf(street);
    if (names.length === 1) return names[0] ?? '';
    const { codes, numbers } = this.#read(street);
    return names[numbers[codes.indexOf(code)] ?? 0] ?? '';
  }

  /** The names in all of its codes, in their order. */
  names(street: number): string[] {
    const names = this.#namesOf(street);
    const { codes, numbers } = this.#read(street);
    return Array.from(codes, (_, at) => names[numbers[at] ?? 0] ?? '');
  }

  #namesOf(street: number): readonly string[] {
    const names = this.#names();
    let from = 0;
    for (let before = street; before > 0; before--) from = names.indexOf('\n', from) + 1;
    const to = names.indexOf('\n', from);
    return names.slice(from, to < 0 ? undefined : to).split(nameSeparator);
  }

  codes(street: number): Uint32Array {
    return this.#read(street).codes;
  }

  /** The extents of its numbers in its codes, in their order. */
  extents(street: number): NumberExtents {
    const end = this.#offsets[street + 1] ?? 0;
    return new NumberExtents(this.#bytes, end - this.codeCount(street) * extentLength);
  }

  /** Reads the codes, and the numbers of their names if not all have the usual one. */
  #read(street: number): { readonly codes: Uint32Array; readonly numbers: readonly number[] } {
    const reader = new ByteReader(this.#bytes, this.#offsets[street] ?? 0);
    const hasOthers = ((this.#heads[street] ?? 0) & 1) === 1;
    const codes = new Uint32Array(this.codeCount(street));
    const numbers: number[] = [];
    for (let at = 0, code = 0; at < codes.length; at++) {
      code += reader.varint();
      codes[at] = code;
      if (hasOthers) numbers.push(reader.varint());
    }
    return { codes, numbers };
  }

  codeCount(street: number): number {
    return (this.#heads[street] ?? 0) >>> 1;
  }
}
