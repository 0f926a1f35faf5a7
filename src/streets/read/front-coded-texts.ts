import { ByteReader, ByteWriter } from './byte-writer.ts';

/**
 * Sorted texts in UTF-8. Each group begins with a whole text; every other text has only what differs from the
 * one before.
 */
export interface FrontCodedTexts {
  readonly count: number;
  readonly groups: Uint32Array;
  readonly bytes: Uint8Array;
}

/** The texts in a group. Larger groups would save little space and take longer to search. */
export const groupSize = 16;
// Both lengths fit in one byte while they are small.
const escaped = 15;

/** Texts must be unique and in the order of their bytes. */
export function encodeFrontCoded(texts: Iterable<string>): FrontCodedTexts {
  const writer = new ByteWriter();
  const groups: number[] = [];
  let before: Uint8Array = new Uint8Array(0);
  let count = 0;
  for (const each of texts) {
    const text = Buffer.from(each);
    const isFirst = count++ % groupSize === 0;
    if (isFirst) groups.push(writer.length);
    const shared = isFirst ? 0 : commonLength(before, text);
    writeLengths(writer, shared, text.length - shared);
    writer.bytes(text.subarray(shared));
    before = text;
  }
  return { count, groups: Uint32Array.from(groups), bytes: writer.take() };
}

function writeLengths(writer: ByteWriter, shared: number, own: number): void {
  writer.byte((Math.min(shared, escaped) << 4) | Math.min(own, escaped));
  if (shared >= escaped) writer.varint(shared - escaped);
  if (own >= escaped) writer.varint(own - escaped);
}

function commonLength(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

// Shared buffers for the text that is read and the one searched for. No callback uses them again.
const longestText = 1024;
const current = Buffer.alloc(longestText);
/** For each text of a group: the bytes shared with the one before, and where its first byte would stand. */
const sharedOf = new Uint32Array(groupSize);
const startOf = new Int32Array(groupSize);
// Room for more bytes than any text has, so a longer text never equals one.
const wanted = Buffer.alloc(longestText + 2);

/** Returns the first four bytes of a text as a number, which orders texts as they do. */
function headOf(bytes: Uint8Array, length: number): number {
  let head = 0;
  for (let at = 0; at < 4; at++) head = head * 256 + (at < length ? (bytes[at] ?? 0) : 0);
  return head;
}

/** Reads front-coded texts. Callers must pass numbers below `count`. */
export class FrontCodedReader {
  readonly count: number;
  readonly #groups: Uint32Array;
  readonly #bytes: Uint8Array;
  /** The first bytes of the first text of each group, as a number: most groups are told apart by them. */
  readonly #heads: Uint32Array;
  /** The most bytes that the last wanted text has in common with a text below it. */
  #common = 0;

  constructor({ count, groups, bytes }: FrontCodedTexts) {
    this.count = count;
    this.#groups = groups;
    this.#bytes = bytes;
    this.#heads = groups.map((_, group) => headOf(current, this.#read(group * groupSize)));
  }

  text(index: number): string {
    return current.toString('utf8', 0, this.#read(index));
  }

  /** Returns the texts of ascending numbers. Reads each group once. */
  texts(indexes: Uint32Array): string[] {
    const texts: string[] = [];
    for (let at = 0; at < indexes.length; ) {
      const group = Math.floor((indexes[at] ?? 0) / groupSize);
      const before = at;
      let index = group * groupSize;
      this.#walk(group, (length) => {
        if (index++ === indexes[at]) {
          texts.push(current.toString('utf8', 0, length));
          at++;
        }
        return at === indexes.length || (indexes[at] ?? 0) >= (group + 1) * groupSize;
      });
      // Numbers that do not ascend, or that no group has, would never be found.
      if (at === before) break;
    }
    return texts;
  }

  /** Returns those of the texts that pass a test of their bytes, with their numbers. */
  textsLike(
    indexes: Uint32Array,
    isLike: (bytes: Uint8Array, length: number) => boolean,
  ): (readonly [index: number, text: string])[] {
    const found: (readonly [number, string])[] = [];
    for (const index of indexes) {
      const length = this.#read(index);
      if (isLike(current, length)) found.push([index, current.toString('utf8', 0, length)]);
    }
    return found;
  }

  /** Returns the texts of the numbers [from, to). */
  range(from: number, to: number): string[] {
    const indexes = new Uint32Array(to - from);
    for (let at = 0; at < indexes.length; at++) indexes[at] = from + at;
    return this.texts(indexes);
  }

  /** Yields the texts from a number on, in order, which is cheaper than reading them one by one. */
  *from(index: number): Generator<string> {
    for (let group = Math.floor(index / groupSize); group < this.#groups.length; group++) {
      const texts: string[] = [];
      this.#walk(group, (length) => {
        texts.push(current.toString('utf8', 0, length));
        return false;
      });
      yield* texts.slice(Math.max(0, index - group * groupSize));
    }
  }

  find(text: string): number {
    return Math.max(-1, this.#search(want(text)));
  }

  /** Whether a text begins so, which takes half as long as to find them all. */
  hasPrefix(prefix: string): boolean {
    const length = want(prefix);
    wanted[length] = afterAll;
    this.#search(length + 1);
    return this.count > 0 && this.#common >= length;
  }

  rangeOfPrefix(prefix: string): readonly [number, number] {
    return this.#rangeBefore(prefix, afterAll);
  }

  /** Returns the range [from, to) of this text and of those that continue it after a blank. */
  rangeOfWords(text: string): readonly [number, number] {
    return this.#rangeBefore(text, afterBlank);
  }

  /** Returns the range from this text to the first text that is not below it followed by `byte`. */
  #rangeBefore(text: string, byte: number): readonly [number, number] {
    const length = want(text);
    const from = numberOf(this.#search(length));
    wanted[length] = byte;
    return [from, numberOf(this.#search(length + 1, Math.floor(from / groupSize)))];
  }

  /**
   * Returns the number of the wanted text or, if it is absent, the bitwise complement of the number of texts
   * below it. No text before the group `least` may be above the wanted one.
   */
  #search(wantedLength: number, least = 0): number {
    const bytes = this.#bytes;
    const group = this.#groupOf(wantedLength, least);
    const end = Math.min((group + 1) * groupSize, this.count);
    let at = this.#groups[group] ?? 0;
    // The bytes that the wanted text has in common with the text before.
    let same = 0;
    let found = ~end;
    for (let index = group * groupSize; index < end; index++) {
      const lengths = bytes[at++] ?? 0;
      let shared = lengths >>> 4;
      let own = lengths & escaped;
      if (shared === escaped || own === escaped) {
        const reader = new ByteReader(bytes, at);
        if (shared === escaped) shared += reader.varint();
        if (own === escaped) own += reader.varint();
        at = reader.at;
      }
      if (shared < same) {
        found = ~index;
        break;
      }
      if (shared === same) {
        const before = same;
        while (same < before + own && same < wantedLength && bytes[at + same - before] === wanted[same])
          same++;
        const isAtEnd = same === before + own;
        if (same === wantedLength || (!isAtEnd && (bytes[at + same - before] ?? 0) > (wanted[same] ?? 0))) {
          found = same === wantedLength && isAtEnd ? index : ~index;
          break;
        }
      }
      at += own;
    }
    this.#common = same;
    return found;
  }

  /**
   * The last group, from `least` on, that begins with a text not above the wanted one; `least` if none does.
   */
  #groupOf(wantedLength: number, least: number): number {
    let low = least + 1;
    let high = this.#groups.length;
    // A second search usually ends in the same group.
    if (least > 0 && low < high && this.#compareFirst(low, wantedLength) > 0) return least;
    const head = headOf(wanted, wantedLength);
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order = (this.#heads[middle] ?? 0) - head || this.#compareFirst(middle, wantedLength);
      if (order <= 0) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }

  #compareFirst(group: number, wantedLength: number): number {
    const at = this.#groups[group] ?? 0;
    const length = (this.#bytes[at] ?? 0) & escaped;
    if (length < escaped) return compare(this.#bytes, at + 1, length, wantedLength);
    const reader = new ByteReader(this.#bytes, at + 1);
    const more = reader.varint();
    return compare(this.#bytes, reader.at, escaped + more, wantedLength);
  }

  /** Reads a text into `current` and returns its length. */
  #read(index: number): number {
    const bytes = this.#bytes;
    const last = index % groupSize;
    let at = this.#groups[(index - last) / groupSize] ?? 0;
    let length = 0;
    for (let each = 0; each <= last; each++) {
      const lengths = bytes[at++] ?? 0;
      let shared = lengths >>> 4;
      let own = lengths & escaped;
      if (shared === escaped || own === escaped) {
        const reader = new ByteReader(bytes, at);
        if (shared === escaped) shared += reader.varint();
        if (own === escaped) own += reader.varint();
        at = reader.at;
      }
      sharedOf[each] = shared;
      startOf[each] = at - shared;
      length = shared + own;
      at += own;
    }
    // Each text before it has what those behind share with it.
    for (let each = last, end = length; end > 0; each--) {
      const shared = sharedOf[each] ?? 0;
      const start = startOf[each] ?? 0;
      for (let byte = shared; byte < end; byte++) current[byte] = bytes[start + byte] ?? 0;
      if (shared < end) end = shared;
    }
    return length;
  }

  /** Reads the texts of a group into `current` one by one until one is enough. */
  #walk(group: number, isEnough: (length: number) => boolean): void {
    const reader = new ByteReader(this.#bytes, this.#groups[group] ?? 0);
    const texts = Math.min(groupSize, this.count - group * groupSize);
    for (let at = 0; at < texts; at++) {
      const lengths = reader.byte();
      const shared = lengths >>> 4 < escaped ? lengths >>> 4 : escaped + reader.varint();
      const own = (lengths & escaped) < escaped ? lengths & escaped : escaped + reader.varint();
      for (let byte = 0; byte < own; byte++) current[shared + byte] = reader.byte();
      if (isEnough(shared + own)) return;
    }
  }
}

// No UTF-8 text contains this byte.
const afterAll = 0xff;
const afterBlank = ' '.charCodeAt(0) + 1;

/** Puts a text into `wanted` and returns its length. A text longer than any in the table is cut. */
function want(text: string): number {
  const length = Math.min(text.length, longestText + 1);
  for (let at = 0; at < length; at++) {
    const char = text.charCodeAt(at);
    if (char > 0x7f) return wanted.write(text, 0, longestText + 1);
    wanted[at] = char;
  }
  return length;
}

function numberOf(found: number): number {
  return found < 0 ? ~found : found;
}

/** Compares a text with the first bytes of the wanted one. */
function compare(bytes: Uint8Array, from: number, length: number, wantedLength: number): number {
  const common = Math.min(length, wantedLength);
  for (let at = 0; at < common; at++) {
    const difference = (bytes[from + at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - wantedLength;
}
