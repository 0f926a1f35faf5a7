import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { LocalitySpan } from './tokens.ts';

/**
 * Whether a text is the name of a city so large that the chosen one may be a part of it, and of no area that
 * addresses name.
 */
export function isCityOf(
  text: string,
  locality: LocalitySpan | undefined,
  { places, areas, keyOf }: CountryProfile,
  key = keyOf(text),
): boolean {
  if (areas.find(text) !== undefined) return false;
  const inhabitants = (named: string) =>
    Math.max(0, ...Array.from(places?.findLocalities(named) ?? [], (each) => places?.population(each) ?? 0));
  const ofCity = inhabitants(key);
  return ofCity >= costs.inhabitantsOfCity && ofCity > costs.partOfCity * inhabitants(locality?.key ?? '');
}
