import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { correctStreetWords } from '../street/correct-street-words.ts';

/**
 * Returns the address with its street corrected by the street data of its postal code. If that data says
 * nothing, an evidently misspelt street word is corrected. The same address is returned if there is nothing
 * to correct, or if the code has the street as typed.
 */
export function withStreetCorrected(
  address: PostalAddress,
  code: string | undefined,
  { streets, definition, boxes }: CountryProfile,
): PostalAddress {
  const { line1 } = address;
  if (line1 === null) return address;
  const evidence = code === undefined ? undefined : streets?.evidence(line1, code).evidence;
  if (code !== undefined && evidence === 'unknown' && boxes.find(address) !== 'line1') {
    const suggestion = streets?.suggestion(line1, code);
    if (suggestion !== undefined) return { ...address, line1: suggestion.line1 };
  } else if (evidence !== undefined && evidence !== 'no data') return address;
  const words = definition.streetWords;
  const corrected = words && correctStreetWords(line1, words);
  return corrected === undefined ? address : { ...address, line1: corrected };
}
