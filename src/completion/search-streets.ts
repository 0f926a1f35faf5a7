import { findCosts } from '../address/cost/costs.ts';
import { lowerBound } from '../address/street/street-numbers.ts';
import type { NumberEvidence } from '../address/street/streets.ts';
import { workLimits } from '../address/text/work.ts';
import type { CityFinder } from './city-of-code.ts';
import { type CodeRange, type CodeScope, codesWithin, isRange } from './code-scope.ts';
import type { KnownStreets } from './known-country.ts';
import { fitOf, type StreetMeaning } from './street-meanings.ts';
import type { Asked } from './surroundings.ts';
import type { TypedPlace } from './typed-place.ts';
import type { TypedStreet } from './typed-street.ts';

export interface StreetFind {
  readonly street: number;
  readonly code: number;
  readonly meaning: StreetMeaning;
  /** How far the name is from what was typed; below `findCosts.begins` the name is whole. */
  readonly fit: number;
  /** The fit, the distance from where the address probably lies, and what the number tells. */
  readonly cost: number;
  /** What the street's numbers say about the typed one; `none` if none was typed. */
  readonly evidence: NumberEvidence | 'none';
}

/** Where streets are searched, and for which place typed after the street. */
export interface StreetContext extends Asked {
  readonly streets: KnownStreets;
  readonly cities: CityFinder;
  readonly place: TypedPlace | undefined;
}

export type SearchWay = 'exactly' | 'nearly';

export type StreetSearch = ReturnType<typeof streetSearch>;

/** So many times more streets are kept than are offered: some names are not as they were typed. */
const mostKeptForOffer = 3;
/** If more streets than this begin so, only those with exactly this name are searched. */
const mostScanned = 1_024;
/** The same limit if each street's key must be compared. */
const mostCompared = 512;
/** Of so many streets, the likeliest that a meaning begins, the postal codes are looked at. */
const mostLikely = 32;
/** Of one street among so many, so many postal codes are looked at. */
const mostCodesOfAll = 256;
const fewestCodes = 4;
/** Streets whose key need not be read take as long together as one comparison. */
const streetsOfComparison = 16;
const mostCodesChecked = 64;
/** Of so many streets, the likeliest, the postal codes are looked through for those with the number. */
const mostNumbered = 4;
const mostWithNumber = 5;
const mostSlippedCores = 3;

export const numberCosts: Readonly<Record<StreetFind['evidence'], number>> = {
  none: findCosts.noNumber,
  known: 0,
  between: findCosts.between,
  street: findCosts.uncertain,
  beyond: findCosts.beyond,
};

/** A search for a typed street: first in the codes of the scope, then anywhere. The work is bounded. */
export function streetSearch(street: TypedStreet, { known, around, limit, ...context }: StreetContext) {
  const { numbers, typed, meanings, coresLike } = street;
  const { work } = known.profile;
  const { scope } = around;
  const streets = context.streets.data;
  const { fits, codesTyped } = context.cities;
  const most = limit * mostKeptForOffer;
  let isRead = false;
  const kept: StreetFind[] = [];
  let isFoundNear = false;

  /** Looks for all in the codes of the scope, and for the likeliest of all streets anywhere. */
  function lookFor(looks: readonly Look[]): void {
    const likeliest: LikelyStreet[] = [];
    let count = 0;
    for (const look of looks) {
      const { core, isWhole } = look.meaning;
      if (!work.spend()) return;
      const range = isWhole ? streets.streetsOfCore(core) : streets.streetsWithPrefix(core);
      if (!isRange(range)) continue;
      const size = range[1] - range[0];
      if (scope !== undefined && size > Math.min(mostLikely, scope.codes.length))
        lookInScope(range, look, scope);
      else if (scope !== undefined) lookAtEach(range, look, scope);
      count += addLikeliest(range, look, likeliest);
    }
    lookAnywhere(likeliest, count);
  }

  function lookInScope([from, to]: CodeRange, look: Look, { codes }: CodeScope): void {
    for (const code of codes) {
      if (!work.spend()) return;
      const there = streets.streetsOfCode(code);
      const first = lowerBound(there, from);
      const end = Math.min(lowerBound(there, to), first + mostCompared);
      if (first >= end || !fits(code)) continue;
      const some = there.subarray(first, end);
      eachFitting(some, look, (street, fit) => keepAt([code], street, fit, fit, look, false));
    }
  }

  /** Looks at few streets in all of their codes that are in the scope. */
  function lookAtEach(range: CodeRange, look: Look, { within }: CodeScope): void {
    eachFitting(numbersIn(range), look, (street, fit) => {
      const codes = within(streets.codesOfStreet(street)).filter(fits);
      if (work.spend(codes.length)) keepAt(codes, street, fit, fit, look, false);
    });
  }

  /** Adds the streets in the most postal codes, and returns how many fit. */
  function addLikeliest(range: CodeRange, look: Look, likeliest: LikelyStreet[]): number {
    const mostRead = needsKey(look.meaning) ? mostCompared : mostScanned;
    const [from, to] = range[1] - range[0] <= mostRead ? range : streets.streetsOfCore(look.meaning.core);
    let count = 0;
    eachFitting(numbersIn([from, Math.min(to, from + mostRead)]), look, (street, fit) => {
      count++;
      const cost = fit + findCosts.fame * Math.log2(streets.codeCountOf(street) + 1);
      if (isCheap(likeliest, cost, mostLikely)) addCheap(likeliest, { street, fit, cost, look }, mostLikely);
    });
    return count;
  }

  function lookAnywhere(likeliest: readonly LikelyStreet[], count: number): void {
    for (const [at, { street, fit, cost: withFame, look }] of likeliest.entries()) {
      const cost = numbers.length === 0 ? fit : withFame;
      if (numbers.length > 0 && !isCheap(kept, cost, most)) return;
      const codes = streets.codesOfStreet(street);
      if (scope?.isListed === false) {
        const near = scope.within(codes);
        if (near.length > 0 && !work.spend(near.length)) return;
        keepAt(near.filter(fits), street, fit, cost, look, false);
      }
      const some = someOf(codes, count);
      const isNumbered = at < mostNumbered && look.extra === 0 && some.length < codes.length;
      const numbered = isNumbered ? codesWithNumber(codes, street) : [];
      keepAt(numbered.length === 0 ? some : [...numbered, ...some], street, fit, cost, look, true);
    }
  }

  /** Keeps a street in each of the codes, the likeliest first, if it is cheap enough with its number. */
  function keepAt(
    codes: readonly number[],
    street: number,
    fit: number,
    cost: number,
    { meaning }: Look,
    isAnywhere: boolean,
  ): void {
    // How many were found before: each further postal code costs more.
    let [known, apart] = [0, 0];
    for (const code of codes) {
      const distance = scope?.distance(code) ?? 0;
      isFoundNear ||= scope === undefined || scope.codes.length === 0 || distance < findCosts.elsewhere;
      const isApart = isAnywhere && (scope === undefined || distance >= findCosts.elsewhere);
      const again = isApart ? againOf(fit) : 0;
      const least = cost + distance + again * known;
      if (numbers.length > 0 && !isCheap(kept, least, most)) continue;
      const evidence = numbers.length === 0 ? 'none' : streets.evidenceOf(code, street, numbers);
      const size = evidence === 'none' ? findCosts.size * Math.log2(streets.sizeOf(code, street) + 1) : 0;
      const before = again * (evidence === 'known' ? known++ : apart);
      if (isApart) apart++;
      // The number lies far beyond a street that is not even named in full.
      if (fit >= findCosts.begins && (evidence === 'street' || evidence === 'beyond')) continue;
      const total = cost + distance + size + numberCosts[evidence] + before;
      if (isCheap(kept, total, most)) keep({ street, code, meaning, fit, cost: total, evidence });
    }
  }

  function keep(find: StreetFind): void {
    const at = kept.findIndex(({ street, code }) => street === find.street && code === find.code);
    const before = kept[at];
    if (before !== undefined && before.cost <= find.cost) return;
    if (before !== undefined) kept.splice(at, 1);
    addCheap(kept, find, most);
  }

  /** Returns codes that fit and in which the street has the number, if nothing says where to look. */
  function codesWithNumber(codes: Uint32Array, street: number): number[] {
    if (numbers.length === 0 || scope !== undefined) return [];
    const isMeant = (code: number) => streets.evidenceOf(code, street, numbers) === 'known' && fits(code);
    return evenly(codes, mostCodesChecked, mostWithNumber, isMeant);
  }

  /** Returns an even selection of the codes that fit: many for few streets, few for many. */
  function someOf(codes: Uint32Array, streetCount: number): number[] {
    const mostCodes = Math.max(fewestCodes, Math.floor(mostCodesOfAll / Math.min(streetCount, mostLikely)));
    const some: number[] = [];
    if (codes.length > mostCodesChecked) {
      for (const code of codesWithin(codes, codesTyped()))
        if (some.length < mostCodes && fits(code)) some.push(code);
      if (some.length > 0) return some;
    }
    return evenly(codes, Math.max(mostCodes, mostCodesChecked), mostCodes, fits);
  }

  /** Returns the first codes that are wanted, of so many that lie evenly among all. */
  function evenly(
    codes: Uint32Array,
    checked: number,
    wanted: number,
    isWanted: (code: number) => boolean,
  ): number[] {
    const found: number[] = [];
    const step = Math.max(1, codes.length / checked);
    for (let at = 0; at < codes.length && found.length < wanted; at += step) {
      const code = codes[Math.floor(at)] ?? 0;
      if (!work.spend()) break;
      if (isWanted(code)) found.push(code);
    }
    return found;
  }

  function eachFitting(some: Uint32Array, look: Look, take: (street: number, fit: number) => void): void {
    const { meaning, extra, isNear } = look;
    const isKeyNeeded = needsKey(meaning);
    const comparisons = isKeyNeeded ? some.length : some.length / streetsOfComparison;
    if (!work.spend(Math.ceil(comparisons))) return;
    if (!isKeyNeeded) {
      const [from, to] = streets.streetsOfCore(meaning.core);
      for (const street of some)
        take(street, street >= from && street < to ? extra : extra + findCosts.begins);
      return;
    }
    for (const [at, key] of streets.streetKeysOf(some).entries()) {
      const fit = fitOf(meaning, key, isNear);
      if (fit !== undefined) take(some[at] ?? 0, fit + extra);
    }
  }

  function exactly(): void {
    for (const meaning of meanings()) lookFor([{ meaning, extra: 0, isNear: false }]);
  }

  /**
   * Finds streets that a meaning may be a slip of, also with another type or point of the compass. Of the
   * slipped meanings only the beginning of the type is misspelt.
   */
  function nearly(): void {
    for (const meaning of meanings())
      if (!meaning.isStrict && needsKey(meaning)) lookFor([{ meaning, extra: 0, isNear: true }]);
    const looks: Look[] = [];
    const cores = new Map(meanings().map((meaning) => [meaning.core, meaning]));
    for (const [core, meaning] of [...cores].slice(0, mostSlippedCores)) {
      const { isWhole, types, directionals, isStrict, typedType } = meaning;
      for (const meant of coresLike(core, isWhole || typed.folded.length > core.length)) {
        const slip = { core: meant, isWhole, types, directionals, isStrict, typedType };
        looks.push({ meaning: slip, extra: findCosts.slip, isNear: true });
      }
    }
    for (const meaning of street.slippedSuffixes())
      looks.push({ meaning, extra: findCosts.slip, isNear: false });
    lookFor(looks);
  }

  return {
    numbers,
    typed,
    /** Searches in one way more. Something is left for the verification, since all finds are offered. */
    look(way: SearchWay): void {
      if (!isRead && !work.spend(street.comparisons)) return;
      isRead = true;
      work.within(workLimits.search, way === 'exactly' ? exactly : nearly);
    },
    /** The cheapest first. If a street has the number in one postal code, it is not offered in others. */
    finds(): StreetFind[] {
      const numbered = new Set<number>();
      for (const { evidence, street } of kept) if (evidence === 'known') numbered.add(street);
      return kept.filter(({ evidence, street }) => evidence === 'known' || !numbered.has(street));
    },
    /** Whether a street was found where the address probably lies, or nothing is known of that. */
    isFoundNear: () => isFoundNear,
  };
}

interface Look {
  readonly meaning: StreetMeaning;
  readonly extra: number;
  readonly isNear: boolean;
}

interface LikelyStreet extends Pick<StreetFind, 'street' | 'fit' | 'cost'> {
  readonly look: Look;
}

/** What each further code of a street costs: less of the very name that was typed than of a longer one. */
function againOf(fit: number): number {
  return fit < findCosts.begins ? findCosts.againWhole : findCosts.again;
}

type Priced = Pick<StreetFind, 'cost'>;

function isCheap(cheapest: readonly Priced[], cost: number, most: number): boolean {
  const last = cheapest[most - 1];
  return last === undefined || cost < last.cost;
}

/** Adds an item in the order of the cost. Of two that cost the same, the first stays. */
function addCheap<Item extends Priced>(cheapest: Item[], item: Item, most: number): void {
  let at = cheapest.length;
  while (at > 0) {
    const before = cheapest[at - 1];
    if (before === undefined || before.cost <= item.cost) break;
    cheapest[at--] = before;
  }
  cheapest[at] = item;
  if (cheapest.length > most) cheapest.pop();
}

// One array for all ranges, since a new one costs more than to fill it. Who takes it reads it at once.
const listed = new Uint32Array(mostScanned);

/** The numbers of a range, at most so many as are scanned, until it is called again. */
function numbersIn([from, to]: CodeRange): Uint32Array {
  const count = Math.min(mostScanned, Math.max(0, to - from));
  for (let at = 0; at < count; at++) listed[at] = from + at;
  return listed.subarray(0, count);
}

function needsKey({ isWhole, types, directionals }: StreetMeaning): boolean {
  return isWhole || types !== undefined || directionals !== undefined;
}
