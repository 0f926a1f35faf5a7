import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { areaIndex } from '../address/countries/profile/area-index.ts';
import { type PartNames, usualPartNames } from '../words/render-problem.ts';
import { createMarket, type Market, type Markets } from './market.ts';
import { marketData } from './market-data.ts';
import type { MarketOverrides } from './market-overrides.ts';
import type { MarketOverride } from './override-rules.ts';

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
  const { countries, dataVersion, layouts, doubtsUnknownStreets = false } = sources;
  const overrides: MarketOverrides = sources.overrides ?? new Map();
  const built = new Map<string, Market>();
  const find = (code: string): Market | undefined => {
    const known = built.get(code);
    if (known !== undefined) return known;
    const data = Object.hasOwn(marketData, code) ? marketData[code] : undefined;
    const country = data === undefined ? undefined : countries(code);
    if (data === undefined || country === undefined) return undefined;
    const partNames = layouts?.get(code)?.kinds ?? usualPartNames;
    const override = overrides.get(code) ?? {};
    const market = createMarket(code, country, data, override, partNames, doubtsUnknownStreets);
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
