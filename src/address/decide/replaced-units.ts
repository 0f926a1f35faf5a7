import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { linesOnce } from '../reading/lines-once.ts';
import { alternatesDigits } from '../reading/noise.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { isPostalCode } from '../reading/postal-code.ts';
import { unitDesignators } from '../street/unit-designators.ts';
import { anyDigit } from '../text/digits.ts';

/**
 * Returns the corrected address with the typed texts in its lines that stood in the city's or the province's
 * field and are the unit of a house: "Fl 4", where the correction writes New York.
 */
export function withReplacedUnits(
  corrected: PostalAddress,
  { locality, administrativeArea }: PostalAddress,
  profile: CountryProfile,
): PostalAddress {
  const units = [
    corrected.locality === locality ? null : locality,
    corrected.administrativeArea === administrativeArea ? null : administrativeArea,
  ].filter((text) => text !== null && isUnit(text, profile));
  if (units.length === 0) return corrected;
  const typed = [corrected.line1, corrected.line2, corrected.line3, ...units].filter((line) => line !== null);
  const [line1 = null, line2 = null, ...others] = linesOnce(typed);
  return { ...corrected, line1, line2, line3: others.length === 0 ? null : others.join(', ') };
}

/** Whether a text is a part of a building: by its words, or by a number among hardly any letters ("12B"). */
function isUnit(text: string, profile: CountryProfile): boolean {
  if (unitDesignators.has(text.toLowerCase()) && !profile.areas.isNamed(text)) return true;
  if (isPartOfHouse(text, profile)) return true;
  const isCode = profile.postalCode !== null && isPostalCode(text, profile.postalCode);
  return anyDigit.test(text) && !wordOrNumber.test(text) && !alternatesDigits(text) && !isCode;
}

/** Letters in a row as in a name, or digits as in a code. */
const wordOrNumber = /\p{L}{3}|\d{4}/u;
