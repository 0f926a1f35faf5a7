import type { PostalAddress } from '../../address/postal-address.ts';
import type { JudgedLine } from '../../checkout/judge-line.ts';
import type { ShippingJudgement } from '../../checkout/judge-shipping.ts';
import { type ShippingPartField, shippingPartFields, wireNames } from '../../fields/shipping-fields.ts';
import { type ErrorItem, type Language, renderProblem } from '../../problem/render-problem.ts';
import type { VerificationResultBody } from './verification.ts';

// The command `verify` takes this, and needs no schema: those stand in `verification.ts`.

/** An object with a value for each field of an address, by its name on the wire. */
type AddressMembers<Value> = Readonly<Record<ShippingPartField['field'], Value>>;

export function addressMembers<Value>(valueFor: (field: ShippingPartField) => Value): AddressMembers<Value> {
  return Object.fromEntries(
    shippingPartFields.map((field) => [field.field, valueFor(field)]),
  ) as AddressMembers<Value>;
}

/** An address as its fields on the wire. A part that is null gets the value `absent`. */
export function toAddressMembers<Absent extends null | ''>(
  address: PostalAddress | null | undefined,
  absent: Absent,
): AddressMembers<string | Absent> {
  // Written out: a loop over the parts takes ten times as long.
  return {
    [wireNames.name]: address?.name ?? absent,
    [wireNames.line1]: address?.line1 ?? absent,
    [wireNames.line2]: address?.line2 ?? absent,
    [wireNames.line3]: address?.line3 ?? absent,
    [wireNames.locality]: address?.locality ?? absent,
    [wireNames.administrativeArea]: address?.administrativeArea ?? absent,
    [wireNames.postalCode]: address?.postalCode ?? absent,
  };
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
