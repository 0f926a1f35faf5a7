import { costs } from '../../address/cost/costs.ts';
import type { HouseNumber } from '../../address/street/house-number.ts';
import { endsOf, evidenceOfEnds, lowerBound } from '../../address/street/street-numbers.ts';
import type { StreetNumbers } from '../../address/street/streets.ts';
import { ByteReader, ByteWriter } from './byte-writer.ts';
import { encodeNumbers, sizeOfNumbers } from './numbers-code.ts';
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

type StreetBlock = ReturnType<typeof openBlock>;

/** The byte at which the numbers of a street begin; -1 where the block does not have it. */
export function offsetIn({ streets, offsets }: StreetBlock, street: number): number {
  const at = findAscending(streets, street);
  return at < 0 ? -1 : (offsets[at] ?? 0);
}

/** Reads the block of one postal code, but for the numbers, which stay encoded. */
export function openBlock(bytes: Uint8Array) {
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
  return {
    bytes,
    /** Ascending. */
    streets,
    /** The byte at which the numbers of each street begin. */
    offsets,
    /** Whether a source declared complete covers the postal code. */
    isComplete: (head & 1) === 1,
    /** The approximate bytes in memory. */
    size: bytesOfBlock + bytes.length + count * bytesOfStreet,
  };
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

/** The size that the extent at a byte tells; undefined where only the numbers tell. */
export function sizeOfExtent(bytes: Uint8Array, at: number): number | undefined {
  const size = (bytes[at] ?? 0) & untold;
  return size === untold ? undefined : size;
}

/** What `numberEvidence` tells; undefined if a typed number may be known, or if only the numbers tell. */
export function evidenceOfExtent(bytes: Uint8Array, at: number, typed: readonly HouseNumber[]) {
  const size = sizeOfExtent(bytes, at);
  if (size === undefined) return undefined;
  if (size === 0) return 'street';
  const low = (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0);
  const high = low + (bytes[at + 3] ?? 0) * 256 + (bytes[at + 4] ?? 0);
  for (const { value } of typed) if (value >= low && value <= high) return undefined;
  const count = (bytes[at] ?? 0) >= few ? 0 : costs.streetNumbersAtLeast;
  return evidenceOfEnds({ low, high, count }, typed);
}
