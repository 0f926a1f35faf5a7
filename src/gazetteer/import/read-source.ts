import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { crc32, createGunzip } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type OnEncoding, toUtf8 } from '../../encoding/to-utf8.ts';
import { DataError } from '../read/data-error.ts';
import { cleanText } from '../read/place-row.ts';
import { checkKind, damagedSource, fileFault } from './source-fault.ts';

/** A text file: plain, packed with gzip or inside a zip file. */
export interface SourceFile {
  /** The file's own name, without folders. */
  readonly name: string;
  /** Date of its last change, as YYYY-MM-DD. */
  readonly date: string;
  /** Its bytes, unpacked. Only one of `bytes`, `text` and `lines` can be read, and only once. */
  readonly bytes: AsyncIterable<Buffer>;
  /**
   * Text without a byte order mark, in an encoding of the Encoding Standard; unless it is given, its bytes
   * tell it. Bytes that are not valid in the encoding become U+FFFD.
   */
  text(encoding?: string): AsyncIterable<string>;
  /** That text in lines without line ends, in the encoding of the options. */
  readonly lines: AsyncIterable<string>;
  /** Returns how much of the file has been read, from 0 to 1. */
  shareRead(): number;
}

/** Is told now and then how far a file has been read: its lines so far, and their share of it from 0 to 1. */
export type OnProgress = (file: string, lines: number, share: number) => void;

export interface SourceOptions {
  /** As in the Encoding Standard; by default told by the bytes, as `toUtf8` does. */
  readonly encoding?: string;
  /** Called with a sentence where the bytes tell another encoding than UTF-8. */
  readonly onEncoding?: OnEncoding;
  /** The most bytes to unpack; 1 GiB by default. */
  readonly maxBytes?: number;
  /** The names of data files in a zip file; .txt, .csv or .tsv by default. */
  readonly names?: RegExp;
}

const defaultMaxBytes = 1024 ** 3;
const defaultNames = /\.(?:txt|csv|tsv)$/i;
// Lists of places and streets shrink to a tenth, rarely to a thirtieth; a file that unpacks to more is
// malicious.
const maxRatio = 50;
// Below this size the ratio does not matter.
const harmlessBytes = 16 * 1024 ** 2;
const maxLineLength = 1024 * 1024;
const zipSignature = Buffer.from('PK\u0003\u0004', 'latin1');
const gzipSignature = Buffer.from([0x1f, 0x8b]);

type Read<T> = (source: SourceFile) => Promise<T>;

/**
 * Opens a source by its content, whatever its name, passes it to `read` and closes it. Packed data is
 * unpacked while it is read, and only up to its limits. Throws a `DataError` that names the file if it is
 * unreadable, too large, or a zip file without exactly one data file.
 */
export function withSource<T>(path: string, read: Read<T>, options: SourceOptions = {}): Promise<T> {
  return opened(path, read, options, (entries, readEntry) => {
    const [entry] = entries;
    if (entry !== undefined && entries.length === 1) return readEntry(entry);
    throw new DataError(
      `${basename(path)} holds ${entries.length} files of data instead of one. ${checkKind}`,
    );
  });
}

/**
 * Like `withSource`, for sources whose zip file may contain many files: they are passed to `read` one after
 * the other.
 */
export function eachSource(path: string, read: Read<void>, options: SourceOptions = {}): Promise<void> {
  return opened(path, read, options, async (entries, readEntry) => {
    if (entries.length === 0) throw new DataError(`${basename(path)} holds no file of data. ${checkKind}`);
    for (const entry of entries) await readEntry(entry);
  });
}

async function opened<T>(
  path: string,
  read: Read<T>,
  options: SourceOptions,
  readZip: (entries: readonly Entry[], readEntry: (entry: Entry) => Promise<T>) => Promise<T>,
): Promise<T> {
  try {
    const start = await firstBytes(path);
    if (!start.equals(zipSignature))
      return await withPlain(path, start.subarray(0, 2).equals(gzipSignature), read, options);
    const zip = await openPromise(path, { autoClose: false }).catch(failedIn(path));
    try {
      const entries = await dataEntries(zip, path, options);
      return await readZip(entries, (entry) => withEntry(zip, entry, basename(path), read, options));
    } finally {
      zip.close();
    }
  } catch (error) {
    throw fileFault(path, error) ?? error;
  }
}

function failedIn(path: string) {
  return (error: unknown): never => {
    throw fileFault(path, error) ?? damagedSource(path, error);
  };
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(zipSignature.length);
    await file.read(start, 0, start.length, 0);
    return start;
  } finally {
    await file.close();
  }
}

async function withPlain<T>(
  path: string,
  isPacked: boolean,
  read: Read<T>,
  options: SourceOptions,
): Promise<T> {
  const { mtime, size } = await stat(path);
  const stream = createReadStream(path);
  const unpacked = isPacked ? pipeline(stream, createGunzip(), toldToWhoReads) : stream;
  unpacked.on('error', toldToWhoReads);
  try {
    const limit = limitOf(isPacked ? size : undefined, options);
    const bytes = limited(intact(unpacked, path), limit, () => tooLarge(basename(path), limit));
    const shareRead = () => stream.bytesRead / Math.max(1, size);
    return await read({ ...sourceFile(basename(path), mtime, bytes, options), shareRead });
  } finally {
    unpacked.destroy();
    stream.destroy();
  }
}

async function withEntry<T>(
  zip: ZipFile,
  entry: Entry,
  file: string,
  read: Read<T>,
  options: SourceOptions,
): Promise<T> {
  const limit = limitOf(entry.compressedSize, options);
  if (entry.uncompressedSize > limit) throw tooLarge(file, limit);
  const stream = await zip.openReadStreamPromise(entry).catch(failedIn(file));
  stream.on('error', toldToWhoReads);
  try {
    let unpacked = 0;
    const count = (length: number) => {
      unpacked = length;
    };
    const some = limited(intact(stream, file), limit, () => tooLarge(file, limit), count);
    const bytes = checked(some, entry.crc32, file);
    const changed = entry.getLastModDate({ timezone: 'UTC' });
    const shareRead = () => unpacked / Math.max(1, entry.uncompressedSize);
    const name = cleanText(basename(entry.fileName));
    return await read({ ...sourceFile(name, changed, bytes, options), shareRead });
  } finally {
    stream.destroy();
  }
}

function sourceFile(
  name: string,
  changed: Date,
  bytes: AsyncIterable<Buffer>,
  { encoding: usual, onEncoding }: SourceOptions,
): Omit<SourceFile, 'shareRead'> {
  const date = changed.toISOString().slice(0, 10);
  const text = (encoding = usual) =>
    decoded(encoding === undefined ? toUtf8(bytes, name, onEncoding) : bytes, encoding);
  return { name, date, bytes, text, lines: splitLines(text(), name) };
}

/**
 * Returns the most bytes that a file of `packedSize` bytes may unpack to; a plain file has no packed size.
 */
function limitOf(packedSize: number | undefined, { maxBytes = defaultMaxBytes }: SourceOptions): number {
  return packedSize === undefined
    ? maxBytes
    : Math.min(maxBytes, Math.max(harmlessBytes, packedSize * maxRatio));
}

function tooLarge(name: string, limit: number): DataError {
  return new DataError(
    `${name} holds more than ${Math.floor(limit / 1024 ** 2)} MB when it is unpacked. ${checkKind}`,
  );
}

/** Returns the data files in a zip file, without the readme that exports include. */
async function dataEntries(
  zip: ZipFile,
  file: string,
  { names = defaultNames }: SourceOptions,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of intact(zip.eachEntry(), file)) {
    if (names.test(entry.fileName) && !/(?:^|\/)readme/i.test(entry.fileName)) entries.push(entry);
  }
  return entries;
}

/** Unpacking runs ahead, and may fail when nobody reads yet, or nobody any more. */
function toldToWhoReads(): void {}

/** Passes on what is read, and says that the file is damaged where it cannot be unpacked. */
async function* intact<Item>(items: AsyncIterable<Item>, path: string): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    failedIn(path)(error);
  }
}

/** Passes bytes on up to a limit, since the size that a file states may be false. */
export async function* limited<Chunk extends Uint8Array>(
  chunks: AsyncIterable<Chunk>,
  limit: number,
  faultBeyond: () => DataError,
  onLength: (length: number) => void = () => undefined,
): AsyncGenerator<Chunk> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    onLength(length);
    if (length > limit) throw faultBeyond();
    yield chunk;
  }
}

/** Passes the bytes on, and throws after the last one if their checksum differs from the zip file's. */
async function* checked(
  chunks: AsyncIterable<Buffer>,
  expected: number,
  name: string,
): AsyncGenerator<Buffer> {
  let checksum = 0;
  for await (const chunk of chunks) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== expected) throw damagedSource(name);
}

async function* splitLines(texts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  let rest = '';
  for await (const text of texts) {
    const lines = (rest + text).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength)
      throw new DataError(`${name} has a line of more than ${maxLineLength} characters. ${checkKind}`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** Yields the text of an encoding, without a byte order mark. */
async function* decoded(chunks: AsyncIterable<Buffer>, encoding = 'utf-8'): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
