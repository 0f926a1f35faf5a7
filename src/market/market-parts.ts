import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { AddressFormat } from '../address/countries/profile/address-format.ts';
import type { Market } from './market.ts';
import type { MarketOverride, PartRule } from './override-rules.ts';

/** The operator's entry counts, else the country's address format. */
export function marketParts(
  format: AddressFormat,
  { city, province, postalCode }: MarketOverride,
): Market['parts'] {
  const { requiresLocality, requiresAdministrativeArea, requiresPostalCode } = format;
  return {
    locality: city ?? ruleOf(requiresLocality, format.lacksLocality !== true),
    administrativeArea: province ?? ruleOf(requiresAdministrativeArea, format.usesAdministrativeArea),
    postalCode: postalCode ?? ruleOf(requiresPostalCode, format.postalCodePattern !== undefined),
  };
}

function ruleOf(isRequired: boolean, isUsed: boolean): PartRule {
  if (isRequired) return 'required';
  return isUsed ? 'optional' : 'none';
}

/** Answers the same object if the operator changes nothing. */
export function withRequirements(country: AddressCountry, parts: Market['parts']): AddressCountry {
  const { format } = country;
  const requires = {
    requiresLocality: parts.locality === 'required',
    requiresAdministrativeArea: parts.administrativeArea === 'required',
    requiresPostalCode: parts.postalCode === 'required',
  };
  const isSame = Object.entries(requires).every(
    ([name, value]) => format[name as keyof typeof requires] === value,
  );
  return isSame ? country : { ...country, format: { ...format, ...requires } };
}
