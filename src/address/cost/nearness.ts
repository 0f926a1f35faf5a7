import type { CountryTraits } from '../country-traits.ts';

/**
 * Kilometres within which a city and the code of another place go together, unless the country says
 * otherwise.
 */
const usualNearbyKm = 25;
const wideCodeFactor = 4;
/** Nearness falls off by a factor e in this part of that distance. */
export const partOfNearby = 3;

/** How far from a code a place may lie that goes with it, in kilometres. */
export function nearbyKm(canonical: string, traits: CountryTraits): number {
  const usual = traits.nearbyKm ?? usualNearbyKm;
  return traits.wideCode?.(canonical) === true ? usual * wideCodeFactor : usual;
}

/** The distance in kilometres over which nearness falls off by a factor e. */
export function nearnessKm(traits: CountryTraits): number {
  return (traits.nearbyKm ?? usualNearbyKm) / partOfNearby;
}
