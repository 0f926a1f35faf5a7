import { costs } from '../../cost/costs.ts';
import type { Places } from './places.ts';

const sampleSize = 20_000;

/**
 * Returns a function that gives how unlikely each place is in an address, in nats, by its population or its
 * postal codes.
 */
export function rarityOf(places: Places): (locality: number) => number {
  const step = Math.max(1, Math.floor(places.localityCount / sampleSize));
  let total = 0;
  for (let locality = 0; locality < places.localityCount; locality += step) {
    if (!places.isDivision(locality)) total += weightOf(locality, places) * step;
  }
  return (locality) => Math.max(0, Math.log(total / weightOf(locality, places)));
}

function weightOf(locality: number, places: Places): number {
  const population = places.population(locality);
  if (population > 0) return population;
  return costs.populationUnknown * Math.max(1, places.codesOfLocality(locality).length);
}
