import type { AddressFormat } from '../countries/profile/address-format.ts';
import type { PostalAddress } from '../postal-address.ts';

/** The parts that a country's format can require. */
export type RequirablePart = 'line1' | 'locality' | 'administrativeArea' | 'postalCode';

/**
 * Returns the parts that the country requires and the address lacks. Every country requires the first address
 * line.
 */
export function missingParts(address: PostalAddress, format: AddressFormat): RequirablePart[] {
  const missing: RequirablePart[] = [];
  if (address.line1 === null) missing.push('line1');
  if (address.locality === null && format.requiresLocality) missing.push('locality');
  if (address.administrativeArea === null && format.requiresAdministrativeArea)
    missing.push('administrativeArea');
  if (address.postalCode === null && format.requiresPostalCode) missing.push('postalCode');
  return missing;
}
