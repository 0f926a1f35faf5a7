import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ByteReader, ByteWriter } from './byte-writer.ts';

/** The details of a street beside its key, which are seldom asked for. */
export interface StreetDetails {
  readonly key: string;
  readonly name: string;
  /** The postal codes that have the street, ascending. */
  readonly codes: Uint32Array;
}

/** How many streets share one group, whose names are deflated together. */
export const detailsGroupSize = 64;

/** The length of the deflated names, the names, then each street's codes as `writeAscending` does. */
export function encodeDetails(details: readonly StreetDetails[]): Buffer {
  const writer = new ByteWriter();
  const dictionary = dictionaryOf(details.map(({ key }) => key));
  const names = deflateRawSync(details.map(({ name }) => name).join('\n'), { level: 9, dictionary });
  writer.varint(names.length);
  writer.bytes(names);
  for (const { codes } of details) writeAscending(writer, codes);
  return writer.take();
}

/** A name repeats most letters of its key, so the keys of the group stand before its names. */
function dictionaryOf(keys: readonly string[]): Buffer {
  return Buffer.from(keys.join('\n'));
}

// What a name takes in memory once it is read, and what a group takes besides.
const bytesOfName = 24;
const bytesOfGroup = 1024;

/** The details of `count` streets. Decodes each street only when it is asked for. */
export class DetailsGroup {
  readonly #bytes: Uint8Array;
  readonly #namesFrom: number;
  readonly #namesTo: number;
  /** The byte at which the codes of each street begin. */
  readonly #offsets: Uint32Array;
  /** One text, which takes less memory than one for each street. */
  #names: string | undefined;

  constructor(bytes: Uint8Array, count: number) {
    const reader = new ByteReader(bytes);
    const length = reader.varint();
    this.#bytes = bytes;
    this.#namesFrom = reader.at;
    this.#namesTo = reader.at + length;
    reader.at = this.#namesTo;
    this.#offsets = new Uint32Array(count);
    for (let street = 0; street < count; street++) {
      this.#offsets[street] = reader.at;
      for (let left = reader.varint(); left > 0; left--) reader.varint();
    }
  }

  /** The approximate bytes in memory, with the names. */
  get size(): number {
    return bytesOfGroup + this.#bytes.length + this.#offsets.length * bytesOfName;
  }

  /** `keysOfGroup` returns the keys of all streets of the group. */
  name(street: number, keysOfGroup: () => readonly string[]): string {
    this.#names ??= this.#readNames(keysOfGroup());
    let from = 0;
    for (let before = street; before > 0; before--) from = this.#names.indexOf('\n', from) + 1;
    const to = this.#names.indexOf('\n', from);
    return this.#names.slice(from, to < 0 ? undefined : to);
  }

  #readNames(keys: readonly string[]): string {
    const deflated = this.#bytes.subarray(this.#namesFrom, this.#namesTo);
    return inflateRawSync(deflated, { dictionary: dictionaryOf(keys) }).toString('utf8');
  }

  codes(street: number): Uint32Array {
    return readAscending(new ByteReader(this.#bytes, this.#offsets[street] ?? 0));
  }

  codeCount(street: number): number {
    return new ByteReader(this.#bytes, this.#offsets[street] ?? 0).varint();
  }
}

/** Writes the count, the first number, then the differences. */
export function writeAscending(writer: ByteWriter, numbers: ArrayLike<number>): void {
  writer.varint(numbers.length);
  let before = 0;
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    writer.varint(number - before);
    before = number;
  }
}

export function readAscending(reader: ByteReader): Uint32Array {
  const numbers = new Uint32Array(reader.varint());
  let number = 0;
  for (let at = 0; at < numbers.length; at++) {
    number += reader.varint();
    numbers[at] = number;
  }
  return numbers;
}
