import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openFormats } from '../../src/gazetteer/read/formats.ts';
import type { Markets } from '../../src/market/market.ts';
import { checkedMarkets, loadMarketOverrides } from './load-market-overrides.ts';

/** The address formats and forms of each country, as the build compiled them. */
export const formats = openFormats(builtinDataDirectory());

/** Every market with an operator's rules, but without places. */
export function formatMarkets(rules: object = {}): Markets {
  const { byCountry, source: dataVersion } = formats;
  const countries = (code: string) => {
    const format = byCountry.get(code);
    return format && { format, dataVersion };
  };
  return checkedMarkets({ countries, dataVersion, overrides: loadMarketOverrides(JSON.stringify(rules)) });
}
