import { placePairOf } from '../../address/place-pair.ts';
import { noAddress } from '../../address/postal-address.ts';
import { readSettings } from '../../config/settings.ts';
import { createDecisionReports } from '../../decisions/decision-report.ts';
import type { PairName, PairState } from '../../decisions/taught-pair.ts';
import { loadMarkets } from '../../load-markets.ts';
import { withStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import { printLines } from './terminal-text.ts';

/** Prints the pairs that enough buyers typed, one JSON object a line. */
export async function listPairs({ market, state }: { market?: string; state?: PairState }): Promise<void> {
  const settings = readSettings(process.env);
  const pairs = await withStore(settings, (store) =>
    createDecisionReports(store, () => new Date(), settings.learned).pairs(),
  );
  const wanted = pairs.filter(
    (pair) =>
      (market === undefined || pair.market === market) && (state === undefined || pair.state === state),
  );
  printPairs(wanted);
}

export interface TeachOptions {
  readonly market: string;
  readonly city: string;
  readonly code: string;
  readonly province?: string;
  readonly by: string;
}

export const approvePair = (options: TeachOptions) => teachPair(options, true);
export const rejectPair = (options: TeachOptions) => teachPair(options, false);

/** Throws OperatorError where the market or the pair is unknown to the rules. */
async function teachPair(options: TeachOptions, isApproved: boolean): Promise<void> {
  const settings = readSettings(process.env);
  const name = nameOf(options, settings);
  const { city: locality, by } = options;
  await withStore(settings, (store) => store.teachPair({ ...name, locality, isApproved, by }));
  const area = name.area === '' ? '' : `, ${name.area}`;
  process.stdout.write(`${isApproved ? 'approved' : 'rejected'}: ${locality}${area} ${name.code}\n`);
}

function nameOf(options: TeachOptions, settings: ReturnType<typeof readSettings>): PairName {
  const { market: code, city, province } = options;
  const market = loadMarkets(settings).find(code);
  if (market === undefined) throw new OperatorError(`${code} is not a market.`);
  const address = {
    ...noAddress,
    locality: city,
    administrativeArea: province ?? null,
    postalCode: options.code,
  };
  const pair = placePairOf(address, market.country);
  if (pair === undefined)
    throw new OperatorError(`${city} with ${options.code} is not a city with a postal code of ${code}.`);
  if (province !== undefined && pair.area === null)
    throw new OperatorError(`${province} is not a province of ${code}.`);
  return { market: code, localityKey: pair.localityKey, area: pair.area ?? '', code: pair.code };
}

export async function exportTaught(): Promise<void> {
  const taught = await withStore(readSettings(process.env), (store) => store.readTaughtPairs());
  printPairs(taught);
}

function printPairs(pairs: readonly PairName[]): void {
  printLines(pairs.map(({ localityKey: _key, area, ...pair }) => ({ ...pair, area: area || null })));
}
