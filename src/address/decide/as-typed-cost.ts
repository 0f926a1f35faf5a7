import type { Arrangement } from '../arrange/arrangements.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { hasRegionForCity, localitiesNamed, mostInhabitants } from '../reading/place-evidence.ts';
import { canonicalPostalCode } from '../reading/postal-code.ts';
import { missingParts, type Reading, type RequirablePart } from '../reading/read-address.ts';
import { anyDigit, leadingDigit } from '../text/digits.ts';
import { saysItsKind } from '../text/place-name-forms.ts';

/** An address as it was typed, and the other arrangements of its words. */
export interface TypedWords {
  readonly reading: Reading;
  readonly profile: CountryProfile;
  readonly others: readonly Arrangement[];
}

/** Returns what a text costs at most that stands in the area's field and names no area. */
export function costOfStrangeArea({ area, address }: Reading, { format }: CountryProfile): number {
  const isStrange = area === undefined && address.administrativeArea !== null;
  return isStrange && format.requiresAdministrativeArea ? costs.areaStrange : 0;
}

/**
 * Returns what it costs that a text which names no area happens to be a place's name, maybe misspelt, that an
 * arrangement reads as the city: "Puerto deel Rosario" beside "Las Palmas".
 */
export function costOfCityAsArea(
  reading: Reading,
  arranged: readonly Candidate[],
  profile: CountryProfile,
): number {
  if (costOfStrangeArea(reading, profile) === 0) return 0;
  const { administrativeArea } = reading.address;
  const isCity = ({ isNamed, change, arranged: as }: Candidate) =>
    as?.reading.address.locality === administrativeArea &&
    (isNamed === true || change?.locality !== undefined);
  return arranged.some(isCity) ? costs.cityNamedUnread : 0;
}

/** Returns what it costs that parts are left out, more where words of other fields can be these parts. */
export function costOfLeftOut({ reading: { missing }, others, profile }: TypedWords): number {
  const [fewest = []] = others
    .map(({ address }) => missingParts(address, profile.format))
    .sort((a, b) => a.length - b.length);
  return missing
    .filter((part) => !fewest.includes(part))
    .reduce((sum, part) => sum + costOfUnread(part, others), missing.length * costs.partLeftOut);
}

/** What it costs that words which can be a part are something else: a short code may be the only number. */
function costOfUnread(part: RequirablePart, others: readonly Arrangement[]): number {
  if (part === 'locality') return costs.cityUnread;
  const isNoHouse = ({ address: { postalCode, line1 } }: Arrangement) =>
    postalCode === null || postalCode.length >= costs.codeNoHouse || leadingDigit.test(line1 ?? '');
  return part === 'postalCode' && others.every(isNoHouse) ? costs.codeUnread : costs.partUnread;
}

/** What it costs that the first line is the name of a place, and the city that of a street, or unknown. */
export function costOfPlaceAsLine({ reading: { locality, address }, profile }: TypedWords): number {
  const { line1 } = address;
  const { places } = profile;
  if (locality === null || line1 === null) return 0;
  if (anyDigit.test(line1) || hasStreetWord(line1, profile)) return 0;
  const lines = places.findLocalities(profile.keyOf(line1));
  if (lines.length === 0) return 0;
  const named = localitiesNamed(locality, profile);
  const inhabitants = mostInhabitants(lines, places);
  const isCity = inhabitants >= costs.inhabitantsOfCity;
  // A street may have the name of a town: "Երևան" before "Աբովյան 10".
  if (named.length > 0) {
    const isLarger = mostInhabitants(named, places) < inhabitants;
    return isCity && isLarger && anyDigit.test(locality.text) ? costs.lineCity : 0;
  }
  if (isCity) return costs.lineCity;
  return hasStreetWord(locality.text, profile) ? costs.linePlace : 0;
}

/** What it costs that a region is the city, and the city the province: "Lazio, Roma". */
export function costOfRegionAsCity({ reading, profile }: TypedWords): number {
  return hasRegionForCity(reading.address, profile) ? costs.cityNamedUnread : 0;
}

/**
 * A code may be left out in some countries, but hardly in the text of another field. One that a line has too
 * shows that the line is the whole address, so the city is not left out.
 */
export function costOfUnreadCode({ reading, others }: TypedWords): number {
  const { postalCode, missing, address } = reading;
  const isAgain = (line: string | null) =>
    line !== null && postalCode !== null && canonicalPostalCode(line).includes(postalCode.canonical);
  const isUnread =
    postalCode === null
      ? !missing.includes('postalCode') &&
        others.some(({ address, isMoved }) => isMoved && address.postalCode !== null)
      : missing.includes('locality') && [address.line1, address.line2, address.line3].some(isAgain);
  return isUnread ? costs.codeUnread : 0;
}

/**
 * Returns what it costs that no city was typed although other words are the name of one: as much as such a
 * name is rare among all places, and much where it is not cut from other words.
 */
export function costOfUnreadCity(
  { area, address }: Reading,
  arranged: readonly Candidate[],
  profile: CountryProfile,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { wrong, place, arranged: as } of arranged) {
    const locality = as?.reading.locality;
    // A city that is read as the province is not unread.
    const isSameArea = address.administrativeArea === null || as?.reading.area === area;
    const isUnread = wrong.length === 0 && isSameArea;
    if (!isUnread || locality === undefined || locality === null) continue;
    const isArea = profile.areas.ofCity(locality.text) !== undefined;
    if (isArea || localitiesNamed(locality, profile).length > 0 || saysItsKind.test(locality.text))
      least = Math.min(least, as?.isCityCut === true ? place : Math.max(place, costs.cityNamedUnread));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}
