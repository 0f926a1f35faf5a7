import { costs } from '../cost/costs.ts';
import { areaCodeOf } from '../countries/profile/code-areas.ts';
import type { Places } from '../countries/profile/places.ts';
import type { CodeCandidate } from './code-candidates.ts';
import type { NameCandidate } from './name-candidates.ts';
import type { Search } from './search.ts';

/**
 * Whether the data lacks a code that is likelier new, or that of a receiver, than wrong: the place is a city
 * with gaps in its codes, and nothing else may be wrong, since faults come together.
 */
export function isLackingOfCity(
  { isMoved, isOwnArea, reading, profile, places }: Search,
  { isKnown, isTyped, number, canonical }: CodeCandidate,
  { corrected, locality }: NameCandidate,
): boolean {
  if (isKnown || !isTyped || isMoved || corrected !== undefined || places === undefined) return false;
  const { format, dataPrefix, definition } = profile;
  if (definition.codes?.isListComplete !== undefined) return false;
  const mayLackArea = isOwnArea || !format.requiresAdministrativeArea;
  if (
    !(reading.address.administrativeArea === null && mayLackArea) &&
    reading.area !== areaCodeOf(locality, profile)
  )
    return false;
  const code = dataPrefix + canonical;
  return isOfRun(code, number, locality, places) || isOfCity(code, locality, places);
}

/** Whether the codes before and behind a code are all those of one city, which has many. */
function isOfRun(code: string, nearest: number, locality: number, places: Places): boolean {
  if (places.codesOfLocality(locality).length < costs.codesOfRunAtLeast) return false;
  const [from, to] = places.codesWithPrefix(code.slice(0, costs.codeBeginning));
  for (let at = Math.max(from, nearest - 2); at < Math.min(to, nearest + 3); at++)
    if (!places.isPlaceOf(locality, at)) return false;
  return true;
}

/** Whether a code begins like one of a city for which the data has too few codes for its inhabitants. */
function isOfCity(code: string, locality: number, places: Places): boolean {
  const codes = places.codesOfLocality(locality);
  if (places.population(locality) < costs.inhabitantsOfCode * codes.length) return false;
  const beginning = code.slice(0, -costs.codeFreeEnd);
  for (const own of codes) if (places.codeText(own).startsWith(beginning)) return true;
  return false;
}
