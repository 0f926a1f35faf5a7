import type { Change } from '../candidates/candidate.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { isSameAddress, type PostalAddress } from '../postal-address.ts';
import { formatPostalCode } from '../reading/postal-code.ts';
import type { Reading } from '../reading/read-address.ts';
import { standardize, writeArea } from './standardize.ts';

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
