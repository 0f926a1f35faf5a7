import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { areaCodeOf } from '../address/countries/profile/code-areas.ts';
import { codeOfNumber } from '../address/reading/place-evidence.ts';
import type { SamplePlace, Streets } from '../address/street/streets.ts';
import { obtain } from '../address/text/group-by.ts';
import { isLatinText } from '../address/text/latin-text.ts';
import { foldedWord } from '../address/text/place-key.ts';
import { isAroundPlaces } from './around.ts';
import type { CodeRange } from './code-scope.ts';
import type { MatchedText } from './completion.ts';
import type { KnownCountry } from './known-country.ts';
import { localitiesLike } from './localities-like.ts';
import type { Surroundings } from './surroundings.ts';
import type { TypedPlace } from './typed-place.ts';
import { hasLocality, localitiesAt, type WrittenPlace, writePlace } from './written-place.ts';

const mostNamed = 500;
/** The surroundings of so many cities are looked at, the most populous first. */
const mostAround = 24;
const mostRanges = 200;
const nowhere: WrittenPlace = { locality: '', administrativeArea: '' };

export class CityFinder {
  readonly #known: KnownCountry;
  readonly #typed: TypedPlace | undefined;
  /** The places that were typed after the street; undefined if any place will do. */
  readonly #wanted: ReadonlySet<number> | undefined;
  readonly #begun: string;
  readonly #preferred: ReadonlySet<number>;
  readonly #isLatin: boolean;
  #codesTyped: readonly CodeRange[] | undefined;
  readonly #fitting = new Map<number, boolean>();
  /** Whether a code lies around the wanted places. Absent if it must have one of them. */
  readonly #isAround: ((canonical: string) => boolean) | undefined;

  constructor(
    known: KnownCountry,
    typed: TypedPlace | undefined,
    { near, places }: Surroundings,
    wanted: ReadonlySet<number> | undefined = typed && placesOf(typed, known),
    isAround?: (canonical: string) => boolean,
  ) {
    this.#known = known;
    this.#typed = typed;
    this.#wanted = wanted;
    this.#begun = foldedWord(typed?.city ?? '');
    this.#preferred = places;
    this.#isLatin = isLatinText(`${typed?.city ?? ''}${near?.city ?? ''}`);
    this.#isAround = isAround;
  }

  /** Returns a finder that takes codes around the typed city too; undefined if no city was typed. */
  around(surroundings: Surroundings): CityFinder | undefined {
    const wanted = this.#wanted;
    if (wanted === undefined || wanted.size === 0) return undefined;
    const likeliest = [...wanted].slice(0, mostAround);
    return new CityFinder(
      this.#known,
      this.#typed,
      surroundings,
      new Set(likeliest),
      isAroundPlaces(likeliest, this.#known),
    );
  }

  /** Whether a postal code of the street data fits the place that was typed after the street. */
  fits(code: number, streets: Streets): boolean {
    const typed = this.#typed;
    if (typed === undefined) return isAcceptedCode(code, streets, this.#known);
    return obtain(this.#fitting, code, () => this.#isFitting(streets.codeText(code), typed));
  }

  /** The codes of the typed city, among which those of a street with very many codes are looked for. */
  codesTyped(streets: Streets): readonly CodeRange[] {
    this.#codesTyped ??= this.#findCodesTyped(streets);
    return this.#codesTyped;
  }

  #findCodesTyped(streets: Streets): CodeRange[] {
    const { profile } = this.#known;
    const typed = this.#typed?.code ?? '';
    const ranges = typed === '' ? [] : [streets.codesWithPrefix(typed)];
    for (const locality of [...(this.#wanted ?? [])].slice(0, mostAround)) {
      for (const code of profile.places?.codesOfLocality(locality) ?? []) {
        if (ranges.length === mostRanges || !profile.work.spend()) return ranges;
        ranges.push(streets.codesWithPrefix(codeOfNumber(code, profile)));
      }
    }
    return ranges;
  }

  #isFitting(canonical: string, typed: TypedPlace): boolean {
    const { profile } = this.#known;
    if (!canonical.startsWith(typed.code)) return false;
    if (this.#isAround !== undefined) return this.#isAround(canonical);
    const there = localitiesAt(canonical, profile);
    const sampled = there.length === 0 ? this.#known.streets?.sample?.placeOf(canonical) : undefined;
    if (sampled !== undefined) return isOfPlace(sampled, typed, profile);
    if (typed.area !== undefined && !there.some((each) => areaCodeOf(each, profile) === typed.area))
      return false;
    const wanted = this.#wanted;
    return wanted === undefined || there.some((each) => this.#isWanted(each));
  }

  /** Whether a place was typed. Of many names that begin alike, not all are among the wanted ones. */
  #isWanted(locality: number): boolean {
    const { places } = this.#known.profile;
    if (this.#wanted === undefined || places === undefined) return false;
    if (this.#wanted.has(locality)) return true;
    return this.#begun !== '' && foldedWord(places.localityName(locality)).startsWith(this.#begun);
  }

  /**
   * Returns the city that was typed or filled in, if the code has it; otherwise the usual one. Where the data
   * has no place of the code, it is the typed or filled-in city around which the code lies.
   */
  of(canonical: string): WrittenPlace {
    const { profile } = this.#known;
    const there = localitiesAt(canonical, profile);
    const chosen =
      there.find((each) => this.#isWanted(each)) ??
      there.find((each) => this.#preferred.has(each)) ??
      there[0] ??
      this.#cityAround(canonical);
    if (chosen !== undefined) return writePlace(chosen, profile, this.#isLatin);
    return this.#known.streets?.sample?.placeOf(canonical) ?? nowhere;
  }

  #cityAround(canonical: string): number | undefined {
    for (const city of this.#wanted ?? this.#preferred)
      if (isAroundPlaces([city], this.#known)(canonical)) return city;
    return undefined;
  }
}

function isOfPlace(
  { locality, administrativeArea }: SamplePlace,
  { city, area }: TypedPlace,
  profile: KnownCountry['profile'],
): boolean {
  if (area !== undefined && profile.areas.find(administrativeArea) !== area) return false;
  return foldedWord(locality).startsWith(foldedWord(city));
}

function placesOf(typed: TypedPlace, { profile }: KnownCountry): ReadonlySet<number> | undefined {
  if (foldedWord(typed.city).length < 2) return undefined;
  const found = localitiesLike(typed, profile, mostNamed);
  return new Set(found.map(({ locality }) => profile.places?.preferred(locality) ?? locality));
}

const answers = { yes: 1, no: 2 } as const;
// One byte for each postal code of the street data. Two letters of a street ask about some 200 codes.
const accepted = new WeakMap<AddressCountry, Uint8Array>();

/**
 * If postal codes are known, the engine would doubt one that is not. The sample has the places of its codes.
 * Remembers the answers.
 */
function isAcceptedCode(code: number, streets: Streets, known: KnownCountry): boolean {
  const { country, profile } = known;
  if ((profile.places?.codeCount ?? 0) === 0 || known.streets?.sample !== undefined) return true;
  const answered = obtain(accepted, country, () => new Uint8Array(streets.codeCount));
  answered[code] ||= hasLocality(streets.codeText(code), profile) ? answers.yes : answers.no;
  return answered[code] === answers.yes;
}

export function matchedInPlace(
  typed: TypedPlace | undefined,
  address: WrittenPlace & { readonly postalCode: string },
): MatchedText[] {
  if (typed === undefined) return [];
  const { locality, administrativeArea, postalCode } = address;
  const matched: MatchedText[] = [];
  const keep = (part: MatchedText['part'], to: number) => {
    if (to > 0) matched.push({ part, from: 0, to });
  };
  keep('locality', unitsTyped(locality, foldedWord(typed.city)));
  keep('administrativeArea', typed.area === undefined ? 0 : administrativeArea.length);
  keep('postalCode', unitsTyped(postalCode, typed.code.toLowerCase()));
  return matched;
}

/** Returns how many UTF-16 units at the start of a text match the typed letters and digits. */
export function unitsTyped(text: string, folded: string): number {
  let left = folded;
  let units = 0;
  for (const char of text) {
    if (left === '') break;
    const letters = foldedWord(char);
    if (!left.startsWith(letters)) break;
    left = left.slice(letters.length);
    units += char.length;
  }
  return units;
}
