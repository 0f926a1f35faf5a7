import { basename } from 'node:path';
import { readShippingSubmission } from '../../checkout/read-shipping-submission.ts';
import { type HistoryCounts, OrderHistory } from '../../gazetteer/import/order-history.ts';
import { storeSources } from '../../gazetteer/import/store-sources.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import type { Market } from '../../market/market.ts';
import { OperatorError } from '../../operator-error.ts';
import { formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import type { RecordFormat } from '../../registry/registry-entries.ts';
import { afterChange, noCountry, openDataFolder } from './data-folder.ts';
import { linesOf, showProgress, tell } from './terminal-text.ts';
import { readHeader } from './verify-columns.ts';

export interface HistoryOptions {
  readonly country: string;
  readonly format?: RecordFormat;
  /** "City=Town,PostalCode=Zip" */
  readonly columns?: string;
}

interface Skipped {
  unreadable: number;
  elsewhere: number;
}

/**
 * Reads delivered orders, keeps localities with postal codes that enough addresses share as a source of the
 * country, in place of an earlier one, and says what was thrown away. Throws OperatorError where none is
 * kept.
 */
export async function addHistory(file: string, options: HistoryOptions): Promise<void> {
  const code = options.country.toUpperCase();
  const market = loadMarkets(readSettingsOfMarkets(process.env)).find(code);
  if (market === undefined) throw noCountry(code);
  const history = new OrderHistory(market.country);
  const skipped = await readOrders(file, options, market, history);
  const { source, counts } = history.finish(new Date().toISOString().slice(0, 10));
  process.stderr.write(thrownAway(counts, skipped));
  if (counts.kept === 0)
    throw new OperatorError(`${file} has no city with a postal code to keep. The data is as it was.`);
  const { loaded, ...folder } = openDataFolder();
  await storeSources([source], loaded, folder);
  process.stdout.write(
    `${basename(file)}: loaded ${code} ${counts.kept} cities with postal codes, of which ${counts.doubted} were in doubt before\n`,
  );
  tell(afterChange);
}

async function readOrders(
  file: string,
  { format = formatOf(file), columns }: HistoryOptions,
  market: Market,
  history: OrderHistory,
): Promise<Skipped> {
  const onHeader = readHeader(file, { market: market.code, ...(columns === undefined ? {} : { columns }) });
  const skipped = { unreadable: 0, elsewhere: 0 };
  let lines = 0;
  for await (const batch of await readRecords(file, format, { onHeader, onEncoding: tell })) {
    for (const line of batch) addOrder(line, market, history, skipped);
    lines += batch.length;
    showProgress(`${basename(file)}: ${lines} orders`);
  }
  showProgress('');
  return skipped;
}

function addOrder(line: RecordLine, market: Market, history: OrderHistory, skipped: Skipped): void {
  if ('problem' in line) {
    skipped.unreadable += 1;
    return;
  }
  const { Market: own = market.code, ...submission } = line.record;
  if (typeof own !== 'string' || own.trim().toUpperCase() !== market.code) skipped.elsewhere += 1;
  else history.add(readShippingSubmission(submission, market, 'optional').address);
}

function thrownAway(counts: HistoryCounts, { unreadable, elsewhere }: Skipped): string {
  const { orders, unread, pairs, rare, misspelt } = counts;
  return linesOf([
    `${orders} orders, ${pairs} cities with postal codes.`,
    'Thrown away:',
    `  ${unreadable} lines that could not be read, ${elsewhere} orders of other markets`,
    `  ${unread} orders without a city and a postal code of the country`,
    `  ${rare} cities with postal codes that fewer than three addresses share`,
    `  ${misspelt} that are probably misspellings of others`,
  ]);
}
