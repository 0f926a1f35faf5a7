import { costs, findCosts } from '../address/cost/costs.ts';
import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { codeNumberOf } from '../address/countries/profile/code-areas.ts';
import { distanceKm } from '../address/countries/profile/distance.ts';
import { nearbyKm } from '../address/countries/profile/nearness.ts';
import { codeOfNumber } from '../address/reading/place-evidence.ts';
import { canonicalPostalCode, primaryPart } from '../address/reading/postal-code.ts';
import { lowerBound } from '../address/street/street-numbers.ts';
import { obtain } from '../address/text/group-by.ts';
import { rememberBy } from '../address/text/remember.ts';
import { type CompletionQuery, type KnownCountry, type KnownStreets, knownCountry } from './completion.ts';
import { localitiesNamed, usualPlaces } from './localities-like.ts';
import { readTypedPlace, type TypedPlace } from './place-texts.ts';

export type Surroundings = ReturnType<typeof surroundingsOf>;

/** A query with what is known of the country, and of where the address lies. */
export interface Asked extends Pick<CompletionQuery, 'limit'> {
  readonly known: KnownCountry;
  readonly around: Surroundings;
}

const mostNamesakes = 50;

/** Reads the postal code, city and province filled in so far. Remembers the answers asked for last. */
export function surroundingsOf({ postalCode, near }: CompletionQuery, { country }: KnownCountry) {
  return remembered(JSON.stringify([postalCode, near]), country);
}

// Whoever types asks again at each letter, with the same city in the other fields, and others type meanwhile.
const mostRemembered = 64;
const remembered = rememberBy((filledIn, country: AddressCountry) => {
  const [postalCode, near] = JSON.parse(filledIn) as [string | null, string | null];
  const known = knownCountry(country);
  const typed = near === null ? undefined : readTypedPlace(near, known);
  return {
    near: typed,
    /** The city if it is named in full, under its usual name. */
    places: usualPlaces(
      typed === undefined ? [] : localitiesNamed(typed, known.profile, mostNamesakes),
      known.profile,
    ),
    scope: scopeOf(postalCode, typed, known),
  };
}, mostRemembered);

/**
 * Returns a function that tells how many kilometres a canonical postal code lies from the nearest of these
 * places; undefined if it does not lie around any of them, or if that is unknown. Where the data lacks the
 * code, its region tells; a place within the region counts as 0 away.
 */
export function distanceToPlaces(localities: readonly number[], { profile }: KnownCountry) {
  const { places, regions, definition } = profile;
  const positions = localities.map((each) => places.localityPosition(each));
  return (canonical: string) => {
    const code = codeNumberOf(canonical, profile);
    if (code < 0) return positions.some((each) => regions?.kmBeyond(canonical, each) === 0) ? 0 : undefined;
    const here = places.codePosition(code);
    let km = Number.POSITIVE_INFINITY;
    for (const each of positions) {
      const kmOfEach = distanceKm(each, here);
      if (kmOfEach < km) km = kmOfEach;
    }
    return km <= nearbyKm(canonical, definition) ? km : undefined;
  };
}

/** Codes of the street data: [from, to). */
export type CodeRange = readonly [from: number, to: number];

const mostCodes = 128;
const mostCities = 6;
/** Codes around a city are looked for only if it has fewer than this many of its own. */
const enoughCodes = 24;
const mostAround = 256;

/** Follows from postal code, city and province as filled in; undefined if none narrows the search. */
function scopeOf(postalCode: string | null, near: TypedPlace | undefined, known: KnownCountry) {
  const { streets, profile } = known;
  if (streets === undefined) return undefined;
  const { data } = streets;
  const named = near === undefined ? [] : localitiesNamed(near, profile, mostCities);
  const cities = named.map(({ locality }) => locality);
  const ranges = (codes: readonly string[]) => {
    const distinct = [...new Set(codes)].filter((code) => code !== '');
    return distinct.map((code) => data.codesWithPrefix(code)).filter(isRange);
  };
  const typed =
    postalCode === null || profile.postalCode === null
      ? []
      : ranges([primaryPart(canonicalPostalCode(postalCode), profile.postalCode)]);
  const { places, regions } = profile;
  const codesOf = (city: number) =>
    Array.from(places.codesOfLocality(city), (code) => codeOfNumber(code, profile));
  const ofCity = ranges([near?.code ?? '', ...cities.flatMap(codesOf)]);
  // The beginnings of the codes around cities of which the data has no code.
  const beginnings = (city: number) => regions?.beginningsAround(places.localityPosition(city)) ?? [];
  const ofRegions = typed.length + ofCity.length > 0 ? [] : ranges(cities.flatMap(beginnings));
  const isEnough = typed.length > 0 || ofRegions.length > 0 || sizeOf(ofCity) >= enoughCodes;
  const around = isEnough ? [] : codesAround(ofCity, cities, known, streets);
  const ranked = [...ofRegions, ...around.slice(0, enoughCodes).map((code): CodeRange => [code, code + 1])];
  if (typed.length + ofCity.length + ranked.length > 0) {
    const listed = new Set(around);
    // A large city or a region has more codes around it than are listed.
    const kmOf = distanceToPlaces(cities, known);
    const isAround = (code: number) =>
      isEnough ? kmOf(data.codeText(code)) !== undefined : listed.has(code);
    return codeScope(typed, ofCity, ranked, isAround);
  }
  const isOfArea = ofArea(near, known);
  return isOfArea && codeScope([], [], [], isOfArea);
}

export type CodeScope = ReturnType<typeof codeScope>;

/** Where the address probably lies, as postal codes of the street data. */
function codeScope(
  typed: readonly CodeRange[],
  ofCity: readonly CodeRange[],
  around: readonly CodeRange[],
  isAround: (code: number) => boolean,
) {
  const wanted = [...typed, ...ofCity, ...around];
  // What was measured before, since to tell how far codes lie apart takes long.
  const distances = new Map<number, number>();
  const measure = (code: number): number => {
    if (holds(typed, code)) return 0;
    const isOfCity = holds(ofCity, code);
    // The city has other codes than the one that is filled in.
    if (typed.length > 0) return isOfCity ? findCosts.around : findCosts.elsewhere;
    if (isOfCity) return 0;
    return isAround(code) ? findCosts.around : findCosts.elsewhere;
  };
  return {
    /** The codes whose streets are searched one by one, the likeliest first; not all of very many. */
    codes: [...new Set(firstOf(wanted))] as readonly number[],
    isListed: sizeOf(wanted) <= mostCodes,
    /** How far a code lies from what is filled in: 0 in it, at most `findCosts.elsewhere`. */
    distance: (code: number): number => obtain(distances, code, () => measure(code)),
    within: (ascending: Uint32Array): number[] => codesWithin(ascending, wanted),
  };
}

/** Returns those of ascending codes that lie in one of the ranges; not all if there are very many. */
export function codesWithin(ascending: Uint32Array, ranges: readonly CodeRange[]): number[] {
  const found = new Set<number>();
  for (const [from, to] of ranges) {
    let at = lowerBound(ascending, from);
    for (; at < ascending.length && (ascending[at] ?? to) < to && found.size < mostCodes; at++)
      found.add(ascending[at] ?? 0);
  }
  return [...found];
}

/** Codes around a city that begin like its own; the nearest first. */
function codesAround(
  ofCity: readonly CodeRange[],
  cities: readonly number[],
  known: KnownCountry,
  { data }: KnownStreets,
): number[] {
  const { work } = known.profile;
  if (cities.length === 0) return [];
  const beginnings = new Set(ofCity.map(([from]) => data.codeText(from).slice(0, -costs.codeFreeEnd)));
  const kmOf = distanceToPlaces(cities, known);
  const found: { readonly code: number; readonly km: number }[] = [];
  for (const beginning of beginnings) {
    const [from, to] = data.codesWithPrefix(beginning);
    for (let code = from; code < to; code++) {
      if (!work.spend()) return [];
      const km = kmOf(data.codeText(code));
      if (km !== undefined) found.push({ code, km });
    }
  }
  found.sort((a, b) => a.km - b.km);
  return found.slice(0, mostAround).map(({ code }) => code);
}

/** Whether a code lies in the province by the country's own rule; undefined if there is none. */
function ofArea(near: TypedPlace | undefined, { profile, streets }: KnownCountry) {
  const area = near?.area;
  const { ofPostalCode } = profile.areas;
  if (area === undefined || streets === undefined || ofPostalCode('') === undefined) return undefined;
  return (code: number) => ofPostalCode(streets.data.codeText(code))?.has(area) === true;
}

function firstOf(ranges: readonly CodeRange[]): number[] {
  const codes: number[] = [];
  for (const [from, to] of ranges) {
    for (let code = from; code < to && codes.length < mostCodes; code++) codes.push(code);
  }
  return codes;
}

function sizeOf(ranges: readonly CodeRange[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}

function holds(ranges: readonly CodeRange[], code: number): boolean {
  return ranges.some(([from, to]) => code >= from && code < to);
}

export function isRange([from, to]: CodeRange): boolean {
  return from < to;
}
