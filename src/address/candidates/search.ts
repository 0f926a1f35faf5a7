import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Places } from '../countries/profile/places.ts';
import { localitiesNamed, namesCityAbroad, namesCountryAbroad } from '../reading/place-evidence.ts';
import type { Reading, ReadLocality } from '../reading/read-address.ts';
import { type AreaFitter, areaFitter } from './area-cost.ts';
import type { Candidate } from './candidate.ts';
import { areasOf, type CodeCandidate, codeCandidates } from './code-candidates.ts';
import { type DrawnNames, nameCandidates, noNames } from './name-candidates.ts';
import { isName, isSmallCountry } from './no-name.ts';
import { unknownNameCost } from './unknown-name-cost.ts';

/** What a search needs, computed once for an address. */
export interface Search {
  readonly reading: Reading;
  readonly profile: CountryProfile;
  readonly places: Places;
  readonly codes: readonly CodeCandidate[];
  readonly names: DrawnNames;
  /** Nats for the typed name being a real one that the data lacks. */
  readonly unknownName: number;
  /**
   * Whether the typed name is known somewhere in the country or abroad, or names a province. A place that the
   * data lacks hardly has such a name.
   */
  readonly isNameTaken: boolean;
  /** Whether it is that of another country, or of a large city there with codes like the typed one. */
  readonly isNameAbroad: boolean;
  /** Whether the typed city is a province of its own, in which the typed code lies. */
  readonly isOwnArea: boolean;
  /** Whether the parts stood in each other's fields. */
  readonly isMoved: boolean;
  /** Whether city or area did. Who left the city's field empty mistook none for another, and errs no more. */
  readonly isPlaceMoved: boolean;
  /** Whether city and province stood in the lines, and nothing in their own fields. */
  readonly isFromLines: boolean;
  readonly area: AreaFitter;
  /** What the typed area costs at least. */
  readonly leastArea: number;
  readonly found: Candidate[];
  /**
   * Nats beyond which a candidate changes no decision, without `leastArea`. It falls as likelier ones are
   * found.
   */
  limit: number;
  /** By how many nats a candidate may exceed the likeliest. */
  readonly negligible: number;
}

/** What of a search tells which parts stood elsewhere: nothing did where it is left out. */
export type Moved = Partial<Pick<Search, 'isMoved' | 'isPlaceMoved' | 'isFromLines'>>;

/** What street data says about a candidate may make it that much cheaper or dearer. */
const streetSpan = costs.streetMost + costs.streetElsewhere;

/** Draws the codes and the names that may be meant. undefined where all would cost more than the limit. */
export function startSearch(
  reading: Reading,
  profile: CountryProfile,
  { isMoved = false, isPlaceMoved = isMoved, isFromLines = false }: Moved,
  limit: number,
): Search | undefined {
  if (limit < 0) return undefined;
  const area = areaFitter(reading, profile);
  const leastArea = area.least();
  const most = limit - leastArea;
  if (most < 0) return undefined;
  const { locality } = reading;
  const codes = codeCandidates(reading, profile);
  const isOwnArea = namesOwnArea(reading, codes, profile);
  const agreed = agreedArea(reading, codes, profile);
  const isNamed = locality !== null && !isOwnArea && isTaken(locality, profile);
  // Few letters are as well the code of a province abroad.
  const hasProvince = reading.area !== undefined && (reading.address.administrativeArea?.length ?? 0) > 3;
  const isNameAbroad =
    locality !== null &&
    !isNamed &&
    !isOwnArea &&
    (namesCountryAbroad(locality.text, profile) ||
      (agreed === undefined && !hasProvince && namesCityAbroad(reading, profile)));
  return {
    reading,
    profile,
    places: profile.places,
    codes,
    names: locality === null ? noNames : nameCandidates(locality, codes, profile, most),
    unknownName:
      (locality === null ? 0 : costOfUnknown(locality, isOwnArea, agreed, reading, profile)) +
      (isNameAbroad ? costs.placeCityNamesake : 0),
    isMoved,
    isPlaceMoved,
    isFromLines,
    isOwnArea,
    isNameTaken: isNamed || isNameAbroad,
    isNameAbroad,
    area,
    leastArea,
    found: [],
    limit: most,
    negligible: costs.negligible + (profile.streets === undefined ? 0 : streetSpan),
  };
}

function costOfUnknown(
  locality: ReadLocality,
  isOwnArea: boolean,
  area: string | undefined,
  reading: Reading,
  profile: CountryProfile,
): number {
  if (isSmallCountry(locality, reading, profile)) return costs.placeOwn;
  if (isOwnArea) return costs.placeOwn + Math.log(profile.areas.codes.size);
  return isName(locality, profile) ? unknownNameCost(locality, profile, area) : costs.placeNoName;
}

/**
 * Returns the typed area where the typed code lies in it, so that both say where the place is; where
 * addresses need none, the area of the data that is typed.
 */
function agreedArea(
  { area, address: { administrativeArea } }: Reading,
  [typed]: readonly CodeCandidate[],
  profile: CountryProfile,
): string | undefined {
  const { areas, places } = profile;
  if (areas.codes.size === 0 && administrativeArea !== null)
    return places.areas.find(({ code }) => areas.relate(administrativeArea, code) === 'same')?.code;
  if (area === undefined || typed?.isTyped !== true) return undefined;
  return areasOf(typed, profile).has(area) ? area : undefined;
}

function namesOwnArea(
  { locality, area, address }: Reading,
  codes: readonly CodeCandidate[],
  profile: CountryProfile,
): boolean {
  if (locality === null) return false;
  const own = profile.areas.ofCity(locality.text);
  if (own === undefined || (address.administrativeArea !== null && area !== own)) return false;
  const [typed] = codes;
  const areas = typed === undefined ? undefined : areasOf(typed, profile);
  return areas === undefined || areas.size === 0 || areas.has(own);
}

function isTaken(locality: ReadLocality, profile: CountryProfile): boolean {
  return localitiesNamed(locality, profile).length > 0 || profile.areas.find(locality.text) !== undefined;
}
