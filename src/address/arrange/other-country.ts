import { countriesNamed } from '../countries/profile/country-names.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { namesPlace } from '../reading/place-evidence.ts';
import { segmentsOf } from './span.ts';
import type { Token } from './tokens.ts';

/**
 * Whether the last words of a field, set off by a comma or alone in it, name another country than the
 * market's, and no place or area of this one: there is a Lebanon in Pennsylvania, and a Mexico in Missouri.
 */
export function namesAnotherCountry(tokens: readonly Token[], profile: CountryProfile): boolean {
  const segments = segmentsOf(tokens);
  return segments.some(({ field, text }, at) => {
    if (field === 'line1' && at === 0) return false;
    if (segments[at + 1]?.field === field) return false;
    const named = countriesNamed(text);
    if (named.size === 0 || named.has(profile.definition.code)) return false;
    return !profile.areas.isNamed(text) && !namesPlace(text, profile);
  });
}
