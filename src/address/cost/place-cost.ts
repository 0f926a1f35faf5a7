import type { CountryProfile } from '../country-profile.ts';
import { distanceKm } from '../distance.ts';
import { distanceToCode, isWholeArea } from '../place-evidence.ts';
import type { Places } from '../places.ts';
import { costs } from './costs.ts';
import { nearbyKm, partOfNearby } from './nearness.ts';

/** How a place stands to a postal code. */
export type Standing = 'own' | 'division' | 'near' | 'far';

export interface PlaceFit {
  readonly standing: Standing;
  /** Nats; Infinity where it is far off. */
  readonly cost: number;
}

const far: PlaceFit = { standing: 'far', cost: Number.POSITIVE_INFINITY };
/** What it costs that a place is named for a postal code of the data: its own, a division, or another place near by. */
export function placeFit(
  locality: number,
  code: number,
  isTyped: boolean,
  profile: CountryProfile,
): PlaceFit {
  const { places, traits } = profile;
  if (places === undefined) return far;
  const ownCount = countOwn(locality, code, places) || (isTyped ? countOwnByForm(locality, code, places) : 0);
  if (ownCount > 0) return { standing: 'own', cost: costs.placeOwn + Math.log(ownCount) / 2 };
  if (places.isDivision(locality)) {
    if (!holds(places.divisionsOfCode(code), locality)) return far;
    if (traits.regionalDivisions !== true) return { standing: 'division', cost: costs.placeDivision };
    return isWholeArea(locality, places, profile) ? far : { standing: 'division', cost: costs.placeRegion };
  }
  return nearFit(locality, code, isTyped, places, profile);
}

/** How many places the code has, if this is one of them; else 0. */
function countOwn(locality: number, code: number, places: Places): number {
  let count = 0;
  let isOwn = false;
  for (const own of places.localitiesOfCode(code)) {
    count++;
    if (own === locality) isOwn = true;
  }
  return isOwn ? count : 0;
}

/** The same for a place that the code names otherwise: by its name in another language or script. */
function countOwnByForm(locality: number, code: number, places: Places): number {
  const forms = new Set<string>();
  for (const form of places.formsOf(locality)) forms.add(places.localityKey(form));
  if (forms.size < 2) return 0;
  let count = 0;
  let isOwn = false;
  for (const own of places.localitiesOfCode(code)) {
    count++;
    if (forms.has(places.localityKey(own))) isOwn = true;
  }
  return isOwn ? count : 0;
}

function holds(items: Iterable<number>, item: number): boolean {
  for (const each of items) if (each === item) return true;
  return false;
}

function nearFit(
  locality: number,
  code: number,
  isTyped: boolean,
  places: Places,
  profile: CountryProfile,
): PlaceFit {
  const limit = nearbyKm(places.codeText(code), profile.traits);
  const km = isTyped
    ? distanceToCode(locality, code, places)
    : distanceKm(places.localityPosition(locality), places.codePosition(code));
  const known = Number.isNaN(km) ? kmByCodes(locality, code, limit, places) : km;
  if (known > limit) return far;
  const near = profile.traits.neighbourhoodNames === true ? costs.placeNearNeighbourhood : costs.placeNear;
  return { standing: 'near', cost: near + (known * partOfNearby) / limit + profile.crowding };
}

/** Codes that share so many characters lie in one region. */
const beginningLength = 2;

/** Where positions lack: a place with a code that begins like this one is near. */
function kmByCodes(locality: number, code: number, limit: number, places: Places): number {
  const text = places.codeText(code);
  const beginning = text.slice(0, beginningLength);
  for (const own of places.codesOfLocality(locality))
    if (places.codeText(own).startsWith(beginning)) return limit / 2;
  return Number.POSITIVE_INFINITY;
}
