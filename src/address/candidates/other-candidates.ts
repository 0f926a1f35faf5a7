import { costs } from '../cost/costs.ts';
import { areaCodeOf, liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { nearbyKm } from '../countries/profile/nearness.ts';
import type { Places } from '../countries/profile/places.ts';
import { slipsOfShape } from '../reading/code-slips.ts';
import { distanceToCode, kmBeyondRegion, namesBareCity, onlyCodeOf } from '../reading/place-evidence.ts';
import { editDistance } from '../text/edit-distance.ts';
import { addCandidate, suppliedBy } from './add-candidate.ts';
import { atCost, type PlacePart } from './candidate.ts';
import { areasOf, type CodeCandidate } from './code-candidates.ts';
import type { NameCandidate } from './name-candidates.ts';
import { costOfSlips, leastDrawn } from './region-candidates.ts';
import type { Search } from './search.ts';

/**
 * Adds the meaning that another city was typed. The code's only place corrects it if the typed name is a
 * town's, and few names are lacking. A village that the data lacks may well have the name of another village,
 * and nobody mistakes a large city for a place far from it: there the code is as likely wrong.
 */
export function addOtherCity(search: Search, code: CodeCandidate): void {
  const { places, profile } = search;
  // Who lives in a city that is a province of its own names no other, nor who names a metropolis that has
  // the province's name and is a division of the code: "Bursa, Bursa".
  if (search.isOwnArea || namesDivisionAndArea(search, code)) return;
  const named = search.names.named
    .map(({ locality }) => locality)
    .filter((locality) => !places.isDivision(locality));
  if (named.length === 0) return;
  const isTown = named.every((each) => places.population(each) > 0 && !isFarCity(each, code, profile));
  const isSure =
    isTown && !isInTypedRegion(search) && code.isKnown && places.nameCoverage >= costs.namesOfAllPlaces;
  addCandidate(search, {
    code,
    nameCost: costs.placeOther + rarityInArea(search, code),
    place: costs.placeOwn,
    reason: 'another city of the area',
    wrongName: true,
    suppliedOf: isSure ? suppliedBy(search, code.number) : undefined,
  });
}

function namesDivisionAndArea({ reading, names, places, profile }: Search, code: CodeCandidate): boolean {
  const { area, locality } = reading;
  if (area === undefined || locality === null || profile.areas.find(locality.text) !== area) return false;
  if (!namesBareCity(locality.key, profile)) return false;
  return names.named.some((name) => places.isDivisionOf(name.locality, code.number));
}

/** Adds the meaning that the address is one of another country. Nothing of it is corrected. */
export function addAbroad(search: Search): void {
  if (!search.isNameAbroad) return;
  addCandidate(search, {
    nameCost: costs.nameExact,
    place: costs.placeAbroad,
    reason: 'an address of another country',
    wrongName: true,
    wrongCode: true,
  });
}

/**
 * Adds that another city was typed, for one outside the region of a code that the data lacks. One so large
 * has codes of its own.
 */
export function addOtherFarCity(search: Search, code: CodeCandidate, name: NameCandidate): void {
  const { profile, places } = search;
  const isCity = places.population(name.locality) >= costs.inhabitantsOfOwnCodes;
  if (!isCity || name.corrected !== undefined) return;
  if (!((kmBeyondRegion(name.locality, code.canonical, profile) ?? 0) > 0)) return;
  addCandidate(search, {
    code,
    nameCost: costs.placeOther + costs.placeOtherArea + profile.rarity(name.locality),
    place: costs.placeOwn,
    reason: 'another city',
    wrongName: true,
  });
}

/**
 * Returns how unlikely it is to type this city rather than another, in nats: by its share of the area's
 * codes, or by its share of all codes if it lies in another area.
 */
function rarityInArea({ places, names, profile }: Search, code: CodeCandidate): number {
  const areas = areasOf(code, profile);
  // Where addresses have areas, these tell. There may well be another place of a town's name.
  const isCity =
    profile.areas.codes.size === 0 &&
    names.named.some(({ locality }) => places.population(locality) >= costs.inhabitantsOfCity);
  let inArea = 0;
  let elsewhere = 0;
  for (const { locality } of names.named) {
    const codes = shareOfCodes(locality, places);
    if (isOfArea(locality, code, areas, isCity, profile)) inArea += codes;
    else elsewhere += codes;
  }
  if (inArea === 0) return costs.placeOtherArea + Math.max(0, Math.log(places.codeCount / (elsewhere || 1)));
  let all = 0;
  for (const area of areas) all += profile.codesByArea.get(area) ?? 0;
  return Math.max(0, Math.log((all || places.codeCount) / inArea));
}

/** Whether a place lies in the areas of a code, or where addresses have none, is no city far from it. */
function isOfArea(
  locality: number,
  code: CodeCandidate,
  areas: ReadonlySet<string>,
  isCity: boolean,
  profile: CountryProfile,
): boolean {
  const area = areaCodeOf(locality, profile);
  if (areas.size > 0 && area !== undefined) return areas.has(area);
  return !(isCity && isFar(locality, code, profile));
}

/** Whether the city lies in the region that stands in the province's field, where addresses need none. */
function isInTypedRegion({ reading: { address, locality }, profile }: Search): boolean {
  const region = address.administrativeArea;
  if (region === null || locality === null || profile.areas.codes.size > 0) return false;
  return liesIn(locality.key, region, profile);
}

function isFar(locality: number, { canonical, number }: CodeCandidate, profile: CountryProfile): boolean {
  const limit = nearbyKm(canonical, profile.definition) * costs.nearbyOfArea;
  return distanceToCode(locality, number, profile.places) > limit;
}

function isFarCity(locality: number, code: CodeCandidate, profile: CountryProfile): boolean {
  return profile.places.population(locality) >= costs.inhabitantsOfCity && isFar(locality, code, profile);
}

/** Returns how many codes a place has. A code that it shares with others counts as its share of it. */
function shareOfCodes(locality: number, places: Places): number {
  let codes = 0;
  for (const code of places.codesOfLocality(locality)) codes += 1 / places.placeCountOfCode(code);
  return codes;
}

/**
 * Adds the meaning that name and area are right and the code is wrong. If the place has only one code and the
 * typed one is a slip of it, that code corrects the address. Any other code is only doubted: it may be that
 * of a village of the same name.
 */
export function addOtherCodes(search: Search): void {
  const { places, reading, profile, names } = search;
  const typed = reading.postalCode;
  if (typed === null || places.codeCount === 0) return;
  const asTyped = typed.status === 'valid' ? typed.primary : typed.canonical;
  // The other code has the country's shape too.
  const slip = typed.status === 'valid' ? 0 : costs.codeSlip;
  const least = costs.placeOwn + costs.codeOther + Math.log(costs.codesOfAreaAtLeast) + slip;
  for (const name of names.all) {
    if (name.cost + least > search.limit || places.isDivision(name.locality)) continue;
    const area = areaCodeOf(name.locality, profile);
    if (reading.area !== undefined && area !== undefined && area !== reading.area) continue;
    if (name.corrected !== undefined && search.isNameTaken) continue;
    const only = onlyCodeOf(name.locality, profile);
    const isCorrectable = only !== undefined && editDistance(only, asTyped, 1) === 1;
    const codesOfArea = profile.codesByArea.get(area ?? '') ?? places.codeCount;
    addCandidate(search, {
      name,
      place: costs.placeOwn,
      codeCost: costs.codeOther + Math.log(Math.max(costs.codesOfAreaAtLeast, codesOfArea)) + slip,
      wrongCode: true,
      reason: 'another code of the place',
      suppliedCode: isCorrectable ? only : undefined,
    });
  }
}

/**
 * Adds the meaning that the code is a slip of one of the typed area, or of any area, for data that has no
 * codes but only rules for their beginnings.
 */
export function addSlipsByRule(search: Search): void {
  const { reading, profile, places, codes, found } = search;
  const { postalCode, area } = reading;
  if (postalCode === null || places.codeCount > 0) return;
  const typed = postalCode.primary;
  // A text that a look-alike explains does not lack a character.
  if (codes.some(({ isLookAlike }) => isLookAlike === true)) return;
  const cost =
    postalCode.status === 'valid' ? slipIntoArea(typed, area, profile) : slipOfShape(typed, search);
  if (cost === undefined) return;
  const place = leastCostOfPlace(search);
  const isStrange =
    area === undefined && reading.address.administrativeArea !== null && profile.areas.codes.size > 0;
  const ofArea = isStrange ? costs.areaStrange : costs.areaRight;
  // Nothing tells whether the province or the code is wrong: the doubt is that they do not go together.
  const wrong: PlacePart[] = [postalCode.status === 'valid' ? 'area' : 'postalCode'];
  const parts = { postalCode: cost, locality: 0, place, area: ofArea };
  const reason = 'a slip of another code';
  found.push(atCost({ change: undefined, wrong, ...parts, reason }, cost + place + ofArea));
}

/** Returns the cost of the likeliest place of the typed area, known or not, with any code. */
function leastCostOfPlace({ names, unknownName, profile, reading: { area } }: Search): number {
  const isOfArea = (locality: number) => (areaCodeOf(locality, profile) ?? area) === area;
  const known = names.all
    .filter(({ locality }) => area === undefined || isOfArea(locality))
    .map(({ cost, locality }) => cost + profile.rarity(locality));
  return Math.min(costs.nameExact + unknownName, ...known);
}

/**
 * Returns the cost of a slip from a code of the typed area, for a code that begins like those of another
 * area; undefined for any other code.
 */
function slipIntoArea(
  typed: string,
  area: string | undefined,
  { areas }: CountryProfile,
): number | undefined {
  const byRule = areas.ofPostalCode(typed);
  if (area === undefined || byRule === undefined || byRule.size === 0 || byRule.has(area)) return undefined;
  const isThere = (code: string) => areas.hasPostalCode(area, code);
  const slipped = costOfSlips(costs.codeWrongCharacter, slipsOfShape(typed), isThere);
  return Math.min(slipped, costs.codeOther + Math.log(areas.codes.size));
}

/**
 * Returns the cost of a slip that led to a text of another shape: 0, since any character may be wrong, unless
 * a code listed for the place explains it, or the area or the place confirms a lost zero.
 */
function slipOfShape(typed: string, search: Search): number {
  const { profile, names } = search;
  const { area } = search.reading;
  const { areas } = profile;
  const listed = Math.min(...names.all.map(({ locality }) => leastDrawn(search, locality)));
  if (listed < Number.POSITIVE_INFINITY) return listed + Math.log(costs.agreementByChance);
  const withZero = `0${typed}`;
  const isConfirmed =
    (area !== undefined && areas.hasPostalCode(area, withZero)) ||
    names.all.some(({ locality }) => kmBeyondRegion(locality, withZero, profile) === 0);
  return isConfirmed
    ? costs.codeCharacterMissing + Math.log(Math.max(costs.agreementByChance, areas.codes.size))
    : 0;
}
