import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline, type Readable } from 'node:stream';
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
  return withFiles(path, options, (files) => {
    const [file] = files;
    if (file !== undefined && files.length === 1) return readFile(file, path, read, options);
    throw new DataError(`${basename(path)} holds ${files.length} files of data instead of one. ${checkKind}`);
  });
}

/**
 * Like `withSource`, for sources whose zip file may contain many files: they are passed to `read` one after
 * the other.
 */
export function eachSource(path: string, read: Read<void>, options: SourceOptions = {}): Promise<void> {
  return withFiles(path, options, async (files) => {
    if (files.length === 0) throw new DataError(`${basename(path)} holds no file of data. ${checkKind}`);
    for (const file of files) await readFile(file, path, read, options);
  });
}

/** A file of data that is not open yet: a source itself, or one in its zip file. */
interface ClosedFile {
  readonly name: string;
  readonly changed: Date;
  /** Absent for a plain file. */
  readonly packedSize?: number;
  /** As it states them: how many bytes it unpacks to, and their CRC-32. */
  readonly stated?: { readonly length: number; readonly checksum: number };
  open(): Promise<{ readonly stream: Readable; shareRead(unpackedLength: number): number }>;
}

async function withFiles<T>(
  path: string,
  options: SourceOptions,
  use: (files: readonly ClosedFile[]) => Promise<T>,
): Promise<T> {
  try {
    const start = await firstBytes(path);
    if (!start.equals(zipSignature))
      return await use([await plainFile(path, start.subarray(0, 2).equals(gzipSignature))]);
    const zip = await openPromise(path, { autoClose: false }).catch(failedIn(path));
    try {
      const entries = await dataEntries(zip, path, options);
      return await use(entries.map((each) => zippedFile(zip, each, path)));
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

async function plainFile(path: string, isGzip: boolean): Promise<ClosedFile> {
  const { mtime: changed, size } = await stat(path);
  return {
    name: basename(path),
    changed,
    ...(isGzip && { packedSize: size }),
    async open() {
      const file = createReadStream(path);
      const stream = isGzip ? pipeline(file, createGunzip(), toldToWhoReads) : file;
      return { stream, shareRead: () => file.bytesRead / Math.max(1, size) };
    },
  };
}

function zippedFile(zip: ZipFile, entry: Entry, path: string): ClosedFile {
  const { compressedSize: packedSize, uncompressedSize: length, crc32: checksum } = entry;
  return {
    name: cleanText(basename(entry.fileName)),
    changed: entry.getLastModDate({ timezone: 'UTC' }),
    packedSize,
    stated: { length, checksum },
    open: async () => ({
      stream: await zip.openReadStreamPromise(entry).catch(failedIn(path)),
      shareRead: (unpacked) => unpacked / Math.max(1, length),
    }),
  };
}

async function readFile<T>(
  { name, changed, packedSize, stated, open }: ClosedFile,
  path: string,
  read: Read<T>,
  options: SourceOptions,
): Promise<T> {
  const limit = limitOf(packedSize, options);
  if (stated !== undefined && stated.length > limit) throw tooLarge(path, limit);
  const { stream, shareRead } = await open();
  stream.on('error', toldToWhoReads);
  let length = 0;
  async function* unpacked(): AsyncGenerator<Buffer> {
    let sum = 0;
    for await (const chunk of limited(intact<Buffer>(stream, path), limit, () => tooLarge(path, limit))) {
      length += chunk.length;
      if (stated !== undefined) sum = crc32(chunk, sum);
      yield chunk;
    }
    if (stated !== undefined && sum !== stated.checksum) throw damagedSource(path);
  }
  const bytes = unpacked();
  const text = (encoding = options.encoding) =>
    decoded(encoding === undefined ? toUtf8(bytes, name, options.onEncoding) : bytes, encoding);
  const date = changed.toISOString().slice(0, 10);
  try {
    const lines = splitLines(text(), name);
    return await read({ name, date, bytes, text, lines, shareRead: () => shareRead(length) });
  } finally {
    stream.destroy();
  }
}

/**
 * Returns the most bytes that a file of `packedSize` bytes may unpack to; a plain file has no packed size.
 */
function limitOf(packedSize: number | undefined, { maxBytes = defaultMaxBytes }: SourceOptions): number {
  return packedSize === undefined
    ? maxBytes
    : Math.min(maxBytes, Math.max(harmlessBytes, packedSize * maxRatio));
}

function tooLarge(path: string, limit: number): DataError {
  const megabytes = Math.floor(limit / 1024 ** 2);
  return new DataError(`${basename(path)} holds more than ${megabytes} MB when it is unpacked. ${checkKind}`);
}

/** Returns the data files in a zip file, without the readme that exports include. */
async function dataEntries(zip: ZipFile, file: string, { names = defaultNames }: SourceOptions) {
  const entries: Entry[] = [];
  for await (const entry of intact(zip.eachEntry(), file))
    if (names.test(entry.fileName) && !/(?:^|\/)readme/i.test(entry.fileName)) entries.push(entry);
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
): AsyncGenerator<Chunk> {
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > limit) throw faultBeyond();
    yield chunk;
  }
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
