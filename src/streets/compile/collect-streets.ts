import { greatestNumber, type HouseNumber } from '../../address/street/house-number.ts';
import type { StreetConvention } from '../../address/street/street-convention.ts';
import { readStreetName, streetKeyOf } from '../../address/street/street-name.ts';
import type { NumberRange } from '../../address/street/streets.ts';
import { addToList } from '../../address/text/group-by.ts';
import { Interner } from '../../gazetteer/compile/interner.ts';
import { gatherLists } from '../../gazetteer/read/lists.ts';
import { suffixCode, suffixCodes } from '../read/number-suffix.ts';
import type { StreetAt, StreetsContent } from '../read/streets-file.ts';
import { NumberCollector } from './number-collector.ts';
import { fullerName, plainName } from './plain-name.ts';

/** An address from an importer: the street in the source's spelling, the postal code in canonical form. */
export interface StreetRow {
  readonly postalCode: string;
  readonly street: string;
  /** Empty if the source names only the street. */
  readonly numbers: readonly HouseNumber[];
  readonly range?: NumberRange | undefined;
  readonly hasUnit: boolean;
}

/** Further rows are compiled to another file, so a collection takes about 150 MB at most. */
const mostCollected = 4_000_000;
const longestStreet = 200;
const notAStreet = `the street has no letter or digit, or more than ${longestStreet} characters`;

interface WrittenStreet {
  /** -1 if the text is no street. */
  readonly key: number;
  readonly name: string;
}

/** Collects the rows of a country in eight bytes each. */
export class StreetCollection {
  readonly #convention: StreetConvention;
  readonly #isComplete: boolean;
  readonly #most: number;
  readonly #codes = new Interner();
  readonly #keys = new Interner();
  /** Key and name by the spelling of the street, since most rows repeat a spelling. */
  readonly #written = new Map<string, WrittenStreet>();
  readonly #pairs = new Map<number, number>();
  readonly #codeOfPair: number[] = [];
  readonly #keyOfPair: number[] = [];
  readonly #nameOfPair: string[] = [];
  readonly #ranges = new Map<number, NumberRange[]>();
  readonly #rows: number[] = [];

  constructor(convention: StreetConvention, isComplete: boolean, most = mostCollected) {
    this.#convention = convention;
    this.#isComplete = isComplete;
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#codeOfPair.length === 0;
  }

  get isFull(): boolean {
    return this.#rows.length >= this.#most || this.#codeOfPair.length >= this.#most;
  }

  /** Adds a row, or returns the reason why it cannot be added. */
  add({ postalCode, street, numbers, range, hasUnit }: StreetRow): string | null {
    const written = this.#read(street);
    if (written.key < 0) return street === '' ? 'the street is missing' : notAStreet;
    const pair = this.#pairOf(this.#codes.number(postalCode), written);
    for (const { value, suffix } of numbers) {
      const rest = suffixCode(suffix) * 2 + (hasUnit ? 1 : 0);
      if (value <= greatestNumber) this.#rows.push((pair * valueWeight + value) * restWeight + rest);
    }
    if (range !== undefined) addToList(this.#ranges, pair, range);
    return null;
  }

  #read(spelling: string): WrittenStreet {
    const known = this.#written.get(spelling);
    if (known !== undefined) return known;
    // A copy: a part of a line would keep all that was read together with it in memory.
    const street = Buffer.from(spelling).toString();
    const name = street.length > longestStreet ? undefined : readStreetName(street, this.#convention);
    const key = name === undefined ? -1 : this.#keys.number(streetKeyOf(name));
    const written = { key, name: key < 0 ? '' : plainName(street) };
    this.#written.set(street, written);
    return written;
  }

  #pairOf(code: number, { key, name }: WrittenStreet): number {
    const both = code * 2 ** 26 + key;
    const known = this.#pairs.get(both);
    if (known !== undefined) {
      const before = this.#nameOfPair[known] ?? '';
      if (before !== name) this.#nameOfPair[known] = fullerName(before, name);
      return known;
    }
    const pair = this.#codeOfPair.length;
    this.#pairs.set(both, pair);
    this.#codeOfPair.push(code);
    this.#keyOfPair.push(key);
    this.#nameOfPair.push(name);
    return pair;
  }

  /** Returns everything collected so far, in order. No row can be added afterwards. */
  content(): StreetsContent {
    const codes = this.#codes.sorted();
    const keys = this.#keys.sorted();
    const codeOf = (pair: number) => codes.ranks[this.#codeOfPair[pair] ?? 0] ?? 0;
    const keyOf = (pair: number) => keys.ranks[this.#keyOfPair[pair] ?? 0] ?? 0;
    const weights = Float64Array.from(this.#codeOfPair, (_, pair) => codeOf(pair) * 2 ** 26 + keyOf(pair));
    const order = Uint32Array.from(weights.keys()).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
    const rows = this.#rowsInOrder(order);
    const rowsOfPair = offsetsOf(rows, (row) => Math.floor(row / pairWeight), order.length);
    const pairsOfCode = offsetsOf(order, codeOf, codes.texts.length);
    // In the order of their codes.
    const pairsOfKey = new Map<number, number[]>();
    for (const pair of order) addToList(pairsOfKey, keyOf(pair), pair);
    const collector = new NumberCollector();
    const streetAt = (position: number): StreetAt => {
      const pair = order[position] ?? 0;
      const to = rowsOfPair[position + 1] ?? 0;
      for (let at = rowsOfPair[position] ?? 0; at < to; at++) {
        const row = (rows[at] ?? 0) - position * pairWeight;
        const rest = row % restWeight;
        collector.add(Math.floor(row / restWeight), rest >>> 1, (rest & 1) === 1);
      }
      for (const range of this.#ranges.get(pair) ?? []) collector.addRange(range);
      return { street: keyOf(pair), numbers: collector.take() };
    };
    return {
      codeCount: codes.texts.length,
      streetCount: keys.texts.length,
      codeTexts: () => codes.texts,
      isComplete: () => this.#isComplete,
      streetKeys: () => keys.texts,
      namesOfStreet: (street) => (pairsOfKey.get(street) ?? []).map((pair) => this.#nameOfPair[pair] ?? ''),
      codesOfStreet: (street) => Uint32Array.from(pairsOfKey.get(street) ?? [], codeOf),
      *streetsAt(code) {
        const to = pairsOfCode[code + 1] ?? 0;
        for (let position = pairsOfCode[code] ?? 0; position < to; position++) yield streetAt(position);
      },
    };
  }

  /** The rows by the position of their pair in the order. */
  #rowsInOrder(order: Uint32Array): Float64Array {
    const positions = new Uint32Array(order.length);
    for (const [position, pair] of order.entries()) positions[pair] = position;
    const rows = new Float64Array(this.#rows);
    for (const [at, row] of rows.entries()) {
      const pair = Math.floor(row / pairWeight);
      rows[at] = (positions[pair] ?? 0) * pairWeight + (row - pair * pairWeight);
    }
    return rows.sort();
  }
}

// A row packs pair, number, suffix and a flag for a unit into 52 bits.
const valueWeight = 2 ** 20;
const restWeight = suffixCodes * 2;
const pairWeight = valueWeight * restWeight;

/**
 * Where the items of each owner begin, and last where all end. Items must be in the order of their owners.
 */
function offsetsOf(items: Uint32Array | Float64Array, ownerOf: (item: number) => number, ownerCount: number) {
  return gatherLists(ownerCount, items.length, (at) => ownerOf(items[at] ?? 0)).offsets;
}
