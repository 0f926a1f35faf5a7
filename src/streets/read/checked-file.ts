import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { DataError, orDataError } from '../../gazetteer/read/data-error.ts';

const pageLength = 4096;
const pagesAtOnce = 256;
const pagesOfRoom = 8;

// A file stays open while it is in use, even if another file takes its name.
const abandoned = new FinalizationRegistry<number>((descriptor) => closeSync(descriptor));

/**
 * A file that is opened once and read piece by piece by its descriptor. Every page must still be what it was
 * when the file was opened: somebody may copy another file over it, cut it short, or have a failing disk.
 */
export class CheckedFile {
  readonly #path: string;
  readonly #descriptor: number;
  readonly #length: number;
  /** The checksum of each page. */
  readonly #sums: Uint32Array;
  /** Where a few pages land that are read: to make a buffer for each takes as long as to read them. */
  readonly #room = Buffer.allocUnsafeSlow(pageLength * pagesOfRoom);

  /** Reads the whole file once, in order. Throws a `DataError` that names it if it cannot be read. */
  constructor(path: string, onBytes: (bytes: Buffer, offset: number) => void) {
    this.#path = path;
    this.#descriptor = orDataError(`${path} cannot be read.`, () => openSync(path, 'r'));
    try {
      this.#length = fstatSync(this.#descriptor).size;
      this.#sums = new Uint32Array(Math.ceil(this.#length / pageLength));
      for (let offset = 0; offset < this.#length; offset += pageLength * pagesAtOnce) {
        const bytes = this.#bytes(offset, Math.min(pageLength * pagesAtOnce, this.#length - offset));
        this.#eachPage(bytes, offset, (page, sum) => {
          this.#sums[page] = sum;
        });
        onBytes(bytes, offset);
      }
    } catch (error) {
      closeSync(this.#descriptor);
      throw error;
    }
    abandoned.register(this, this.#descriptor);
  }

  /** Returns a copy. Throws a `DataError` if the file is no longer what it was. */
  read(offset: number, length: number): Buffer {
    const from = offset - (offset % pageLength);
    const to = Math.min(this.#length, Math.ceil((offset + length) / pageLength) * pageLength);
    if (offset < 0 || offset + length > to)
      throw new DataError(`${this.#path} is cut short; import it again with --replace.`);
    const bytes = this.#bytes(from, to - from);
    this.#eachPage(bytes, from, (page, sum) => {
      if (this.#sums[page] !== sum)
        throw new DataError(
          `${this.#path} changed or was damaged while it was in use; import it again with --replace.`,
        );
    });
    // Not from the pool, because pieces are kept.
    const piece = Buffer.allocUnsafeSlow(length);
    bytes.copy(piece, 0, offset - from);
    return piece;
  }

  #eachPage(bytes: Buffer, offset: number, visit: (page: number, sum: number) => void): void {
    for (let at = 0; at < bytes.length; at += pageLength)
      visit((offset + at) / pageLength, crc32(bytes.subarray(at, at + pageLength)));
  }

  /** Reads at an offset. What it returns holds until the next call. */
  #bytes(offset: number, length: number): Buffer {
    return orDataError(`${this.#path} cannot be read.`, () => {
      const room = length > this.#room.length ? Buffer.allocUnsafeSlow(length) : this.#room;
      const bytes = room.subarray(0, length);
      for (let done = 0; done < length; ) {
        const count = readSync(this.#descriptor, bytes, done, length - done, offset + done);
        if (count === 0) throw new DataError(`${this.#path} is cut short; import it again with --replace.`);
        done += count;
      }
      return bytes;
    });
  }
}
