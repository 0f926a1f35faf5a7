import { once } from 'node:events';
import { explainAddress } from '../../address/explain-address.ts';
import type { PostalAddress } from '../../address/postal-address.ts';
import { noBranches } from '../../checkout/branch-directory.ts';
import { judgeShipping } from '../../checkout/judge-shipping.ts';
import { readShippingSubmission } from '../../checkout/read-shipping-submission.ts';
import { toVerificationResult } from '../../http/wire/to-verification-result.ts';
import { loadMarkets, readSettingsOfMarkets } from '../../load-markets.ts';
import type { Market, Markets } from '../../market/market.ts';
import { OperatorError } from '../../operator-error.ts';
import { renderProblem } from '../../problem/render-problem.ts';
import { formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import type { RecordFormat } from '../../registry/record-kinds.ts';
import { showProgress, tell } from './terminal-text.ts';
import { readHeader } from './verify-columns.ts';
import { startSummary } from './verify-summary.ts';
import { judgementHeader, judgementLine, judgementRow, type VerifiedLine } from './write-judgement.ts';

export interface VerifyOptions {
  readonly format?: RecordFormat;
  readonly output: RecordFormat;
  readonly explain?: true;
  /** Of lines that name none. */
  readonly market?: string;
  /** "City=Town,PostalCode=Zip" */
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
  if ('problem' in line) {
    const { message } = renderProblem(line.problem, 'en');
    return unreadable(null, 'Line', 'Line.Invalid', `Line ${line.line}: ${message}`);
  }
  // Without a store no branch is known, so none is judged.
  const { id = null, Market: own, Branch: _, ...submission } = line.record;
  const code = own ?? usual?.code;
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
