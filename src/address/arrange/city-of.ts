import { costs } from '../cost/costs.ts';
import { liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { inhabitantsNamed } from '../reading/place-evidence.ts';
import type { LocalitySpan } from './word-spans.ts';

/**
 * Whether a text is the name of a city so large that the chosen one may be a part of it, and of no area that
 * addresses name.
 */
export function isCityOf(
  text: string,
  locality: LocalitySpan | undefined,
  profile: CountryProfile,
  key = profile.keyOf(text),
): boolean {
  if (profile.areas.find(text) !== undefined) return false;
  if (locality !== undefined && isTownOfRegion(locality.key, text, profile)) return false;
  const ofCity = inhabitantsNamed(key, profile);
  const ofChosen = inhabitantsNamed(locality?.key ?? '', profile);
  return ofCity >= costs.inhabitantsOfCity && ofCity > costs.partOfCity * ofChosen;
}

/** Whether a town is a municipality of its own in the region that a text names: "Escazú, San José". */
function isTownOfRegion(key: string, region: string, profile: CountryProfile): boolean {
  const { places, areas } = profile;
  if (!areas.isNamed(region) || !liesIn(key, region, profile)) return false;
  return [...places.findLocalities(key)].some((each) => places.isDivision(each));
}
