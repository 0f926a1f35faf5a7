import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { addressOf, atPlace, type PostalAddress } from '../postal-address.ts';
import { anyDigit } from '../text/digits.ts';
import { hasStreetWord } from './has-street-word.ts';
import { isOfNothing } from './noise.ts';
import { isPartOfHouse } from './part-of-house.ts';

/** Whether a line shows by itself that it is a street or a box: by a word for one, or a house's number. */
export function isLineOfStreet(line: string, profile: CountryProfile): boolean {
  if (hasStreetWord(line, profile)) return true;
  if (!anyDigit.test(line) || !/\p{L}{2}/u.test(line)) return false;
  if (!isPartOfHouse(line, profile)) return true;
  return profile.boxes.find(addressOf((part) => (part === 'line1' ? line : null))) !== null;
}

/** Returns the address with its lines moved up where the first says nothing ("n/a") and a street follows. */
export function withoutLineOfNothing(address: PostalAddress, profile: CountryProfile): PostalAddress {
  const { name, line1, line2, line3, locality, administrativeArea, postalCode } = address;
  if (line1 === null || /[1-9]/.test(line1) || !isOfNothing(line1)) return address;
  const [first, second = null] = [line2, line3].filter((line) => line !== null);
  if (first === undefined || ![first, second ?? ''].some((line) => isLineOfStreet(line, profile)))
    return address;
  const lines = { name, line1: first, line2: second, line3: null };
  return atPlace(lines, locality, administrativeArea, postalCode);
}
