import type { ShippingJudgement } from '../../checkout/judge-shipping.ts';
import type { ErrorItem } from '../../problem/render-problem.ts';
import { toAddressMembers } from './address-members.ts';
import type { VerificationResultBody } from './verification-result.ts';

/** `items` are the problems of the judgement, in the caller's language. */
export function toVerificationResult(
  judgement: Pick<
    ShippingJudgement,
    | 'isAcceptable'
    | 'hasRequiredFields'
    | 'isPostOfficeBox'
    | 'canShipToProvince'
    | 'hasValidContact'
    | 'suggestion'
    | 'branchCount'
  >,
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
