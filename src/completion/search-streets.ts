import { lowerBound } from '../address/street/street-numbers.ts';
import type { Streets } from '../address/street/streets.ts';
import type { CodeScope } from './code-scope.ts';
import { findCosts } from './completion.ts';
import { beginningsLike } from './slips.ts';
import { fitOf, type StreetMeaning } from './street-meanings.ts';

export interface StreetFind {
  readonly street: number;
  readonly code: number;
  readonly meaning: StreetMeaning;
  /** How far the name is from what was typed; below `findCosts.begins` the name is whole. */
  readonly fit: number;
  /** The fit plus the distance from where the address probably lies. */
  readonly cost: number;
}

export interface StreetSearchOptions {
  readonly streets: Streets;
  /** Streets outside cost more; undefined if nothing is known of where the address lies. */
  readonly scope: CodeScope | undefined;
  /** Whether a code fits the place that was typed after the street; others are left out. */
  readonly fits: (code: number) => boolean;
  readonly most: number;
}

/** If more streets than this begin so, only those with exactly this name are searched. */
const mostScanned = 1_024;
/** The same limit if each street's key must be compared. */
const mostCompared = 512;
const mostKept = 48;
const mostCodesChecked = 64;

type Range = readonly [from: number, to: number];

/** Searches first in the codes of the scope, then anywhere. The work is bounded. */
export class StreetSearch {
  readonly #options: StreetSearchOptions;
  readonly #finds = new Map<number, StreetFind>();

  constructor(options: StreetSearchOptions) {
    this.#options = options;
  }

  get finds(): StreetFind[] {
    return [...this.#finds.values()].sort((a, b) => a.cost - b.cost).slice(0, this.#options.most);
  }

  exactly(meanings: readonly StreetMeaning[]): void {
    for (const meaning of meanings) this.#look(meaning, 0, false);
  }

  /** Finds streets that a meaning may be a slip of, also with another type or point of the compass. */
  nearly(meanings: readonly StreetMeaning[]): void {
    const { streets } = this.#options;
    const hasPrefix = (prefix: string) => isRange(streets.streetsWithPrefix(prefix));
    for (const meaning of meanings) if (!meaning.isStrict && needsKey(meaning)) this.#look(meaning, 0, true);
    const cores = new Map(meanings.map((meaning) => [meaning.core, meaning]));
    for (const [core, meaning] of [...cores].slice(0, mostSlippedCores)) {
      for (const meant of beginningsLike(core, hasPrefix)) {
        this.#look({ ...meaning, core: meant }, findCosts.slip, true);
      }
    }
  }

  #look(meaning: StreetMeaning, extra: number, isNear: boolean): void {
    const { streets } = this.#options;
    const { core, isWhole } = meaning;
    const range = isWhole ? streets.streetsOfCore(core) : streets.streetsWithPrefix(core);
    if (!isRange(range)) return;
    const fitting = (some: Uint32Array) => this.#fitting(some, meaning, extra, isNear);
    this.#lookInScope(range, meaning, fitting);
    this.#lookAnywhere(range, meaning, fitting);
  }

  #lookInScope([from, to]: Range, meaning: StreetMeaning, fitting: Fitting): void {
    const { streets, scope } = this.#options;
    for (const code of scope?.codes ?? []) {
      const there = streets.streetsOfCode(code);
      const first = lowerBound(there, from);
      let end = first;
      while (end < there.length && (there[end] ?? to) < to) end++;
      if (first === end || !this.#options.fits(code)) continue;
      const some = there.subarray(first, Math.min(end, first + mostCompared));
      for (const { street, fit } of fitting(some)) this.#keep({ street, code, meaning, fit, cost: fit });
    }
  }

  #lookAnywhere(range: Range, meaning: StreetMeaning, fitting: Fitting): void {
    const { streets, scope } = this.#options;
    const most = needsKey(meaning) ? mostCompared : mostScanned;
    const [from, to] = range[1] - range[0] <= most ? range : streets.streetsOfCore(meaning.core);
    const some = Uint32Array.from({ length: Math.min(to - from, most) }, (_, at) => from + at);
    const elsewhere = scope === undefined ? 0 : findCosts.elsewhere;
    const found = fitting(some);
    for (const each of found) {
      each.cost += findCosts.fame * Math.log2(streets.codeCountOf(each.street) + 1);
    }
    found.sort((a, b) => a.cost - b.cost);
    for (const { street, fit, cost } of found.slice(0, mostKept)) {
      let again = 0;
      for (const code of this.#someOf(streets.codesOfStreet(street), found.length)) {
        const distance = scope?.has(code) === true ? 0 : elsewhere + findCosts.again * again++;
        this.#keep({ street, code, meaning, fit, cost: cost + distance });
      }
    }
  }

  /** Returns an even selection of the codes that fit: many for few streets, few for many. */
  #someOf(codes: Uint32Array, streetCount: number): number[] {
    const most = Math.max(4, Math.floor(this.#options.most / Math.min(streetCount, mostKept)));
    const some: number[] = [];
    const step = Math.max(1, codes.length / Math.max(most, mostCodesChecked));
    for (let at = 0; at < codes.length && some.length < most; at += step) {
      const code = codes[Math.floor(at)] ?? 0;
      if (this.#options.fits(code)) some.push(code);
    }
    return some;
  }

  #fitting(streets: Uint32Array, meaning: StreetMeaning, extra: number, isNear: boolean): FittingStreet[] {
    const data = this.#options.streets;
    const fitting: FittingStreet[] = [];
    const add = (street: number, fit: number) => fitting.push({ street, fit, cost: fit });
    if (!needsKey(meaning)) {
      const [from, to] = data.streetsOfCore(meaning.core);
      for (const street of streets) {
        add(street, street >= from && street < to ? extra : extra + findCosts.begins);
      }
      return fitting;
    }
    for (const [at, key] of data.streetKeysOf(streets).entries()) {
      const fit = fitOf(meaning, key, isNear);
      if (fit !== undefined) add(streets[at] ?? 0, fit + extra);
    }
    return fitting;
  }

  #keep(find: StreetFind): void {
    const pair = find.street * mostPostalCodes + find.code;
    const known = this.#finds.get(pair);
    if (known === undefined || find.cost < known.cost) this.#finds.set(pair, find);
  }
}

interface FittingStreet {
  readonly street: number;
  readonly fit: number;
  cost: number;
}

type Fitting = (some: Uint32Array) => FittingStreet[];

const mostSlippedCores = 2;
const mostPostalCodes = 2 ** 22;

function needsKey({ isWhole, types, directionals }: StreetMeaning): boolean {
  return isWhole || types !== undefined || directionals !== undefined;
}

function isRange([from, to]: Range): boolean {
  return from < to;
}
