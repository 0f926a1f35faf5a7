import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { codeOfNumber } from '../reading/place-evidence.ts';

/** Returns the whole postal code of a place that has only one; undefined for any other place. */
export function onlyCodeOf(locality: number, profile: CountryProfile): string | undefined {
  const [only, second] = profile.places?.codesOfLocality(locality) ?? [];
  if (only === undefined || second !== undefined) return undefined;
  const canonical = codeOfNumber(only, profile);
  return profile.postalCode?.canonicalPattern.test(canonical) === true ? canonical : undefined;
}
