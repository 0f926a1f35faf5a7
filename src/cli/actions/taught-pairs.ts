import { placePairOf } from '../../address/place-pair.ts';
import { noAddress } from '../../address/postal-address.ts';
import { readSettings } from '../../config/settings.ts';
import { createDecisionReports } from '../../decisions/decision-report.ts';
import type { PairName, PairState } from '../../decisions/decision-store.ts';
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

interface TeachOptions {
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
  const { market, city: locality, province, code: postalCode, by } = options;
  const settings = readSettings(process.env);
  const found = loadMarkets(settings).find(market);
  if (found === undefined) throw new OperatorError(`${market} is not a market.`);
  const address = { ...noAddress, locality, administrativeArea: province ?? null, postalCode };
  const pair = placePairOf(address, found.country);
  if (pair === undefined)
    throw new OperatorError(`${locality} with ${postalCode} is not a city with a postal code of ${market}.`);
  if (province !== undefined && pair.area === null)
    throw new OperatorError(`${province} is not a province of ${market}.`);
  const { localityKey, area, code } = pair;
  const taught = { market, localityKey, area: area ?? '', code, locality, isApproved, by };
  await withStore(settings, (store) => store.teachPair(taught));
  const named = [locality, ...(area === null ? [] : [area])].join(', ');
  process.stdout.write(`${isApproved ? 'approved' : 'rejected'}: ${named} ${code}\n`);
}

export async function exportTaught(): Promise<void> {
  const taught = await withStore(readSettings(process.env), (store) => store.readTaughtPairs());
  printPairs(taught);
}

function printPairs(pairs: readonly PairName[]): void {
  printLines(pairs.map(({ localityKey: _key, area, ...pair }) => ({ ...pair, area: area || null })));
}
