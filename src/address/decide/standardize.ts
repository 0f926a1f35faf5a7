import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import type { Reading } from '../reading/read-address.ts';
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
    administrativeArea:
      area === undefined || !profile.format.usesAdministrativeArea
        ? address.administrativeArea
        : writeArea(area, address, profile),
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
  if (typed !== null && !isIsoCode(typed, profile.format.country) && profile.areas.find(typed) === code)
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
