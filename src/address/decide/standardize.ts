import type { Change } from '../candidates/candidate.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { isSameAddress, type PostalAddress } from '../postal-address.ts';
import { formatPostalCode } from '../reading/postal-code.ts';
import { findArea, type Reading } from '../reading/read-address.ts';
import { isLatinText } from '../text/latin-text.ts';

/**
 * Returns the address as it is stored: the administrative area by its code if the country's addresses show
 * one, the postal code as the country writes it. The locality, the name and the lines stay as typed, since
 * nobody can know which of two spellings of a place the buyer prefers.
 */
export function standardize(reading: Reading, profile: CountryProfile): PostalAddress {
  const { address, area, postalCode } = reading;
  return {
    ...address,
    administrativeArea: area === undefined ? address.administrativeArea : writeArea(area, address, profile),
    postalCode: postalCode?.status === 'valid' ? postalCode.written : address.postalCode,
  };
}

const shortCode = /^[A-Z]{1,3}$/;

/**
 * Returns an area as it is written on an address of the country: by its short code if it has one; else as
 * typed, if the text names this area and is not an ISO 3166-2 code; else by a name in the script of the
 * address.
 */
export function writeArea(
  code: string,
  address: Pick<PostalAddress, 'line1' | 'locality' | 'administrativeArea'>,
  profile: CountryProfile,
): string {
  if (shortCode.test(code)) return code;
  const typed = address.administrativeArea;
  if (typed !== null && !isIsoCode(typed, profile.format.country) && findArea(typed, profile) === code)
    return typed;
  const sample = `${address.locality ?? ''}${typed ?? ''}${address.line1 ?? ''}`;
  const names = profile.format.administrativeAreas.find((area) => area.code === code)?.names ?? [];
  if (isLatinText(code) || !isLatinText(sample)) return code;
  return names.find((name) => isLatinText(name) && /\p{Ll}/u.test(name)) ?? code;
}

/** Whether a text is a code that no label shows, such as "JP-13" or "13" for a prefecture. */
function isIsoCode(text: string, country: string): boolean {
  return /\d/.test(text) || text.toUpperCase().startsWith(`${country}-`);
}

/** Returns the whole changed address; undefined if it would equal the typed one. */
export function applyChange(
  reading: Reading,
  { locality, area, postalCode }: Change,
  profile: CountryProfile,
): PostalAddress | undefined {
  const rules = profile.postalCode;
  const changed: PostalAddress = {
    ...standardize(reading, profile),
    ...(locality !== undefined && { locality: inCaseOf(reading.address.locality, locality) }),
    ...(area !== undefined && { administrativeArea: writeArea(area, reading.address, profile) }),
    ...(postalCode !== undefined && rules !== null && { postalCode: formatPostalCode(postalCode, rules) }),
  };
  return isSameAddress(changed, reading.address) ? undefined : changed;
}

/** Writes a name that is all capitals in the data in mixed case, unless the buyer writes capitals too. */
export function inCaseOf(typed: string | null, name: string): string {
  const isShouted = name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();
  if (!isShouted || (typed !== null && typed === typed.toUpperCase())) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s\-/(.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
