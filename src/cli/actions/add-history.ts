import { basename } from 'node:path';
import { readShippingSubmission } from '../../checkout/judge-shipping.ts';
import { OrderHistory } from '../../gazetteer/import/order-history.ts';
import { storeSources } from '../../gazetteer/import/store-sources.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';

import { OperatorError } from '../../operator-error.ts';
import { formatOf, readRecords } from '../../registry/read-records.ts';
import { afterChange, noCountry, openDataFolder } from './data-folder.ts';
import { showProgress, tell } from './terminal-text.ts';
import { readHeader } from './verify-columns.ts';
import type { VerifyOptions } from './verify-file.ts';

export interface HistoryOptions extends Pick<VerifyOptions, 'format' | 'columns'> {
  readonly country: string;
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
  const skipped = { unreadable: 0, elsewhere: 0 };
  const { format = formatOf(file), columns } = options;
  const onHeader = readHeader(file, { market: code, columns });
  let lines = 0;
  for await (const batch of await readRecords(file, format, { onHeader, onEncoding: tell })) {
    for (const line of batch) {
      if ('problem' in line) {
        skipped.unreadable += 1;
        continue;
      }
      const { Market: own = code, ...submission } = line.record;
      if (typeof own !== 'string' || own.trim().toUpperCase() !== code) skipped.elsewhere += 1;
      else history.add(readShippingSubmission(submission, market, 'optional').address);
    }
    lines += batch.length;
    showProgress(`${basename(file)}: ${lines} orders`);
  }
  const { source, counts } = history.finish(new Date().toISOString().slice(0, 10));
  const { orders, unread, pairs, rare, misspelt } = counts;
  tell(`${orders} orders, ${pairs} cities with postal codes.
Thrown away:
  ${skipped.unreadable} lines that could not be read, ${skipped.elsewhere} orders of other markets
  ${unread} orders without a city and a postal code of the country
  ${rare} cities with postal codes that fewer than three addresses share
  ${misspelt} that are probably misspellings of others`);
  if (counts.kept === 0)
    throw new OperatorError(`${file} has no city with a postal code to keep. The data is as it was.`);
  const { loaded, ...folder } = openDataFolder();
  await storeSources([source], loaded, folder);
  process.stdout.write(
    `${basename(file)}: loaded ${code} ${counts.kept} cities with postal codes, of which ${counts.doubted} were in doubt before\n`,
  );
  tell(afterChange);
}
