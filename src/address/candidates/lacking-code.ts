import { costs } from '../cost/costs.ts';
import { areaCodeOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { nearbyKm } from '../countries/profile/nearness.ts';
import type { Places } from '../countries/profile/places.ts';
import { distanceToCode, hasCodeFrom, kmBeyondRegion } from '../reading/place-evidence.ts';
import { editDistance } from '../text/edit-distance.ts';
import { type CodeCandidate, isGeneral } from './code-candidates.ts';
import type { NameCandidate } from './name-candidates.ts';
import { costOfDivision, type PlaceFit } from './place-cost.ts';
import type { Search } from './search.ts';

/** So many codes of a beginning, evenly spread, are enough to show where it lies. */
const enoughCodes = 60;

/** With no more codes, a place has hardly more than the general one. */
const fewCodes = 2;

/**
 * Returns what it costs, in nats, to type a code that the data lacks, where it is likelier new, general, or
 * that of a receiver than wrong: the regions name the town for it, the place is a city with gaps in its
 * codes, or the data has hardly any of them, and nothing else may be wrong, since faults come together, but
 * for the spelling of a city of which it has hardly any. undefined for any other code. `fit`: how the place
 * goes with the code, where that was asked.
 */
export function costOfLackingCode(
  search: Search,
  code: CodeCandidate,
  { corrected, locality }: NameCandidate,
  fit?: PlaceFit,
): number | undefined {
  const { isMoved, isFromLines, profile, places } = search;
  if (code.isKnown || !code.isTyped) return undefined;
  if (profile.definition.codes?.isListComplete !== undefined || !isAreaRight(search, locality))
    return undefined;
  const isUnlisted =
    fit === undefined
      ? isOfCityWithoutCodes(code, locality, profile) || isOfLackingRegion(code, locality, profile)
      : fit.standing === 'unlisted';
  const isInOrder = !isMoved || isFromLines;
  if (corrected !== undefined) return isUnlisted ? costs.codeExact : undefined;
  if (isUnlisted || (isInOrder && countOfTowns(code, locality, profile) !== undefined))
    return costs.codeExact;
  if (code.number < 0) return undefined;
  const text = profile.dataPrefix + code.canonical;
  const isNew =
    (isInOrder && isOfRun(text, code.number, locality, profile)) ||
    isBehindGeneral(text, locality, places) ||
    beginsLikeOwn(text, locality, places);
  return isNew ? Math.min(code.cost, costs.codeExact + costs.codeOfRun) : undefined;
}

/** Whether the typed area is that of a place, or may be left out, or the data cannot tell. */
function isAreaRight({ isOwnArea, reading, profile }: Search, locality: number): boolean {
  if (profile.areas.codes.size === 0) return true;
  const mayLackArea = isOwnArea || !profile.format.requiresAdministrativeArea;
  if (reading.address.administrativeArea === null && mayLackArea) return true;
  const own = areaCodeOf(locality, profile);
  return reading.area !== undefined && (own === undefined || own === reading.area);
}

/**
 * Whether the codes before and behind a code are all those of one city, which has many, or of receivers in
 * it: of those that differ in its end alone, where there are any.
 */
function isOfRun(code: string, nearest: number, locality: number, profile: CountryProfile): boolean {
  const { places } = profile;
  if (places.codesOfLocality(locality).length < costs.codesOfRunAtLeast) return false;
  const near = places.codesWithPrefix(code.slice(0, -costs.codeFreeEnd));
  const [from, to] = near[0] < near[1] ? near : places.codesWithPrefix(code.slice(0, costs.codeBeginning));
  for (let at = Math.max(from, nearest - 2); at < Math.min(to, nearest + 3); at++)
    if (!places.isPlaceOf(locality, at) && !isOfReceiverIn(locality, at, profile)) return false;
  return true;
}

/**
 * Whether a code is that of a receiver in a city: a division of it has the name of the city, and nobody lives
 * at its places, which are no neighbourhoods.
 */
function isOfReceiverIn(city: number, code: number, { places, definition }: CountryProfile): boolean {
  if (definition.names?.areNeighbourhoods === true) return false;
  for (const own of places.localitiesOfCode(code)) if (places.population(own) > 0) return false;
  const key = places.localityKey(city);
  for (const division of places.divisionsOfCode(code)) if (places.localityKey(division) === key) return true;
  return false;
}

/**
 * Whether the only listed code of its beginning is a general one of the place: lists of streets lack those of
 * the floors of a building, or of the receivers, that follow it.
 */
function isBehindGeneral(code: string, locality: number, places: Places): boolean {
  if (code.length < costs.codeOfBuilding) return false;
  const [from, to] = places.codesWithPrefix(code.slice(0, -costs.codeFreeEnd));
  return to - from === 1 && places.codeText(from).endsWith('00') && places.isPlaceOf(locality, from);
}

/**
 * Whether a code begins like one of a place, and is a general one, or the data has too few codes of it for
 * its inhabitants.
 */
function beginsLikeOwn(code: string, locality: number, places: Places): boolean {
  const { length } = places.codesOfLocality(locality);
  const hasFew = places.population(locality) >= costs.inhabitantsOfCode * length;
  return (hasFew || code.endsWith('00')) && hasCodeFrom(code.slice(0, -costs.codeFreeEnd), locality, places);
}

/**
 * Tells how a typed code goes with a place by more than the data's list of codes: the regions name the town
 * for the very code, or the data has hardly any code of the city. undefined where neither is so.
 */
export function fitOfCity(
  code: CodeCandidate,
  { corrected, locality }: NameCandidate,
  profile: CountryProfile,
): PlaceFit | undefined {
  if (!code.isTyped) return undefined;
  if (
    isOfCityWithoutCodes(code, locality, profile) ||
    isOfWholeRegion(code, locality, profile) ||
    isOfLackingRegion(code, locality, profile)
  )
    return { standing: 'unlisted', cost: code.isKnown ? costs.placeDivision : costs.placeOwn };
  if (corrected === undefined && isSpeltOtherwise(locality, code, profile))
    return { standing: 'own', cost: costs.placeOwn };
  const count = countOfTowns(code, locality, profile);
  if (count === undefined) return undefined;
  return { standing: 'division', cost: costOfDivision(profile) + Math.log(count) * costs.placeShared };
}

/**
 * Whether an incomplete list has hardly more of a place than the general code of its region, and the code
 * begins so: 20100 beside 20000.
 */
function isOfWholeRegion(
  { canonical, isKnown }: CodeCandidate,
  locality: number,
  { places, definition, dataPrefix }: CountryProfile,
): boolean {
  if (isKnown || definition.codes?.isListIncomplete !== true) return false;
  const codes = places.codesOfLocality(locality);
  const beginning = (dataPrefix + canonical).slice(0, costs.codeBeginning);
  const isOfRegion = (text: string) => text.startsWith(beginning) && isGeneral(text, definition);
  return codes.length <= fewCodes && Array.from(codes).some((code) => isOfRegion(places.codeText(code)));
}

/**
 * Whether the data has no code that begins as the regions know those of the place: the codes of receivers,
 * and where an incomplete list has hardly a code of the place, those of a region that was numbered anew.
 */
function isOfLackingRegion(
  { canonical, isKnown }: CodeCandidate,
  locality: number,
  profile: CountryProfile,
): boolean {
  const { places, regions, dataPrefix } = profile;
  if (isKnown || places.codeCount === 0 || regions === undefined) return false;
  const { ofReceivers, isListIncomplete } = profile.definition.codes ?? {};
  const hasFew = isListIncomplete === true && places.codesOfLocality(locality).length <= fewCodes;
  if (!hasFew && ofReceivers?.test(canonical) !== true) return false;
  if (kmBeyondRegion(locality, canonical, profile) !== 0) return false;
  const [from, to] = places.codesWithPrefix(dataPrefix + regions.beginningOf(canonical));
  return from === to;
}

/**
 * Whether the list of codes has a town under another spelling, a letter away: Gwadar, as Gawadar. A list of
 * towns alone then has the typed one, in the same area.
 */
function isSpeltOtherwise(town: number, { number, isKnown }: CodeCandidate, { places }: CountryProfile) {
  if (!isKnown || places.population(town) === 0 || places.codesOfLocality(town).length > 0) return false;
  const key = places.localityKey(town);
  if (key.length <= costs.nameLettersOfOneEdit) return false;
  for (const own of places.localitiesOfCode(number))
    if (places.areaOfLocality(own) === places.areaOfLocality(town))
      if (editDistance(places.localityKey(own), key, 1) === 1) return true;
  return false;
}

/** How many towns the regions name for the very code, if the place is one of them. */
function countOfTowns(
  { canonical }: CodeCandidate,
  locality: number,
  { places, regions }: CountryProfile,
): number | undefined {
  const towns = regions?.townsOf(canonical, places.localityPosition(locality));
  const isCity = places.population(locality) >= costs.inhabitantsOfOwnCodes;
  const most = isCity ? costs.placeSameCityKm : costs.placeSameKm;
  return towns !== undefined && towns.km < most ? towns.count : undefined;
}

/**
 * Whether a code goes with a city of whose codes the data has hardly any: by the regions of codes, or since
 * codes that begin alike lie around the city. The position of a single code may be wrong.
 */
function isOfCityWithoutCodes(
  { canonical, number, isKnown }: CodeCandidate,
  locality: number,
  profile: CountryProfile,
): boolean {
  const { places, dataPrefix, definition } = profile;
  if (places.isDivision(locality)) return false;
  const inhabitants = places.population(locality);
  const own = places.codesOfLocality(locality).length;
  if (inhabitants < Math.max(1, own) * costs.inhabitantsOfCode) return false;
  // In a city that has a province's name people name the quarter, unless it is all of the province.
  const name = places.localityName(locality);
  const isCityAlone = !isKnown && profile.areas.ofCity(name) !== undefined;
  if (number >= 0 && !isCityAlone && profile.areas.find(name) !== undefined) return false;
  const beyond = kmBeyondRegion(locality, canonical, profile);
  if (beyond !== undefined) return beyond === 0;
  const isBare = inhabitants >= own * costs.inhabitantsOfBareCity;
  if (number < 0) return isBare;
  const code = dataPrefix + canonical;
  const [first, last] = places.codesWithPrefix(code.slice(0, costs.codeBeginning));
  if (!isKnown && !isGeneral(code, definition) && inhabitants < (last - first) * costs.inhabitantsOfQuarter)
    return false;
  const limit = nearbyKm(canonical, definition) * (own === 0 && !isKnown ? costs.nearbyBare : 1);
  const isAround = (length: number) => {
    const [from, to] = places.codesWithPrefix(code.slice(0, length));
    const step = Math.max(1, Math.ceil((to - from) / enoughCodes));
    for (let at = from; at < to; at += step) if (distanceToCode(locality, at, places) <= limit) return true;
    return false;
  };
  if (isAround(code.length - costs.codeFreeEnd)) return true;
  return !isKnown && (isBare || isGeneral(code, definition)) && isAround(costs.codeBeginning);
}
