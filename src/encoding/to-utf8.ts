import { isAscii, isUtf8 } from 'node:buffer';

const mark = Buffer.from('\ufeff');

/** What a file of text is, if it is not plain UTF-8: `damaged` is UTF-8 with some broken letters. */
type Finding = 'windows-1252' | 'damaged';

/** Receives a sentence about the encoding of a file, at most once for each file. */
export type OnEncoding = (sentence: string) => void;

/**
 * Passes on text in UTF-8. What is no UTF-8 is read as Windows-1252, as spreadsheet programs save text, and
 * what begins with the byte order mark of UTF-16 as that. A file in UTF-8 of which a few letters are broken
 * stays as it is: its readers see the broken bytes.
 */
export async function* toUtf8(chunks: AsyncIterable<Buffer>, name: string, onEncoding?: OnEncoding) {
  let waiting: Buffer = Buffer.alloc(0);
  let read: Reader | undefined;
  const readerFor = (first: Buffer) => utf16Reader(first) ?? byteReader(first, name, onEncoding);
  for await (const chunk of chunks) {
    const bytes = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
    const whole = bytes.subarray(0, bytes.length - unfinished(bytes));
    const isMarkRead = read !== undefined || whole.length >= mark.length;
    waiting = isMarkRead ? bytes.subarray(whole.length) : bytes;
    if (!isMarkRead) continue;
    read ??= readerFor(whole);
    yield read(whole, false);
  }
  read ??= readerFor(waiting);
  yield read(waiting, true);
}

/** Reads the pieces of one file, in order. */
type Reader = (bytes: Buffer, isLast: boolean) => Buffer;

/** Reads UTF-8 until a piece shows that the file is in Windows-1252. */
function byteReader(first: Buffer, name: string, onEncoding?: OnEncoding): Reader {
  const isMarked = first.subarray(0, mark.length).equals(mark);
  let found: Finding | undefined;
  return (bytes) => {
    if (found !== 'windows-1252') {
      if (isUtf8(bytes)) return bytes;
      const now = isMarked ? 'damaged' : findingOf(bytes);
      if (found === undefined) onEncoding?.(sentenceOf(name, now));
      found = now;
    }
    return found === 'damaged' ? bytes : fromWindows1252(bytes);
  };
}

function sentenceOf(name: string, finding: Finding): string {
  if (finding === 'damaged') return `${name} is in UTF-8, but some of its letters are damaged.`;
  return `${name} is not in UTF-8, so it is read as Windows-1252.`;
}

/** Letters in UTF-8 are not there by chance: where they are more than the broken ones, it is UTF-8. */
function findingOf(bytes: Buffer): Finding {
  const text = bytes.toString('utf8');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(/[^\0-\x7f\ufffd]/gu) > count(/\ufffd/g) ? 'damaged' : 'windows-1252';
}

/** Number of bytes at the end that may begin a letter whose other bytes are still to come. */
function unfinished(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}

/** Reads all chunks of a file; undefined where the first has no byte order mark of UTF-16. */
function utf16Reader(first: Buffer): Reader | undefined {
  const order = first.length < 2 ? 0 : first.readUInt16BE(0);
  if (order !== 0xfffe && order !== 0xfeff) return undefined;
  const decoder = new TextDecoder(order === 0xfffe ? 'utf-16le' : 'utf-16be');
  return (bytes, isLast) => Buffer.from(decoder.decode(bytes, { stream: !isLast }));
}

/**
 * 0x80 to 0x9f, which differ from Latin-1; five of them are no letter. Decoders of some releases of Node read
 * them as Latin-1.
 */
const upper = '€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ';

function fromWindows1252(bytes: Buffer): Buffer {
  if (isAscii(bytes)) return bytes;
  const text = bytes.toString('latin1');
  return Buffer.from(text.replace(/[\x80-\x9f]/g, (byte) => upper.charAt(byte.charCodeAt(0) - 0x80)));
}
