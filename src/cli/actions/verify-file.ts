import { once } from 'node:events';
import { type AddressExplanation, explainAddress } from '../../address/explain-address.ts';
import type { PostalAddress } from '../../address/postal-address.ts';
import { noBranches } from '../../checkout/branch-directory.ts';
import { judgeShipping } from '../../checkout/judge-shipping.ts';
import { readShippingSubmission } from '../../checkout/read-shipping-submission.ts';
import { readSettings } from '../../config/settings.ts';
import { toVerificationResult } from '../../http/wire/to-verification-result.ts';
import type { VerificationResultBody } from '../../http/wire/verification-result.ts';
import { loadMarkets } from '../../load-markets.ts';
import type { Market, Markets } from '../../market/market.ts';
import { renderProblem } from '../../problem/render-problem.ts';
import { formatOf, type RecordLine, readRecords } from '../../registry/read-records.ts';
import type { RecordFormat } from '../../registry/record-kinds.ts';

/** What `verify` prints of one line: its `id`, as it came, and section 2.3 of the specification. */
type VerifiedLine = VerificationResultBody & {
  readonly id: unknown;
  readonly explanation?: Omit<AddressExplanation, 'verdict'>;
};

export interface VerifyOptions {
  readonly format?: RecordFormat;
  readonly explain?: true;
}

/** Judges the addresses of a file: a JSON line out for each line in, in order. */
export async function verifyFile(file: string, { format, explain }: VerifyOptions): Promise<void> {
  const markets = loadMarkets(readSettings(process.env));
  for await (const batch of await readRecords(file, format ?? formatOf(file))) {
    const text = batch
      .map((line) => `${JSON.stringify(verifyLine(line, markets, explain === true))}\n`)
      .join('');
    if (!process.stdout.write(text)) await once(process.stdout, 'drain');
  }
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

/** A line that holds no address of a market. */
function unreadable(id: unknown, field: string, error: string, message: string): VerifiedLine {
  return { id, ...toVerificationResult(unjudged, [{ field, error, message }]) };
}
