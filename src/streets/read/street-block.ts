import { costs } from '../../address/cost/costs.ts';
import type { HouseNumber } from '../../address/street/house-number.ts';
import { endsOf, evidenceOfEnds, lowerBound } from '../../address/street/street-numbers.ts';
import type { NumberEvidence, NumberStanding, StreetNumbers } from '../../address/street/streets.ts';
import { ByteReader, ByteWriter } from './byte-writer.ts';
import {
  countNumbers,
  decodeNumbers,
  encodeNumbers,
  findEvidence,
  findNumber,
  sizeOfNumbers,
} from './numbers-code.ts';
import type { StreetAt } from './streets-file.ts';

/**
 * Encodes a block: twice the count, and one more where a complete source covers the code; each street; the
 * numbers. A street is its distance from the one before and, but for the last, the length of its numbers.
 * Writes the extent of each street besides.
 */
export function encodeBlock(streets: Iterable<StreetAt>, isComplete: boolean, extents: ByteWriter) {
  const encoded: { street: number; numbers: Uint8Array }[] = [];
  let addresses = 0;
  for (const { street, numbers } of streets) {
    addresses += addressesIn(numbers);
    writeExtent(numbers, extents);
    encoded.push({ street, numbers: encodeNumbers(numbers) });
  }
  const writer = new ByteWriter();
  writer.varint(encoded.length * 2 + (isComplete ? 1 : 0));
  let before = 0;
  for (const [at, { street, numbers }] of encoded.entries()) {
    writer.varint(street - before);
    if (at < encoded.length - 1) writer.varint(numbers.length);
    before = street;
  }
  for (const { numbers } of encoded) writer.bytes(numbers);
  return { bytes: writer.take(), addresses };
}

function addressesIn({ values, suffixes }: StreetNumbers): number {
  const suffixed = new Set(suffixes.map(({ value }) => value));
  return values.length - suffixed.size + suffixes.length;
}

/** Returns the position of a number among ascending ones, or -1. */
export function findAscending(numbers: Uint32Array, wanted: number): number {
  const at = lowerBound(numbers, wanted);
  return numbers[at] === wanted ? at : -1;
}

// What a street takes in memory, its number and its offset, and what a block takes besides.
const bytesOfStreet = 8;
const bytesOfBlock = 1024;

/** The block of one postal code. Decodes numbers only when they are asked for. */
export class StreetBlock {
  /** Ascending. */
  readonly streets: Uint32Array;
  /** Whether a source declared complete covers the postal code. */
  readonly isComplete: boolean;
  readonly #offsets: Uint32Array;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    const reader = new ByteReader(bytes);
    const head = reader.varint();
    const count = head >>> 1;
    const streets = new Uint32Array(count);
    const offsets = new Uint32Array(count);
    let street = 0;
    let offset = 0;
    for (let at = 0; at < count; at++) {
      street += reader.varint();
      streets[at] = street;
      offsets[at] = offset;
      if (at < count - 1) offset += reader.varint();
    }
    for (let at = 0; at < count; at++) offsets[at] = (offsets[at] ?? 0) + reader.at;
    this.streets = streets;
    this.isComplete = (head & 1) === 1;
    this.#offsets = offsets;
    this.#bytes = bytes;
  }

  /** The approximate bytes in memory. */
  get size(): number {
    return bytesOfBlock + this.#bytes.length + this.streets.length * bytesOfStreet;
  }

  numbersOf(street: number): StreetNumbers | undefined {
    const at = findAscending(this.streets, street);
    return at < 0 ? undefined : decodeNumbers(this.#bytes, this.#offsets[at] ?? 0);
  }

  standingOf(street: number, value: number): NumberStanding {
    const at = findAscending(this.streets, street);
    return at < 0 ? 'absent' : findNumber(this.#bytes, this.#offsets[at] ?? 0, value);
  }

  /** How many numbers the street has, or may have by its ranges. */
  sizeOf(street: number): number {
    const at = findAscending(this.streets, street);
    return at < 0 ? 0 : countNumbers(this.#bytes, this.#offsets[at] ?? 0);
  }

  evidenceOf(street: number, typed: readonly HouseNumber[]): NumberEvidence {
    const at = findAscending(this.streets, street);
    return at < 0 ? 'street' : findEvidence(this.#bytes, this.#offsets[at] ?? 0, typed);
  }

  *all(): Generator<StreetAt> {
    for (const [at, street] of this.streets.entries())
      yield { street, numbers: decodeNumbers(this.#bytes, this.#offsets[at] ?? 0) };
  }
}

/** The bytes of an extent: the size with a flag, the lowest number, and how far from it the highest is. */
export const extentLength = 5;
/** The size of an extent that tells nothing, because something in it is too large. */
const untold = 127;
/** The flag for numbers too few to tell where the street ends. */
const few = 128;
const greatest = 65_535;

/** Writes what tells of most typed numbers what all numbers of a street in a postal code would tell. */
function writeExtent(numbers: StreetNumbers, writer: ByteWriter): void {
  const size = sizeOfNumbers(numbers);
  const { low, high, count } = endsOf(numbers);
  const isTold = size < untold && (size === 0 || (low <= greatest && high - low <= greatest));
  const isFew = count < costs.streetNumbersAtLeast;
  writer.byte((isTold ? size : untold) + (isFew ? few : 0));
  for (const end of isTold && size > 0 ? [low, high - low] : [0, 0]) {
    writer.byte(end >>> 8);
    writer.byte(end & 255);
  }
}

/** Extents one after another, by their positions. Each answers `undefined` where only the numbers tell. */
export class NumberExtents {
  readonly #bytes: Uint8Array;
  readonly #from: number;

  constructor(bytes: Uint8Array, from: number) {
    this.#bytes = bytes;
    this.#from = from;
  }

  sizeAt(position: number): number | undefined {
    const size = (this.#bytes[this.#from + position * extentLength] ?? 0) & untold;
    return size === untold ? undefined : size;
  }

  /** What `numberEvidence` tells; undefined if a typed number may be known. */
  evidenceAt(position: number, typed: readonly HouseNumber[]): NumberEvidence | undefined {
    const size = this.sizeAt(position);
    if (size === undefined) return undefined;
    if (size === 0) return 'street';
    const at = this.#from + position * extentLength;
    const low = this.#wordAt(at + 1);
    const high = low + this.#wordAt(at + 3);
    for (const { value } of typed) if (value >= low && value <= high) return undefined;
    const count = (this.#bytes[at] ?? 0) >= few ? 0 : costs.streetNumbersAtLeast;
    return evidenceOfEnds({ low, high, count }, typed);
  }

  #wordAt(at: number): number {
    return (this.#bytes[at] ?? 0) * 256 + (this.#bytes[at + 1] ?? 0);
  }
}
