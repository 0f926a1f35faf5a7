import type { HouseNumber } from '../../address/street/house-number.ts';
import { evidenceBetween, numberEvidence } from '../../address/street/street-numbers.ts';
import type {
  NumberParity,
  NumberRange,
  NumberStanding,
  NumberSuffix,
  StreetNumbers,
} from '../../address/street/streets.ts';
import { ByteReader, ByteWriter } from './byte-writer.ts';

const parities: readonly NumberParity[] = ['both', 'even', 'odd'];

/** Numbers one after another that are equally far from each other, all with units or all without. */
interface Run {
  readonly gap: number;
  readonly hasUnits: boolean;
  length: number;
}

const shortestRun = 2;

const writer = new ByteWriter();

/**
 * Encodes numbers as varints: four times their count, with flags for suffixes and ranges; then for each run
 * four times its gap, with flags for units and for the length that follows. Suffixes and ranges come last.
 */
export function encodeNumbers({ values, suffixes, withUnits, ranges }: StreetNumbers): Uint8Array {
  writer.varint(values.length * 4 + (suffixes.length > 0 ? 2 : 0) + (ranges.length > 0 ? 1 : 0));
  for (const { gap, hasUnits, length } of runsOf(values, new Set(withUnits))) {
    const isLong = length >= shortestRun;
    writer.varint(gap * 4 + (hasUnits ? 2 : 0) + (isLong ? 1 : 0));
    if (isLong) writer.varint(length - shortestRun);
  }
  if (suffixes.length > 0) writeSuffixes(suffixes, values);
  if (ranges.length > 0) writeRanges(ranges);
  return writer.take();
}

function runsOf(values: Uint32Array, withUnits: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (const [at, value] of values.entries()) {
    const gap = value - (values[at - 1] ?? 0);
    const hasUnits = withUnits.has(value);
    const last = runs[runs.length - 1];
    if (last?.gap === gap && last.hasUnits === hasUnits) last.length++;
    else runs.push({ gap, hasUnits, length: 1 });
  }
  return runs;
}

/** Reads what stands before the numbers. */
function readHead(bytes: Uint8Array, offset: number) {
  const reader = new ByteReader(bytes, offset);
  const head = reader.varint();
  return { reader, hasSuffixes: (head & 2) !== 0, hasRanges: (head & 1) !== 0, count: head >>> 2 };
}

export function decodeNumbers(bytes: Uint8Array, offset: number): StreetNumbers {
  const { reader, hasSuffixes, hasRanges, count } = readHead(bytes, offset);
  const values = new Uint32Array(count);
  const withUnits: number[] = [];
  let value = 0;
  for (let at = 0; at < count; ) {
    const run = reader.varint();
    const end = Math.min(count, at + lengthOf(run, reader));
    for (; at < end; at++) {
      value += run >>> 2;
      values[at] = value;
      if ((run & 2) !== 0) withUnits.push(value);
    }
  }
  return {
    values,
    suffixes: hasSuffixes ? readSuffixes(reader, values) : [],
    withUnits: Uint32Array.from(withUnits),
    ranges: hasRanges ? readRanges(reader) : [],
  };
}

function lengthOf(run: number, reader: ByteReader): number {
  return (run & 1) === 0 ? 1 : reader.varint() + shortestRun;
}

/** Returns how many numbers are written, and how many the ranges hold. Decodes only the ranges. */
export function countNumbers(bytes: Uint8Array, offset: number): number {
  const { hasRanges, count } = readHead(bytes, offset);
  return hasRanges ? sizeOfNumbers(decodeNumbers(bytes, offset)) : count;
}

/** Returns how many numbers there are, with those that the ranges hold. */
export function sizeOfNumbers({ values, ranges }: StreetNumbers): number {
  const held = ({ from, to, parity }: NumberRange) =>
    Math.floor((to - from) / (parity === 'both' ? 1 : 2)) + 1;
  return ranges.reduce((sum, range) => sum + held(range), values.length);
}

/** Returns what `decodeNumbers` tells of one number, without decoding the others. */
export function findNumber(bytes: Uint8Array, offset: number, wanted: number): NumberStanding {
  const { reader, count } = readHead(bytes, offset);
  const { reached, hasUnits } = readUpTo(wanted, reader, count);
  if (count === 0 || reached !== wanted) return 'absent';
  return hasUnits ? 'with units' : 'known';
}

/** Returns what `numberEvidence` tells of the decoded numbers. Decodes them only if it must. */
export function findEvidence(bytes: Uint8Array, offset: number, typed: readonly HouseNumber[]) {
  const { reader, hasRanges, count } = readHead(bytes, offset);
  const wanted = typed[0];
  if (hasRanges || wanted === undefined || typed.length > 1)
    return numberEvidence(decodeNumbers(bytes, offset), typed);
  if (count === 0) return 'street';
  const { low, reached } = readUpTo(wanted.value, reader, count);
  return reached === wanted.value ? 'known' : evidenceBetween(low, reached, count, wanted.value);
}

/** Reads the first of `count` numbers that is not below the wanted one, or else the last. */
function readUpTo(wanted: number, reader: ByteReader, count: number) {
  let low = 0;
  let reached = 0;
  let hasUnits = false;
  for (let left = count; left > 0; ) {
    const run = reader.varint();
    const length = lengthOf(run, reader);
    const gap = run >>> 2;
    if (left === count) low = gap;
    const isOne = length === 1 || reached + gap >= wanted;
    reached += isOne ? gap : gap * Math.min(Math.ceil((wanted - reached) / gap), length);
    hasUnits = (run & 2) !== 0;
    if (reached >= wanted) break;
    left -= length;
  }
  return { low, reached, hasUnits };
}

function writeSuffixes(suffixes: readonly NumberSuffix[], values: Uint32Array): void {
  writer.varint(suffixes.length);
  let last = 0;
  for (const { value, suffix } of suffixes) {
    const index = values.indexOf(value, last);
    writer.varint(index - last);
    writer.varint(suffixCode(suffix));
    last = index;
  }
}

function readSuffixes(reader: ByteReader, values: Uint32Array): NumberSuffix[] {
  let index = 0;
  return Array.from({ length: reader.varint() }, () => {
    index += reader.varint();
    return { value: values[index] ?? 0, suffix: suffixOfCode(reader.varint()) };
  });
}

function writeRanges(ranges: readonly NumberRange[]): void {
  writer.varint(ranges.length);
  for (const { from, to, parity } of ranges) {
    writer.varint(from);
    writer.varint(to - from);
    writer.varint(parities.indexOf(parity));
  }
}

function readRanges(reader: ByteReader): NumberRange[] {
  return Array.from({ length: reader.varint() }, () => {
    const from = reader.varint();
    return { from, to: from + reader.varint(), parity: parities[reader.varint()] ?? 'both' };
  });
}

const named = ['', ...'abcdefghijklmnopqrstuvwxyz', 'bis', 'ter', 'quater'];

/** The code of any suffix is below this number. */
export const suffixCodes = 512;

/** Codes are in the order in which suffixes are listed. */
export function suffixCode(suffix: string): number {
  const code = named.indexOf(suffix);
  if (code >= 0) return code;
  const [above = 0, below = 0] = suffix.split('/').map(Number);
  return 256 + above * 16 + below;
}

export function suffixOfCode(code: number): string {
  return named[code] ?? `${(code - 256) >>> 4}/${code & 15}`;
}
