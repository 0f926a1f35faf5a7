import { isAscii } from 'node:buffer';
import { haveOtherLetters } from '../../address/text/edit-distance.ts';
import { asciiText } from '../../address/text/latin-text.ts';
import type { SortedTexts } from '../../address/text/sorted-texts.ts';

const surrogate = /[\ud800-\udfff]/;

/** Sorts in place by UTF-8 bytes, the order in which `findText` searches. */
export function sortTexts(texts: string[]): string[] {
  // The order of UTF-16 units is that of UTF-8 bytes except beyond the basic plane.
  if (!texts.some((text) => surrogate.test(text))) return texts.sort();
  return texts.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

/** Texts in UTF-8, one after the other, with the offset of each and of the end. */
export function encodeTexts(texts: readonly string[]) {
  const bytes = Buffer.from(texts.join(''));
  const offsets = new Uint32Array(texts.length + 1);
  let end = 0;
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index] ?? '';
    end += asciiText.test(text) ? text.length : Buffer.byteLength(text);
    offsets[index + 1] = end;
  }
  return { offsets, bytes };
}

/** Reads one text table. All arguments that are numbers must be within it. */
export class TextReader implements SortedTexts {
  readonly count: number;
  readonly #offsets: Uint32Array;
  readonly #bytes: Buffer;
  /** A character for each byte, made on first use: a part of it is quicker to take than bytes to decode. */
  #characters = '';
  #isAscii = false;

  /** Bytes in memory: the table, and a character for each of its bytes. */
  get size(): number {
    return this.#offsets.byteLength + 2 * this.#bytes.length;
  }

  constructor(table: { readonly offsets: Uint32Array; readonly bytes: Uint8Array }) {
    this.count = table.offsets.length - 1;
    this.#offsets = table.offsets;
    this.#bytes = Buffer.from(table.bytes.buffer, table.bytes.byteOffset, table.bytes.byteLength);
  }

  text(index: number): string {
    const from = this.#offsets[index] ?? 0;
    const to = this.#offsets[index + 1] ?? from;
    if (this.#characters === '') {
      this.#characters = this.#bytes.toString('latin1');
      this.#isAscii = isAscii(this.#bytes);
    }
    for (let at = this.#isAscii ? to : from; at < to; at++)
      if ((this.#bytes[at] ?? 0) > 0x7f) return this.#bytes.toString('utf8', from, to);
    return this.#characters.slice(from, to);
  }

  /** Returns the texts from one number up to another, in their order. */
  *texts(from = 0, to = this.count): Generator<string> {
    for (let index = from; index < to; index++) yield this.text(index);
  }

  /** The bytes of a text, in UTF-8. */
  bytes(index: number): Uint8Array {
    return this.#bytes.subarray(this.#offsets[index], this.#offsets[index + 1]);
  }

  byteLength(index: number): number {
    return (this.#offsets[index + 1] ?? 0) - (this.#offsets[index] ?? 0);
  }

  /**
   * Whether a text is certainly more than so many edits away from another, of which only the length and the
   * `lettersOf` are known. This rules out most texts before they are decoded.
   */
  isFar(index: number, letters: number, length: number, edits: number): boolean {
    const from = this.#offsets[index] ?? 0;
    const to = this.#offsets[index + 1] ?? from;
    let own = 0;
    for (let at = from; at < to; at++) {
      const byte = this.#bytes[at] ?? 0;
      if (byte > 0x7f) return false;
      own |= 1 << (byte & 0x1f);
    }
    return Math.abs(to - from - length) > edits || haveOtherLetters(own, letters, edits);
  }

  /** Returns the number of a text in a sorted table, or -1. */
  find(text: string): number {
    encodeQuery(text);
    const index = this.#lowerBound();
    return index < this.count && this.#compare(index) === 0 ? index : -1;
  }

  /**
   * Returns the number of the first text in a sorted table that is not below this one; the count if all texts
   * are below.
   */
  firstFrom(text: string): number {
    encodeQuery(text);
    return this.#lowerBound();
  }

  /** Returns the range [from, to) of a sorted table's texts with this prefix. */
  rangeOfPrefix(prefix: string): readonly [number, number] {
    encodeQuery(prefix);
    const from = this.#lowerBound();
    query[queryLength++] = afterAll;
    return [from, this.#lowerBound(from)];
  }

  firstBehind(from: number, to: number, bytes: number, rest: string): number {
    encodeQuery(rest);
    return this.#lowerBound(from, to, bytes);
  }

  goesOn(from: number, to: number, bytes: number, rest: string): boolean {
    encodeQuery(rest);
    const index = this.#lowerBound(from, to, bytes);
    return index < to && this.#startsWithQuery(index, bytes);
  }

  #lowerBound(from = 0, to = this.count, skipped = 0): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, skipped) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #startsWithQuery(index: number, skipped: number): boolean {
    const start = (this.#offsets[index] ?? 0) + skipped;
    if ((this.#offsets[index + 1] ?? 0) - start < queryLength) return false;
    for (let at = 0; at < queryLength; at++) if (this.#bytes[start + at] !== query[at]) return false;
    return true;
  }

  /** Returns how a text, without so many bytes, compares with the query: below 0 if it comes before. */
  #compare(index: number, skipped = 0): number {
    const bytes = this.#bytes;
    const start = (this.#offsets[index] ?? 0) + skipped;
    const length = (this.#offsets[index + 1] ?? 0) - start;
    const common = Math.min(length, queryLength);
    for (let at = 0; at < common; at++) {
      const difference = (bytes[start + at] ?? 0) - (query[at] ?? 0);
      if (difference !== 0) return difference;
    }
    return length - queryLength;
  }
}

/** The text that is looked for. It is kept here, since a new array costs more than most searches. */
let query = Buffer.alloc(256);
let queryLength = 0;
const mostBytes = 3;
/** No UTF-8 text contains this byte. */
const afterAll = 0xff;

/**
 * Encodes ASCII here, since most queries are ASCII: passing a short text to the runtime costs more than the
 * search.
 */
function encodeQuery(text: string): void {
  const room = text.length * mostBytes + 1;
  if (room > query.length) query = Buffer.alloc(room);
  queryLength = text.length;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) {
      queryLength = query.write(text);
      return;
    }
    query[at] = unit;
  }
}
