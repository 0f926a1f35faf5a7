import { builtinDataDirectory } from '../../src/gazetteer/data-directory.ts';
import { openFormats } from '../../src/gazetteer/formats.ts';
import type { Markets } from '../../src/market/market.ts';
import { createMarkets, loadMarketOverrides } from '../../src/market/markets.ts';

/** How addresses of each country are written and their forms laid out, as the build compiled it. */
export const formats = openFormats(builtinDataDirectory());

/** Every market, without places, with the rules of an operator. */
export function formatMarkets(rules: object = {}): Markets {
  const { byCountry, source: dataVersion } = formats;
  const countries = (code: string) => {
    const format = byCountry.get(code);
    return format && { format, dataVersion };
  };
  return createMarkets({ countries, dataVersion, overrides: loadMarketOverrides(JSON.stringify(rules)) });
}
