import type { CountryProfile } from './country-profile.ts';
import { isLatinText } from './latin-text.ts';
import type { PostalAddress } from './postal-address.ts';
import type { Reading } from './read-address.ts';

/**
 * The address as it is stored: the administrative area by its code where the country's addresses show one,
 * the postal code as the country writes it. The locality, the name and the lines stay as typed: which of two
 * spellings of a place is the buyer's own cannot be known.
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
 * How an area is written on an address of the country: by its short code where it has one; else the text that
 * is typed, if it names this area and is no code of ISO 3166-2; else a name in the script of the address.
 */
export function writeArea(
  code: string,
  address: Pick<PostalAddress, 'line1' | 'locality' | 'administrativeArea'>,
  profile: CountryProfile,
): string {
  if (shortCode.test(code)) return code;
  const typed = address.administrativeArea;
  if (typed !== null && !isIsoCode(typed, profile.country) && profile.areas.find(typed) === code)
    return typed;
  const sample = `${address.locality ?? ''}${typed ?? ''}${address.line1 ?? ''}`;
  const names = profile.format.administrativeAreas.find((area) => area.code === code)?.names ?? [];
  if (isLatinText(code) || !isLatinText(sample)) return code;
  return names.find((name) => isLatinText(name) && /\p{Ll}/u.test(name)) ?? code;
}

/** "JP-13" and "13" name a prefecture, and no label shows them. */
function isIsoCode(text: string, country: string): boolean {
  return /\d/.test(text) || text.toUpperCase().startsWith(`${country}-`);
}
