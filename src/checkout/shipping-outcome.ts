import { doubtCodes } from '../problem/catalog.ts';
import type { ShippingJudgement } from './judge-shipping.ts';

/**
 * The outcome of a shipping address, in a word. The first three set it: as judged, as the accepted offer, as
 * typed in spite of doubts. `suggestion` offers a corrected address, `doubted` leaves the decision to the
 * caller's Override, and `refused` has problems that no choice bypasses.
 */
export const shippingOutcomes = [
  'accepted',
  'accepted-offer',
  'overridden',
  'suggestion',
  'doubted',
  'refused',
] as const;
export type ShippingOutcome = (typeof shippingOutcomes)[number];

export function shippingOutcome(judgement: ShippingJudgement): ShippingOutcome {
  const { isAcceptable, decision, overridden, suggestion, problems } = judgement;
  if (isAcceptable && decision === 'Accept') return 'accepted-offer';
  if (isAcceptable) return overridden.length > 0 ? 'overridden' : 'accepted';
  if (suggestion !== null) return 'suggestion';
  return problems.every(({ code }) => doubtCodes.has(code)) ? 'doubted' : 'refused';
}
