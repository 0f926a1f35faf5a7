import type { JudgedLine } from '../../checkout/judge-line.ts';
import { type Language, renderProblem } from '../../problem/render-problem.ts';
import { toVerificationResult } from './to-verification-result.ts';
import type { VerificationResultBody } from './verification-result.ts';

const unjudged = {
  isAcceptable: false,
  hasRequiredFields: false,
  isPostOfficeBox: false,
  canShipToProvince: false,
  hasValidContact: false,
  suggestion: null,
  branchCount: 0,
};

/** What the line is answered, without its number. */
export function toVerifiedLine(
  judged: JudgedLine,
  language: Language,
): VerificationResultBody & { readonly id: unknown } {
  const { id } = judged;
  if ('problem' in judged)
    return { id, ...toVerificationResult(unjudged, [renderProblem(judged.problem, language)]) };
  const { judgement, market } = judged;
  const items = judgement.problems.map((problem) => renderProblem(problem, language, market.partNames));
  return { id, ...toVerificationResult(judgement, items) };
}
