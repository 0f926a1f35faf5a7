import type { AddressCountry } from './address-country.ts';
import type { AddressFormat } from './address-format.ts';
import { type AreaIndex, areaIndex } from './area-index.ts';
import { countCodesByArea } from './code-areas.ts';
import { type CountryTraits, traitsOf } from './country-traits.ts';
import type { Places } from './places.ts';
import { type BoxFinder, boxFinder } from './post-office-box.ts';
import { type PostalCodeRules, postalCodeRules } from './postal-code-rules.ts';

/** One country, compiled for the engine: everything below takes it and asks for no country by name. */
export interface CountryProfile {
  readonly country: string;
  readonly format: AddressFormat;
  readonly places: Places | undefined;
  readonly traits: CountryTraits;
  readonly areas: AreaIndex;
  /** null where addresses have no postal code. */
  readonly postalCode: PostalCodeRules | null;
  readonly boxes: BoxFinder;
  /** Letters that the place data puts before every postal code, and canonical codes lack ("L8363"). */
  readonly dataPrefix: string;
  /** About how many postal codes the place data has in each administrative area. */
  readonly codesByArea: ReadonlyMap<string, number>;
}

const profiles = new WeakMap<AddressCountry, CountryProfile>();

/** The country's profile, compiled when it is first asked for. */
export function profileOf(country: AddressCountry): CountryProfile {
  const known = profiles.get(country);
  if (known !== undefined) return known;
  const { format, places, subdivisions } = country;
  const traits = traitsOf(format.country);
  const profile = {
    country: format.country,
    format,
    places,
    traits,
    areas: areaIndex({ format, places, subdivisions }),
    postalCode: postalCodeRules(format, traits),
    boxes: boxFinder(format.country),
  };
  const compiled: CountryProfile = {
    ...profile,
    dataPrefix: dataPrefixOf(profile.postalCode, places),
    codesByArea: countCodesByArea(profile),
  };
  profiles.set(country, compiled);
  return compiled;
}

function dataPrefixOf(rules: PostalCodeRules | null, places: Places | undefined): string {
  if (rules === null || places === undefined || places.codeCount === 0) return '';
  const sample = places.codeText(Math.floor(places.codeCount / 2));
  if (rules.canonicalPattern.test(sample)) return '';
  const isPrefix = (prefix: string) =>
    sample.startsWith(prefix) && rules.canonicalPattern.test(sample.slice(prefix.length));
  return rules.prefixes.find(isPrefix) ?? '';
}
