import { atCost, type Candidate, type Change, type PlacePart } from '../candidates/candidate.ts';
import { slipsOfCode } from '../candidates/code-candidates.ts';
import { costs } from '../cost/costs.ts';
import { codeNumberOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { MilitaryMail } from '../countries/shared/military-mail.ts';
import { type Reading, readAddress } from '../reading/read-address.ts';
import { editDistance } from '../text/edit-distance.ts';

/** Returns the area of a military code; undefined for a civilian or missing one. */
function zipAreaOf({ postalCode }: Reading, military: MilitaryMail): string | undefined {
  return postalCode?.status === 'valid' ? military.areaOfCode(postalCode.primary) : undefined;
}

/** Returns the city's field without the state, the ZIP and the country that it repeats: "APO AE 09204". */
function cityOnce(reading: Reading, military: MilitaryMail, { areas, isCalled }: CountryProfile): string {
  const { locality } = reading.address;
  if (locality === null) return '';
  const meant = [reading.area, zipAreaOf(reading, military)].filter((area) => military.areas.has(area ?? ''));
  if (meant.length === 0) return locality;
  let words = locality.split(/[\s,/]+/);
  const repeats = (text: string) =>
    !/\p{L}/u.test(text) || isCalled(text) || meant.includes(areas.find(text));
  const repeatedFrom = () => words.findIndex((_, at) => at > 0 && repeats(words.slice(at).join(' ')));
  for (let end = repeatedFrom(); end > 0; end = repeatedFrom()) words = words.slice(0, end);
  const once = words.join(' ');
  return once === locality.replace(/[\s,/]+/g, ' ') ? locality : once;
}

function hasMilitaryLine({ address }: Reading, military: MilitaryMail): boolean {
  return [address.line1, address.line2, address.line3].some((line) => line !== null && military.isLine(line));
}

/**
 * Whether an address is a military one. Two matching signs are needed. The lines take the longest to read,
 * so they come last.
 */
export function isMilitary(reading: Reading, profile: CountryProfile): boolean {
  const { military } = profile.definition;
  if (military === undefined) return false;
  let signs = Number(zipAreaOf(reading, military) !== undefined);
  if (reading.area !== undefined && military.areas.has(reading.area)) signs += 1;
  if (signs < 2) signs += Number(military.cityNamed(cityOnce(reading, military, profile)) !== undefined);
  return signs > 1 || (signs === 1 && hasMilitaryLine(reading, military));
}

/**
 * Returns what a military address may mean by the fixed ranges of its ZIPs: 340 is AA, 09 AE, 962 to 966 AP.
 * A correction is always another military address, and has each part once. undefined for a civilian address,
 * which has at most one stray sign.
 */
export function militaryCandidates(typed: Reading, profile: CountryProfile): Candidate[] | undefined {
  const { military } = profile.definition;
  if (military === undefined || typed.postalCode?.status !== 'valid') return undefined;
  if (!isMilitary(typed, profile)) return undefined;
  const { address } = typed;
  const city = cityOnce(typed, military, profile);
  const isOnce = address.locality === null || city === address.locality;
  const office = military.cityNamed(city);
  if (isOnce || office === undefined) return candidatesFor(typed, office, military, profile);
  const arranged = {
    reading: readAddress({ ...address, locality: city }, profile),
    cost: 0,
    isMoved: false,
  };
  const found = candidatesFor(arranged.reading, office, military, profile);
  return found.map((each) => atCost(each, each.cost, { street: 0, arranged }));
}

function candidatesFor(
  reading: Reading,
  office: string | undefined,
  military: MilitaryMail,
  profile: CountryProfile,
): Candidate[] {
  const zip = zipAreaOf(reading, military);
  if (zip === undefined) return [...zipCandidates(reading, military, profile), somethingElse('postalCode')];
  if (office === undefined)
    return [...cityCandidates(reading, zip, military, profile), somethingElse('locality')];
  if (reading.area === zip) return [candidate({}, [], 0, 'a military address')];
  return [
    candidate({ area: zip }, ['area'], 0, 'the area of military ZIPs that begin so'),
    somethingElse('area'),
  ];
}

/** Returns the candidate for anything else that may be wrong, without a correction. */
function somethingElse(wrong: PlacePart): Candidate {
  return candidate(undefined, [wrong], costs.militaryUnknown, 'no military address known');
}

function candidate(
  change: Change | undefined,
  wrong: readonly PlacePart[],
  cost: number,
  reason: string,
): Candidate {
  return atCost({ change, wrong, postalCode: 0, locality: 0, place: cost, area: 0, reason }, cost);
}

/**
 * Returns candidates with the military ZIPs of the typed city and area that are one slip away from the typed
 * one.
 */
function zipCandidates(
  { locality, area, postalCode }: Reading,
  military: MilitaryMail,
  profile: CountryProfile,
): Candidate[] {
  const { places } = profile;
  if (postalCode === null || locality === null) return [];
  const slips = slipsOfCode(postalCode.primary, profile).filter(({ number, canonical }) => {
    const names = [...places.localitiesOfCode(number)].map((each) => places.localityKey(each));
    return military.areaOfCode(canonical) === area && names.includes(locality.key);
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
  zip: string,
  military: MilitaryMail,
  profile: CountryProfile,
): Candidate[] {
  const { places } = profile;
  const code = codeNumberOf(postalCode?.primary ?? '', profile);
  const known = code < 0 ? [] : [...places.localitiesOfCode(code)].map((each) => places.localityName(each));
  const typed = (address.locality ?? '').toUpperCase();
  const offices =
    known.length > 0 ? known : military.cities.filter((city) => editDistance(typed, city, 1) <= 1);
  const wrong: PlacePart[] = area === zip ? ['locality'] : ['locality', 'area'];
  return offices.map((locality) =>
    candidate(
      { locality, area: area === zip ? undefined : zip },
      wrong,
      0,
      'the post office of a military ZIP',
    ),
  );
}
