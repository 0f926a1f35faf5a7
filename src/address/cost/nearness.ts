import type { CountryTraits } from '../country-traits.ts';

/**
 * The most kilometres between a city and the code of another place for the two to go together, unless the
 * country says otherwise.
 */
const usualNearbyKm = 25;
const wideCodeFactor = 4;
/** Nearness falls by a factor of e over this fraction of that distance. */
export const partOfNearby = 3;

/** The most kilometres between a code and a place that goes with it. */
export function nearbyKm(canonical: string, traits: CountryTraits): number {
  const usual = traits.nearbyKm ?? usualNearbyKm;
  return traits.wideCode?.(canonical) === true ? usual * wideCodeFactor : usual;
}

/** The distance in kilometres over which nearness falls by a factor of e. */
export function nearnessKm(traits: CountryTraits): number {
  return (traits.nearbyKm ?? usualNearbyKm) / partOfNearby;
}
