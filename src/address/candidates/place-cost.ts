import { costs } from '../cost/costs.ts';
import type { Country } from '../countries/country.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { distanceKm } from '../countries/profile/distance.ts';
import { nearbyKm } from '../countries/profile/nearness.ts';
import type { Places } from '../countries/profile/places.ts';
import {
  distanceToCode,
  hasCodeFrom,
  inhabitantsNamed,
  isBareCity,
  isCityOfQuarters,
  isWholeArea,
} from '../reading/place-evidence.ts';
import { isGeneral } from './code-candidates.ts';

/** How a place relates to a postal code; `unlisted`: a city whose codes the data lacks. */
type Standing = 'own' | 'division' | 'near' | 'unlisted' | 'far';

export interface PlaceFit {
  readonly standing: Standing;
  /** Nats; Infinity where it is far away. */
  readonly cost: number;
}

const far: PlaceFit = { standing: 'far', cost: Number.POSITIVE_INFINITY };

/** A postal code of the data, with the values needed for each place that may be meant. */
export interface CodeAsked {
  readonly code: number;
  readonly isTyped: boolean;
  /** Kilometres within which another place goes with it. */
  readonly limit: number;
}

/** Prepares a code for `placeFit`. */
export function askedCode(code: number, isTyped: boolean, { places, definition }: CountryProfile): CodeAsked {
  // The only code of a country is that of all its islands.
  const limit = places.codeCount === 1 ? costs.nearbyOnlyCode : nearbyKm(places.codeText(code), definition);
  return { code, isTyped, limit };
}

/**
 * Tells how a place relates to a postal code of the data, and what naming it costs: the code's own place, a
 * division, or another place nearby. One nearby that costs more than `most` nats in any case counts as far.
 */
export function placeFit(
  locality: number,
  asked: CodeAsked,
  profile: CountryProfile,
  most = Number.POSITIVE_INFINITY,
): PlaceFit {
  const { places } = profile;
  const { code, isTyped } = asked;
  if (places.isPlaceOf(locality, code) || (isTyped && isOwnByForm(locality, code, places)))
    return { standing: 'own', cost: costOfOwn(places.placeCountOfCode(code)) };
  if (!places.isDivision(locality)) {
    if (isTyped && isDivisionByForm(locality, code, profile))
      return { standing: 'division', cost: costs.placeDivision };
    return costOfNear(profile) > most ? far : nearFit(locality, asked, profile);
  }
  if (!places.isDivisionOf(locality, code)) return far;
  if (isCityOfQuarters(locality, profile)) return { standing: 'own', cost: costs.placeOwn };
  const areRegions = profile.definition.areas?.divisionsAreRegions === true;
  if (areRegions && isWholeArea(locality, profile)) return far;
  const isRegion = areRegions || isOnlyProvince(places.localityName(locality), profile);
  return { standing: 'division', cost: isRegion ? costs.placeRegion : costOfDivision(profile) };
}

/** Returns what it costs to name a division of the code, in nats. */
export function costOfDivision({ definition }: CountryProfile): number {
  return Math.min(costs.placeDivision, -Math.log(definition.names?.divisionShare ?? 0));
}

/** Whether a name is that of a province, and of no town or city: "Ontario". */
function isOnlyProvince(name: string, profile: CountryProfile): boolean {
  const { areas, keyOf } = profile;
  return (
    (areas.codes.size > 0 ? areas.find(name) !== undefined : areas.isNamed(name)) &&
    areas.ofCity(name) === undefined &&
    inhabitantsNamed(keyOf(name), profile) === 0
  );
}

/** Whether the code has the place under another name, in another language or script. */
function isOwnByForm(locality: number, code: number, places: Places): boolean {
  const forms = places.formsOf(locality);
  if (forms.length === 1) return false;
  const key = places.localityKey(locality);
  for (const own of places.localitiesOfCode(code)) {
    const other = places.localityKey(own);
    // A place of the very name is a candidate of its own.
    if (other !== key) for (const form of forms) if (places.localityKey(form) === other) return true;
  }
  return false;
}

/**
 * Whether the code has a division of one of a place's names, where the place is not written in Latin script:
 * 金华市, of which a list has the prefecture as Jinhua.
 */
function isDivisionByForm(
  locality: number,
  code: number,
  { places, areas, definition }: CountryProfile,
): boolean {
  if (definition.areas?.divisionsAreRegions === true) return false;
  const forms = places.formsOf(locality);
  if (forms.length === 1 || areas.find(places.localityName(locality)) !== undefined) return false;
  if (/^[a-z\d]*$/.test(places.localityKey(locality))) return false;
  const keys = new Set(Array.from(forms, (form) => places.localityKey(form)));
  for (const division of places.divisionsOfCode(code))
    if (keys.has(places.localityKey(division))) return true;
  return false;
}

function nearFit(locality: number, { code, isTyped, limit }: CodeAsked, profile: CountryProfile): PlaceFit {
  const { places, definition, crowding } = profile;
  const km = isTyped
    ? distanceToCode(locality, code, places, limit)
    : distanceWithin(limit, locality, code, places);
  const measured = Number.isNaN(km) ? kmByCodes(locality, code, limit, places, definition) : km;
  const withinDistrict = limit * costs.placeNoPosition;
  const isFar = !(measured <= withinDistrict);
  const known = isFar && isOfDistrict(locality, code, profile) ? withinDistrict : measured;
  if (known > limit) return far;
  if (isWithoutCodes(locality, profile))
    return { standing: 'near', cost: costs.placeDivision + costOfDistance(known, limit) };
  // People name the largest of the places around.
  const size = isTyped
    ? Math.log(Math.max(1, places.codesOfLocality(locality).length)) * costs.placeShared
    : 0;
  const others = Math.max(0, crowding() - size);
  return { standing: 'near', cost: costOfNear(profile) + costOfDistance(known, limit) + others };
}

/** Whether a place is a city, not named like its province, and the data has codes of quarters alone. */
function isWithoutCodes(locality: number, { places, areas }: CountryProfile): boolean {
  return isBareCity(locality, places) && areas.find(places.localityName(locality)) === undefined;
}

/** Nats for one of a code's own places, of so many. */
export function costOfOwn(count: number): number {
  return costs.placeOwn + Math.log(count) * costs.placeShared;
}

/** Nats for the kilometres between a code and a place near it, which may be so many at most. */
export function costOfDistance(km: number, limit: number): number {
  return costs.placeAtLimit * (km / limit) ** costs.placeDistancePower;
}

/** Returns what any place near a code costs at least, in nats. */
export function costOfNear({ definition }: CountryProfile): number {
  return definition.names?.areNeighbourhoods === true ? costs.placeNearNeighbourhood : costs.placeNear;
}

/**
 * Whether a place lies in the area of a wide district's code, or in that of a city's code, for which one
 * position cannot stand: Zelenograd, in Moscow.
 */
function isOfDistrict(
  locality: number,
  code: number,
  { places, definition, areas }: CountryProfile,
): boolean {
  const area = places.areaOfLocality(locality);
  for (const own of places.localitiesOfCode(code)) {
    if (places.areaOfLocality(own) !== area) continue;
    const isWide = definition.codes?.isWide?.(places.codeText(code)) === true;
    return isWide || areas.ofCity(places.areas[area]?.code ?? '') !== undefined;
  }
  return false;
}

/**
 * Returns the distance in kilometres. If the distance from north to south alone exceeds the limit, that is
 * returned instead, since it is quicker to compute.
 */
function distanceWithin(limit: number, locality: number, code: number, places: Places): number {
  const north = places.kmNorth(locality, code);
  return north > limit ? north : distanceKm(places.localityPosition(locality), places.codePosition(code));
}

/**
 * Returns how a place relates to the code of a large receiver, or to a general one: it is the code's own if
 * one of its codes has the same beginning. undefined for any other code, and for a place whose codes do not
 * tell.
 */
export function receiverFit(
  { canonical, isOfReceiver }: { readonly canonical: string; readonly isOfReceiver?: boolean },
  locality: number,
  { places, definition }: CountryProfile,
): PlaceFit | undefined {
  if (isOfReceiver !== true) return undefined;
  const ofGeneral = isGeneral(canonical, definition) ? definition.codes?.generalBeginning : undefined;
  const beginning = canonical.slice(0, ofGeneral ?? costs.codeBeginning);
  return hasCodeFrom(beginning, locality, places) ? { standing: 'own', cost: costs.placeOwn } : undefined;
}

/**
 * Returns a distance in kilometres where positions are missing. A place with a code that begins like this one
 * counts as half of the way to the limit. So does a larger place of the same area, since people name the
 * chief town of a district.
 */
function kmByCodes(
  locality: number,
  code: number,
  limit: number,
  places: Places,
  { names }: Country,
): number {
  const halfWay = limit * costs.placeNoPosition;
  const beginning = places.codeText(code).slice(0, costs.codeBeginning);
  if (hasCodeFrom(beginning, locality, places)) return halfWay;
  const isOfArea = (own: number) => places.areaOfLocality(own) === places.areaOfLocality(locality);
  const isChiefTown = (own: number) => isOfArea(own) && places.population(own) < places.population(locality);
  if (names?.areNeighbourhoods === true && [...places.localitiesOfCode(code)].every(isChiefTown))
    return halfWay;
  // "Val Thorens", in a municipality merged from several, of which the data has no position.
  const mayBePart = places.codesOfLocality(locality).length === 0 && places.population(locality) > 0;
  return mayBePart && [...places.localitiesOfCode(code)].some(isOfArea) ? limit : Number.POSITIVE_INFINITY;
}
