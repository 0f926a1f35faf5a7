import { findCosts } from '../address/cost/costs.ts';
import type { HouseNumber } from '../address/street/house-number.ts';
import { lowerBound } from '../address/street/street-numbers.ts';
import type { Streets } from '../address/street/streets.ts';
import type { Work } from '../address/text/work.ts';
import { Cheapest } from './cheapest.ts';
import { type CodeRange, type CodeScope, codesWithin } from './code-scope.ts';
import { beginningsLike, fewTexts, type Texts } from './slips.ts';
import { fitOf, type StreetMeaning } from './street-meanings.ts';

export interface StreetFind {
  readonly street: number;
  readonly code: number;
  readonly meaning: StreetMeaning;
  /** How far the name is from what was typed; below `findCosts.begins` the name is whole. */
  readonly fit: number;
  /** The fit plus the distance from where the address probably lies. */
  readonly cost: number;
  /** What each further postal code of the street costs, and how many were found before this one. */
  readonly again: number;
  readonly before: number;
}

export interface StreetSearchOptions {
  readonly work: Work;
  readonly streets: Streets;
  /** Streets outside cost more; undefined if nothing is known of where the address lies. */
  readonly scope: CodeScope | undefined;
  /** Whether a code fits the place that was typed after the street; others are left out. */
  readonly fits: (code: number) => boolean;
  /** The codes of the typed place, without which none of a street with very many would be found. */
  readonly codesTyped: () => readonly CodeRange[];
  /** The numbers typed. If none tells the streets apart, those of which the data has more come first. */
  readonly numbers: readonly HouseNumber[];
  readonly most: number;
}

/** If more streets than this begin so, only those with exactly this name are searched. */
const mostScanned = 1_024;
/** The same limit if each street's key must be compared. */
const mostCompared = 512;
const mostKept = 48;
/** Streets whose key need not be read take as long together as one comparison. */
const streetsOfComparison = 16;
const mostCodesChecked = 64;
/** Of so many streets, the likeliest, the postal codes are looked through for those with the number. */
const mostNumbered = 4;
const mostWithNumber = 5;

type Range = readonly [from: number, to: number];

/** Searches first in the codes of the scope, then anywhere. The work is bounded. */
export class StreetSearch {
  readonly #options: StreetSearchOptions;
  readonly #finds = new Map<number, StreetFind>();

  constructor(options: StreetSearchOptions) {
    this.#options = options;
  }

  get finds(): StreetFind[] {
    return [...this.#finds.values()].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, this.#options.most);
  }

  /** Whether a street was found where the address probably lies, or nothing is known of that. */
  get isFoundNear(): boolean {
    const { scope } = this.#options;
    if (scope === undefined || scope.codes.length === 0) return this.#finds.size > 0;
    for (const { code } of this.#finds.values()) if (scope.distance(code) < findCosts.elsewhere) return true;
    return false;
  }

  exactly(meanings: readonly StreetMeaning[]): void {
    for (const meaning of meanings) this.#look({ meaning, extra: 0, isNear: false });
  }

  /**
   * Finds streets that a meaning may be a slip of, also with another type or point of the compass. Of the
   * slipped meanings only the beginning of the type is misspelt. So many letters were typed in all.
   */
  nearly(meanings: readonly StreetMeaning[], slipped: readonly StreetMeaning[], letters: number): void {
    for (const meaning of meanings) {
      if (!meaning.isStrict && needsKey(meaning)) this.#look({ meaning, extra: 0, isNear: true });
    }
    const cores = new Map(meanings.map((meaning) => [meaning.core, meaning]));
    for (const [core, meaning] of [...cores].slice(0, mostSlippedCores)) {
      const isAmongWords = meaning.isWhole || letters > core.length;
      for (const meant of beginningsLike(core, keysOf(this.#options), isAmongWords)) {
        this.#look({ meaning: { ...meaning, core: meant }, extra: findCosts.slip, isNear: true });
      }
    }
    for (const meaning of slipped) this.#look({ meaning, extra: findCosts.slip, isNear: false });
  }

  #look(look: Look): void {
    const { streets } = this.#options;
    const { core, isWhole } = look.meaning;
    if (!this.#options.work.spend()) return;
    const range = isWhole ? streets.streetsOfCore(core) : streets.streetsWithPrefix(core);
    if (!isRange(range)) return;
    // Of few streets all are looked at anyway, with their codes in the scope.
    if (range[1] - range[0] > mostKept) this.#lookInScope(range, look);
    this.#lookAnywhere(range, look);
  }

  #lookInScope([from, to]: Range, look: Look): void {
    const { streets, scope, fits, work } = this.#options;
    const { meaning } = look;
    for (const code of scope?.codes ?? []) {
      if (!work.spend()) return;
      const there = streets.streetsOfCode(code);
      const first = lowerBound(there, from);
      const end = lowerBound(there, to);
      if (first === end || !fits(code)) continue;
      const some = there.subarray(first, Math.min(end, first + mostCompared));
      this.#eachFitting(some, look, (street, fit) => this.#keepAt(code, { street, fit, cost: fit }, meaning));
    }
  }

  #lookAnywhere(range: Range, look: Look): void {
    const { streets, scope, numbers } = this.#options;
    const { meaning } = look;
    const most = needsKey(meaning) ? mostCompared : mostScanned;
    const [from, to] = range[1] - range[0] <= most ? range : streets.streetsOfCore(meaning.core);
    const likeliest = new Cheapest<FittingStreet>(mostKept);
    let count = 0;
    this.#eachFitting(numbersIn([from, Math.min(to, from + most)]), look, (street, fit) => {
      count++;
      const cost = fit + findCosts.fame * Math.log2(streets.codeCountOf(street) + 1);
      if (likeliest.isCheap(cost)) likeliest.add({ street, fit, cost });
    });
    for (const [at, likely] of likeliest.items.entries()) {
      const item = numbers.length === 0 ? { ...likely, cost: likely.fit } : likely;
      const codes = streets.codesOfStreet(item.street);
      for (const code of scope?.within(codes) ?? []) {
        if (!this.#options.work.spend()) return;
        if (this.#options.fits(code)) this.#keepAt(code, item, meaning);
      }
      let before = 0;
      const some = this.#someOf(codes, count);
      const isNumbered = at < mostNumbered && look.extra === 0 && some.length < codes.length;
      const numbered = isNumbered ? this.#codesWithNumber(codes, item.street) : [];
      for (const code of [...numbered, ...some]) {
        const isApart = scope === undefined || scope.distance(code) >= findCosts.elsewhere;
        this.#keepAt(code, item, meaning, isApart ? before++ : undefined);
      }
    }
  }

  #keepAt(code: number, { street, fit, cost }: FittingStreet, meaning: StreetMeaning, before?: number): void {
    const { streets, scope, numbers } = this.#options;
    const distance = scope?.distance(code) ?? 0;
    const size = numbers.length === 0 ? findCosts.size * Math.log2(streets.sizeOf(code, street) + 1) : 0;
    const again = before === undefined ? 0 : againOf(fit);
    this.#keep({ street, code, meaning, fit, cost: cost + distance + size, again, before: before ?? 0 });
  }

  /** Returns codes that fit and in which the street has the number, if nothing says where to look. */
  #codesWithNumber(codes: Uint32Array, street: number): number[] {
    const { streets, scope, numbers, fits } = this.#options;
    if (numbers.length === 0 || scope !== undefined) return [];
    const isMeant = (code: number) => streets.evidenceOf(code, street, numbers) === 'known' && fits(code);
    return this.#evenly(codes, mostCodesChecked, mostWithNumber, isMeant);
  }

  /** Returns an even selection of the codes that fit: many for few streets, few for many. */
  #someOf(codes: Uint32Array, streetCount: number): number[] {
    const most = Math.max(4, Math.floor(this.#options.most / Math.min(streetCount, mostKept)));
    const some: number[] = [];
    if (codes.length > mostCodesChecked) {
      for (const code of codesWithin(codes, this.#options.codesTyped()))
        if (some.length < most && this.#options.fits(code)) some.push(code);
      if (some.length > 0) return some;
    }
    return this.#evenly(codes, Math.max(most, mostCodesChecked), most, this.#options.fits);
  }

  /** Returns the first codes that are wanted, of so many that lie evenly among all. */
  #evenly(codes: Uint32Array, checked: number, most: number, isWanted: (code: number) => boolean): number[] {
    const found: number[] = [];
    const step = Math.max(1, codes.length / checked);
    for (let at = 0; at < codes.length && found.length < most; at += step) {
      const code = codes[Math.floor(at)] ?? 0;
      if (!this.#options.work.spend()) break;
      if (isWanted(code)) found.push(code);
    }
    return found;
  }

  #eachFitting(some: Uint32Array, look: Look, take: (street: number, fit: number) => void): void {
    const { meaning, extra, isNear } = look;
    const { streets, work } = this.#options;
    const comparisons = needsKey(meaning) ? some.length : some.length / streetsOfComparison;
    if (!work.spend(Math.ceil(comparisons))) return;
    if (!needsKey(meaning)) {
      const [from, to] = streets.streetsOfCore(meaning.core);
      for (const street of some) {
        take(street, street >= from && street < to ? extra : extra + findCosts.begins);
      }
      return;
    }
    for (const [at, key] of streets.streetKeysOf(some).entries()) {
      const fit = fitOf(meaning, key, isNear);
      if (fit !== undefined) take(some[at] ?? 0, fit + extra);
    }
  }

  #keep(find: StreetFind): void {
    const pair = find.street * mostPostalCodes + find.code;
    const known = this.#finds.get(pair);
    if (known === undefined || rankOf(find) < rankOf(known)) this.#finds.set(pair, find);
  }
}

/** A meaning to look for. */
interface Look {
  readonly meaning: StreetMeaning;
  /** What a slip in the core costs. */
  readonly extra: number;
  readonly isNear: boolean;
}

/** What each further code of a street costs: less of the very name that was typed than of a longer one. */
function againOf(fit: number): number {
  return fit < findCosts.begins ? findCosts.againWhole : findCosts.again;
}

/** The cost of a street whose number tells nothing of it. */
export function rankOf({ cost, again, before }: StreetFind): number {
  return cost + again * before;
}

type FittingStreet = Pick<StreetFind, 'street' | 'fit' | 'cost'>;

const mostSlippedCores = 3;
const mostPostalCodes = 2 ** 22;
function keysOf({ streets, work }: StreetSearchOptions): Texts {
  return {
    hasPrefix: (prefix) => work.spend() && streets.hasStreetWithPrefix(prefix),
    fewWithPrefix(prefix) {
      if (!work.spend()) return [];
      const range = streets.streetsWithPrefix(prefix);
      return range[1] - range[0] > fewTexts ? undefined : streets.streetKeysOf(numbersIn(range));
    },
  };
}

function numbersIn([from, to]: Range): Uint32Array {
  const numbers = new Uint32Array(Math.max(0, to - from));
  for (let at = 0; at < numbers.length; at++) numbers[at] = from + at;
  return numbers;
}

function needsKey({ isWhole, types, directionals }: StreetMeaning): boolean {
  return isWhole || types !== undefined || directionals !== undefined;
}

function isRange([from, to]: Range): boolean {
  return from < to;
}
