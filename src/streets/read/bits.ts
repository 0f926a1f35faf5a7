/** Writes numbers bit by bit, the most significant bit first. */
export class BitWriter {
  #bytes: number[] = [];
  #length = 0;

  /** Writes the lowest `width` bits, at most 32. */
  write(value: number, width: number): void {
    for (let at = width - 1; at >= 0; at--) {
      const byte = this.#length >>> 3;
      const bit = ((value >>> at) & 1) << (7 - (this.#length & 7));
      this.#bytes[byte] = (this.#bytes[byte] ?? 0) | bit;
      this.#length++;
    }
  }

  /** Exponential Golomb code of order k: short for small numbers, never very long. */
  writeGolomb(value: number, k: number): void {
    const shifted = Math.floor(value / 2 ** k) + 1;
    const width = 32 - Math.clz32(shifted);
    this.write(0, width - 1);
    this.write(shifted, width);
    this.write(value, k);
  }

  /** Returns the written bits, padded to a whole byte. Empties the writer. */
  take(): Uint8Array {
    const taken = Uint8Array.from(this.#bytes);
    this.#bytes = [];
    this.#length = 0;
    return taken;
  }
}

export function golombBits(value: number, k: number): number {
  return 2 * (31 - Math.clz32(Math.floor(value / 2 ** k) + 1)) + 1 + k;
}

/** So many bits of a window are content, wherever in a byte it begins. */
const windowBits = 25;

/** Reads what a `BitWriter` wrote. Zeros follow the last byte. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, offset: number) {
    this.#bytes = bytes;
    this.#at = offset * 8;
  }

  read(width: number): number {
    if (width > 16) return this.read(width - 16) * 65_536 + this.read(16);
    const value = width === 0 ? 0 : this.#window() >>> (32 - width);
    this.#at += width;
    return value;
  }

  readGolomb(k: number): number {
    const window = this.#window();
    const zeros = Math.clz32(window);
    const length = 2 * zeros + 1 + k;
    // Most codes are that short.
    if (length <= windowBits) {
      this.#at += length;
      return ((window << zeros) >>> (31 - zeros - k)) - (1 << k);
    }
    const width = this.#countZeros();
    const shifted = this.read(width + 1);
    return (shifted - 1) * (1 << k) + this.read(k);
  }

  #countZeros(): number {
    const start = this.#at;
    for (;;) {
      const run = Math.min(Math.clz32(this.#window()), windowBits);
      this.#at += run;
      if (run < windowBits || this.#at >= this.#bytes.length * 8) return this.#at - start;
    }
  }

  /** Returns the next bits, at the top of 32. */
  #window(): number {
    const byte = this.#at >>> 3;
    const bytes = this.#bytes;
    const high = ((bytes[byte] ?? 0) << 24) | ((bytes[byte + 1] ?? 0) << 16);
    return (high | ((bytes[byte + 2] ?? 0) << 8) | (bytes[byte + 3] ?? 0)) << (this.#at & 7);
  }
}
