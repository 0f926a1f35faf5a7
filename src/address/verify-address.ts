import type { Problem } from '../problem/problem.ts';
import type { AddressCountry } from './address-country.ts';
import type { AddressTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import { applyCorrection, bestCorrection } from './correction.ts';
import { type CountryProfile, profileOf } from './country-profile.ts';
import { judgePlaces } from './judge-places.ts';
import { acceptable, type Judgement } from './judgement.ts';
import { findMilitaryCity, isMilitaryArea } from './military.ts';
import type { PostalAddress } from './postal-address.ts';
import { type Reading, readAddress } from './read-address.ts';
import { missingParts } from './required-parts.ts';
import { standardize } from './standardize.ts';

/**
 * Verifies one address of one country: what it lacks, what cannot be, what is in doubt, and the correction that is far
 * likelier than any other, if there is one. Pure: the same address and data give the same verdict; nothing throws.
 */
export function verifyAddress(
  address: PostalAddress,
  country: AddressCountry,
  trace?: AddressTrace,
): AddressVerdict {
  const profile = profileOf(country);
  const reading = readAddress(address, profile);
  const finding = judge(reading, profile, trace);
  const suggestion = suggest(reading, finding.judgement, profile, trace);
  return {
    missing: finding.missing,
    malformed: finding.malformed,
    doubts: suggestion === undefined ? doubtsOf(finding.judgement) : [{ code: 'ErrorSuggestedFix' }],
    suggestion: suggestion ?? null,
    standardized: standardize(reading, profile),
    postOfficeBox: profile.boxes.find(address),
    isMilitary: isMilitary(reading, profile),
    administrativeArea: reading.area ?? null,
  };
}

interface Finding {
  readonly missing: AddressVerdict['missing'];
  readonly malformed: readonly Problem[];
  readonly judgement: Judgement;
}

function judge(reading: Reading, profile: CountryProfile, trace: AddressTrace | undefined): Finding {
  const malformed = malformedParts(reading, profile);
  return {
    missing: missingParts(reading.address, profile.format),
    malformed,
    judgement: malformed.length > 0 ? acceptable : judgePlaces(reading, profile, trace),
  };
}

function malformedParts({ postalCode }: Reading, profile: CountryProfile): Problem[] {
  if (postalCode?.status !== 'malformed') return [];
  return [{ code: 'PostalCode.Invalid', params: { form: profile.postalCode?.example ?? '' } }];
}

function doubtsOf({ doubt }: Judgement): readonly Problem[] {
  return doubt === undefined ? [] : [doubt];
}

function isMilitary({ area, address }: Reading, { traits }: CountryProfile): boolean {
  if (traits.usPostal !== true) return false;
  return isMilitaryArea(area) || findMilitaryCity(address.locality ?? '') !== undefined;
}

/** The corrected address, if one is clearly the likeliest and finds nothing to object when verified itself. */
function suggest(
  reading: Reading,
  { doubt, corrections }: Judgement,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
): PostalAddress | undefined {
  if (doubt === undefined) return undefined;
  const best = bestCorrection(corrections, trace);
  const corrected = best && applyCorrection(reading, best, profile);
  if (corrected === undefined) return undefined;
  const again = judge(readAddress(corrected, profile), profile, undefined);
  const isSound =
    again.missing.length === 0 && again.malformed.length === 0 && again.judgement.doubt === undefined;
  trace?.decide(isSound ? 'offered' : 'none offered: the corrected address would be doubted itself');
  return isSound ? corrected : undefined;
}
