import type { MarketDefaults } from '../address/countries/country.ts';
import { countries } from '../address/countries/index.ts';
import type { MarketOverride } from './override-rules.ts';

/** How a market differs from the defaults: any rule that operators may change, and what only we set. */
export interface MarketData extends MarketOverride, MarketDefaults {
  readonly timeZone: string;
}

/**
 * Every country of ISO 3166-1, and Kosovo, Ascension and Tristan da Cunha under the codes that CLDR and shops
 * use, as their definitions say. Operators change entries in their own file.
 */
export const marketData: Readonly<Record<string, MarketData>> = Object.fromEntries(
  countries.flatMap(({ code, market }) => (market === undefined ? [] : [[code, market]])),
);
