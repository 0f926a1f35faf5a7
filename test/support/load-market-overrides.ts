import { createMarkets, type MarketSources, type Markets, unknownParts } from '../../src/market/market.ts';
import { type MarketOverrides, readMarketOverrides } from '../../src/market/market-overrides.ts';

/** What an operator's file says of markets. Throws an error if anything is wrong with it. */
export function loadMarketOverrides(text: string): MarketOverrides {
  const { overrides, findings } = readMarketOverrides(text);
  requireNone(findings);
  return overrides;
}

/** The markets of these sources. Throws an error if an operator's rule names what a country lacks. */
export function checkedMarkets(sources: MarketSources): Markets {
  requireNone(unknownParts(sources));
  return createMarkets(sources);
}

function requireNone(findings: readonly string[]): void {
  if (findings.length > 0) throw new Error(findings.join('\n'));
}
