import type { HouseNumber } from '../../address/street/house-number.ts';
import { evidenceBetween, isAmong, numberEvidence } from '../../address/street/street-numbers.ts';
import type {
  NumberEvidence,
  NumberParity,
  NumberRange,
  NumberStanding,
  NumberSuffix,
  StreetNumbers,
} from '../../address/street/streets.ts';
import { BitReader, BitWriter, golombBits } from './bits.ts';
import { namedSuffixes, suffixCode, suffixOfCode } from './number-suffix.ts';

const parities: readonly NumberParity[] = ['both', 'even', 'odd'];
const suffixBits = 5;
const fractionBits = 9;
const orders = { count: 2, first: 8, index: 1, range: 6 } as const;

const unitsOf = { none: 0, all: 1, some: 2 } as const;

const writer = new BitWriter();

/**
 * The gaps between numbers, halved if all lie on one side of the street, in the shortest of the Rice and
 * exponential Golomb codes of several orders.
 */
export function encodeNumbers({ values, suffixes: behind, withUnits, ranges }: StreetNumbers): Uint8Array {
  const units =
    withUnits.length === 0 ? unitsOf.none : withUnits.length === values.length ? unitsOf.all : unitsOf.some;
  writer.write(behind.length > 0 ? 1 : 0, 1);
  writer.write(units, 2);
  writer.write(ranges.length > 0 ? 1 : 0, 1);
  writer.writeGolomb(values.length, orders.count);
  if (values.length > 0) writeValues(values);
  if (behind.length > 0) writeSuffixes(behind, values);
  if (units === unitsOf.some) writeUnits(withUnits, values);
  if (ranges.length > 0) writeRanges(ranges);
  return writer.take();
}

/** Reads what stands before the numbers. */
function readHead(bytes: Uint8Array, offset: number) {
  const reader = new BitReader(bytes, offset);
  const hasSuffixes = reader.read(1) === 1;
  const units = reader.read(2);
  const hasRanges = reader.read(1) === 1;
  return { reader, hasSuffixes, units, hasRanges, count: reader.readGolomb(orders.count) };
}

export function decodeNumbers(bytes: Uint8Array, offset: number): StreetNumbers {
  const { reader, hasSuffixes, units, hasRanges, count } = readHead(bytes, offset);
  const values = readValues(reader, count);
  const behind = hasSuffixes ? readSuffixes(reader, values) : none;
  const withUnits =
    units === unitsOf.all ? values : units === unitsOf.some ? readUnits(reader, values) : noNumbers;
  return { values, suffixes: behind, withUnits, ranges: hasRanges ? readRanges(reader) : none };
}

/** Returns how many numbers are written, and how many the ranges hold. Decodes only the ranges. */
export function countNumbers(bytes: Uint8Array, offset: number): number {
  const { hasRanges, count } = readHead(bytes, offset);
  if (!hasRanges) return count;
  const held = ({ from, to, parity }: NumberRange) =>
    Math.floor((to - from) / (parity === 'both' ? 1 : 2)) + 1;
  return decodeNumbers(bytes, offset).ranges.reduce((sum, range) => sum + held(range), count);
}

/** Returns what `decodeNumbers` tells of one number, without decoding the others. */
export function findNumber(bytes: Uint8Array, offset: number, wanted: number): NumberStanding {
  const { reader, units, count } = readHead(bytes, offset);
  if (count === 0 || readUpTo(wanted, reader, count, readFirst(reader)) !== wanted) return 'absent';
  if (units !== unitsOf.some) return units === unitsOf.all ? 'with units' : 'known';
  return isAmong(decodeNumbers(bytes, offset).withUnits, wanted) ? 'with units' : 'known';
}

/** Returns what `numberEvidence` tells of the decoded numbers. Decodes them only if it must. */
export function findEvidence(
  bytes: Uint8Array,
  offset: number,
  typed: readonly HouseNumber[],
): NumberEvidence {
  const { reader, hasRanges, count } = readHead(bytes, offset);
  const [wanted, another] = typed;
  if (hasRanges || wanted === undefined || another !== undefined)
    return numberEvidence(decodeNumbers(bytes, offset), typed);
  if (count === 0) return 'street';
  const low = readFirst(reader);
  const reached = readUpTo(wanted.value, reader, count, low);
  return reached === wanted.value ? 'known' : evidenceBetween(low, reached, count, wanted.value);
}

const none: readonly never[] = [];
const noNumbers = new Uint32Array(0);

/** The highest order in which gaps are written. */
const highestOrder = 8;

function writeValues(values: Uint32Array): void {
  writer.writeGolomb(values[0] ?? 0, orders.first);
  if (values.length === 1) return;
  const gaps = Uint32Array.from(values.subarray(1), (value, at) => value - (values[at] ?? 0));
  const isOneSide = gaps.every((gap) => gap % 2 === 0);
  const steps = gaps.map((gap) => (isOneSide ? gap / 2 : gap) - 1);
  const order = shortestOrder(steps);
  writer.write(isOneSide ? 1 : 0, 1);
  writer.write(order, 4);
  for (const step of steps) writer.writeGolomb(step, order);
}

function shortestOrder(steps: Uint32Array): number {
  const bitsIn = (order: number) => steps.reduce((sum, step) => sum + golombBits(step, order), 0);
  const bits = Array.from({ length: highestOrder + 1 }, (_, order) => bitsIn(order));
  return bits.indexOf(Math.min(...bits));
}

function readValues(reader: BitReader, count: number): Uint32Array {
  if (count === 0) return noNumbers;
  const values = new Uint32Array(count);
  let value = readFirst(reader);
  values[0] = value;
  if (count === 1) return values;
  const { order, stride } = readGapCode(reader);
  for (let at = 1; at < count; at++) {
    value += (reader.readGolomb(order) + 1) * stride;
    values[at] = value;
  }
  return values;
}

function readFirst(reader: BitReader): number {
  return reader.readGolomb(orders.first);
}

/** Returns the first of `count` numbers that is not below the wanted one, or else the last. */
function readUpTo(wanted: number, reader: BitReader, count: number, first: number): number {
  if (first >= wanted || count === 1) return first;
  const { order, stride } = readGapCode(reader);
  let value = first;
  for (let left = count - 1; left > 0 && value < wanted; left--) {
    value += (reader.readGolomb(order) + 1) * stride;
  }
  return value;
}

function readGapCode(reader: BitReader) {
  return { stride: reader.read(1) + 1, order: reader.read(4) };
}

function writeSuffixes(behind: readonly NumberSuffix[], values: Uint32Array): void {
  writer.writeGolomb(behind.length, orders.count);
  let last = 0;
  for (const { value, suffix } of behind) {
    const index = values.indexOf(value, last);
    writer.writeGolomb(index - last, orders.index);
    last = index;
    const code = suffixCode(suffix);
    writer.write(Math.min(code, namedSuffixes), suffixBits);
    if (code >= namedSuffixes) writer.write(code, fractionBits);
  }
}

function readSuffixes(reader: BitReader, values: Uint32Array): NumberSuffix[] {
  const read: NumberSuffix[] = [];
  let index = 0;
  for (let left = reader.readGolomb(orders.count); left > 0; left--) {
    index += reader.readGolomb(orders.index);
    const code = reader.read(suffixBits);
    const suffix = suffixOfCode(code < namedSuffixes ? code : reader.read(fractionBits));
    read.push({ value: values[index] ?? 0, suffix });
  }
  return read;
}

function writeUnits(withUnits: Uint32Array, values: Uint32Array): void {
  const has = new Set(withUnits);
  for (const value of values) writer.write(has.has(value) ? 1 : 0, 1);
}

function readUnits(reader: BitReader, values: Uint32Array): Uint32Array {
  return values.filter(() => reader.read(1) === 1);
}

function writeRanges(ranges: readonly NumberRange[]): void {
  writer.writeGolomb(ranges.length, orders.count);
  for (const { from, to, parity } of ranges) {
    writer.writeGolomb(from, orders.first);
    writer.writeGolomb(to - from, orders.range);
    writer.write(parities.indexOf(parity), 2);
  }
}

function readRanges(reader: BitReader): NumberRange[] {
  const ranges: NumberRange[] = [];
  for (let left = reader.readGolomb(orders.count); left > 0; left--) {
    const from = reader.readGolomb(orders.first);
    const to = from + reader.readGolomb(orders.range);
    ranges.push({ from, to, parity: parities[reader.read(2)] ?? 'both' });
  }
  return ranges;
}
