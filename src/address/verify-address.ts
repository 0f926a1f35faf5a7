import type { AddressCountry } from './address-country.ts';
import type { AddressTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import { profileOf } from './country-profile.ts';
import { findFaults } from './find-faults.ts';
import { isMilitary } from './judge-military.ts';
import type { PostalAddress } from './postal-address.ts';
import { readAddress } from './read-address.ts';
import { standardize } from './standardize.ts';
import { suggestCorrection } from './suggest-correction.ts';

/**
 * Verifies one address of one country: what it lacks, what cannot be, what is in doubt, and the correction that is far
 * likelier than any other, if there is one. Pure: the same address and data give the same verdict; nothing throws. What
 * the verdict rests on is written to the trace, where one is given.
 */
export function verifyAddress(
  address: PostalAddress,
  country: AddressCountry,
  trace?: AddressTrace,
): AddressVerdict {
  const profile = profileOf(country);
  const reading = readAddress(address, profile);
  const faults = findFaults(reading, profile, trace);
  const suggestion = suggestCorrection(reading, faults, profile, trace) ?? null;
  const { doubt } = faults.judgement;
  return {
    missing: faults.missing,
    // Text that can be read in another field is not malformed but misplaced; ErrorSuggestedFix may be overridden.
    malformed: suggestion === null ? faults.malformed : [],
    doubts: suggestion !== null ? [{ code: 'ErrorSuggestedFix' }] : doubt === undefined ? [] : [doubt],
    suggestion,
    standardized: standardize(reading, profile),
    postOfficeBox: profile.boxes.find(address),
    isMilitary: isMilitary(reading, profile),
    administrativeArea: reading.area ?? null,
  };
}
