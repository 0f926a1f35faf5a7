import {
  MarketOverrideError,
  type MarketOverrides,
  readMarketOverrides,
} from '../../src/market/market-overrides.ts';

/** What an operator's file says of markets. Throws a MarketOverrideError if anything is wrong with it. */
export function loadMarketOverrides(text: string): MarketOverrides {
  const { overrides, findings } = readMarketOverrides(text);
  if (findings.length > 0) throw new MarketOverrideError(findings);
  return overrides;
}
