import { costs } from '../../cost/costs.ts';
import type { Country } from '../country.ts';
import { distanceKm } from './distance.ts';
import { nearnessKm } from './nearness.ts';
import type { Places } from './places.ts';

const sampleCentres = 40;
const sampleAround = 800;

/**
 * Returns the mean logarithm of how many places lie around a postal code of the country, estimated from an
 * even sample. Nearer places count more.
 */
export function crowdingOf(places: Places, country: Country): number {
  const scale = nearnessKm(country);
  const step = Math.max(1, Math.floor(places.localityCount / sampleAround));
  // Where the data has no codes, towns stand for them.
  const hasCodes = places.codeCount > 0;
  const centres = hasCodes ? places.codeCount : places.localityCount;
  const stride = Math.max(1, Math.floor(centres / sampleCentres));
  let sum = 0;
  let count = 0;
  for (let centre = 0; centre < centres; centre += stride) {
    const here = hasCodes ? places.codePosition(centre) : places.localityPosition(centre);
    if (Number.isNaN(here.latitude)) continue;
    let near = 0;
    for (let locality = 0; locality < places.localityCount; locality += step) {
      if (places.isDivision(locality)) continue;
      const km = distanceKm(here, places.localityPosition(locality));
      if (km < costs.nearbyScales * scale) near += Math.exp(-km / scale) * step;
    }
    sum += Math.log(1 + near);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
