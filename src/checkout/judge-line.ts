import type { Problem } from '../fields/problem.ts';
import type { Market, Markets } from '../market/market.ts';
import type { RecordLine } from '../registry/ndjson.ts';
import { noBranches } from './branch-directory.ts';
import { judgeShipping, readShippingSubmission } from './judge-shipping.ts';

/** A line of an address book: its judgement, or why it has none. */
export type JudgedLine = ReturnType<typeof judgeLine>;

/**
 * Judges a line of an address book: the members of a submission, `Market` and any `id`. Contact may be
 * absent. No branch is known, so each line is judged by itself and without a store. `usual` is the market of
 * lines that name none.
 */
export function judgeLine(line: RecordLine, markets: Markets, usual?: Market) {
  if ('problem' in line) return { id: null, problem: line.problem };
  const { id = null, Market: own, Branch: _, ...members } = line.record;
  const code = own ?? usual?.code;
  const market = typeof code === 'string' ? markets.find(code.trim().toUpperCase()) : undefined;
  if (market === undefined) return { id, problem: { code: 'Market.Invalid' } satisfies Problem };
  const submission = readShippingSubmission(members, market, 'optional');
  const decision = submission.choice === 'Override' ? 'Override' : null;
  return { id, market, submission, judgement: judgeShipping(submission, market, noBranches, decision) };
}
