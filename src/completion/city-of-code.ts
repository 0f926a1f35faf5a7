import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { areaCodeOf } from '../address/countries/profile/code-areas.ts';
import { codeOfNumber } from '../address/reading/place-evidence.ts';
import type { SamplePlace, Streets } from '../address/street/streets.ts';
import { obtain } from '../address/text/group-by.ts';
import { isLatinText } from '../address/text/latin-text.ts';
import { foldedWord } from '../address/text/place-key.ts';
import { once } from '../address/text/remember.ts';
import { type KnownCountry, type KnownStreets, type MatchedText, matchedIn } from './completion.ts';
import { localitiesLike, usualPlaces } from './localities-like.ts';
import { hasLocality, localitiesAt, type TypedPlace, type WrittenPlace, writePlace } from './place-texts.ts';
import { type CodeRange, distanceToPlaces, type Surroundings } from './surroundings.ts';

const mostNamed = 500;
/** The surroundings of so many cities are looked at, the most populous first. */
const mostAround = 24;
const mostRanges = 200;
const nowhere: WrittenPlace = { locality: '', administrativeArea: '' };

export type CityFinder = ReturnType<typeof cityFinder>;

/**
 * Returns what finds the city of a postal code: first among those of the place typed after the street, and
 * then among the codes around the city too, if one was typed.
 */
export function cityFinders(
  known: KnownCountry,
  streets: KnownStreets,
  typed: TypedPlace | undefined,
  surroundings: Surroundings,
): CityFinder[] {
  const wanted = typed && placesOf(typed, known);
  const listed = cityFinder(known, streets, typed, surroundings, wanted);
  if (wanted === undefined || wanted.size === 0) return [listed];
  const likeliest = [...wanted].slice(0, mostAround);
  const kmOf = distanceToPlaces(likeliest, known);
  return [listed, cityFinder(known, streets, typed, surroundings, new Set(likeliest), kmOf)];
}

/**
 * `wanted` holds the places that were typed after the street; undefined if any place will do. `kmOf`
 * tells how far a code lies from them; absent if it must have one of them.
 */
function cityFinder(
  known: KnownCountry,
  { data, sample }: KnownStreets,
  typed: TypedPlace | undefined,
  { near, places: filledIn }: Surroundings,
  wanted: ReadonlySet<number> | undefined,
  kmOf?: (canonical: string) => number | undefined,
) {
  const { profile } = known;
  const { places } = profile;
  const begun = foldedWord(typed?.city ?? '');
  const isLatin = isLatinText(`${typed?.city ?? ''}${near?.city ?? ''}`);
  const fitting = new Map<number, boolean>();
  const isAccepted = acceptedCodes(known, data, sample !== undefined);

  /** Whether a place was typed. Of many names that begin alike, not all are among the wanted ones. */
  function isWanted(locality: number): boolean {
    if (wanted === undefined) return false;
    if (wanted.has(locality)) return true;
    return begun !== '' && isBegun(places.localityName(locality), begun);
  }

  function isFitting(canonical: string, typed: TypedPlace): boolean {
    if (!canonical.startsWith(typed.code)) return false;
    if (kmOf !== undefined) return kmOf(canonical) !== undefined;
    const there = localitiesAt(canonical, profile);
    const sampled = there.length === 0 ? sample?.placeOf(canonical) : undefined;
    if (sampled !== undefined) return isOfPlace(sampled, typed, profile);
    if (typed.area !== undefined && !there.some((each) => areaCodeOf(each, profile) === typed.area))
      return false;
    return wanted === undefined || there.some(isWanted);
  }

  function findCodesTyped(): CodeRange[] {
    const ranges = typed === undefined || typed.code === '' ? [] : [data.codesWithPrefix(typed.code)];
    for (const locality of [...(wanted ?? [])].slice(0, mostAround)) {
      for (const code of places.codesOfLocality(locality)) {
        if (ranges.length === mostRanges || !profile.work.spend()) return ranges;
        ranges.push(data.codesWithPrefix(codeOfNumber(code, profile)));
      }
    }
    return ranges;
  }

  const cityAround = (canonical: string) =>
    [...(wanted ?? filledIn)].find((city) => distanceToPlaces([city], known)(canonical) !== undefined);

  return {
    /** Whether a postal code of the street data fits the place that was typed after the street. */
    fits: (code: number): boolean =>
      typed === undefined
        ? isAccepted(code)
        : obtain(fitting, code, () => isFitting(data.codeText(code), typed)),
    /** The codes of the typed city, among which those of a street with very many codes are looked for. */
    codesTyped: once(findCodesTyped),
    /**
     * Returns the city that was typed or filled in, if the code has it; otherwise the usual one. Where the
     * data has no place of the code, it is the typed or filled-in city around which the code lies.
     */
    of(canonical: string): WrittenPlace {
      const there = localitiesAt(canonical, profile);
      const chosen =
        there.find(isWanted) ?? there.find((each) => filledIn.has(each)) ?? there[0] ?? cityAround(canonical);
      if (chosen !== undefined) return writePlace(chosen, profile, isLatin);
      return sample?.placeOf(canonical) ?? nowhere;
    },
  };
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
  return usualPlaces(localitiesLike(typed, profile, mostNamed), profile);
}

const answers = { yes: 1, no: 2 } as const;
// One byte for each postal code of the street data. Two letters of a street ask about some 200 codes.
const answered = new WeakMap<AddressCountry, Uint8Array>();

/**
 * Returns a function that tells whether the engine accepts a code: where postal codes are known, it would
 * doubt one that is not. Every code of the sample is accepted, since the sample has its places.
 */
function acceptedCodes({ country, profile }: KnownCountry, data: Streets, isSample: boolean) {
  if (isSample || profile.places.codeCount === 0) return () => true;
  const known = obtain(answered, country, () => new Uint8Array(data.codeCount));
  return (code: number): boolean => {
    known[code] ||= hasLocality(data.codeText(code), profile) ? answers.yes : answers.no;
    return known[code] === answers.yes;
  };
}

const latinLetter = /^[a-z]/i;

/** Whether a name, folded, begins so. Most names differ in their first letter. */
function isBegun(name: string, folded: string): boolean {
  if (latinLetter.test(name) && name[0]?.toLowerCase() !== folded[0]) return false;
  return foldedWord(name).startsWith(folded);
}

export function matchedInPlace(
  typed: TypedPlace | undefined,
  address: WrittenPlace & { readonly postalCode: string },
): MatchedText[] {
  if (typed === undefined) return [];
  const { locality, administrativeArea, postalCode } = address;
  return [
    ...matchedIn('locality', 0, unitsTyped(locality, foldedWord(typed.city))),
    ...matchedIn('administrativeArea', 0, typed.area === undefined ? 0 : administrativeArea.length),
    ...matchedIn('postalCode', 0, unitsTyped(postalCode, typed.code.toLowerCase())),
  ];
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
