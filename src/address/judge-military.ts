import type { AddressTrace } from './address-trace.ts';
import { codeVariants } from './code-variants.ts';
import type { CountryProfile } from './country-profile.ts';
import { editDistance } from './edit-distance.ts';
import type { Correction } from './judgement.ts';
import { acceptable, doubtful, type Judgement } from './judgement.ts';
import {
  findMilitaryCity,
  isMilitaryArea,
  isMilitaryLine,
  type MilitaryArea,
  militaryAreaOfZip,
  militaryCities,
} from './military.ts';
import { codeNumberOf } from './place-evidence.ts';
import type { Reading } from './read-address.ts';

/** By the ZIP's first three digits; undefined for a civilian ZIP or none. */
function zipAreaOf({ postalCode }: Reading): MilitaryArea | undefined {
  return postalCode?.status === 'valid' ? militaryAreaOfZip(postalCode.primary) : undefined;
}

function cityOf({ address }: Reading): string | undefined {
  return address.locality === null ? undefined : findMilitaryCity(address.locality);
}

function hasMilitaryLine({ address }: Reading): boolean {
  return [address.line1, address.line2, address.line3].some((line) => line !== null && isMilitaryLine(line));
}

/** Whether an address is a US military one: two signs of it agree. The lines, which take the longest to read, come last. */
export function isMilitary(reading: Reading, { traits }: CountryProfile): boolean {
  if (traits.usPostal !== true) return false;
  let signs = Number(zipAreaOf(reading) !== undefined) + Number(isMilitaryArea(reading.area));
  if (signs < 2) signs += Number(cityOf(reading) !== undefined);
  return signs > 1 || (signs === 1 && hasMilitaryLine(reading));
}

/**
 * Judges a military address by the ranges of its ZIPs, which are firm: 340 is AA, 09 AE, 962 to 966 AP. It is only ever
 * corrected to another military address. undefined where the address is a civilian one, with at most one stray sign.
 */
export function judgeMilitary(
  reading: Reading,
  profile: CountryProfile,
  trace?: AddressTrace,
): Judgement | undefined {
  if (!isMilitary(reading, profile) || reading.postalCode?.status !== 'valid') return undefined;
  const [zip, city] = [zipAreaOf(reading), cityOf(reading)];
  trace?.note(
    `military address: post office ${city ?? 'not named'}, ZIP ${zip === undefined ? 'civilian' : `of ${zip}`}`,
  );
  if (zip === undefined) return doubtful({ code: 'PostalCode.Mismatch' }, zipCorrections(reading, profile));
  if (city === undefined) return doubtful({ code: 'City.Mismatch' }, cityCorrections(reading, zip, profile));
  if (reading.area === zip) return acceptable;
  return doubtful({ code: 'Province.Mismatch' }, [
    { area: zip, cost: 1, reason: 'the area of military ZIPs that begin so' },
  ]);
}

/** Military ZIPs at one slip from the typed one, of the typed city and area. */
function zipCorrections({ locality, area, postalCode }: Reading, profile: CountryProfile): Correction[] {
  const { places } = profile;
  if (places === undefined || postalCode === null || locality === null) return [];
  return codeVariants(postalCode.primary, profile)
    .filter(({ code, canonical }) => {
      const names = [...places.localitiesOfCode(code)].map((each) => places.localityKey(each));
      return militaryAreaOfZip(canonical) === area && names.includes(locality.key);
    })
    .map(({ canonical, cost }) => ({ postalCode: canonical, cost, reason: 'slip of a military ZIP' }));
}

/** The post office of the ZIP; where the data does not know it, the one that the typed text is a misspelling of. */
function cityCorrections(
  { address, area, postalCode }: Reading,
  zip: MilitaryArea,
  profile: CountryProfile,
): Correction[] {
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
  return offices.map((office) => ({
    locality: office,
    ...(isAreaWrong && { area: zip }),
    cost: isAreaWrong ? 2 : 1,
    reason: 'the post office of a military ZIP',
  }));
}
