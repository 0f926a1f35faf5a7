import { createHash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { HouseNumber } from '../../address/street/house-number.ts';
import { lowerBound } from '../../address/street/street-numbers.ts';
import type { Streets } from '../../address/street/streets.ts';
import { readHeader, statedDigest } from '../../gazetteer/read/compiled-file.ts';
import { type DataError, orDataError, orElse } from '../../gazetteer/read/data-error.ts';
import { encodeTexts, TextReader } from '../../gazetteer/read/text-table.ts';
import { CheckedFile } from './checked-file.ts';
import { countNumbers, decodeNumbers, findEvidence, findNumber } from './numbers-code.ts';
import { recentlyUsed } from './recently-used.ts';
import { evidenceOfExtent, extentLength, offsetIn, openBlock, sizeOfExtent } from './street-block.ts';
import { codeCountIn, detailsGroupSize, namesAt, noNames, openDetails } from './street-details.ts';
import {
  headerLength,
  type SectionName,
  type StreetsContent,
  type StreetsManifest,
  streetsFile,
} from './streets-file.ts';

export interface OpenedStreets extends Streets, StreetsContent {
  readonly manifest: StreetsManifest;
  /** SHA-256 of the content, as hexadecimal. */
  readonly digest: string;
  /** The size of the tables in memory, in bytes, without the cached blocks. */
  readonly tableBytes: number;
}

const MB = 1024 * 1024;
/**
 * What the caches of a file hold at most, in bytes: half of it at least. A completion may ask for blocks all
 * over a country, and 6 MB hold the names of half a million streets.
 */
const cachedInUse = { blocks: 30 * MB, details: 10 * MB, names: 6 * MB };
/** Who reads all streets in order asks for none again, and has many files open. */
const cachedInOrder: typeof cachedInUse = { blocks: MB / 16, details: MB / 4, names: MB / 16 };

/**
 * Throws a `DataError` that names the file if it is unreadable, damaged or of another version. A file that
 * changes or is damaged afterwards has no streets from then on, and `onDamage` is told why, once.
 */
export function openStreets(
  path: string,
  onDamage: (fault: DataError) => void = () => undefined,
  cachedBytes = cachedInUse,
): OpenedStreets {
  const { manifest, digest, tables, piece, isDamaged } = openFile(path, onDamage);
  const { codes: codeCount, streets: streetCount } = manifest;
  const { codes, keys, blockOffsets, detailOffsets, detailHeads } = tables;
  const blockOf = recentlyUsed(cachedBytes.blocks, (code) =>
    openBlock(piece('blocks', blockOffsets, code) ?? emptyBlock),
  );
  const groupOf = recentlyUsed(cachedBytes.details, (group) => {
    const first = group * detailsGroupSize;
    const count = Math.min(detailsGroupSize, streetCount - first);
    const bytes = piece('details', detailOffsets, group);
    if (bytes === undefined) return openDetails(Buffer.alloc(1 + count), new Uint32Array(count));
    return openDetails(bytes, detailHeads.subarray(first, first + count));
  });
  const namesOfGroup = recentlyUsed(cachedBytes.names, (group) => {
    const read = groupOf(group);
    const first = group * detailsGroupSize;
    return isDamaged()
      ? noNames
      : read.names([...keys.texts(first, Math.min(first + detailsGroupSize, streetCount))]);
  });
  const detailsOf = (street: number) => groupOf(Math.floor(street / detailsGroupSize));
  const codesOf = (street: number) => detailsOf(street).codes(street % detailsGroupSize);
  const namesOf = (street: number) =>
    namesAt(namesOfGroup(Math.floor(street / detailsGroupSize)), street % detailsGroupSize);
  const sizeOf = (code: number, street: number) => {
    const block = blockOf(code);
    const offset = offsetIn(block, street);
    return offset < 0 ? 0 : countNumbers(block.bytes, offset);
  };
  const evidenceOf = (code: number, street: number, typed: readonly HouseNumber[]) => {
    const block = blockOf(code);
    const offset = offsetIn(block, street);
    return offset < 0 ? 'street' : findEvidence(block.bytes, offset, typed);
  };

  return {
    manifest,
    digest,
    codeCount,
    streetCount,
    tableBytes: [blockOffsets, detailOffsets, detailHeads].reduce(
      (sum, { byteLength }) => sum + byteLength,
      codes.size + keys.size,
    ),
    findCode: (canonicalCode) => (isDamaged() ? -1 : codes.find(canonicalCode)),
    codeText: (code) => codes.text(code),
    codeTexts: () => codes.texts(),
    codesWithPrefix: (prefix) => (isDamaged() ? none : codes.rangeOfPrefix(prefix)),
    isComplete: (code) => blockOf(code).isComplete,
    findStreet: (key) => (isDamaged() ? -1 : keys.find(key)),
    streetsOfCore: (core) => (isDamaged() ? none : [keys.firstFrom(core), keys.firstFrom(core + afterBlank)]),
    streetsWithPrefix: (prefix) => (isDamaged() ? none : keys.rangeOfPrefix(prefix)),
    keys,
    streetKey: (street) => keys.text(street),
    streetKeys: () => keys.texts(),
    streetName(street, code) {
      const names = namesOf(street);
      if (names.length === 1) return isDamaged() ? '' : (names[0] ?? '');
      const { codes, numbers } = codesOf(street);
      return isDamaged() ? '' : (names[numbers[codes.indexOf(code)] ?? 0] ?? '');
    },
    namesOfStreet(street) {
      const names = namesOf(street);
      const { codes, numbers } = codesOf(street);
      return isDamaged() ? [] : Array.from(codes, (_, at) => names[numbers[at] ?? 0] ?? '');
    },
    codesOfStreet: (street) => codesOf(street).codes,
    codeCountOf: (street) => codeCountIn(detailHeads[street] ?? 0),
    everywhere(street) {
      const { bytes } = detailsOf(street);
      const { codes, extentsAt } = codesOf(street);
      const extentOf = (code: number) => extentsAt + lowerBound(codes, code) * extentLength;
      return {
        codes,
        sizeIn: (code) => sizeOfExtent(bytes, extentOf(code)) ?? sizeOf(code, street),
        evidenceIn: (code, typed) =>
          evidenceOfExtent(bytes, extentOf(code), typed) ?? evidenceOf(code, street, typed),
      };
    },
    streetsOfCode: (code) => blockOf(code).streets,
    streetsLike(code, isLike) {
      const found: (readonly [street: number, key: string])[] = [];
      for (const street of blockOf(code).streets) {
        const key = keys.bytes(street);
        if (isLike(key, key.length)) found.push([street, keys.text(street)]);
      }
      return found;
    },
    numbersOf(code, street) {
      const block = blockOf(code);
      const offset = offsetIn(block, street);
      return offset < 0 ? undefined : decodeNumbers(block.bytes, offset);
    },
    standingOf(code, street, value) {
      const block = blockOf(code);
      const offset = offsetIn(block, street);
      return offset < 0 ? 'absent' : findNumber(block.bytes, offset, value);
    },
    sizeOf,
    evidenceOf,
    *streetsAt(code) {
      const { bytes, streets, offsets } = blockOf(code);
      for (const [at, street] of streets.entries())
        yield { street, numbers: decodeNumbers(bytes, offsets[at] ?? 0) };
    },
  };
}

/** Opens a file to read all of its streets in order. Throws a `DataError` at any damage, then or later. */
export function openWhole(path: string): OpenedStreets {
  const refuse = (fault: DataError) => {
    throw fault;
  };
  return openStreets(path, refuse, cachedInOrder);
}

/** Reads what is read as a whole, and answers how to read pieces of the rest. */
function openFile(path: string, onDamage: (fault: DataError) => void) {
  const hash = createHash('sha256');
  const file = new CheckedFile(path, (bytes, offset) => {
    hash.update(bytes.subarray(Math.max(0, headerLength - offset)));
  });
  const header = file.read(0, headerLength);
  const sections = readHeader(header, path, streetsFile, hash);
  const section = (name: SectionName): Buffer => {
    const { offset, length } = sections[name];
    return orDataError(`${path} is damaged; import it again with --replace.`, () =>
      inflateRawSync(file.read(offset, length)),
    );
  };
  // A copy, because tables of numbers must be aligned.
  const numbers = (name: SectionName) => new Uint32Array(Uint8Array.from(section(name)).buffer);
  const texts = (name: SectionName) => {
    const lines = section(name).toString('utf8');
    return new TextReader(encodeTexts(lines === '' ? [] : lines.split('\n')));
  };
  // Once it is, what was read is no longer true, so no street and no code is known.
  let isDamaged = false;
  return {
    manifest: JSON.parse(section('manifest').toString('utf8')) as StreetsManifest,
    digest: statedDigest(header),
    tables: {
      codes: texts('codes'),
      blockOffsets: numbers('blockOffsets'),
      keys: texts('keys'),
      detailOffsets: numbers('detailOffsets'),
      detailHeads: numbers('detailHeads'),
    },
    isDamaged: () => isDamaged,
    /** Returns a piece of a section; undefined if the file is no longer what it was. */
    piece(name: 'blocks' | 'details', offsets: Uint32Array, number: number): Buffer | undefined {
      if (isDamaged) return undefined;
      const from = offsets[number] ?? 0;
      const read = () => file.read(sections[name].offset + from, (offsets[number + 1] ?? from) - from);
      return orElse(read, (fault) => {
        isDamaged = true;
        onDamage(fault);
        return undefined;
      });
    },
  };
}

const none = [0, 0] as const;
/** What comes first among keys behind a core and all that it has behind a blank. */
const afterBlank = '!';
/** A block without streets. */
const emptyBlock = Buffer.alloc(1);
