import { areaCodeOf, codeNumberOf } from '../address/countries/profile/code-areas.ts';
import type { CountryProfile } from '../address/countries/profile/country-profile.ts';
import { inCaseOf, writeArea } from '../address/decide/write-address.ts';
import { canonicalPostalCode, formatPostalCode } from '../address/reading/postal-code.ts';
import { isLatinText } from '../address/text/latin-text.ts';
import type { CompletedAddress, KnownCountry } from './completion.ts';

/** A city, a province and a postal code, typed in any order. */
export interface TypedPlace {
  /** Empty if none was typed. */
  readonly city: string;
  /** The code of the province; undefined if no known one was typed. */
  readonly area: string | undefined;
  /** A canonical postal code or its beginning; empty if none was typed. */
  readonly code: string;
}

const mostWords = 12;
const mostAreaWords = 4;
const longestCode = 12;

/** "Fremont", "Fremont, CA", "Fremont CA 94539", "26133 Oldenburg" or "945"; undefined for too many words. */
export function readTypedPlace(text: string, known: KnownCountry): TypedPlace | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length > mostWords) return undefined;
  const { code, rest } = takeCode(words, known);
  const { city, area } = takeArea(rest, known.profile);
  return { city, area, code };
}

/** Takes the postal code, of one or two words, from either end of the text. */
function takeCode(words: readonly string[], known: KnownCountry): { code: string; rest: readonly string[] } {
  const { length } = words;
  for (const [from, to] of [
    [length - 2, length],
    [length - 1, length],
    [0, 2],
    [0, 1],
  ] as const) {
    if (from < 0 || to > length) continue;
    const code = canonicalPostalCode(words.slice(from, to).join(''));
    // The "12" of "12 Main" is not the beginning of a code.
    const isWhole = known.profile.postalCode?.canonicalPattern.test(code) === true;
    if (from === 0 && to < length && !isWhole) continue;
    if (isCodeBegun(code, known)) return { code, rest: [...words.slice(0, from), ...words.slice(to)] };
  }
  return { code: '', rest: words };
}

/** Whether a canonical text is a postal code or begins a known one. */
function isCodeBegun(code: string, { profile, streets }: KnownCountry): boolean {
  const { postalCode: rules, places, dataPrefix } = profile;
  if (rules === null || code.length > longestCode || !/\d/.test(code)) return false;
  if (rules.canonicalPattern.test(code)) return true;
  return isRange(places.codesWithPrefix(dataPrefix + code)) || isRange(streets?.data.codesWithPrefix(code));
}

function isRange(range: readonly [number, number] | undefined): boolean {
  return range !== undefined && range[0] < range[1];
}

/** Takes it from the end. If it is the whole text, a city of that name may be meant too: New York. */
function takeArea(words: readonly string[], profile: CountryProfile): Pick<TypedPlace, 'city' | 'area'> {
  for (let count = Math.min(mostAreaWords, words.length); count > 0; count--) {
    const text = words.slice(-count).join(' ');
    const area = profile.areas.find(text);
    if (area === undefined) continue;
    if (count === words.length && isCityOf(text, area, profile)) return { city: text, area };
    return { city: words.slice(0, -count).join(' '), area };
  }
  return { city: words.join(' '), area: undefined };
}

function isCityOf(text: string, area: string, profile: CountryProfile): boolean {
  const { places } = profile;
  for (const locality of places.findLocalities(profile.keyOf(text)))
    if (!places.isDivision(locality) && areaCodeOf(locality, profile) === area) return true;
  return false;
}

/** The province is empty if the country's addresses name none, or if it is unknown. */
export type WrittenPlace = Pick<CompletedAddress, 'locality' | 'administrativeArea'>;

/** Writes a locality under its usual name, in Latin letters if the buyer types these. */
export function writePlace(locality: number, profile: CountryProfile, isLatin: boolean): WrittenPlace {
  const name = inCaseOf(null, nameOf(locality, profile, isLatin));
  const area = areaCodeOf(locality, profile);
  const typed = { line1: null, locality: name, administrativeArea: null };
  return { locality: name, administrativeArea: area === undefined ? '' : writeArea(area, typed, profile) };
}

function nameOf(locality: number, { places }: CountryProfile, isLatin: boolean): string {
  const name = places.localityName(places.preferred(locality));
  if (!isLatin || isLatinText(name)) return name;
  for (const form of places.formsOf(locality))
    if (isLatinText(places.localityName(form))) return places.localityName(form);
  return name;
}

/** At most this many places of one code are given; no form could show more. */
const mostPlaces = 50;

export function localitiesAt(canonical: string, profile: CountryProfile): number[] {
  const found: number[] = [];
  for (const locality of listedAt(canonical, profile)) {
    const place = profile.places.preferred(locality);
    if (!found.includes(place)) found.push(place);
    if (found.length === mostPlaces) break;
  }
  return found;
}

export function hasLocality(canonical: string, profile: CountryProfile): boolean {
  for (const _ of listedAt(canonical, profile)) return true;
  return false;
}

function listedAt(canonical: string, profile: CountryProfile): Iterable<number> {
  const { places, dataPrefix } = profile;
  const code = codeNumberOf(canonical, profile);
  const number = code >= 0 ? code : places.codeOfRange(dataPrefix + canonical);
  return number < 0 ? [] : places.localitiesOfCode(number);
}

/** Returns a canonical code as the country writes it; empty if it is only the beginning of a code. */
export function writeCode(canonical: string, { postalCode }: CountryProfile): string {
  if (postalCode === null || !postalCode.canonicalPattern.test(canonical)) return '';
  return formatPostalCode(canonical, postalCode);
}
