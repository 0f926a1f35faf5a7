import { costs } from '../cost/costs.ts';
import { areaCodeOf, areasOfCode, codeNumberOf } from '../countries/profile/code-areas.ts';
import { namesOfCountry } from '../countries/profile/country-names.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import {
  alternatesDigits,
  isJumble,
  isKeyRun,
  isNoText,
  lastDigits,
  markedLetter,
  namesNothing,
  repeatsLetters,
  typingCost,
  wordPerCharacter,
} from '../reading/noise.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { inhabitantsNamed, localitiesNamed, namesPlace } from '../reading/place-evidence.ts';
import type { Reading, ReadLocality } from '../reading/read-address.ts';
import { anyDigit } from '../text/digits.ts';

/**
 * Returns what it costs, in nats, that somebody typed no name into the city's field: a word for nothing, keys
 * at random, a single letter, something that is no text, what lies around the city, a part of the building,
 * the first line or the receiver's name again, or the street that it lacks; Infinity for a text that such a
 * person would hardly type.
 */
export function noNameCost(locality: ReadLocality, reading: Reading, profile: CountryProfile): number {
  const { text, key } = locality;
  const { name, line1 } = reading.address;
  const isAgain = (other: string | null) => other !== null && profile.keyOf(other) === key;
  // Where the first line is a place, it and the street stand in each other's fields.
  if (isStreetOf(text, line1, profile))
    return costs.noNameStreet + (line1 !== null && namesPlace(line1, profile) ? costs.noNameTaken : 0);
  if (namesNothing(text) || isKeyRun(key.replace(lastDigits, '') || key))
    return isDivisionOf(locality, reading, profile) ? Number.POSITIVE_INFINITY : costs.noNameWord;
  if (isPartOfHouse(text, profile)) return costs.noNameHouse;
  const isRepeated = (anyDigit.test(text) && isAgain(line1)) || (anyBlank.test(text) && isAgain(name));
  const isMarks = isNoText(text) || repeatsLetters(text) || alternatesDigits(text);
  if (isRepeated || !hasName(locality) || isMarks) return costs.noNameMarks;
  if (isAround(locality, reading, profile)) return costs.noNameAround;
  // Few names are no model to compare with: Jarry, in Guadeloupe. Few capitals are as well an abbreviation
  // ("BFPO"), as are a word of three letters with a vowel and one before a full stop ("Tg. Jiu").
  const isComparable =
    profile.places.localityCount >= fewestOfModel &&
    !markedLetter.test(text) &&
    !/^(?:\p{Lu}\.?){2,5}$|\p{L}\. ?\p{Lu}/u.test(text);
  if (!isComparable) return Number.POSITIVE_INFINITY;
  if (!isLong.test(key)) return anyWordCost(locality, profile);
  if (isJumble(text, profile)) return costs.noNameWord;
  return Math.min(costs.noNameKeys + typingCost(key), anyWordCost(locality, profile));
}

/**
 * Returns what it costs, in nats, that a text is any word and no name: where lists lack hardly any city that
 * people write, a text that ends as no name is likelier that than a city which they lack. "Rancho Mission
 * Viejo" ends in one.
 */
function anyWordCost({ text, key }: ReadLocality, profile: CountryProfile): number {
  const { definition, letters, endsAsName } = profile;
  if (definition.names?.areNearlyAllListed !== true || endsAsName(text)) return Number.POSITIVE_INFINITY;
  const behind = text.slice(text.indexOf(' ') + 1);
  if (anyBlank.test(behind) && namesPlace(behind, profile)) return Number.POSITIVE_INFINITY;
  return costs.noNameOther + Math.min(letters(key) * costs.placeUnknownLetter, costs.placeUnknownMost);
}

/**
 * Whether a word for nothing names a division of the typed area, as Banana is one of Queensland, and no known
 * code says another place. The list may lack the division's town.
 */
function isDivisionOf(
  { key }: ReadLocality,
  { area, postalCode }: Reading,
  profile: CountryProfile,
): boolean {
  if (area === undefined || codeNumberOf(postalCode?.canonical ?? '', profile) >= 0) return false;
  const named = [...profile.places.findLocalities(key)];
  return named.some((each) => profile.places.isDivision(each) && areaCodeOf(each, profile) === area);
}

const anyBlank = / /;

/** Fewer names tell little of the letters of others. */
const fewestOfModel = 100;

/** A country of fewer places has its name from its post town, or the other way round: "Christmas Island". */
const fewestOfCountry = 20;

/** Where the country has fewer, the code says enough of the town: "Guernsey GY7 9PU". */
const fewestBesideCode = 60;

/** Whether the city's field has the name of a country so small that this is as good as the town's. */
export function isSmallCountry(
  { text }: ReadLocality,
  { postalCode }: Reading,
  { isCalled, places }: CountryProfile,
): boolean {
  const fewest = postalCode?.status === 'valid' ? fewestBesideCode : fewestOfCountry;
  return places.localityCount < fewest && isCalled(text);
}

/** A city of the country's name has at least so many inhabitants: Luxembourg, and not Wales in England. */
const fewestOfCapital = 10_000;

/** Whether a text names the country or the typed area, in which no place has that name: "Texas, TX". */
function isAround(locality: ReadLocality, reading: Reading, profile: CountryProfile): boolean {
  const { areas, definition, isCalled, places } = profile;
  const { text } = locality;
  const { area } = reading;
  if (isSmallCountry(locality, reading, profile)) return false;
  const isCountry = isCalled(text);
  const named = areas.find(text);
  if (!isCountry && (area === undefined || (named !== area && !isCodeOfOther(text, reading, profile))))
    return false;
  // Lists have the country by mistake as a place without inhabitants: GeoNames has "Poland" around Poznań.
  const isThere = (place: number) =>
    (!isCountry || places.population(place) > 0) &&
    (area === undefined || (areaCodeOf(place, profile) ?? area) === area);
  if (areas.ofCity(text) !== undefined || localitiesNamed(locality, profile).some(isThere)) return false;
  // The code of a country that is called like a city is short for the city: "HK".
  const names = isCountry && text.length <= 3 ? namesOfCountry(definition) : [];
  return !names.some((name) => inhabitantsNamed(profile.keyOf(name), profile) >= fewestOfCapital);
}

const latinCode = /^[A-Za-z]{2,3}$/;

/** Whether a text is the code of another area than the typed one, which the code is of: "TX", "CA 94539". */
function isCodeOfOther(text: string, { area, postalCode }: Reading, profile: CountryProfile): boolean {
  if (!latinCode.test(text) || profile.areas.find(text) !== text.toUpperCase()) return false;
  if (area === undefined || postalCode?.status !== 'valid') return false;
  return areasOfCode(codeNumberOf(postalCode.primary, profile), profile).has(area);
}

/**
 * Whether the city's field has the street, with the number that the first line lacks; or another one, with
 * its number first. There are a "Four Corners" and a "Barrio 9 de Julio".
 */
export function isStreetOf(text: string, line1: string | null, profile: CountryProfile): boolean {
  if (!anyDigit.test(text) || !hasStreetWord(text, profile)) return false;
  if (line1 === null || !/\d/.test(line1)) return true;
  return numberedStreet.test(text) && profile.keyOf(line1) !== profile.keyOf(text);
}

const numberedStreet = /^\d{1,5}\p{L}?(?: \S+){2}/u;

const isLong = /^[^aeiouy]{3}$|.{4}/;

/**
 * Whether a text may be a name at all. Without place data nothing else tells a name from a word for nothing.
 */
export function isName(locality: ReadLocality, profile: CountryProfile): boolean {
  const { text, key } = locality;
  return (
    hasName(locality) &&
    !isPartOfHouse(text, profile) &&
    (profile.places.localityCount > 0 || !(namesNothing(text) || isKeyRun(key)))
  );
}

const anyLetter = /\p{L}/u;

/** Whether a text, or what its abbreviations stand for, may be a name by its letters: "Q.5" is a quận. */
function hasName({ text, key }: ReadLocality): boolean {
  return hasLettersOfName(text) || hasLettersOfName(key);
}

/** Letters outside a to z, which hands at random do not find: "Å" and "Ö" are villages. */
const otherLetter = /^(?![a-z])\p{L}$/iu;

/** Whether a text has two different letters, as nearly every name has in most scripts. */
function hasLettersOfName(text: string): boolean {
  if (otherLetter.test(text)) return true;
  let first: string | undefined;
  for (const char of text.toLowerCase()) {
    if (!anyLetter.test(char)) continue;
    first ??= char;
    if (char !== first) return true;
  }
  return wordPerCharacter.test(text);
}
