import { costs } from '../cost/costs.ts';
import { countriesNamed } from '../countries/profile/country-names.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { distanceKm, kmNorth } from '../countries/profile/distance.ts';
import type { Places } from '../countries/profile/places.ts';
import type { PostalAddress } from '../postal-address.ts';
import { foldedWords, meaningAnywhere } from '../text/place-key.ts';
import { canonicalPostalCode } from './postal-code.ts';
import { type Reading, type ReadLocality, readLocality } from './read-address.ts';

/** This many codes of one place, evenly spread, are enough to show where it lies. */
const enoughCodes = 60;

/** Returns the inhabitants of the largest of some places; 0 of none. */
export function mostInhabitants(localities: Iterable<number>, places: Places): number {
  let most = 0;
  for (const each of localities) most = Math.max(most, places.population(each));
  return most;
}

/** Returns the inhabitants of the largest place of a name, by its key; 0 where the data has none. */
export function inhabitantsNamed(key: string, { places }: Pick<CountryProfile, 'places'>): number {
  return mostInhabitants(places.findLocalities(key), places);
}

/** Returns the large cities of a name, by its key. */
export function largeCitiesNamed(key: string, { places }: Pick<CountryProfile, 'places'>): readonly number[] {
  const named = [...places.findLocalities(key)];
  return named.filter((each) => places.population(each) >= costs.inhabitantsOfCity);
}

/** Whether the largest place of a name, by its key, is a large city. */
export function namesLargeCity(key: string, profile: Pick<CountryProfile, 'places'>): boolean {
  return inhabitantsNamed(key, profile) >= costs.inhabitantsOfCity;
}

/** Returns the canonical code that the data holds under a number, or the part of it that the data knows. */
export function codeOfNumber(code: number, { places, dataPrefix }: CountryProfile): string {
  return places.codeText(code).slice(dataPrefix.length);
}

/**
 * Returns the code's place or division that the locality names, in full or abbreviated ("Hann. Münden"); -1
 * if it names none.
 */
export function localityAtCode(locality: ReadLocality, code: number, profile: CountryProfile): number {
  const { places } = profile;
  const found = namedAtCode([locality.key], code, profile);
  if (found >= 0) return found;
  const others = locality.keys();
  const other = others.length > 1 ? namedAtCode(others, code, profile) : -1;
  return other >= 0 ? other : shortenedAtCode(locality.text, code, places);
}

const shortened = /\p{L}[./]/u;

/**
 * Returns the code's place that a text names with words cut short, as in "Bad Homburg v.d.H."; or -1. It is
 * compared with at most so many names.
 */
export function shortenedAtCode(
  text: string,
  code: number,
  places: Places,
  most = Number.POSITIVE_INFINITY,
): number {
  if (code < 0 || !shortened.test(text)) return -1;
  // "St" says "Sankt".
  const wordsOf = (name: string) => foldedWords(name).map(meaningAnywhere);
  const words = wordsOf(text);
  let left = most;
  for (const at of places.localitiesOfCode(code)) {
    if (left-- === 0) break;
    const full = wordsOf(places.localityName(at));
    const isSame =
      full.length === words.length && words.every((word, index) => full[index]?.startsWith(word) === true);
    if (isSame) return at;
  }
  return -1;
}

function namedAtCode(keys: readonly string[], code: number, profile: CountryProfile): number {
  const { places } = profile;
  for (const at of places.localitiesOfCode(code)) if (keys.includes(places.localityKey(at))) return at;
  for (const at of places.divisionsOfCode(code)) {
    if (keys.includes(places.localityKey(at)) && !isWholeArea(at, profile)) return at;
  }
  return -1;
}

/**
 * Whether a division is a whole state or region, by any name. It is then not the city of all its codes, even
 * if a city has its name: "New York, NY 12207" is Albany, and so is "NYC, NY 12207".
 */
export function isWholeArea(division: number, { places, definition, keyOf }: CountryProfile): boolean {
  if (definition.areas?.divisionsAreRegions !== true) return false;
  const area = places.areas[places.areaOfLocality(division)];
  return area !== undefined && keyOf(area.name) === places.localityKey(places.preferred(division));
}

/**
 * Whether a division is a large city by its name, and only its quarters have codes. In a city that has a
 * province's name people name the quarter, unless it is all of the province.
 */
export function isCityOfQuarters(division: number, { places, areas }: CountryProfile): boolean {
  const name = places.localityName(division);
  if (/\d$/.test(name) || (areas.find(name) !== undefined && areas.ofCity(name) === undefined)) return false;
  for (const each of places.findLocalities(places.localityKey(division)))
    if (!places.isDivision(each) && isBareCity(each, places)) return true;
  return false;
}

/** Whether nothing but divisions, if anything, has a name, by its key. */
export function namesNoTown(key: string, { places }: Pick<CountryProfile, 'places'>): boolean {
  return [...places.findLocalities(key)].every((each) => places.isDivision(each));
}

/** Whether a place is a large city of which the data has no codes. */
export function isBareCity(locality: number, places: Places): boolean {
  return (
    places.population(locality) >= costs.inhabitantsOfCity && places.codesOfLocality(locality).length === 0
  );
}

/** Whether a name is that of a large city of which the data has no codes, although it has those of others. */
export function namesBareCity(key: string, { places }: Pick<CountryProfile, 'places'>): boolean {
  return places.codeCount > 0 && [...places.findLocalities(key)].some((each) => isBareCity(each, places));
}

/** Kilometres from a place to the region of a code, as in `PostalRegions.kmBeyond`. */
export function kmBeyondRegion(
  locality: number,
  code: string,
  { places, regions }: CountryProfile,
): number | undefined {
  return regions?.kmBeyond(code, places.localityPosition(locality));
}

/** Whether a code of a place begins so. */
export function hasCodeFrom(beginning: string, locality: number, places: Places): boolean {
  for (const own of places.codesOfLocality(locality))
    if (places.codeText(own).startsWith(beginning)) return true;
  return false;
}

/**
 * Returns every place in the country that the locality may name, and every division that people write as a
 * place.
 */
export function localitiesNamed(locality: ReadLocality, profile: CountryProfile): readonly number[] {
  locality.named ??= findNamed(locality, profile);
  return locality.named;
}

/** Whether a text names a place of the country. */
export function namesPlace(text: string, profile: CountryProfile): boolean {
  return localitiesNamed(readLocality(text, profile), profile).length > 0;
}

/**
 * Whether the city's field has the name of a region or a province, and of no town, and the province's has a
 * town in it: they stand in each other's field.
 */
export function hasRegionForCity(
  { locality, administrativeArea }: Pick<PostalAddress, 'locality' | 'administrativeArea'>,
  profile: CountryProfile,
): boolean {
  const { areas, places, isCentre, keyOf } = profile;
  if (locality === null || administrativeArea === null || !areas.isNamed(locality)) return false;
  if (areas.ofCity(locality) !== undefined || isCentre(locality)) return false;
  const town = keyOf(administrativeArea);
  // "Lagos State", "Lagos LA" and "City of York" have the town's name.
  const region = keyOf(locality);
  if (region.startsWith(town) || region.endsWith(town)) return false;
  if (!namesNoTown(region, profile) || namesNoTown(town, profile)) return false;
  // Not "Greenwich, London": a part of what London lies in.
  return [...places.findLocalities(town)].some((each) => {
    const relation = areas.relate(locality, places.areas[places.areaOfLocality(each)]?.code ?? '');
    return relation === 'same' || relation === 'parent';
  });
}

const saint = /^(?:saint|st|san|santa|são|sao)\b/i;

/**
 * Whether a text names another country than the market's, and no place or area of this one: there is a
 * Lebanon in Pennsylvania, and a Mexico in Missouri. Villages everywhere have the names of saints, as some
 * islands do.
 */
export function namesCountryAbroad(text: string, profile: CountryProfile): boolean {
  const named = countriesNamed(text);
  if (named.size === 0 || named.has(profile.definition.code) || saint.test(text)) return false;
  return !profile.areas.isNamed(text) && !namesPlace(text, profile);
}

/**
 * Whether the city is a large one of another country whose codes have the typed one's shape, and none of this
 * one: a town of the same name has no code of a shape that is unknown here, as Toronto in Ohio has none.
 */
export function namesCityAbroad(reading: Reading, profile: CountryProfile): boolean {
  const { locality, postalCode, address } = reading;
  if (locality === null || profile.areas.isNamed(locality.text)) return false;
  const isForeign = postalCode?.status === 'malformed';
  if (!isForeign && localitiesNamed(locality, profile).length > 0) return false;
  const code = postalCode?.canonical ?? canonicalPostalCode(address.postalCode ?? '');
  return profile.isCityAbroad(locality.text, code);
}

function findNamed(locality: ReadLocality, { places, definition }: CountryProfile): readonly number[] {
  const isWritten = (each: number) =>
    definition.areas?.divisionsAreRegions !== true || !places.isDivision(each);
  const direct = [...places.findLocalities(locality.key)].filter(isWritten);
  if (direct.length > 0) return direct;
  return locality.keys().flatMap((key) => [...places.findLocalities(key)].filter(isWritten));
}

/**
 * Returns the kilometres between a postal code and the nearest part of a place; NaN if the data does not say.
 * Places of the same name in one area, or in a country without areas, are one place in the data, so each of
 * its codes is checked. Of what is farther than `most`, only that is sure.
 */
export function distanceToCode(
  locality: number,
  code: number,
  places: Places,
  most = Number.POSITIVE_INFINITY,
): number {
  const from = places.codePosition(code);
  let nearest = distanceKm(from, places.localityPosition(locality));
  if (nearest < costs.placeRightThereKm) return nearest;
  const codes = places.codesOfLocality(locality);
  const step = Math.ceil(codes.length / enoughCodes);
  for (let at = 0; at < codes.length; at += step) {
    const position = places.codePosition(codes[at] ?? code);
    const north = kmNorth(from, position);
    if (north >= nearest || Math.min(north, nearest) > most) continue;
    const km = distanceKm(from, position);
    if (!(km >= nearest)) nearest = km;
  }
  return nearest;
}

/**
 * Returns the place of a code of the data that has no other, where place names are no neighbourhoods. Data
 * that lacks many names tells so of a city alone, which has several codes to itself.
 */
export function onlyPlaceOf(code: number, { places, definition }: CountryProfile): number | undefined {
  if (definition.names?.areNeighbourhoods === true) return undefined;
  let only: number | undefined;
  for (const each of places.localitiesOfCode(code)) {
    const place = places.preferred(each);
    if (place !== (only ?? place)) return undefined;
    only = place;
  }
  if (only === undefined || places.nameCoverage >= costs.namesOfAllPlaces) return only;
  return places.codesOfLocality(only).length > 1 ? only : undefined;
}

const districtNumber = /(?<!\d)\d{1,2}$/;

/**
 * Returns the postal code of the city's district that the city's field numbers, or a line behind the city's
 * name: 00300 of "Colombo 3".
 */
export function codeOfDistrict(
  { locality, line1, line2, line3 }: PostalAddress,
  city: number,
  { places, definition, keyOf }: CountryProfile,
): string | undefined {
  const form = definition.codes?.ofDistricts?.[places.localityName(city)];
  if (form === undefined || locality === null) return undefined;
  const key = places.localityKey(city);
  const inLines = [line1, line2, line3]
    .flatMap((line) => line?.split(',') ?? [])
    .filter((text) => keyOf(text.replace(districtNumber, '')) === key);
  const numbers = [locality, ...inLines].map((text) => districtNumber.exec(text)?.[0]);
  const [number, ...others] = new Set(numbers.filter((each) => each !== undefined));
  return others.length > 0 ? undefined : number && form.replace('##', number.padStart(2, '0'));
}

/**
 * Returns the whole postal code of a place that has only one; undefined for any other place. Of a large city,
 * a list with one code, or with gaps, has the general code and not those of the streets.
 */
export function onlyCodeOf(locality: number, profile: CountryProfile): string | undefined {
  const { places, definition } = profile;
  const [only, second] = places.codesOfLocality(locality);
  if (only === undefined || second !== undefined) return undefined;
  const hasGaps = definition.codes?.isListIncomplete === true;
  const inhabitants = hasGaps ? costs.inhabitantsOfOwnCodes : costs.inhabitantsOfBareCity;
  if (places.population(locality) >= inhabitants) return undefined;
  const canonical = codeOfNumber(only, profile);
  return profile.postalCode?.canonicalPattern.test(canonical) === true ? canonical : undefined;
}
