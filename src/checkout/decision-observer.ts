import type { PostalAddress } from '../address/postal-address.ts';
import type { Caller } from './caller.ts';
import type { ShippingJudgement } from './judge-shipping.ts';
import type { Offer } from './shipping.ts';

/** A submission of the address step, judged and stored. */
export interface JudgedSubmission {
  readonly caller: Caller;
  /** The address as it was submitted. */
  readonly typed: PostalAddress;
  readonly judgement: ShippingJudgement;
  /** The offer that was accepted; null without one. */
  readonly accepted: Offer | null;
  readonly judgedAt: Date;
}

/** Who counts decisions. It neither waits nor throws: no request depends on it. */
export interface DecisionObserver {
  decided(judged: JudgedSubmission): void;
}
