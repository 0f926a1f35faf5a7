import type { JudgedLine } from '../../checkout/judge-line.ts';
import type { ShippingJudgement } from '../../checkout/judge-shipping.ts';
import { type ErrorItem, type Language, renderProblem } from '../../words/render-problem.ts';
import { toAddressMembers } from './address-members.ts';
import type { VerificationResultBody } from './shipping-bodies.ts';

// The command `verify` takes this, and needs no schema: those stand in `shipping-bodies.ts`.

const unjudged = {
  isAcceptable: false,
  hasRequiredFields: false,
  isPostOfficeBox: false,
  canShipToProvince: false,
  hasValidContact: false,
  suggestion: null,
  branchCount: 0,
};

/** `items` are the problems of the judgement, in the caller's language. */
export function toVerificationResult(
  judgement: Pick<ShippingJudgement, keyof typeof unjudged>,
  items: ErrorItem[],
): VerificationResultBody {
  return {
    CanCorrect: judgement.suggestion !== null,
    HasRequiredFields: judgement.hasRequiredFields,
    IsPOBox: judgement.isPostOfficeBox,
    CanShipToProvince: judgement.canShipToProvince,
    ValidContactInformation: judgement.hasValidContact,
    BranchCount: judgement.branchCount,
    success: judgement.isAcceptable,
    error: judgement.isAcceptable ? null : items,
    ...toAddressMembers(judgement.suggestion, null),
  };
}

/** What the line is answered, without its number. */
export function toVerifiedLine(judged: JudgedLine, language: Language) {
  const { id } = judged;
  if ('problem' in judged)
    return { id, ...toVerificationResult(unjudged, [renderProblem(judged.problem, language)]) };
  const { judgement, market } = judged;
  const items = judgement.problems.map((problem) => renderProblem(problem, language, market.partNames));
  return { id, ...toVerificationResult(judgement, items) };
}
