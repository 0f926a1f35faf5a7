import { doubtCodes } from '../problem/catalog.ts';
import type { ShippingJudgement } from './judge-shipping.ts';

/**
 * What became of a shipping address, in a word. The first three set it: as judged, as the offer that was accepted, as typed
 * in spite of doubts. Of the others, `suggestion` offers a corrected one, `doubted` is left to the caller's Override, and
 * `refused` has problems that nothing bypasses.
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
