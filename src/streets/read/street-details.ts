import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { once } from '../../address/text/remember.ts';
import { ByteReader, ByteWriter } from './byte-writer.ts';

/** The details of a street beside its key, which are seldom asked for. */
export interface StreetDetails {
  readonly key: string;
  /** The postal codes that have the street, ascending. */
  readonly codes: Uint32Array;
  /** How each of these codes writes it. */
  readonly names: readonly string[];
}

/** How many streets share one group, whose names are deflated together. */
export const detailsGroupSize = 64;

/**
 * The length of the deflated names, the names, then for each street twice the count of its codes, and one
 * more if it has other names; then the first code and the gaps, in that case each with the number of its
 * name. A street's names share a line; the first one is its usual name.
 */
export function encodeDetails(details: readonly StreetDetails[]): Buffer {
  const writer = new ByteWriter();
  const named = details.map(({ codes, names }) => ({ codes, names, distinct: distinctNames(names) }));
  const dictionary = dictionaryOf(details.map(({ key }) => key));
  const lines = named.map(({ distinct }) => distinct.join(nameSeparator)).join('\n');
  const deflated = deflateRawSync(lines, { level: 9, dictionary });
  writer.varint(deflated.length);
  writer.bytes(deflated);
  for (const { codes, names, distinct } of named) {
    const hasOthers = distinct.length > 1;
    writer.varint(codes.length * 2 + (hasOthers ? 1 : 0));
    for (const [at, code] of codes.entries()) {
      writer.varint(code - (codes[at - 1] ?? 0));
      if (hasOthers) writer.varint(distinct.indexOf(names[at] ?? ''));
    }
  }
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

// What a name takes in memory once it is read, and what a group takes besides.
const bytesOfName = 24;
const bytesOfGroup = 1024;

/** The details of a group of streets. Decodes each street only when it is asked for. */
export class DetailsGroup {
  readonly #bytes: Uint8Array;
  /** The byte at which the codes of each street begin. */
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
    this.#offsets = new Uint32Array(count);
    for (let street = 0; street < count; street++) {
      this.#offsets[street] = reader.at;
      const count = reader.varint();
      for (let left = (count >>> 1) * (1 + (count & 1)); left > 0; left--) reader.varint();
    }
  }

  /** The approximate bytes in memory, with the names. */
  get size(): number {
    return bytesOfGroup + this.#bytes.length + this.#offsets.length * bytesOfName;
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

  /** Reads the codes, and the numbers of their names if not all have the usual one. */
  #read(street: number): { readonly codes: Uint32Array; readonly numbers: readonly number[] } {
    const reader = new ByteReader(this.#bytes, this.#offsets[street] ?? 0);
    const count = reader.varint();
    const codes = new Uint32Array(count >>> 1);
    const numbers: number[] = [];
    for (let at = 0, code = 0; at < codes.length; at++) {
      code += reader.varint();
      codes[at] = code;
      if ((count & 1) === 1) numbers.push(reader.varint());
    }
    return { codes, numbers };
  }

  codeCount(street: number): number {
    const at = this.#offsets[street] ?? 0;
    const first = this.#bytes[at] ?? 0;
    return (first < 128 ? first : new ByteReader(this.#bytes, at).varint()) >>> 1;
  }
}
