import { once } from 'node:events';
import { explainAddress } from '../../address/explain-address.ts';
import type { PostalAddress } from '../../address/postal-address.ts';
import { noBranches } from '../../checkout/branch-directory.ts';
import { judgeShipping } from '../../checkout/judge-shipping.ts';
import { readShippingSubmission } from '../../checkout/read-shipping-submission.ts';
import { shippingFields } from '../../fields/shipping-fields.ts';
import { toVerificationResult } from '../../http/wire/to-verification-result.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import type { Market, Markets } from '../../market/market.ts';
import { renderProblem } from '../../problem/render-problem.ts';
import { type Delimiter, formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import type { RecordFormat } from '../../registry/record-kinds.ts';
import { showProgress } from './terminal-text.ts';
import { startSummary } from './verify-summary.ts';
import { judgementHeader, judgementLine, judgementRow, type VerifiedLine } from './write-judgement.ts';

const delimiterNames: Readonly<Record<Delimiter, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

export interface VerifyOptions {
  readonly format?: RecordFormat;
  readonly output: RecordFormat;
  readonly explain?: true;
}

/** A line out for each line in, in order. A line that could not be read makes the exit status 1. */
export async function verifyFile(file: string, options: VerifyOptions): Promise<void> {
  const markets = loadMarkets(readSettingsOfMarkets(process.env));
  const format = options.format ?? formatOf(file);
  const write = options.output === 'csv' ? judgementRow : judgementLine;
  const summary = startSummary();
  const records = await readRecords(file, format, (delimiter, columns) =>
    process.stderr.write(headerLine(nameOf(file), delimiter, columns)),
  );
  if (options.output === 'csv') process.stdout.write(judgementHeader);
  for await (const batch of records) {
    const judged = batch.map((line) => verifyLine(line, markets, options.explain === true));
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

const usedColumns = ['id', 'Market', ...shippingFields.map(({ field }) => field)];
const neededColumns = ['Market', 'AddressPrimary', 'City', 'PostalCode'];

/**
 * What the first line of a CSV file shows, and what of it may be a slip. Columns are told by their number: a
 * file whose first line names no columns begins with somebody's address.
 */
function headerLine(file: string, delimiter: Delimiter, columns: readonly string[]): string {
  const unused = columns.flatMap((column, i) => (usedColumns.includes(column) ? [] : [String(i + 1)]));
  const missing = neededColumns.filter((column) => !columns.includes(column));
  const told = [
    `${file}: columns are separated by ${delimiterNames[delimiter]}.`,
    ...(missing.length > 0 ? [`No column is named ${missing.join(' or ')}.`] : []),
    ...(unused.length === 1 ? [`Not used, since no field has its name: column ${unused[0]}.`] : []),
    ...(unused.length > 1 ? [`Not used, since no field has their name: columns ${unused.join(', ')}.`] : []),
  ];
  return `${told.join(' ')}\n`;
}

function nameOf(file: string): string {
  return file === '-' ? 'Standard input' : file;
}

/** What a line is answered. `explain` adds what the verdict rests on. */
function verifyLine(line: RecordLine, markets: Markets, explain: boolean): VerifiedLine {
  if ('problem' in line) {
    const { message } = renderProblem(line.problem, 'en');
    return unreadable(null, 'Line', 'Line.Invalid', `Line ${line.line}: ${message}`);
  }
  // Without a store no branch is known, so none is judged.
  const { id = null, Market: code, Branch: _, ...submission } = line.record;
  const market = typeof code === 'string' ? markets.find(code.trim().toUpperCase()) : undefined;
  if (market === undefined) {
    return unreadable(id, 'Market', 'Market.Invalid', 'Market must be a country code such as US.');
  }
  const read = readShippingSubmission(submission, market, 'optional');
  const judgement = judgeShipping(read, market, noBranches, read.choice === 'Override' ? 'Override' : null);
  const items = judgement.problems.map((problem) => renderProblem(problem, 'en', market.partNames));
  const verified = { id, ...toVerificationResult(judgement, items) };
  return explain ? { ...verified, explanation: explanationOf(read.address, market) } : verified;
}

function explanationOf(address: PostalAddress, market: Market) {
  const { verdict: _, ...explanation } = explainAddress(address, market.country);
  return explanation;
}

const unjudged = {
  isAcceptable: false,
  hasRequiredFields: false,
  isPostOfficeBox: false,
  canShipToProvince: false,
  hasValidContact: false,
  suggestion: null,
  branchCount: 0,
};

function unreadable(id: unknown, field: string, error: string, message: string): VerifiedLine {
  return { id, ...toVerificationResult(unjudged, [{ field, error, message }]) };
}
