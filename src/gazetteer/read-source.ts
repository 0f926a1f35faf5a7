import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { crc32 } from 'node:zlib';
import { openPromise, type ZipFile } from 'yauzl';
import { DataError } from './data-error.ts';

/** A file of lines of text, plain or inside a zip file. */
export interface SourceFile {
  /** Day of its last change, as YYYY-MM-DD. */
  readonly date: string;
  readonly lines: AsyncIterable<string>;
}

const zipSignature = 'PK\u0003\u0004';
// Far above the largest export (150 MB): a zip file that claims more is an attack or a mistake.
const maxUnzippedBytes = 4 * 1024 ** 3;
const maxLineLength = 1024 * 1024;

/**
 * Opens a source by what its content is, whatever it is called, hands it to `read` and closes it. Throws a `DataError` that
 * names the file when it is unreadable or a zip file without exactly one file of data.
 */
export async function withSource<T>(path: string, read: (source: SourceFile) => Promise<T>): Promise<T> {
  try {
    return (await isZip(path)) ? await withZip(path, read) : await withText(path, read);
  } catch (error) {
    if (error instanceof DataError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataError(`${basename(path)} cannot be read: ${reason}.`, { cause: error });
  }
}

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const start = Buffer.alloc(zipSignature.length);
    await file.read(start, 0, start.length, 0);
    return start.toString('latin1') === zipSignature;
  } finally {
    await file.close();
  }
}

async function withText<T>(path: string, read: (source: SourceFile) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    const { mtime } = await file.stat();
    return await read({ date: day(mtime), lines: splitLines(file.createReadStream({ autoClose: false })) });
  } finally {
    await file.close();
  }
}

async function withZip<T>(path: string, read: (source: SourceFile) => Promise<T>): Promise<T> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const entry = await dataEntry(zip, basename(path));
    const stream = await zip.openReadStreamPromise(entry);
    try {
      return await read({
        date: day(entry.getLastModDate({ timezone: 'UTC' })),
        lines: splitLines(checked(stream, entry.crc32)),
      });
    } finally {
      stream.destroy();
    }
  } finally {
    zip.close();
  }
}

/** The one file of data in a zip file; exports carry a readme beside it. */
async function dataEntry(zip: ZipFile, name: string) {
  const entries = [];
  for await (const entry of zip.eachEntry()) {
    if (/\.(?:txt|csv|tsv)$/i.test(entry.fileName) && !/(?:^|\/)readme/i.test(entry.fileName))
      entries.push(entry);
  }
  const [entry, another] = entries;
  if (entry === undefined || another !== undefined) {
    throw new DataError(`${name} holds ${entries.length} files of data instead of one.`);
  }
  if (entry.uncompressedSize > maxUnzippedBytes) {
    throw new DataError(`${name} holds more than ${maxUnzippedBytes} bytes.`);
  }
  return entry;
}

/** Passes the bytes on, and throws behind the last when they are not those that were zipped. */
async function* checked(chunks: AsyncIterable<Buffer>, expected: number): AsyncGenerator<Buffer> {
  let checksum = 0;
  for await (const chunk of chunks) {
    checksum = crc32(chunk, checksum);
    yield chunk;
  }
  if (checksum !== expected) throw new Error('its checksum does not match');
}

/** Lines without their ends and without a byte order mark. Bytes that are not UTF-8 come out as U+FFFD. */
async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    if (rest.length > maxLineLength)
      throw new DataError(`a line is longer than ${maxLineLength} characters.`);
    yield* lines;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}
