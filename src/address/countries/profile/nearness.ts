import type { CountryTraits } from '../country-traits.ts';

/**
 * A city goes with the code of another place up to this many kilometres away, unless the country says
 * otherwise.
 */
const usualNearbyKm = 25;
const wideCodeFactor = 4;
/** Nearness falls by a factor of e over this fraction of that distance. */
const partOfNearby = 3;

/** Returns the most kilometres between a code and a place that goes with it. */
export function nearbyKm(canonical: string, traits: CountryTraits): number {
  const usual = traits.nearbyKm ?? usualNearbyKm;
  return traits.wideCode?.(canonical) === true ? usual * wideCodeFactor : usual;
}

/** The distance in kilometres over which nearness falls by a factor of e. */
export function nearnessKm(traits: CountryTraits): number {
  return (traits.nearbyKm ?? usualNearbyKm) / partOfNearby;
}
