import { rm } from 'node:fs/promises';
import { greatestNumber, type HouseNumber } from '../../address/street/house-number.ts';
import type { StreetConvention } from '../../address/street/street-convention.ts';
import { readStreetName, streetKeyOf } from '../../address/street/street-name.ts';
import type { NumberRange, StreetNumbers } from '../../address/street/streets.ts';
import { addToList, obtain } from '../../address/text/group-by.ts';
import { Interner } from '../../gazetteer/compile/interner.ts';
import { gatherLists, type Lists, listOf } from '../../gazetteer/read/lists.ts';
import { suffixCode, suffixCodes } from '../read/numbers-code.ts';
import { openWhole } from '../read/open-streets.ts';
import type { StreetsContent } from '../read/streets-file.ts';
import { NumberCollector } from './number-collector.ts';
import { fullerName, plainName } from './plain-name.ts';
import { writeStreets } from './write-streets.ts';

/** An address from an importer: the street in the source's spelling, the postal code in canonical form. */
export interface StreetRow {
  readonly postalCode: string;
  readonly street: string;
  /** Empty if the source names only the street. */
  readonly numbers: readonly HouseNumber[];
  readonly range?: NumberRange | undefined;
  readonly hasUnit: boolean;
}

/** Further rows are compiled to another file, so a collection takes about 100 MB at most. */
const mostCollected = 2_500_000;
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
  // Not a list, which holds twice as much for a while whenever it grows.
  #rows = new Float64Array(1024);
  #rowCount = 0;

  constructor(convention: StreetConvention, isComplete: boolean, most = mostCollected) {
    this.#convention = convention;
    this.#isComplete = isComplete;
    this.#most = most;
  }

  get isEmpty(): boolean {
    return this.#codeOfPair.length === 0;
  }

  get isFull(): boolean {
    return this.#rowCount >= this.#most || this.#codeOfPair.length >= this.#most;
  }

  /** Adds a row, or returns the reason why it cannot be added. */
  add({ postalCode, street, numbers, range, hasUnit }: StreetRow): string | null {
    const written = this.#read(street);
    if (written.key < 0) return street === '' ? 'the street is missing' : notAStreet;
    const pair = this.#pairOf(this.#codes.number(postalCode), written);
    for (const { value, suffix } of numbers) {
      const rest = suffixCode(suffix) * 2 + (hasUnit ? 1 : 0);
      if (value <= greatestNumber) this.#addRow((pair * valueWeight + value) * restWeight + rest);
    }
    if (range !== undefined) addToList(this.#ranges, pair, range);
    return null;
  }

  #addRow(row: number): void {
    if (this.#rowCount === this.#rows.length) {
      const larger = new Float64Array(this.#rowCount * 2);
      larger.set(this.#rows);
      this.#rows = larger;
    }
    this.#rows[this.#rowCount++] = row;
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
    const pair = obtain(this.#pairs, code * 2 ** 26 + key, () => {
      this.#codeOfPair.push(code);
      this.#keyOfPair.push(key);
      return this.#nameOfPair.push(name) - 1;
    });
    const before = this.#nameOfPair[pair] ?? '';
    if (before !== name) this.#nameOfPair[pair] = fullerName(before, name);
    return pair;
  }

  /** Returns everything collected so far, in order. No row can be added afterwards. */
  content(): StreetsContent {
    const codes = this.#codes.sorted();
    const keys = this.#keys.sorted();
    const codeOf = (pair: number) => codes.ranks[this.#codeOfPair[pair] ?? 0] ?? 0;
    const keyOf = (pair: number) => keys.ranks[this.#keyOfPair[pair] ?? 0] ?? 0;
    const pairs = Uint32Array.from(this.#codeOfPair.keys());
    // Each keeps the order of the one before: by code and key, then by key and code.
    const byKey = gathered(pairs, keyOf, keys.texts.length);
    const pairsOfCode = gathered(byKey.items, codeOf, codes.texts.length);
    const pairsOfKey = gathered(pairsOfCode.items, keyOf, keys.texts.length);
    const numbers = this.#numbersOfPairs();
    return {
      codeCount: codes.texts.length,
      streetCount: keys.texts.length,
      codeTexts: () => codes.texts,
      isComplete: () => this.#isComplete,
      streetKeys: () => keys.texts,
      namesOfStreet: (street) =>
        Array.from(listOf(pairsOfKey, street), (pair) => this.#nameOfPair[pair] ?? ''),
      codesOfStreet: (street) => listOf(pairsOfKey, street).map(codeOf),
      *streetsAt(code) {
        for (const pair of listOf(pairsOfCode, code)) yield { street: keyOf(pair), numbers: numbers(pair) };
      },
    };
  }

  /** Returns a function that gives the numbers of a pair. */
  #numbersOfPairs(): (pair: number) => StreetNumbers {
    const rows = this.#rows;
    const pairOf = (at: number) => Math.floor((rows[at] ?? 0) / pairWeight);
    const rowsOfPair = gatherLists(this.#codeOfPair.length, this.#rowCount, pairOf);
    const collector = new NumberCollector();
    return (pair) => {
      for (const at of listOf(rowsOfPair, pair)) {
        const row = (rows[at] ?? 0) % pairWeight;
        const rest = row % restWeight;
        collector.add(Math.floor(row / restWeight), rest >>> 1, (rest & 1) === 1);
      }
      for (const range of this.#ranges.get(pair) ?? []) collector.addRange(range);
      return collector.take();
    };
  }
}

// A row packs pair, number, suffix and a flag for a unit into 52 bits.
const valueWeight = 2 ** 20;
const restWeight = suffixCodes * 2;
const pairWeight = valueWeight * restWeight;

/** Lists pairs by owner, each list in the order in which the pairs are given. */
function gathered(pairs: Uint32Array, ownerOf: (pair: number) => number, ownerCount: number): Lists {
  const pairAt = (at: number) => pairs[at] ?? 0;
  return gatherLists(ownerCount, pairs.length, (at) => ownerOf(pairAt(at)), pairAt);
}

export type StreetRuns = ReturnType<typeof streetRuns>;

/**
 * Collects rows in bounded memory. Full collections are written to files, which are merged at the end. The
 * names of the files begin with `path`; each file holds `most` rows.
 */
export function streetRuns(convention: StreetConvention, isComplete: boolean, path: string, most?: number) {
  const files: string[] = [];
  const collection = () => new StreetCollection(convention, isComplete, most);
  let open = collection();
  const write = async () => {
    const file = `${path}.run${files.length}`;
    files.push(file);
    await writeStreets(file, open.content(), { country: convention.country, sources: [] });
    open = collection();
  };
  return {
    isEmpty: () => open.isEmpty && files.length === 0,
    /** Adds a row, or returns the reason why it cannot be added. */
    add: (row: StreetRow): string | null => open.add(row),
    /** Writes the current collection to a file if it is full. */
    settle: (): Promise<void> | undefined => (open.isFull ? write() : undefined),
    /** Returns everything added so far. No row can be added afterwards. */
    contents(): StreetsContent[] {
      const written = files.map(openWhole);
      return open.isEmpty ? written : [...written, open.content()];
    },
    async remove(): Promise<void> {
      for (const file of files) await rm(file, { force: true });
    },
  };
}
