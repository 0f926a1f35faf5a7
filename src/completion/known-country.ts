import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { type CountryProfile, profileOf } from '../address/countries/profile/country-profile.ts';
import type { StreetConvention } from '../address/street/street-convention.ts';
import type { StreetSample, Streets } from '../address/street/streets.ts';

export interface KnownCountry {
  readonly country: AddressCountry;
  readonly profile: CountryProfile;
  /** Absent if no street data is loaded or the country's way to write streets is not understood. */
  readonly streets?: KnownStreets;
}

export interface KnownStreets {
  readonly data: Streets;
  readonly convention: StreetConvention;
  /** The sample, if no more than that is at hand. */
  readonly sample?: StreetSample;
}

export function knownCountry(country: AddressCountry): KnownCountry {
  const profile = profileOf(country);
  const { convention } = profile;
  if (convention === undefined) return { country, profile };
  const sample = country.streets === undefined ? country.streetSample?.() : undefined;
  const data = country.streets ?? sample?.streets;
  if (data === undefined) return { country, profile };
  return { country, profile, streets: { data, convention, ...(sample && { sample }) } };
}
