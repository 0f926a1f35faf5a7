import { costs } from '../../address/cost/costs.ts';
import type { HouseNumber } from '../../address/street/house-number.ts';
import { endsOf, evidenceOfEnds } from '../../address/street/street-numbers.ts';
import type { NumberEvidence, StreetNumbers } from '../../address/street/streets.ts';
import type { ByteWriter } from './byte-writer.ts';
import { sizeOfNumbers } from './numbers-code.ts';

/** The bytes of an extent: the size with a flag, the lowest number, and how far from it the highest is. */
export const extentLength = 5;
/** The size of an extent that tells nothing, because something in it is too large. */
const untold = 127;
/** The flag for numbers too few to tell where the street ends. */
const few = 128;
const greatest = 65_535;

/** Writes what tells of most typed numbers what all numbers of a street in a postal code would tell. */
export function writeExtent(numbers: StreetNumbers, writer: ByteWriter): void {
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
