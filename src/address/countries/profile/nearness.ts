import type { Country } from '../country.ts';

/**
 * A city goes with the code of another place up to this many kilometres away, unless the country says
 * otherwise.
 */
const usualNearbyKm = 25;
const wideCodeFactor = 4;
/** Nearness falls by a factor of e over this fraction of that distance. */
const partOfNearby = 3;

/** Returns the most kilometres between a code and a place that goes with it. */
export function nearbyKm(canonical: string, country: Country): number {
  const usual = country.nearbyKm ?? usualNearbyKm;
  return country.codes?.isWide?.(canonical) === true ? usual * wideCodeFactor : usual;
}

/** The distance in kilometres over which nearness falls by a factor of e. */
export function nearnessKm(country: Country): number {
  return (country.nearbyKm ?? usualNearbyKm) / partOfNearby;
}
