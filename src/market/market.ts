import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { AddressFormat } from '../address/countries/profile/address-format.ts';
import { areaIndex } from '../address/countries/profile/area-index.ts';
import { type Language, type PartNames, usualPartNames } from '../words/render-problem.ts';
import { type MarketData, marketData } from './market-data.ts';
import type { MarketOverrides } from './market-overrides.ts';
import type { MarketOverride, PartRule } from './override-rules.ts';
import { createPhoneRules } from './phone-rules.ts';
import { taxNumberCheck } from './tax-numbers.ts';

/** One market with all its rules. It is resolved once per request, so no code below takes a market code. */
export type Market = Readonly<ReturnType<typeof createMarket>>;

export type MarketPart = 'locality' | 'administrativeArea' | 'postalCode';

type MarketParts = Readonly<Record<MarketPart, PartRule>>;

export interface Markets {
  /** The code is ISO 3166-1 alpha-2 in upper case. */
  find(code: string): Market | undefined;
  /** In alphabetical order. */
  codes(): readonly string[];
  /** The version of the reference data in use, for readiness and records. */
  readonly dataVersion: string;
}

const usualAgeOfMajority = 18;
const usualLanguage = 'en';

function createMarket(code: string, known: AddressCountry, data: MarketData, sources: MarketSources) {
  const rules = { ...data, ...sources.overrides?.get(code) };
  const parts = marketParts(known.format, rules);
  const { caution = 'balanced' } = rules;
  const asked = withRequirements(known, parts);
  const country = caution === 'balanced' ? asked : { ...asked, caution };
  return {
    /** ISO 3166-1 alpha-2; the market's country is the address's country (decisions, the address step). */
    code,
    country,
    parts,
    /** What messages call the parts of an address; the market's form uses the same names. */
    partNames: sources.layouts?.get(code)?.kinds ?? usualPartNames,
    shipping: {
      refusesPostOfficeBoxes: rules.postOfficeBoxes === 'refused',
      refusesMilitary: rules.military === 'refused',
      offersPickUp: rules.pickUp ?? true,
      /** The gaps that street data finds and buyers are asked about, beyond the engine's own doubts. */
      asks: {
        unknownStreet: sources.doubtsUnknownStreets ?? false,
        houseNumber: rules.houseNumber === 'ask',
        unit: rules.unit === 'ask',
      },
      /** By the area's code; null: the address names no known area. */
      shipsTo: areasServed(country, rules),
    },
    application: {
      ageOfMajority: rules.ageOfMajority ?? usualAgeOfMajority,
      /** IANA name. Days are reckoned there: the day of birth, and today. */
      timeZone: rules.timeZone,
      /** Whether a text is a tax number of this market; true for any text if the market has no rule. */
      isTaxId: taxNumberCheck(rules.taxId ?? []),
      refusesOffensiveSiteUrls: rules.offensiveSiteUrls !== 'accepted',
      /** Values sent in these fields count as not sent. */
      hiddenFields: new Set<string>(rules.hiddenFields),
    },
    phone: createPhoneRules(rules.phoneRegion ?? code, rules.formerPhonePrefixes),
    /** The language of messages for callers who ask for no available language. */
    language: rules.language ?? (usualLanguage as Language),
  };
}

/** Every market ships to an address that names no known area, unless it ships to listed areas only. */
function areasServed(country: AddressCountry, { provincesServed, provincesNotServed }: MarketOverride) {
  const areas = areaIndex(country);
  const names = provincesServed ?? provincesNotServed ?? [];
  const listed = new Set(names.flatMap((name) => areas.find(name) ?? []));
  const isListed = (area: string | null) => area !== null && listed.has(area);
  return provincesServed === undefined ? (area: string | null) => !isListed(area) : isListed;
}

/**
 * The operator's entry counts, else the country's address format. Where only some provinces are served, an
 * address names its own.
 */
function marketParts(format: AddressFormat, rules: MarketOverride): MarketParts {
  const { city, province, postalCode, provincesServed, provincesNotServed } = rules;
  const { requiresLocality, requiresPostalCode, usesAdministrativeArea } = format;
  const isChosen = usesAdministrativeArea && (provincesServed ?? provincesNotServed) !== undefined;
  const requiresArea = format.requiresAdministrativeArea || isChosen;
  return {
    locality: city ?? ruleOf(requiresLocality, format.lacksLocality !== true),
    administrativeArea: province ?? ruleOf(requiresArea, usesAdministrativeArea),
    postalCode: postalCode ?? ruleOf(requiresPostalCode, format.postalCodePattern !== undefined),
  };
}

function ruleOf(isRequired: boolean, isUsed: boolean): PartRule {
  if (isRequired) return 'required';
  return isUsed ? 'optional' : 'none';
}

/** Answers the same object if the operator changes nothing. */
function withRequirements(country: AddressCountry, parts: MarketParts): AddressCountry {
  const { format } = country;
  const requires = {
    requiresLocality: parts.locality === 'required',
    requiresAdministrativeArea: parts.administrativeArea === 'required',
    requiresPostalCode: parts.postalCode === 'required',
  };
  const names = Object.keys(requires) as (keyof typeof requires)[];
  const isSame = names.every((name) => format[name] === requires[name]);
  return isSame ? country : { ...country, format: { ...format, ...requires } };
}

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

/** Each market is built on first use and kept; those that the operator changed are built at once. */
export function createMarkets(sources: MarketSources): Markets {
  const { countries, dataVersion, overrides = new Map() } = sources;
  const built = new Map<string, Market>();
  const find = (code: string): Market | undefined => {
    const known = built.get(code);
    if (known !== undefined) return known;
    const data = Object.hasOwn(marketData, code) ? marketData[code] : undefined;
    const country = data === undefined ? undefined : countries(code);
    if (data === undefined || country === undefined) return undefined;
    const market = createMarket(code, country, data, sources);
    built.set(code, market);
    return market;
  };
  for (const code of overrides.keys()) find(code);
  const codes = () => Object.keys(marketData).filter((code) => countries(code) !== undefined);
  return { find, codes, dataVersion };
}

/** Returns a sentence for every part and province of the overrides that a country's addresses lack. */
export function unknownParts({ countries, overrides = new Map() }: MarketSources): string[] {
  return [...overrides].flatMap(([code, override]) => unknownPartsOf(code, countries(code), override));
}

function unknownPartsOf(code: string, country: AddressCountry | undefined, override: MarketOverride) {
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
