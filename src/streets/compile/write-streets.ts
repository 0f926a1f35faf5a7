import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type Section, writeHeader } from '../../gazetteer/read/compiled-file.ts';
import { DataError, orUnwritable } from '../../gazetteer/read/data-error.ts';
import { ByteWriter } from '../read/byte-writer.ts';
import { encodeBlock, extentLength } from '../read/street-block.ts';
import { detailsGroupSize, encodeDetails, type StreetDetails } from '../read/street-details.ts';
import {
  headerLength,
  type StreetsContent,
  type StreetsManifest,
  streetsFile,
} from '../read/streets-file.ts';

/**
 * Writes a content to a file block by block and syncs the file. Only its tables are held in memory. The
 * manifest gets the resulting counts. To replace a file in use, write to another path and rename. Throws a
 * `DataError` where the disk is full or the folder may not be written.
 */
export function writeStreets(
  path: string,
  content: StreetsContent,
  { country, sources }: Pick<StreetsManifest, 'country' | 'sources'>,
  onWriting: OnWriting = () => undefined,
): Promise<StreetsManifest> {
  return orUnwritable(dirname(path), async () => {
    const file = await open(path, 'w');
    try {
      const output = sectionOutput(file);
      const blocks = await writeBlocks(output, content, onWriting);
      const details = await writeDetails(output, content, blocks.extents, onWriting);
      await output.section(linesOf(content.codeTexts()));
      await output.section(blocks.offsets);
      await output.section(linesOf(content.streetKeys()));
      await output.section(details.offsets);
      await output.section(details.heads);
      const { codeCount: codes, streetCount: streets } = content;
      const manifest = { country, sources, codes, streets, addresses: blocks.addresses };
      await output.section(JSON.stringify(manifest));
      await output.finish();
      return manifest;
    } finally {
      await file.close();
    }
  });
}

/** Is told which part is written, and its share that is, from 0 to 1. */
export type OnWriting = (part: 'house numbers' | 'streets', share: number) => void;

/** The postal codes between two reports of progress. */
const toldEvery = 16;

/**
 * Writes the blocks. Answers the offset of each and last that of their end, and the extents of each code's
 * streets.
 */
async function writeBlocks(output: SectionOutput, content: StreetsContent, onWriting: OnWriting) {
  const offsets = new Uint32Array(content.codeCount + 1);
  const extents: Buffer[] = [];
  const writer = new ByteWriter();
  let total = 0;
  for (let code = 0; code < content.codeCount; code++) {
    if (code % toldEvery === 0) onWriting('house numbers', code / content.codeCount);
    const { bytes, addresses } = encodeBlock(content.streetsAt(code), content.isComplete(code), writer);
    extents.push(writer.take());
    offsets[code + 1] = (offsets[code] ?? 0) + bytes.length;
    total += addresses;
    await output.add(bytes);
  }
  output.end();
  return { offsets, addresses: total, extents };
}

/** Writes the details. Answers the offset of each group, last that of their end, and each street's head. */
async function writeDetails(
  output: SectionOutput,
  content: StreetsContent,
  extents: readonly Buffer[],
  onWriting: OnWriting,
) {
  const offsets = [0];
  const heads = new Uint32Array(content.streetCount);
  // Each code's streets come in the order of their extents.
  const read = new Uint32Array(content.codeCount);
  const extentIn = (code: number) => {
    const at = read[code] ?? 0;
    read[code] = at + extentLength;
    return extents[code]?.subarray(at, at + extentLength) ?? new Uint8Array(extentLength);
  };
  const keys = content.streetKeys()[Symbol.iterator]();
  let offset = 0;
  for (let first = 0; first < content.streetCount; first += detailsGroupSize) {
    const group: StreetDetails[] = [];
    for (let street = first; street < Math.min(first + detailsGroupSize, content.streetCount); street++) {
      const key: string = keys.next().value ?? '';
      const codes = content.codesOfStreet(street);
      group.push({ key, names: content.namesOfStreet(street), codes, extents: Array.from(codes, extentIn) });
    }
    onWriting('streets', first / content.streetCount);
    const { bytes, heads: ofGroup } = encodeDetails(group);
    heads.set(ofGroup, first);
    offset += bytes.length;
    offsets.push(offset);
    await output.add(bytes);
  }
  output.end();
  return { offsets: Uint32Array.from(offsets), heads };
}

function linesOf(texts: Iterable<string>): string {
  return [...texts].join('\n');
}

const chunkLength = 1024 * 1024;
// Offsets in the header have 32 bits.
const mostBytes = 2 ** 32;

type SectionOutput = ReturnType<typeof sectionOutput>;

/** Writes one section after another, in the order of `streetsFile`, and last the header with the digest. */
function sectionOutput(file: FileHandle) {
  const hash = createHash('sha256');
  const sections: Section[] = [];
  const waiting = new ByteWriter();
  let written = headerLength;
  let start = headerLength;

  const flush = async () => {
    const bytes = waiting.take();
    if (written + bytes.length >= mostBytes)
      throw new DataError('Street data of 4 GiB or more cannot be written.');
    hash.update(bytes);
    await file.write(bytes, 0, bytes.length, written);
    written += bytes.length;
  };
  const add = async (bytes: Uint8Array) => {
    waiting.bytes(bytes);
    if (waiting.length >= chunkLength) await flush();
  };
  const end = () => {
    const length = written + waiting.length - start;
    sections.push({ offset: start, length });
    start += length;
  };
  return {
    add,
    end,
    /** Writes a section that is read as a whole. */
    async section(content: Uint32Array | string) {
      await add(deflateRawSync(content, { level: 9 }));
      end();
    },
    async finish() {
      await flush();
      const header = Buffer.alloc(headerLength);
      writeHeader(header, streetsFile, sections, hash);
      await file.write(header, 0, header.length, 0);
      await file.sync();
    },
  };
}
