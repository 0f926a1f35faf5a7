import { once } from 'node:events';
import { explainAddress } from '../../address/explain-address.ts';
import { judgeLine } from '../../checkout/judge-line.ts';
import { toVerifiedLine } from '../../http/wire/shipping-bodies.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import type { Market, Markets } from '../../market/market.ts';
import { OperatorError } from '../../operator-error.ts';
import type { ErrorItem } from '../../problem/render-problem.ts';
import { formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import type { RecordFormat } from '../../registry/registry-entries.ts';
import { showProgress, tell } from './terminal-text.ts';
import { readHeader } from './verify-columns.ts';
import {
  judgementHeader,
  judgementLine,
  judgementRow,
  startSummary,
  type VerifiedLine,
} from './verify-output.ts';

export interface VerifyOptions {
  readonly format?: RecordFormat;
  readonly output: RecordFormat;
  readonly explain?: true;
  /** The market of lines that name none. */
  readonly market?: string;
  /** Columns by the fields that they hold, such as "City=Town,PostalCode=Zip". */
  readonly columns?: string;
}

/** A line out for each line in, in order. A line that could not be read makes the exit status 1. */
export async function verifyFile(file: string, options: VerifyOptions): Promise<void> {
  const markets = loadMarkets(readSettingsOfMarkets(process.env));
  const format = options.format ?? formatOf(file);
  if (options.columns !== undefined && format === 'ndjson')
    throw new OperatorError('--columns is for CSV and TSV: in NDJSON each member has the name of its field.');
  const usual = requireMarket(options.market, markets);
  const write = options.output === 'csv' ? judgementRow : judgementLine;
  const summary = startSummary();
  const records = await readRecords(file, format, { onHeader: readHeader(file, options), onEncoding: tell });
  if (options.output === 'csv') process.stdout.write(judgementHeader);
  for await (const batch of records) {
    const judged = batch.map((line) => verifyLine(line, markets, usual, options.explain === true));
    for (const each of judged) summary.count(each);
    showProgress('');
    if (!process.stdout.write(judged.map(write).join(''))) await once(process.stdout, 'drain');
    summary.show();
  }
  summary.end();
  if (summary.unread > 0) process.exitCode = 1;
  if (file === '-' && options.format === undefined && summary.unread > 0 && summary.unread === summary.lines)
    process.stderr.write('Standard input was read as NDJSON. If it is CSV, add --format csv.\n');
}

function requireMarket(code: string | undefined, markets: Markets): Market | undefined {
  if (code === undefined) return undefined;
  const market = markets.find(code.toUpperCase());
  if (market === undefined)
    throw new OperatorError(`--market ${code} is no market: give a country code such as DE.`);
  return market;
}

/** What a line is answered. `explain` adds what the verdict rests on. */
function verifyLine(
  line: RecordLine,
  markets: Markets,
  usual: Market | undefined,
  explain: boolean,
): VerifiedLine {
  const judged = judgeLine(line, markets, usual);
  const verified = toVerifiedLine(judged, 'en');
  if ('problem' in line) return { ...verified, error: atLine(line.line, verified.error ?? []) };
  if (!explain || 'problem' in judged) return verified;
  const { verdict: _, ...explanation } = explainAddress(judged.submission.address, judged.market.country);
  return { ...verified, explanation };
}

function atLine(line: number, items: readonly ErrorItem[]): ErrorItem[] {
  return items.map((item) => ({ ...item, message: `Line ${line}: ${item.message}` }));
}
