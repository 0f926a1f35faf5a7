import { inflateRawSync } from 'node:zlib';
import type { HouseNumber } from '../../address/street/house-number.ts';
import type { KeyTest, Streets } from '../../address/street/streets.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';
import { ByteReader } from './byte-writer.ts';
import { CheckedFile } from './checked-file.ts';
import { FrontCodedReader, groupSize } from './front-coded-texts.ts';
import { RecentlyUsed } from './recently-used.ts';
import { StreetBlock } from './street-block.ts';
import { DetailsGroup, detailsGroupSize } from './street-details.ts';
import {
  contentHash,
  decodeHeader,
  headerLength,
  requireDigest,
  type SectionName,
  type SectionTable,
  type StreetsContent,
  type StreetsManifest,
  statedDigest,
} from './streets-file.ts';

export interface OpenedStreets extends Streets, StreetsContent {
  readonly manifest: StreetsManifest;
  /** SHA-256 of the content, as hexadecimal. */
  readonly digest: string;
  /** The size of the tables in memory, in bytes, without the cached blocks. */
  readonly tableBytes: number;
}

/** What the caches of a file hold at most, in bytes. A completion may ask for blocks all over a country. */
const cachedBytes = { blocks: 32 * 1024 * 1024, details: 14 * 1024 * 1024 } as const;

/**
 * Throws a `DataError` that names the file if it is unreadable, damaged or of another version. A file that
 * changes or is damaged afterwards has no streets from then on, and `onDamage` is told why, once.
 */
export function openStreets(
  path: string,
  onDamage: (fault: DataError) => void = () => undefined,
): OpenedStreets {
  return new StreetsFile(path, onDamage);
}

class StreetsFile implements OpenedStreets {
  readonly manifest: StreetsManifest;
  readonly digest: string;
  readonly tableBytes: number;
  readonly codeCount: number;
  readonly streetCount: number;
  readonly #file: CheckedFile;
  readonly #path: string;
  readonly #onDamage: (fault: DataError) => void;
  /** What was read is no longer true, so no street and no code is known. */
  #isDamaged = false;
  readonly #sections: SectionTable;
  readonly #codes: FrontCodedReader;
  readonly #keys: FrontCodedReader;
  readonly #blockLengths: Uint8Array;
  readonly #blockGroups: Uint32Array;
  readonly #detailOffsets: Uint32Array;
  readonly #blocks = new RecentlyUsed<StreetBlock>(cachedBytes.blocks);
  readonly #details = new RecentlyUsed<DetailsGroup>(cachedBytes.details);

  constructor(path: string, onDamage: (fault: DataError) => void) {
    this.#path = path;
    this.#onDamage = onDamage;
    const hash = contentHash();
    this.#file = new CheckedFile(path, (bytes, offset) => {
      hash.update(bytes.subarray(Math.max(0, headerLength - offset)));
    });
    const header = this.#file.read(0, headerLength);
    this.#sections = decodeHeader(header, path);
    requireDigest(header, hash, path);
    this.digest = statedDigest(header);
    this.manifest = JSON.parse(this.#section('manifest').toString('utf8')) as StreetsManifest;
    const { codes, streets } = this.manifest;
    this.codeCount = codes;
    this.streetCount = streets;
    const tables = {
      codeText: this.#section('codeText'),
      codeGroups: this.#numbers('codeGroups'),
      blockLengths: this.#section('blockLengths'),
      blockGroups: this.#numbers('blockGroups'),
      keyText: this.#section('keyText'),
      keyGroups: this.#numbers('keyGroups'),
      detailOffsets: this.#numbers('detailOffsets'),
    };
    this.#codes = new FrontCodedReader({ count: codes, groups: tables.codeGroups, bytes: tables.codeText });
    this.#keys = new FrontCodedReader({ count: streets, groups: tables.keyGroups, bytes: tables.keyText });
    this.#blockLengths = tables.blockLengths;
    this.#blockGroups = tables.blockGroups;
    this.#detailOffsets = tables.detailOffsets;
    this.tableBytes = Object.values(tables).reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  findCode(canonicalCode: string): number {
    return this.#isDamaged ? -1 : this.#codes.find(canonicalCode);
  }

  codeText(code: number): string {
    return this.#codes.text(code);
  }

  codeTexts(): Iterable<string> {
    return this.#codes.from(0);
  }

  codesWithPrefix(prefix: string): readonly [number, number] {
    return this.#isDamaged ? none : this.#codes.rangeOfPrefix(prefix);
  }

  isComplete(code: number): boolean {
    return this.#block(code).isComplete;
  }

  findStreet(key: string): number {
    return this.#isDamaged ? -1 : this.#keys.find(key);
  }

  streetsOfCore(core: string): readonly [number, number] {
    return this.#isDamaged ? none : this.#keys.rangeOfWords(core);
  }

  hasStreetWithPrefix(prefix: string): boolean {
    return !this.#isDamaged && this.#keys.hasPrefix(prefix);
  }

  streetsWithPrefix(prefix: string): readonly [number, number] {
    return this.#isDamaged ? none : this.#keys.rangeOfPrefix(prefix);
  }

  streetKey(street: number): string {
    return this.#keys.text(street);
  }

  streetKeysOf(streets: Uint32Array): readonly string[] {
    return this.#keys.texts(streets);
  }

  streetKeys(): Iterable<string> {
    return this.#keys.from(0);
  }

  streetName(street: number, code: number): string {
    const details = this.#detailsOf(street);
    if (this.#isDamaged) return '';
    return details.name(street % detailsGroupSize, code, () => this.#keysOfGroup(street));
  }

  namesOfStreet(street: number): readonly string[] {
    const details = this.#detailsOf(street);
    if (this.#isDamaged) return [];
    return details.names(street % detailsGroupSize, () => this.#keysOfGroup(street));
  }

  #keysOfGroup(street: number): readonly string[] {
    const first = street - (street % detailsGroupSize);
    return this.#keys.range(first, Math.min(first + detailsGroupSize, this.streetCount));
  }

  codesOfStreet(street: number): Uint32Array {
    return this.#detailsOf(street).codes(street % detailsGroupSize);
  }

  codeCountOf(street: number): number {
    return this.#detailsOf(street).codeCount(street % detailsGroupSize);
  }

  streetsOfCode(code: number): Uint32Array {
    return this.#block(code).streets;
  }

  streetsLike(code: number, isLike: KeyTest) {
    return this.#keys.textsLike(this.streetsOfCode(code), isLike);
  }

  numbersOf(code: number, street: number) {
    return this.#block(code).numbersOf(street);
  }

  standingOf(code: number, street: number, value: number) {
    return this.#block(code).standingOf(street, value);
  }

  sizeOf(code: number, street: number) {
    return this.#block(code).sizeOf(street);
  }

  evidenceOf(code: number, street: number, typed: readonly HouseNumber[]) {
    return this.#block(code).evidenceOf(street, typed);
  }

  streetsAt(code: number) {
    return this.#block(code).all();
  }

  #block(code: number): StreetBlock {
    const known = this.#blocks.get(code);
    if (known !== undefined) return known;
    const { offset, length, isComplete } = this.#placeOfBlock(code);
    const bytes = this.#piece('blocks', offset, length);
    const block = new StreetBlock(bytes ?? emptyBlock, bytes !== undefined && isComplete);
    this.#blocks.set(code, block, block.size);
    return block;
  }

  #placeOfBlock(code: number): { offset: number; length: number; isComplete: boolean } {
    const group = Math.floor(code / groupSize);
    let offset = this.#blockGroups[group * 2] ?? 0;
    const reader = new ByteReader(this.#blockLengths, this.#blockGroups[group * 2 + 1] ?? 0);
    for (let left = code % groupSize; left > 0; left--) offset += reader.varint() >>> 1;
    const last = reader.varint();
    return { offset, length: last >>> 1, isComplete: (last & 1) === 1 };
  }

  #detailsOf(street: number): DetailsGroup {
    const group = Math.floor(street / detailsGroupSize);
    const known = this.#details.get(group);
    if (known !== undefined) return known;
    const from = this.#detailOffsets[group] ?? 0;
    const to = this.#detailOffsets[group + 1] ?? from;
    const count = Math.min(detailsGroupSize, this.streetCount - group * detailsGroupSize);
    const bytes = this.#piece('details', from, to - from) ?? Buffer.alloc(1 + count);
    const details = new DetailsGroup(bytes, count);
    this.#details.set(group, details, details.size);
    return details;
  }

  /** Returns a piece of a section; undefined if the file is no longer what it was. */
  #piece(name: 'blocks' | 'details', offset: number, length: number): Buffer | undefined {
    if (this.#isDamaged) return undefined;
    try {
      return this.#file.read(this.#sections[name].offset + offset, length);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      this.#isDamaged = true;
      this.#onDamage(error);
      return undefined;
    }
  }

  /** Returns a section that is read as a whole. */
  #section(name: SectionName): Buffer {
    const { offset, length } = this.#sections[name];
    try {
      return inflateRawSync(this.#file.read(offset, length));
    } catch (cause) {
      if (cause instanceof DataError) throw cause;
      throw new DataError(`${this.#path} is damaged; import it again.`, { cause });
    }
  }

  #numbers(name: SectionName): Uint32Array {
    // A copy, because tables of numbers must be aligned.
    return new Uint32Array(Uint8Array.from(this.#section(name)).buffer);
  }
}

const none = [0, 0] as const;
/** A block without streets. */
const emptyBlock = Buffer.alloc(1);
