import { readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import type { TaughtPlaces } from './address/countries/profile/taught-places.ts';
import type { Environment } from './config/setting-values.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { builtinDataDirectory, placesDirectory } from './gazetteer/read/data-directory.ts';
import { type DataWatch, strict } from './gazetteer/read/data-error.ts';
import { type Gazetteer, openGazetteer } from './gazetteer/read/gazetteer.ts';
import { createMarkets, type MarketSources, type Markets, unknownParts } from './market/market.ts';
import { readMarketOverrides } from './market/market-overrides.ts';
import { OperatorError, orOperatorError } from './operator-error.ts';
import { openAllStreets, streetSampleOf } from './streets/read/street-files.ts';

export interface LoadedMarkets extends Markets, Pick<Gazetteer, 'layouts' | 'places'> {
  readonly withStreets: readonly string[];
}

/**
 * The markets with built-in and loaded data and the operator's rules. `watch` is told of files that cannot be
 * used; unless given, the first of them is thrown. `taught` gives what a country's buyers have taught.
 */
export function loadMarkets(
  { dataDirectory, marketsFile, streetDoubts, database }: Settings,
  watch: DataWatch = strict,
  taught?: (country: string) => TaughtPlaces,
): LoadedMarkets {
  const loaded = placesDirectory(dataDirectory);
  const streets = openAllStreets(loaded, watch);
  // A sample serves where the service is tried, with a store of its own.
  const sampleOf = (code: string) => database === undefined && { streetSample: streetSampleOf(code) };
  const { country, dataVersion, places, layouts } = openGazetteer({
    directories: [builtinDataDirectory(), loaded],
    streets,
    watch,
    ...(taught && { more: (code: string) => ({ ...sampleOf(code), taught: taught(code) }) }),
  });
  const sources = { countries: country, dataVersion, layouts, doubtsUnknownStreets: streetDoubts };
  const markets = marketsFile === undefined ? createMarkets(sources) : marketsOfFile(sources, marketsFile);
  return { ...markets, places, layouts, withStreets: [...streets.keys()] };
}

/** The settings of a command that uses the markets: MARKETS_FILE is among the faults that it throws. */
export function readSettingsOfMarkets(environment: Environment): Settings {
  return readSettings(environment, (settings) => {
    if (settings.marketsFile === undefined) return undefined;
    try {
      loadMarkets(settings);
      return undefined;
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      return error.message;
    }
  });
}

/** Throws an OperatorError with a line for each problem of the file or of a country's data. */
function marketsOfFile(sources: MarketSources, path: string): Markets {
  const unreadable = (code: unknown) => `MARKETS_FILE ${path} cannot be read (${code}).`;
  const { overrides, findings } = readMarketOverrides(
    orOperatorError(unreadable, () => readFileSync(path, 'utf8')),
  );
  const all = [...findings, ...unknownParts({ ...sources, overrides })];
  if (all.length > 0)
    throw new OperatorError(all.map((finding) => `MARKETS_FILE ${path}: ${finding}.`).join('\n'));
  return createMarkets({ ...sources, overrides });
}

/** Tells the log of data files that cannot be used, and remembers of which countries they are. */
export function watchData(logger: Logger) {
  const faults = new Set<string>();
  const noting =
    (words: string): DataWatch['damaged'] =>
    (country, { message: reason }) => {
      faults.add(country);
      logger.error({ country, reason }, words);
    };
  return {
    faults: () => [...faults].sort(),
    setAside: noting('a data file cannot be used and is set aside'),
    damaged: noting('a data file was damaged in use, and its country has no such data'),
  } satisfies DataWatch & { faults(): readonly string[] };
}
