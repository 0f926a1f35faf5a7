import { areaCodeOf } from './code-areas.ts';
import type { CountryProfile } from './country-profile.ts';
import { distanceKm } from './distance.ts';
import { foldedWords, placeKey } from './place-key.ts';
import type { Places } from './places.ts';
import type { ReadLocality } from './read-address.ts';

/** Kilometres within which a city and the code of another place go together, unless the country says otherwise. */
const usualNearbyKm = 25;
const wideCodeFactor = 4;

/** So many codes of one place, evenly spread, tell where it lies. */
const enoughCodes = 60;
const rightThereKm = 5;
const mostNamesakes = 3;
const largestPlaceKm = 200;

/** The number under which the data holds a postal code or the part of it that it knows; -1 where it holds neither. */
export function codeNumberOf(canonical: string, profile: CountryProfile): number {
  const { places, postalCode, dataPrefix } = profile;
  if (places === undefined || postalCode === null) return -1;
  const whole = places.findCode(dataPrefix + canonical);
  if (whole >= 0) return whole;
  if (postalCode.suffix !== '') return firstWithPrefix(canonical + postalCode.suffix, places);
  const part = postalCode.dataCode(canonical);
  return part === canonical ? -1 : places.findCode(part);
}

/** The canonical code, or the part of it, that the data holds under a number. */
export function codeOfNumber(code: number, { places, dataPrefix }: CountryProfile): string {
  return places?.codeText(code).slice(dataPrefix.length) ?? '';
}

function firstWithPrefix(prefix: string, places: Places): number {
  const [from, to] = places.codesWithPrefix(prefix);
  return from < to ? from : -1;
}

/** The place or division of the code that the locality names, in full or shortened with stops ("Hann. Münden"), or -1. */
export function localityAtCode(
  locality: ReadLocality,
  code: number,
  places: Places,
  profile: CountryProfile,
): number {
  const found = namedAtCode([locality.key], code, places, profile);
  if (found >= 0) return found;
  const others = locality.keys();
  const other = others.length > 1 ? namedAtCode(others, code, places, profile) : -1;
  return other >= 0 || !shortened.test(locality.text) ? other : shortenedAtCode(locality.text, code, places);
}

const shortened = /\p{L}[./]/u;

function shortenedAtCode(text: string, code: number, places: Places): number {
  const words = foldedWords(text);
  for (const at of places.localitiesOfCode(code)) {
    const full = foldedWords(places.localityName(at));
    const isSame =
      full.length === words.length && words.every((word, index) => full[index]?.startsWith(word) === true);
    if (isSame) return at;
  }
  return -1;
}

function namedAtCode(keys: readonly string[], code: number, places: Places, profile: CountryProfile): number {
  for (const at of places.localitiesOfCode(code)) if (keys.includes(places.localityKey(at))) return at;
  for (const at of places.divisionsOfCode(code)) {
    if (keys.includes(places.localityKey(at)) && !isWholeArea(at, places, profile)) return at;
  }
  return -1;
}

/** A state is no city of all its codes, though a city bears its name: "New York, NY 12207" is Albany. */
function isWholeArea(division: number, places: Places, { traits, country }: CountryProfile): boolean {
  if (traits.regionalDivisions !== true) return false;
  const area = places.areas[places.areaOfLocality(division)];
  return area !== undefined && placeKey(area.name, country) === places.localityKey(division);
}

/** Every place that the locality may name, in the whole country, and every division that people write as one. */
export function localitiesNamed(locality: ReadLocality, profile: CountryProfile): readonly number[] {
  let found = namedBefore.get(locality);
  if (found === undefined) {
    found = findNamed(locality, profile);
    namedBefore.set(locality, found);
  }
  return found;
}

// Several rules ask this of one and the same reading.
const namedBefore = new WeakMap<ReadLocality, readonly number[]>();

function findNamed(locality: ReadLocality, { places, traits }: CountryProfile): readonly number[] {
  if (places === undefined) return [];
  const isWritten = (each: number) => traits.regionalDivisions !== true || !places.isDivision(each);
  const direct = [...places.findLocalities(locality.key)].filter(isWritten);
  if (direct.length > 0) return direct;
  return locality.keys().flatMap((key) => [...places.findLocalities(key)].filter(isWritten));
}

/**
 * Kilometres between a postal code and the nearest part of a place; NaN where the data does not say. A place that lies
 * right there, or too far off for any part of it to be near, is not looked at in parts.
 */
export function distanceToCode(locality: number, code: number, places: Places): number {
  const from = places.codePosition(code);
  let nearest = distanceKm(from, places.localityPosition(locality));
  if (nearest < rightThereKm || nearest > largestPlaceKm) return nearest;
  const codes = [...places.codesOfLocality(locality)];
  const step = Math.ceil(codes.length / enoughCodes);
  for (let at = 0; at < codes.length; at += step) {
    const km = distanceKm(from, places.codePosition(codes[at] ?? code));
    if (!(km >= nearest)) nearest = km;
  }
  return nearest;
}

/** How far from this code a place may lie that goes with it, in kilometres. */
export function nearbyKm(code: number, { places, traits }: CountryProfile): number {
  const usual = traits.nearbyKm ?? usualNearbyKm;
  const isWide = places !== undefined && traits.wideCode?.(places.codeText(code)) === true;
  return isWide ? usual * wideCodeFactor : usual;
}

/** Where the data knows a locality by name, seen from a postal code. */
export interface Whereabouts {
  /**
   * `near`: a place of that name lies close to the code. `far`: in the area, all far off. `elsewhere`: in other areas
   * only. `unknown`: the data has no place of that name.
   */
  readonly standing: 'near' | 'far' | 'elsewhere' | 'unknown';
  readonly km: number;
}

export function whereaboutsOf(
  locality: ReadLocality,
  code: number,
  areas: ReadonlySet<string>,
  profile: CountryProfile,
): Whereabouts {
  const { places } = profile;
  if (places === undefined) return { standing: 'unknown', km: Number.NaN };
  const limit = nearbyKm(code, profile);
  let standing: Whereabouts['standing'] = 'unknown';
  let nearest = Number.POSITIVE_INFINITY;
  let namesakes = 0;
  // A part of what is typed ("Neuhaus" of "Neuhaus (Oste)") is evidence where it lies near, none where it lies far off.
  const isFullName = (each: number) => places.localityKey(each) === locality.key;
  for (const named of localitiesNamed(locality, profile)) {
    const km = distanceToCode(named, code, places);
    if (Number.isNaN(km) || km < rightThereKm) return { standing: 'near', km: km || 0 };
    nearest = Math.min(nearest, km);
    if (km <= limit) continue;
    if (!isFullName(named)) continue;
    if (!places.isDivision(named)) namesakes++;
    const area = areaCodeOf(named, profile);
    if (area === undefined || areas.size === 0 || areas.has(area)) standing = 'far';
    else if (standing === 'unknown') standing = 'elsewhere';
  }
  if (nearest <= limit) return { standing: 'near', km: nearest };
  // Of a name that many places bear the data may well lack one more.
  const isCommon = areas.size === 0 && namesakes > mostNamesakes;
  return { standing: standing === 'far' && isCommon ? 'elsewhere' : standing, km: nearest };
}

/** How many postal codes lie in these areas; in the whole country where that is not known. */
export function codesOfAreas(profile: CountryProfile, areas: ReadonlySet<string>): number {
  let sum = 0;
  for (const area of areas) sum += profile.codesByArea.get(area) ?? 0;
  return sum === 0 ? (profile.places?.codeCount ?? 0) : sum;
}
