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
 * more if it has other names; the first code, the gaps, and the codes of those names. A street's names share
 * a line; the first one is its usual name.
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
    for (const [at, code] of codes.entries()) writer.varint(code - (codes[at - 1] ?? 0));
    if (hasOthers) writeOthers(writer, codes, names, distinct);
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

/** Writes how many codes have another name than the usual one, then the gap to each and its name's number. */
function writeOthers(
  writer: ByteWriter,
  codes: Uint32Array,
  names: readonly string[],
  distinct: readonly string[],
): void {
  const numbers = names.map((name) => distinct.indexOf(name));
  writer.varint(numbers.filter((number) => number > 0).length);
  let before = 0;
  for (const [at, number] of numbers.entries()) {
    if (number === 0) continue;
    const code = codes[at] ?? 0;
    writer.varint(code - before);
    writer.varint(number);
    before = code;
  }
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
      for (let left = count >>> 1; left > 0; left--) reader.varint();
      if ((count & 1) === 1) for (let left = reader.varint() * 2; left > 0; left--) reader.varint();
    }
  }

  /** The approximate bytes in memory, with the names. */
  get size(): number {
    return bytesOfGroup + this.#bytes.length + this.#offsets.length * bytesOfName;
  }

  /** The name in a postal code. */
  name(street: number, code: number): string {
    const names = this.#namesOf(street);
    return names[names.length > 1 ? (this.#others(street).get(code) ?? 0) : 0] ?? '';
  }

  /** The names in all of its codes, in their order. */
  names(street: number): string[] {
    const names = this.#namesOf(street);
    const others = names.length > 1 ? this.#others(street) : undefined;
    return Array.from(this.codes(street), (code) => names[others?.get(code) ?? 0] ?? '');
  }

  #namesOf(street: number): readonly string[] {
    const names = this.#names();
    let from = 0;
    for (let before = street; before > 0; before--) from = names.indexOf('\n', from) + 1;
    const to = names.indexOf('\n', from);
    return names.slice(from, to < 0 ? undefined : to).split(nameSeparator);
  }

  /** The codes that have another name than the usual one, each with the number of its name. */
  #others(street: number): ReadonlyMap<number, number> {
    const reader = new ByteReader(this.#bytes, this.#offsets[street] ?? 0);
    for (let left = reader.varint() >>> 1; left > 0; left--) reader.varint();
    const others = new Map<number, number>();
    let code = 0;
    for (let left = reader.varint(); left > 0; left--) {
      code += reader.varint();
      others.set(code, reader.varint());
    }
    return others;
  }

  codes(street: number): Uint32Array {
    const reader = new ByteReader(this.#bytes, this.#offsets[street] ?? 0);
    const codes = new Uint32Array(reader.varint() >>> 1);
    for (let at = 0, code = 0; at < codes.length; at++) {
      code += reader.varint();
      codes[at] = code;
    }
    return codes;
  }

  codeCount(street: number): number {
    const at = this.#offsets[street] ?? 0;
    const first = this.#bytes[at] ?? 0;
    return (first < 128 ? first : new ByteReader(this.#bytes, at).varint()) >>> 1;
  }
}
