import { costs } from '../../cost/costs.ts';
import type { Country } from '../country.ts';

/** Returns the most kilometres between a code and a place that goes with it. */
export function nearbyKm(canonical: string, country: Country): number {
  const usual = country.nearbyKm ?? costs.nearbyKm;
  return country.codes?.isWide?.(canonical) === true ? usual * costs.nearbyWideCode : usual;
}

/** The distance in kilometres over which nearness falls by a factor of e. */
export function nearnessKm(country: Country): number {
  return (country.nearbyKm ?? costs.nearbyKm) / costs.nearbyPart;
}
