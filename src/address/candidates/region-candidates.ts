import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../country-profile.ts';
import { addCandidate } from './add-candidate.ts';
import { exchanges, slipsOfShape } from './code-candidates.ts';
import { costOfSlips } from './cost-of-slips.ts';
import type { Search } from './search.ts';

/** Beyond the region of a postal code a place gets unlikelier by a factor e in so many kilometres. */
const fallingOffKm = 15;

/** Kilometres from a place to the region of a code, as `PostalRegions.kmBeyond` gives them. */
export function kmBeyondRegion(
  locality: number,
  code: string,
  { places, regions }: CountryProfile,
): number | undefined {
  return places === undefined ? undefined : regions?.kmBeyond(code, places.localityPosition(locality));
}

/**
 * What it costs, in nats, that a place is named with a code of which only the region is known: nothing within it. A code that
 * no region has costs `codeUnassigned`, whatever the place.
 */
export function regionCost(locality: number, code: string, profile: CountryProfile): number {
  const km = kmBeyondRegion(locality, code, profile);
  if (km === undefined || km === 0 || km === Number.POSITIVE_INFINITY) return 0;
  return costs.placeBeyondRegion + km / fallingOffKm;
}

/** Of a place that lies outside the region of the typed code: the code may be a slip of one that is the place's, or another. */
export function addSlipsIntoRegion(search: Search, name: Search['names'][number]): void {
  const { profile, reading } = search;
  const typed = reading.postalCode?.primary;
  const { regions, places } = profile;
  if (typed === undefined || regions === undefined || places === undefined) return;
  const at = places.localityPosition(name.locality);
  if (!((regions.kmBeyond(typed, at) ?? 0) > 0)) return;
  const isThere = (code: string) => regions.kmBeyond(code, at) === 0;
  const slipped = Math.min(
    costOfSlips(costs.codeWrongCharacter, slipsOfShape(typed), isThere),
    costOfSlips(costs.codeExchanged, exchanges(typed), isThere),
    costs.codeOther + Math.log(otherRegions),
  );
  addCandidate(search, {
    name,
    place: profile.rarity(name.locality),
    codeCost: slipped,
    wrongCode: true,
    reason: 'a slip of a code of the region',
  });
}

/** Another code altogether is of another region in about so many cases to one. */
const otherRegions = 50;
