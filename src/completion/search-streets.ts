import { findCosts } from '../address/cost/costs.ts';
import { lowerBound } from '../address/street/street-numbers.ts';
import type { NumberEvidence, StreetEverywhere, Streets } from '../address/street/streets.ts';
import { type Work, workLimits } from '../address/text/work.ts';
import { Cheapest } from './cheapest.ts';
import type { CityFinder } from './city-of-code.ts';
import type { KnownStreets } from './completion.ts';
import type { TypedPlace } from './place-texts.ts';
import { fitOf, type StreetMeaning } from './street-meanings.ts';
import { type Asked, type CodeRange, type CodeScope, codesWithin, isRange } from './surroundings.ts';
import { type Look, looksOf, needsKey, type SearchWay, type TypedStreet } from './typed-street.ts';

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

export const numberCosts: Readonly<Record<StreetFind['evidence'], number>> = {
  none: findCosts.noNumber,
  known: 0,
  between: findCosts.between,
  street: findCosts.uncertain,
  beyond: findCosts.beyond,
};

/** A search for a typed street: first in the codes of the scope, then anywhere. The work is bounded. */
export class StreetSearch {
  readonly street: TypedStreet;
  /** Whether a street was found where the address probably lies, or nothing is known of that. */
  isFoundNear = false;
  readonly #streets: Streets;
  readonly #cities: CityFinder;
  readonly #scope: CodeScope | undefined;
  readonly #work: Work;
  readonly #kept: Cheapest<StreetFind>;
  #isRead = false;

  constructor(street: TypedStreet, { known, around, limit, cities, streets }: StreetContext) {
    this.street = street;
    this.#streets = streets.data;
    this.#cities = cities;
    this.#scope = around.scope;
    this.#work = known.profile.work;
    this.#kept = new Cheapest(limit * mostKeptForOffer);
  }

  /** Searches in one way more. Something is left for the verification, since all finds are offered. */
  look(way: SearchWay): void {
    if (!this.#isRead && !this.#work.spend(this.street.comparisons)) return;
    this.#isRead = true;
    this.#work.within(workLimits.search, () => {
      for (const looks of looksOf(way, this.street)) this.#lookFor(looks);
    });
  }

  /** The cheapest first. If a street has the number in one postal code, it is not offered in others. */
  finds(): StreetFind[] {
    const { items } = this.#kept;
    const numbered = new Set<number>();
    for (const { evidence, street } of items) if (evidence === 'known') numbered.add(street);
    return items.filter(({ evidence, street }) => evidence === 'known' || !numbered.has(street));
  }

  /** Looks for all in the codes of the scope, and for the likeliest of all streets anywhere. */
  #lookFor(looks: readonly Look[]): void {
    const scope = this.#scope;
    const likeliest = new Cheapest<LikelyStreet>(mostLikely);
    let count = 0;
    for (const look of looks) {
      const { core, isWhole } = look.meaning;
      if (!this.#work.spend()) return;
      const ofCore = this.#streets.streetsOfCore(core);
      const range = isWhole ? ofCore : this.#streets.streetsWithPrefix(core);
      if (!isRange(range)) continue;
      const { meaning, extra, isNear } = look;
      const begun = { meaning, extra, isNear, isKeyNeeded: needsKey(meaning), range, ofCore };
      const isMuch = scope !== undefined && range[1] - range[0] > Math.min(mostLikely, scope.codes.length);
      if (isMuch) this.#lookInScope(begun, scope);
      else if (scope !== undefined) this.#lookAtEach(begun, scope);
      count += this.#addLikeliest(begun, likeliest);
    }
    this.#lookAnywhere(likeliest.items, count);
  }

  #lookInScope(look: BegunLook, { codes }: CodeScope): void {
    const [from, to] = look.range;
    for (const code of codes) {
      if (!this.#work.spend()) return;
      const there = this.#streets.streetsOfCode(code);
      const first = lowerBound(there, from);
      const end = Math.min(lowerBound(there, to), first + mostCompared);
      if (first >= end || !this.#cities.fits(code) || !this.#mayRead(end - first, look)) continue;
      for (let at = first; at < end; at++) {
        const street = there[at] ?? 0;
        const fit = this.#fitOf(street, look);
        if (fit !== undefined) this.#keepAt([code], { street, fit, cost: fit, look });
      }
    }
  }

  /** Looks at few streets in all of their codes that are in the scope. */
  #lookAtEach(look: BegunLook, { within }: CodeScope): void {
    const [from, to] = look.range;
    if (!this.#mayRead(to - from, look)) return;
    for (let street = from; street < to; street++) {
      const fit = this.#fitOf(street, look);
      if (fit === undefined) continue;
      const everywhere = this.#streets.everywhere(street);
      const codes = within(everywhere.codes).filter(this.#cities.fits);
      if (this.#work.spend(codes.length)) this.#keepAt(codes, { street, fit, cost: fit, look }, everywhere);
    }
  }

  /** Adds the streets in the most postal codes, and returns how many fit. */
  #addLikeliest(look: BegunLook, likeliest: Cheapest<LikelyStreet>): number {
    const { range, ofCore, isKeyNeeded } = look;
    const mostRead = isKeyNeeded ? mostCompared : mostScanned;
    const [from, last] = range[1] - range[0] <= mostRead ? range : ofCore;
    const to = Math.min(last, from + mostRead);
    if (!this.#mayRead(to - from, look)) return 0;
    let count = 0;
    for (let street = from; street < to; street++) {
      const fit = this.#fitOf(street, look);
      if (fit === undefined) continue;
      count++;
      const cost = fit + findCosts.fame * Math.log2(this.#streets.codeCountOf(street) + 1);
      if (likeliest.takes(cost)) likeliest.add({ street, fit, cost, look });
    }
    return count;
  }

  #lookAnywhere(likeliest: readonly LikelyStreet[], count: number): void {
    const scope = this.#scope;
    const hasNumber = this.street.numbers.length > 0;
    for (const [at, likely] of likeliest.entries()) {
      const begun = hasNumber ? likely : { ...likely, cost: likely.fit };
      if (hasNumber && !this.#kept.takes(begun.cost)) return;
      const everywhere = this.#streets.everywhere(likely.street);
      const { codes } = everywhere;
      if (scope?.isListed === false) {
        const near = scope.within(codes);
        if (near.length > 0 && !this.#work.spend(near.length)) return;
        this.#keepAt(near.filter(this.#cities.fits), begun, everywhere);
      }
      const some = this.#someOf(codes, count);
      const isNumbered = at < mostNumbered && likely.look.extra === 0 && some.length < codes.length;
      const numbered = isNumbered ? this.#codesWithNumber(everywhere) : [];
      this.#keepAt(numbered.length === 0 ? some : [...numbered, ...some], begun, everywhere, true);
    }
  }

  /**
   * Keeps a street in each of the codes, the likeliest first, if it is cheap enough with its number. Without
   * `everywhere`, the numbers of the code are read.
   */
  #keepAt(
    codes: readonly number[],
    { street, fit, cost, look: { meaning } }: LikelyStreet,
    everywhere?: StreetEverywhere,
    isAnywhere = false,
  ): void {
    const { numbers } = this.street;
    const streets = this.#streets;
    const scope = this.#scope;
    const kept = this.#kept;
    // How many were found before: each further postal code costs more.
    let known = 0;
    let apart = 0;
    for (const code of codes) {
      const distance = scope?.distance(code) ?? 0;
      this.isFoundNear ||= scope === undefined || scope.codes.length === 0 || distance < findCosts.elsewhere;
      const isApart = isAnywhere && (scope === undefined || distance >= findCosts.elsewhere);
      const again = isApart ? againOf(fit) : 0;
      if (numbers.length > 0 && !kept.takes(cost + distance + again * known)) continue;
      const hasNone = numbers.length === 0;
      const evidence = hasNone
        ? 'none'
        : (everywhere?.evidenceIn(code, numbers) ?? streets.evidenceOf(code, street, numbers));
      const houses = hasNone ? (everywhere?.sizeIn(code) ?? streets.sizeOf(code, street)) : 0;
      const size = findCosts.size * Math.log2(houses + 1);
      const before = again * (evidence === 'known' ? known++ : apart);
      if (isApart) apart++;
      // The number lies far beyond a street that is not even named in full.
      if (fit >= findCosts.begins && (evidence === 'street' || evidence === 'beyond')) continue;
      const total = cost + distance + size + numberCosts[evidence] + before;
      if (kept.takes(total)) this.#keep({ street, code, meaning, fit, cost: total, evidence });
    }
  }

  #keep(find: StreetFind): void {
    const { items } = this.#kept;
    const at = items.findIndex(({ street, code }) => street === find.street && code === find.code);
    const before = items[at];
    if (before !== undefined && before.cost <= find.cost) return;
    if (before !== undefined) items.splice(at, 1);
    this.#kept.add(find);
  }

  /** Returns codes that fit and in which the street has the number, if nothing says where to look. */
  #codesWithNumber({ codes, evidenceIn }: StreetEverywhere): number[] {
    if (this.street.numbers.length === 0 || this.#scope !== undefined) return [];
    const isMeant = (code: number) =>
      evidenceIn(code, this.street.numbers) === 'known' && this.#cities.fits(code);
    return this.#evenly(codes, mostCodesChecked, mostWithNumber, isMeant);
  }

  /** Returns an even selection of the codes that fit: many for few streets, few for many. */
  #someOf(codes: Uint32Array, streetCount: number): number[] {
    const { fits, codesTyped } = this.#cities;
    const mostCodes = Math.max(fewestCodes, Math.floor(mostCodesOfAll / Math.min(streetCount, mostLikely)));
    if (codes.length > mostCodesChecked) {
      const some: number[] = [];
      for (const code of codesWithin(codes, codesTyped()))
        if (some.length < mostCodes && fits(code)) some.push(code);
      if (some.length > 0) return some;
    }
    return this.#evenly(codes, Math.max(mostCodes, mostCodesChecked), mostCodes, fits);
  }

  /** Returns the first codes that are wanted, of so many that lie evenly among all. */
  #evenly(codes: Uint32Array, checked: number, wanted: number, isWanted: (code: number) => boolean) {
    const found: number[] = [];
    const step = Math.max(1, codes.length / checked);
    for (let at = 0; at < codes.length && found.length < wanted; at += step) {
      const code = codes[Math.floor(at)] ?? 0;
      if (!this.#work.spend()) break;
      if (isWanted(code)) found.push(code);
    }
    return found;
  }

  /** Whether so many streets may be compared with a meaning. */
  #mayRead(count: number, { isKeyNeeded }: BegunLook): boolean {
    return this.#work.spend(Math.ceil(isKeyNeeded ? count : count / streetsOfComparison));
  }

  /** Returns how well a street fits, and what its meaning costs besides; undefined if it does not. */
  #fitOf(street: number, { meaning, extra, isNear, isKeyNeeded, ofCore }: BegunLook): number | undefined {
    if (!isKeyNeeded) return street >= ofCore[0] && street < ofCore[1] ? extra : extra + findCosts.begins;
    const fit = fitOf(meaning, this.#streets.streetKey(street), isNear);
    return fit === undefined ? undefined : fit + extra;
  }
}

/** A look with the streets that its meaning begins, and those that have its very core. */
interface BegunLook extends Look {
  /** Whether only the key of a street tells how well it fits; otherwise its core does. */
  readonly isKeyNeeded: boolean;
  readonly range: CodeRange;
  readonly ofCore: CodeRange;
}

interface LikelyStreet extends Pick<StreetFind, 'street' | 'fit' | 'cost'> {
  readonly look: Look;
}

/** What each further code of a street costs: less of the very name that was typed than of a longer one. */
function againOf(fit: number): number {
  return fit < findCosts.begins ? findCosts.againWhole : findCosts.again;
}
