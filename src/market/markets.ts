import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { AddressFormat } from '../address/countries/profile/address-format.ts';
import { areaIndex } from '../address/countries/profile/area-index.ts';
import { type PartNames, usualPartNames } from '../problem/wording.ts';
import type { Market, Markets, ShippingRules } from './market.ts';
import { type MarketData, marketData } from './market-data.ts';
import type { MarketOverrides } from './market-overrides.ts';
import type { MarketOverride, PartRule } from './override-rules.ts';
import { createPhoneRules } from './phone-rules.ts';
import { taxNumberCheck } from './tax-numbers.ts';

export interface MarketSources {
  /** Returns the address data of a country, by ISO 3166-1 alpha-2. A country without data is not a market. */
  countries(code: string): AddressCountry | undefined;
  readonly dataVersion: string;
  /** The layout of each country's form. Without it, the parts of addresses have their usual names. */
  readonly layouts?: ReadonlyMap<string, { readonly kinds: PartNames }>;
  readonly overrides?: MarketOverrides;
  /** Whether a street that a register lacks is doubted. */
  readonly doubtsUnknownStreets?: boolean;
}

const usualAgeOfMajority = 18;
const usualLanguage = 'en';

/** Each market is built on first use and kept; those that the operator changed are built at once. */
export function createMarkets(sources: MarketSources): Markets {
  const {
    countries,
    dataVersion,
    layouts,
    overrides = new Map<string, MarketOverride>(),
    doubtsUnknownStreets = false,
  } = sources;
  const built = new Map<string, Market>();
  const find = (code: string): Market | undefined => {
    const known = built.get(code);
    if (known !== undefined) return known;
    const data = Object.hasOwn(marketData, code) ? marketData[code] : undefined;
    const country = data === undefined ? undefined : countries(code);
    if (data === undefined || country === undefined) return undefined;
    const rules = createMarket(code, country, data, overrides.get(code) ?? {}, doubtsUnknownStreets);
    const market = { ...rules, partNames: layouts?.get(code)?.kinds ?? usualPartNames };
    built.set(code, market);
    return market;
  };
  for (const code of overrides.keys()) find(code);
  const codes = () => Object.keys(marketData).filter((code) => countries(code) !== undefined);
  return { find, codes, dataVersion };
}

function createMarket(
  code: string,
  known: AddressCountry,
  data: MarketData,
  override: MarketOverride,
  doubtsUnknownStreets: boolean,
): Omit<Market, 'partNames'> {
  const rules = { ...data, ...override };
  const parts = marketParts(known.format, rules);
  const { caution = 'balanced' } = rules;
  const asked = withRequirements(known, parts);
  const country = caution === 'balanced' ? asked : { ...asked, caution };
  return {
    code,
    country,
    parts,
    caution,
    shipping: {
      refusesPostOfficeBoxes: rules.postOfficeBoxes === 'refused',
      refusesMilitary: rules.military === 'refused',
      offersPickUp: rules.pickUp ?? true,
      asks: {
        unknownStreet: doubtsUnknownStreets,
        houseNumber: rules.houseNumber === 'ask',
        unit: rules.unit === 'ask',
      },
      shipsTo: areasServed(country, rules),
    },
    application: {
      ageOfMajority: rules.ageOfMajority ?? usualAgeOfMajority,
      timeZone: rules.timeZone,
      isTaxId: taxNumberCheck(rules.taxId ?? []),
      refusesOffensiveSiteUrls: rules.offensiveSiteUrls !== 'accepted',
      hiddenFields: new Set(rules.hiddenFields),
    },
    phone: createPhoneRules(rules.phoneRegion ?? code),
    language: rules.language ?? usualLanguage,
  };
}

/** Returns a sentence for every part and province of the overrides that a country's addresses lack. */
export function unknownParts({ countries, overrides = new Map() }: MarketSources): string[] {
  return [...overrides].flatMap(([code, override]) => unknownPartsOf(code, countries(code), override));
}

function unknownPartsOf(
  code: string,
  country: AddressCountry | undefined,
  override: MarketOverride,
): string[] {
  if (country === undefined) return [`${code} has no address data`];
  const findings: string[] = [];
  const { postalCode = 'none' } = override;
  if (postalCode !== 'none' && country.format.postalCodePattern === undefined)
    findings.push(`${code}.postalCode must be "none": addresses of this market have no postal code`);
  const areas = areaIndex(country);
  for (const field of ['provincesServed', 'provincesNotServed'] as const) {
    for (const [at, name] of (override[field] ?? []).entries())
      if (areas.find(name) === undefined)
        findings.push(`${code}.${field}[${at}] names no province of this market: "${name}"`);
  }
  return findings;
}

/** Every market ships to an address that names no known area, unless it ships to listed areas only. */
function areasServed(
  country: AddressCountry,
  { provincesServed, provincesNotServed }: MarketOverride,
): ShippingRules['shipsTo'] {
  const areas = areaIndex(country);
  const names = provincesServed ?? provincesNotServed ?? [];
  const listed = new Set(names.flatMap((name) => areas.find(name) ?? []));
  const isListed = (area: string | null) => area !== null && listed.has(area);
  return provincesServed === undefined ? (area) => !isListed(area) : isListed;
}

/** The operator's entry counts, else the country's address format. */
function marketParts(format: AddressFormat, { city, province, postalCode }: MarketOverride): Market['parts'] {
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
function withRequirements(country: AddressCountry, parts: Market['parts']): AddressCountry {
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
