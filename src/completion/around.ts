import { codeNumberOf } from '../address/countries/profile/code-areas.ts';
import { distanceKm } from '../address/countries/profile/distance.ts';
import { nearbyKm } from '../address/countries/profile/nearness.ts';
import type { KnownCountry } from './known-country.ts';

/**
 * Returns a function that tells how many kilometres a canonical postal code lies from the nearest of these
 * places; undefined if it does not lie around any of them, or if that is unknown. Where the data lacks the
 * code, its region tells; a place within the region counts as 0 away.
 */
export function distanceToPlaces(
  localities: readonly number[],
  { profile }: KnownCountry,
): (canonical: string) => number | undefined {
  const { places, regions, definition } = profile;
  const positions = localities.map((each) => places.localityPosition(each));
  return (canonical) => {
    const code = codeNumberOf(canonical, profile);
    if (code < 0) return positions.some((each) => regions?.kmBeyond(canonical, each) === 0) ? 0 : undefined;
    const here = places.codePosition(code);
    let km = Number.POSITIVE_INFINITY;
    for (const each of positions) {
      const kmOfEach = distanceKm(each, here);
      if (kmOfEach < km) km = kmOfEach;
    }
    return km <= nearbyKm(canonical, definition) ? km : undefined;
  };
}
