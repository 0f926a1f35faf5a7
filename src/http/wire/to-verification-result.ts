import type { ShippingJudgement } from '../../checkout/judge-shipping.ts';
import type { ErrorItem } from '../../problem/render-problem.ts';
import type { VerificationResultBody } from './verification-result.ts';

/** `items` are the judgement's problems as the caller reads them. */
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
  const { suggestion } = judgement;
  return {
    CanCorrect: suggestion !== null,
    HasRequiredFields: judgement.hasRequiredFields,
    IsPOBox: judgement.isPostOfficeBox,
    CanShipToProvince: judgement.canShipToProvince,
    ValidContactInformation: judgement.hasValidContact,
    Name: suggestion?.name ?? null,
    AddressPrimary: suggestion?.line1 ?? null,
    AddressSecondary: suggestion?.line2 ?? null,
    AddressTertiary: suggestion?.line3 ?? null,
    City: suggestion?.locality ?? null,
    Province: suggestion?.administrativeArea ?? null,
    PostalCode: suggestion?.postalCode ?? null,
    BranchCount: judgement.branchCount,
    success: judgement.isAcceptable,
    error: judgement.isAcceptable ? null : items,
  };
}
