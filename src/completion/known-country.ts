import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { type CountryProfile, profileOf } from '../address/countries/profile/country-profile.ts';
import { streetConventionOf } from '../address/countries/profile/street-convention-of.ts';
import type { StreetConvention } from '../address/street/street-convention.ts';
import type { Streets } from '../address/street/streets.ts';

export interface KnownCountry {
  readonly country: AddressCountry;
  readonly profile: CountryProfile;
  /** Absent if no street data is loaded or the country's way to write streets is not understood. */
  readonly streets?: KnownStreets;
}

export interface KnownStreets {
  readonly data: Streets;
  readonly convention: StreetConvention;
}

export function knownCountry(country: AddressCountry): KnownCountry {
  const profile = profileOf(country);
  const convention = streetConventionOf(country.format.country);
  const { streets: data } = country;
  if (data === undefined || convention === undefined) return { country, profile };
  return { country, profile, streets: { data, convention } };
}
