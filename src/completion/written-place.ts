import { areaCodeOf, codeNumberOf } from '../address/countries/profile/code-areas.ts';
import type { CountryProfile } from '../address/countries/profile/country-profile.ts';
import { inCaseOf, writeArea } from '../address/decide/write-address.ts';
import { formatPostalCode } from '../address/reading/postal-code.ts';
import { isLatinText } from '../address/text/latin-text.ts';
import type { CompletedAddress } from './completion.ts';

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
  for (const form of places.formsOf(locality)) {
    if (isLatinText(places.localityName(form))) return places.localityName(form);
  }
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
