import { readFileSync } from 'node:fs';
import type { Settings } from './config/settings.ts';
import { builtinDataDirectory, placesDirectory } from './gazetteer/data-directory.ts';
import { type Gazetteer, openGazetteer } from './gazetteer/gazetteer.ts';
import type { Markets } from './market/market.ts';
import { createMarkets, loadMarketOverrides, MarketOverrideError } from './market/markets.ts';
import { OperatorError } from './operator-error.ts';
import { openAllStreets } from './streets/list-streets.ts';

/** The markets, and the data that they were made with. */
export interface LoadedMarkets extends Markets, Pick<Gazetteer, 'layouts' | 'places'> {}

/** The markets with built-in and loaded data and the operator's rules. */
export function loadMarkets({ dataDirectory, marketsFile }: Settings): LoadedMarkets {
  const loaded = placesDirectory(dataDirectory);
  const gazetteer = openGazetteer({
    directories: [builtinDataDirectory(), loaded],
    streets: openAllStreets(loaded),
  });
  const { dataVersion, places, layouts } = gazetteer;
  const countries = (code: string) => gazetteer.country(code);
  if (marketsFile === undefined)
    return { ...createMarkets({ countries, dataVersion, layouts }), places, layouts };
  try {
    const overrides = loadMarketOverrides(readFileSync(marketsFile, 'utf8'));
    return { ...createMarkets({ countries, dataVersion, layouts, overrides }), places, layouts };
  } catch (error) {
    if (error instanceof MarketOverrideError) throw new OperatorError(`MARKETS_FILE: ${error.message}.`);
    if (error instanceof Error && 'syscall' in error) throw new OperatorError('MARKETS_FILE cannot be read.');
    throw error;
  }
}
