import { costs } from '../cost/costs.ts';
import { areaCodeOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { nearbyKm } from '../countries/profile/nearness.ts';
import { exchanges, slipsOfShape } from '../reading/code-slips.ts';
import { kmBeyondRegion } from '../reading/place-evidence.ts';
import { addCandidate } from './add-candidate.ts';
import { type CodeCandidate, slipsOfBeginning } from './code-candidates.ts';
import type { NameCandidate } from './name-candidates.ts';
import { costOfDistance, costOfOwn } from './place-cost.ts';
import type { Search } from './search.ts';

const never = Number.POSITIVE_INFINITY;
/** To look up the regions of all slips of a code takes about as long as so many comparisons. */
const comparisonsOfSlips = 15;

/**
 * Returns what it costs, in nats, to name a place with a code when only the code's region is known: how rare
 * the place is, and how far from the region's towns it lies. A code outside every region costs
 * `codeUnassigned`, whatever the place.
 */
export function costInRegion(
  locality: number,
  rarity: number,
  { canonical: code, isOfReceiver }: Pick<CodeCandidate, 'canonical' | 'isOfReceiver'>,
  profile: CountryProfile,
): number {
  const { places, regions } = profile;
  if (regions === undefined) return rarity;
  const at = places.localityPosition(locality);
  const km = regions.kmBeyond(code, at);
  if (km === undefined || km === Number.POSITIVE_INFINITY) return rarity;
  if (km > 0) return rarity + costs.placeBeyondRegion + km * costs.placePerKmBeyond;
  const atEdge = costs.placeAtRegionEdge * (regions.reach(code, at) ?? 0) ** costs.placeRegionPower;
  const listed = regions.othersListed(code, at);
  // Nobody lists the codes of a city one by one with fewer than one for so many inhabitants, and a single one
  // is the general code before them.
  const most = listed === 1 ? costs.inhabitantsOfOnlyCode : listed * costs.inhabitantsOfCode;
  if (listed === 0 || places.population(locality) > most) return rarity + atEdge;
  const unlisted = isOfReceiver === true ? 0 : costs.codeUnlisted;
  return (
    unlisted + (listed < costs.codesOfSeriesAtLeast ? rarity + atEdge : Math.min(rarity, costs.placeOwn))
  );
}

/**
 * Returns what it costs, in nats, to name a place with a code whose very towns the regions list, as
 * `placeFit` weighs it for codes of the data; undefined for other codes.
 */
export function costOfListed(locality: number, code: string, profile: CountryProfile): number | undefined {
  const { places, regions, crowding, definition } = profile;
  const towns = regions?.townsOf(code, places.localityPosition(locality));
  if (towns === undefined) return undefined;
  const { count, km } = towns;
  // A city has its codes for itself, and a smaller town shares them with villages.
  const isCity = () => km < costs.placeSameKm && places.population(locality) >= costs.inhabitantsOfOwnCodes;
  if (definition.codes?.townsAreOfRegion === true && !isCity()) return undefined;
  const isDistrict = definition.codes?.lengthVaries === true;
  const division = places.isDivision(locality) ? costs.placeDivision : 0;
  if (km < costs.placeSameKm) return costOfOwn(count) + division + (isDistrict ? costs.placeOfDistrict : 0);
  // Of the places of a district, the regions name the larger ones alone.
  if (isDistrict) return undefined;
  return costs.placeNear + costOfDistance(km, nearbyKm(code, definition)) + crowding();
}

/**
 * Adds the meaning that the code is a slip of one of the place's codes, or another code, for a place outside
 * the region of the typed code. Without a name, it is a slip of any code in use, for a code that none begins
 * like. `place` is what the named place or an unknown one costs, in nats.
 */
export function addSlipsIntoRegion(search: Search, place: number, name?: NameCandidate): void {
  const { profile, reading } = search;
  const typed = reading.postalCode?.primary;
  const { regions, places } = profile;
  if (typed === undefined || regions === undefined) return;
  const at = name && places.localityPosition(name.locality);
  const kmBeyond = (code: string) =>
    at === undefined ? (regions.isUnassigned(code) ? never : 0) : regions.kmBeyond(code, at);
  if (!((kmBeyond(typed) ?? 0) > 0) || !profile.work.spend(comparisonsOfSlips)) return;
  const isDrawn = name !== undefined && addSlipsOfBeginning(search, place, name, typed);
  // Codes that the regions list are candidates of their own.
  const isThere = (code: string) => kmBeyond(code) === 0 && !regions.isListed(code);
  const isExplained =
    regions.isUnassigned(typed) &&
    (isDrawn || name === undefined || leastDrawn(search, name.locality) < never);
  const ofSlips = () =>
    Math.min(
      costOfSlips(costs.codeWrongCharacter, slipsOfShape(typed), isThere),
      costOfSlips(costs.codeExchanged, exchanges(typed), isThere),
    );
  // Nobody takes a code that does not exist from another region.
  const slipped = Math.min(isDrawn ? never : ofSlips(), isExplained ? never : costs.codeOtherRegion);
  if (slipped === never) return;
  addCandidate(search, {
    name,
    nameCost: costs.nameExact,
    place,
    codeCost: slipped,
    wrongCode: true,
    reason: 'a slip of a code of the region',
  });
}

/**
 * Returns the cost of a slip of the code beside a misspelt name. Faults come together, so a second costs less
 * than the first. A third is too rare to consider.
 */
export function costOfSecondFault({ isMoved }: Search, { isTyped, cost }: CodeCandidate): number | undefined {
  return isTyped || isMoved ? undefined : cost + costs.codeSlipAgain - costs.codeSlip;
}

/**
 * Adds the slips of a typed code that lead into the region of a named place, where the regions have
 * beginnings of codes alone. Returns whether there are any.
 */
function addSlipsOfBeginning(search: Search, place: number, name: NameCandidate, typed: string): boolean {
  const { profile, reading } = search;
  const area = areaCodeOf(name.locality, profile);
  // One part alone does not outweigh two that it contradicts.
  if (area !== undefined && reading.area !== undefined && area !== reading.area) return false;
  const slips = slipsOfBeginning(typed, profile).filter(
    ({ canonical }) => kmBeyondRegion(name.locality, canonical, profile) === 0,
  );
  for (const code of slips)
    addCandidate(search, {
      code,
      name,
      place: costInRegion(name.locality, place, code, profile),
      codeCost: name.corrected === undefined ? undefined : costOfSecondFault(search, code),
      reason: 'a slip of a code of the region',
    });
  return slips.length > 0;
}

/** Returns the cost of the likeliest drawn slip of a code of a place's region, or Infinity. */
export function leastDrawn({ codes, profile }: Search, locality: number): number {
  let least = never;
  for (const { isTyped, canonical, cost } of codes) {
    if (isTyped || cost >= least) continue;
    if (kmBeyondRegion(locality, canonical, profile) === 0) least = cost;
  }
  return least;
}

/**
 * Adds a slip of the code as the second fault of an address that has one already. Most slips lead to a code
 * of the same region, so nothing shows them. A third fault is too rare to consider, and a whole address in
 * the lines is no fault. `place` is what the named place or an unknown one costs, in nats.
 */
export function addUnseenSlip(
  search: Search,
  code: CodeCandidate,
  place: number,
  name?: NameCandidate,
): void {
  const { profile } = search;
  const isMisspelt = name?.corrected !== undefined;
  if (faultsBeside(search, name) !== 1 || (search.isFromLines && !isMisspelt)) return;
  if (!profile.work.spend(comparisonsOfSlips)) return;
  // A slip to a code of the data, or beside a misspelt name to one of the regions, is drawn itself.
  const hasCodes = search.places.codeCount > 0;
  const isDrawn = (slip: string) =>
    (isMisspelt || hasCodes) && search.codes.some(({ canonical }) => canonical === slip);
  const unseen = unseenShare(name?.locality, code.canonical, profile, isDrawn);
  if (unseen === 0) return;
  // The data lacks the code that was meant for a known place as it does the typed one.
  const lacking =
    name !== undefined && hasCodes && !code.isKnown ? Math.max(0, code.cost - costs.codeUnknown) : 0;
  addCandidate(search, {
    name,
    nameCost: costs.nameExact,
    place,
    codeCost: costOfUnseen(search, isMisspelt) - Math.log(unseen) + lacking,
    wrongCode: true,
    reason: 'a slip of the code that nothing shows',
  });
}

/** Who moves parts, or types all in one line, types a code no worse than others do. */
function costOfUnseen({ isMoved }: Search, isMisspelt: boolean): number {
  if (isMisspelt) return costs.codeUnseenAgain;
  return isMoved ? costs.codeSlipMoved : costs.codeSlipBeside;
}

/**
 * Counts what is wrong apart from the code if this name was meant: the spelling, the fields, and a province
 * that is left out or another one.
 */
function faultsBeside({ isMoved, isOwnArea, reading, profile }: Search, name: NameCandidate | undefined) {
  // Nobody forgets a province that is the city.
  const isLeftOut =
    reading.address.administrativeArea === null && profile.format.requiresAdministrativeArea && !isOwnArea;
  const area = name && areaCodeOf(name.locality, profile);
  const isOtherArea = area !== undefined && reading.area !== undefined && area !== reading.area;
  return [isMoved, isLeftOut, isOtherArea, name?.corrected !== undefined].filter((isFault) => isFault).length;
}

/**
 * Returns the share of a code's slips that stay in the place's region, or in its area by the rule of codes,
 * or lead to a code without a known region; of an unknown place, the share that leads to a code in use. 0 if
 * the place lies outside the region of the code itself, since the slip shows there.
 */
function unseenShare(
  locality: number | undefined,
  code: string,
  profile: CountryProfile,
  isDrawn: (slip: string) => boolean,
): number {
  const { regions, areas } = profile;
  const byRule = areas.ofPostalCode(code);
  const [only, another] = byRule ?? [];
  // Lists of towns may name areas that the address format has otherwise.
  const ofCode = another === undefined ? only : undefined;
  const isRuled = byRule !== undefined && locality !== undefined;
  const area = isRuled ? (areaCodeOf(locality, profile) ?? ofCode) : undefined;
  const isOfArea = (slip: string) => area === undefined || areas.hasPostalCode(area, slip);
  const isListed = regions?.isListed(code) === true;
  const isInUse = (slip: string) =>
    isListed ? regions.isListed(slip) : regions?.isUnassigned(slip) !== true;
  const hides = (slip: string) =>
    isInUse(slip) &&
    isOfArea(slip) &&
    (locality === undefined || (kmBeyondRegion(locality, slip, profile) ?? 0) === 0);
  if (locality !== undefined && !hides(code)) return 0;
  let all = 0;
  let unseen = 0;
  for (const slip of slipsOfShape(code)) {
    all++;
    if (hides(slip) && !isDrawn(slip)) unseen++;
  }
  return unseen / all;
}

/**
 * Returns what a slip costs, in nats, if it can happen in all these ways and must have come from an existing
 * code. Infinity if none of the codes exists.
 */
export function costOfSlips(
  cost: number,
  slips: Iterable<string>,
  isThere: (code: string) => boolean,
): number {
  let all = 0;
  let ways = 0;
  for (const slip of slips) {
    all++;
    if (isThere(slip)) ways++;
  }
  return ways === 0 ? Number.POSITIVE_INFINITY : cost + Math.log(all / ways);
}
