import type { Candidate, Change, PlacePart } from '../candidates/candidate.ts';
import { slipsOfCode } from '../candidates/code-candidates.ts';
import { costs } from '../cost/costs.ts';
import {
  findMilitaryCity,
  isMilitaryArea,
  isMilitaryLine,
  type MilitaryArea,
  militaryAreaOfZip,
  militaryCities,
} from '../countries/military.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { codeNumberOf } from '../reading/place-evidence.ts';
import type { Reading } from '../reading/read-address.ts';
import { editDistance } from '../text/edit-distance.ts';
import type { AddressTrace } from './address-trace.ts';
import { type Decision, decide } from './decide.ts';

/** Returns the area of the ZIP's first three digits; undefined for a civilian or missing ZIP. */
function zipAreaOf({ postalCode }: Reading): MilitaryArea | undefined {
  return postalCode?.status === 'valid' ? militaryAreaOfZip(postalCode.primary) : undefined;
}

function cityOf({ address }: Reading): string | undefined {
  return address.locality === null ? undefined : findMilitaryCity(address.locality);
}

function hasMilitaryLine({ address }: Reading): boolean {
  return [address.line1, address.line2, address.line3].some((line) => line !== null && isMilitaryLine(line));
}

/**
 * Whether an address is a US military one. Two matching signs are needed. The lines take the longest to read,
 * so they come last.
 */
export function isMilitary(reading: Reading, { traits }: CountryProfile): boolean {
  if (traits.usPostal !== true) return false;
  let signs = Number(zipAreaOf(reading) !== undefined) + Number(isMilitaryArea(reading.area));
  if (signs < 2) signs += Number(cityOf(reading) !== undefined);
  return signs > 1 || (signs === 1 && hasMilitaryLine(reading));
}

/**
 * Judges a military address by the fixed ranges of its ZIPs: 340 is AA, 09 AE, 962 to 966 AP. A correction is
 * always another military address. undefined for a civilian address, which has at most one stray sign.
 */
export function judgeMilitary(
  reading: Reading,
  profile: CountryProfile,
  trace?: AddressTrace,
): Decision | undefined {
  if (!isMilitary(reading, profile) || reading.postalCode?.status !== 'valid') return undefined;
  const [zip, city] = [zipAreaOf(reading), cityOf(reading)];
  if (zip !== undefined && city !== undefined && reading.area === zip) {
    return { doubt: undefined, change: undefined, cost: 0, reason: 'a military address' };
  }
  const candidates = [...candidatesOf(reading, zip, city, profile), somethingElse(zip, city)];
  trace?.weigh(candidates);
  return decide(candidates, reading, []);
}

/** Returns the candidate for anything else that may be wrong, without a correction. */
function somethingElse(zip: MilitaryArea | undefined, city: string | undefined): Candidate {
  const wrong = zip === undefined ? 'postalCode' : city === undefined ? 'locality' : 'area';
  return candidate(
    undefined,
    [wrong],
    costs.placeUnknown + costs.codeUnknown * 2,
    'no military address known',
  );
}

function candidatesOf(
  reading: Reading,
  zip: MilitaryArea | undefined,
  city: string | undefined,
  profile: CountryProfile,
): Candidate[] {
  if (zip === undefined) return zipCandidates(reading, profile);
  if (city === undefined) return cityCandidates(reading, zip, profile);
  return [candidate({ area: zip }, ['area'], 0, 'the area of military ZIPs that begin so')];
}

function candidate(
  change: Change | undefined,
  wrong: readonly PlacePart[],
  cost: number,
  reason: string,
): Candidate {
  return { change, wrong, postalCode: 0, locality: 0, place: cost, area: 0, street: 0, cost, reason };
}

/**
 * Returns candidates with the military ZIPs of the typed city and area that are one slip away from the typed
 * one.
 */
function zipCandidates({ locality, area, postalCode }: Reading, profile: CountryProfile): Candidate[] {
  const { places } = profile;
  if (places === undefined || postalCode === null || locality === null) return [];
  const slips = slipsOfCode(postalCode.primary, profile).filter(({ number, canonical }) => {
    const names = [...places.localitiesOfCode(number)].map((each) => places.localityKey(each));
    return militaryAreaOfZip(canonical) === area && names.includes(locality.key);
  });
  const least = Math.min(...slips.map(({ cost }) => cost));
  return slips.map(({ canonical, cost }) =>
    candidate({ postalCode: canonical }, ['postalCode'], cost - least, 'slip of a military ZIP'),
  );
}

/**
 * Returns candidates with the post office of the ZIP or, if the data does not know the ZIP, with the post
 * office that the typed text misspells.
 */
function cityCandidates(
  { address, area, postalCode }: Reading,
  zip: MilitaryArea,
  profile: CountryProfile,
): Candidate[] {
  const { places } = profile;
  const code = codeNumberOf(postalCode?.primary ?? '', profile);
  const known =
    places === undefined || code < 0
      ? []
      : [...places.localitiesOfCode(code)].map((each) => places.localityName(each));
  const typed = (address.locality ?? '').toUpperCase();
  const offices =
    known.length > 0 ? known : militaryCities.filter((city) => editDistance(typed, city, 1) <= 1);
  const isAreaWrong = area !== zip;
  return offices.map((office) =>
    candidate(
      { locality: office, ...(isAreaWrong && { area: zip }) },
      isAreaWrong ? ['locality', 'area'] : ['locality'],
      0,
      'the post office of a military ZIP',
    ),
  );
}
