import { once } from 'node:events';
import { Command, Option } from 'commander';
import { type AddressExplanation, explainAddress } from '../address/explain-address.ts';
import type { PostalAddress } from '../address/postal-address.ts';
import { noBranches } from '../checkout/branch-directory.ts';
import { judgeShipping } from '../checkout/judge-shipping.ts';
import { readShippingSubmission } from '../checkout/read-shipping-submission.ts';
import { readSettings } from '../config/settings.ts';
import { toVerificationResult, type VerificationResultBody } from '../http/wire/verification-result.ts';
import type { Market, Markets } from '../market/market.ts';
import { loadMarkets } from '../open-store.ts';
import { renderProblem } from '../problem/render-problem.ts';
import {
  formatOf,
  type RecordFormat,
  type RecordLine,
  readRecords,
  recordFormats,
} from '../registry/read-records.ts';

/** What `verify` prints of one line: its `id`, as it came, and section 2.3 of the specification. */
type VerifiedLine = VerificationResultBody & {
  readonly id: unknown;
  readonly explanation?: Omit<AddressExplanation, 'verdict'>;
};

/** `verify`: judges addresses without server or store, a JSON line out for each line in, in order. */
export function verifyCommand(): Command {
  return new Command('verify')
    .description(
      'judge addresses without server or store: the fields of a submission with Market and any id in, one JSON line out for each',
    )
    .argument('[file]', 'NDJSON or CSV, by extension; - is standard input', '-')
    .addOption(new Option('--format <format>', 'where the extension does not say').choices(recordFormats))
    .option('--explain', 'add to each line what was seen, weighed and decided')
    .action(async (file: string, options: { format?: RecordFormat; explain?: true }) => {
      const markets = loadMarkets(readSettings(process.env));
      for await (const batch of await readRecords(file, options.format ?? formatOf(file))) {
        const text = batch
          .map((line) => `${JSON.stringify(verifyLine(line, markets, options.explain === true))}\n`)
          .join('');
        if (!process.stdout.write(text)) await once(process.stdout, 'drain');
      }
    });
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
  const items = judgement.problems.map((problem) => renderProblem(problem, 'en'));
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
