import type { AddressCountry } from './address-country.ts';
import type { AdministrativeArea } from './address-format.ts';
import { profileOf } from './country-profile.ts';

/**
 * Returns the administrative area that a text names by its code or by any of its names, read as
 * `AreaIndex.find` does.
 */
export function findAdministrativeArea(
  country: AddressCountry,
  text: string,
): AdministrativeArea | undefined {
  const found = profileOf(country).areas.find(text);
  return country.format.administrativeAreas.find(({ code }) => code === found);
}
