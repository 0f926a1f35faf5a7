import { ByteReader, ByteWriter } from './byte-writer.ts';

/**
 * Sorted texts in UTF-8. Each group begins with a whole text; every other text has only what differs from the
 * one before.
 */
export interface FrontCodedTexts {
  readonly count: number;
  /** The byte at which each group begins. */
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

// Shared buffers: `current` holds the text being read, `wanted` the one searched for. No callback uses them
// again.
const longestText = 1024;
const current = Buffer.alloc(longestText);
// Room for more bytes than any text has, so a longer text never equals one.
const wanted = Buffer.alloc(longestText + 2);

/** Reads front-coded texts. Callers must pass numbers below `count`. */
export class FrontCodedReader {
  readonly count: number;
  readonly #groups: Uint32Array;
  readonly #bytes: Uint8Array;

  constructor({ count, groups, bytes }: FrontCodedTexts) {
    this.count = count;
    this.#groups = groups;
    this.#bytes = bytes;
  }

  text(index: number): string {
    const length = this.#load(index);
    return current.toString('utf8', 0, length);
  }

  /** The texts of ascending numbers. Reads each group once. */
  texts(indexes: Uint32Array): string[] {
    const texts: string[] = [];
    for (let at = 0; at < indexes.length; ) {
      const group = Math.floor((indexes[at] ?? 0) / groupSize);
      let index = group * groupSize;
      this.#walk(group, (length) => {
        if (index++ === indexes[at]) {
          texts.push(current.toString('utf8', 0, length));
          at++;
        }
        return at === indexes.length || (indexes[at] ?? 0) >= (group + 1) * groupSize;
      });
    }
    return texts;
  }

  /** The texts from a number on, in order: cheaper than reading them one by one. */
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

  /** The number of a text, or -1. */
  find(text: string): number {
    const wantedLength = wanted.write(text);
    const group = this.#groupOf(wantedLength);
    let index = group * groupSize;
    let order = -1;
    this.#walk(group, (length) => {
      order = compareCurrent(length, wantedLength);
      if (order < 0) index++;
      return order >= 0;
    });
    return order === 0 ? index : -1;
  }

  /** The range [from, to) of the texts with this prefix. */
  rangeOfPrefix(prefix: string): readonly [number, number] {
    return this.#rangeBefore(prefix, afterAll);
  }

  /** The range [from, to) of this text and of those that continue it after a blank. */
  rangeOfWords(text: string): readonly [number, number] {
    return this.#rangeBefore(text, afterBlank);
  }

  /**
   * The range from this text to the first text not below it followed by `byte`. It usually lies in one group.
   */
  #rangeBefore(text: string, byte: number): readonly [number, number] {
    const fromLength = wanted.write(text, 0, longestText + 1);
    const toLength = fromLength + 1;
    wanted[fromLength] = byte;
    const group = this.#groupOf(fromLength);
    let index = group * groupSize;
    let from = -1;
    const isWhole = this.#walk(group, (length) => {
      if (from < 0 && compareCurrent(length, fromLength) >= 0) from = index;
      if (from >= 0 && compareCurrent(length, toLength) >= 0) return true;
      index++;
      return false;
    });
    return [from < 0 ? index : from, isWhole ? index : this.#boundFrom(group + 1, toLength)];
  }

  /** The number of texts below the wanted one. All groups before `least` must be below it. */
  #boundFrom(least: number, wantedLength: number): number {
    if (least >= this.#groups.length) return this.count;
    if (this.#compareFirst(least, wantedLength) >= 0) return least * groupSize;
    const group = this.#groupOf(wantedLength);
    let index = group * groupSize;
    this.#walk(group, (length) => {
      if (compareCurrent(length, wantedLength) >= 0) return true;
      index++;
      return false;
    });
    return index;
  }

  /** The last group whose first text is not above the wanted one; the first group if all are above it. */
  #groupOf(wantedLength: number): number {
    let low = 1;
    let high = this.#groups.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compareFirst(middle, wantedLength) <= 0) low = middle + 1;
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

  /** Reads a text into `current` and gives its length. */
  #load(index: number): number {
    let left = index % groupSize;
    let found = 0;
    this.#walk(Math.floor(index / groupSize), (length) => {
      found = length;
      return left-- === 0;
    });
    return found;
  }

  /** Reads the texts of a group into `current` one by one until one is enough. Tells whether one was. */
  #walk(group: number, isEnough: (length: number) => boolean): boolean {
    const reader = new ByteReader(this.#bytes, this.#groups[group] ?? 0);
    const texts = Math.min(groupSize, this.count - group * groupSize);
    for (let at = 0; at < texts; at++) {
      const lengths = reader.byte();
      const shared = lengths >>> 4 < escaped ? lengths >>> 4 : escaped + reader.varint();
      const own = (lengths & escaped) < escaped ? lengths & escaped : escaped + reader.varint();
      for (let byte = 0; byte < own; byte++) current[shared + byte] = reader.byte();
      if (isEnough(shared + own)) return true;
    }
    return false;
  }
}

// No UTF-8 text contains this byte.
const afterAll = 0xff;
const afterBlank = ' '.charCodeAt(0) + 1;

/** Compares the text in `current` with the first bytes of the wanted one. */
function compareCurrent(length: number, wantedLength: number): number {
  return compare(current, 0, length, wantedLength);
}

function compare(bytes: Uint8Array, from: number, length: number, wantedLength: number): number {
  const common = Math.min(length, wantedLength);
  for (let at = 0; at < common; at++) {
    const difference = (bytes[from + at] ?? 0) - (wanted[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return length - wantedLength;
}
