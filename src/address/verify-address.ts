import type { Problem } from '../problem/problem.ts';
import type { AddressCountry } from './address-country.ts';
import type { AddressTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import { completeAddress } from './complete-address.ts';
import { applyCorrection, bestCorrection } from './correction.ts';
import { type CountryProfile, profileOf } from './country-profile.ts';
import { judgePlaces } from './judge-places.ts';
import { acceptable, type Judgement } from './judgement.ts';
import { findMilitaryCity, isMilitaryArea } from './military.ts';
import type { PostalAddress } from './postal-address.ts';
import { type Reading, readAddress } from './read-address.ts';
import { looksMisplaced, recoverFields } from './recover-fields.ts';
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
  const suggestion = suggest(reading, finding, profile, trace) ?? null;
  return {
    missing: finding.missing,
    malformed: suggestion === null ? finding.malformed : [],
    doubts: suggestion === null ? doubtsOf(finding.judgement) : [{ code: 'ErrorSuggestedFix' }],
    suggestion,
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

/**
 * The corrected address, if there is one that finds nothing to object when verified itself: what is typed in the wrong
 * field put right, what is missing supplied, or the correction that is clearly the likeliest.
 */
function suggest(
  reading: Reading,
  { missing, malformed, judgement }: Finding,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
): PostalAddress | undefined {
  const { address } = reading;
  const isIncomplete = missing.length > 0 || malformed.length > 0;
  if (!isIncomplete && judgement.doubt === undefined && !looksMisplaced(address)) return undefined;
  if (isIncomplete || looksMisplaced(address)) {
    const recovered = soundOnly(
      recoverFields(address, profile),
      profile,
      'what is in the wrong field',
      trace,
    );
    if (recovered !== undefined) return recovered;
  }
  if (malformed.length > 0) return undefined;
  if (missing.length > 0) {
    return soundOnly(completeAddress(reading, missing, profile), profile, 'what is missing', trace);
  }
  if (judgement.doubt === undefined) return undefined;
  const best = bestCorrection(judgement.corrections, trace);
  return soundOnly(best && applyCorrection(reading, best, profile), profile, best?.reason, trace);
}

function soundOnly(
  suggested: PostalAddress | undefined,
  profile: CountryProfile,
  reason: string | undefined,
  trace: AddressTrace | undefined,
): PostalAddress | undefined {
  if (suggested === undefined) return undefined;
  const { missing, malformed, judgement } = judge(readAddress(suggested, profile), profile, undefined);
  const isSound =
    missing.length === 0 &&
    malformed.length === 0 &&
    judgement.doubt === undefined &&
    !isStillMisplaced(suggested, profile);
  trace?.decide(`${isSound ? 'offered' : 'not offered, it would be doubted itself'}: ${reason}`);
  return isSound ? suggested : undefined;
}

function isStillMisplaced(address: PostalAddress, profile: CountryProfile): boolean {
  return looksMisplaced(address) && recoverFields(address, profile) !== undefined;
}
