import type { AddressCountry } from './address-country.ts';
import type { AddressVerdict } from './address-verdict.ts';
import { profileOf } from './country-profile.ts';
import { findMilitaryCity, isMilitaryArea } from './military.ts';
import type { PostalAddress } from './postal-address.ts';
import { readAddress } from './read-address.ts';
import { missingParts } from './required-parts.ts';
import { standardize } from './standardize.ts';

/**
 * Verifies one address of one country: what it lacks, what cannot be, what is in doubt, and the correction that is far
 * likelier than any other, if there is one. Pure: the same address and data give the same verdict; nothing throws.
 */
export function verifyAddress(address: PostalAddress, country: AddressCountry): AddressVerdict {
  const profile = profileOf(country);
  const reading = readAddress(address, profile);
  const { postalCode, area } = reading;
  const form = profile.postalCode?.example ?? '';
  return {
    missing: missingParts(address, profile.format),
    malformed: postalCode?.status === 'malformed' ? [{ code: 'PostalCode.Invalid', params: { form } }] : [],
    doubts: postalCode?.status === 'slip' ? [{ code: 'PostalCode.Doubtful', params: { form } }] : [],
    suggestion: null,
    standardized: standardize(reading, profile),
    postOfficeBox: profile.boxes.find(address),
    isMilitary:
      profile.traits.usPostal === true &&
      (isMilitaryArea(area) || findMilitaryCity(address.locality ?? '') !== undefined),
    administrativeArea: area ?? null,
  };
}
