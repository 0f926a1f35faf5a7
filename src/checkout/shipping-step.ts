import { dataVersionOf } from '../address/countries/profile/address-country.ts';
import { isSameAddress, type PostalAddress } from '../address/postal-address.ts';
import type { ShippingReadField } from '../fields/shipping-fields.ts';
import type { Submission } from '../submission/field-reader.ts';
import {
  changeOf,
  judgeShipping,
  readShippingSubmission,
  type ShippingJudgement,
  type ShippingSubmission,
} from './judge-shipping.ts';
import type { BranchDirectory, Caller, ShippingStore } from './ports.ts';
import {
  noDetails,
  type Offer,
  type ProfileRecord,
  type ShippingDetails,
  type ShippingSetting,
} from './shipping.ts';

export interface AssignedAddress
  extends Pick<ShippingDetails, ShippingReadField['detail']>,
    Pick<ProfileRecord, 'address'> {}

export type ShippingStep = ReturnType<typeof createShippingStep>;

interface ShippingStepPorts {
  readonly store: ShippingStore;
  readonly branches: BranchDirectory;
  /** Counts decisions, and neither waits nor throws: no request depends on it. Without it none is counted. */
  readonly decisions?: { decided(judged: JudgedSubmission): void };
  readonly now: () => Date;
}

export function createShippingStep({ store, branches, decisions, now }: ShippingStepPorts) {
  return {
    /** The address assigned to the caller's cart, else its profile's, else null (specification 4.1). */
    async read({ cart, market, profile }: Caller): Promise<AssignedAddress | null> {
      const { setting } = await store.readCart(cart, market.code);
      if (setting !== null || profile === undefined) return setting;
      const record = await store.readProfile(profile, market.code);
      return record && { ...noDetails, ...record };
    },
    /** Judges a submission and, when it is acceptable, sets it on the caller's cart (specification 4.2). */
    async submit(caller: Caller, body: Submission, requestId: string): Promise<ShippingJudgement> {
      const { market, cart, profile, session } = caller;
      const origin = { profile, session, requestId };
      const typed = readShippingSubmission(body, market, 'required');
      const accepted = typed.choice === 'Accept' ? await acceptedOffer(store, caller, typed.address) : null;
      const submission = accepted === null ? typed : { ...typed, address: accepted.suggested };
      const decision = typed.choice === 'Accept' && accepted === null ? null : typed.choice;
      const judgement = judgeShipping(submission, market, branches, decision);
      const judged = { caller, typed: typed.address, judgement, accepted, judgedAt: now() };
      if (judgement.isAcceptable) {
        const address = decision === null ? judgement.standardized : submission.address;
        await store.setShipping(cart, market.code, settingOf(judged, address, submission), origin);
      } else if (judgement.suggestion !== null) {
        const offer = { submitted: typed.address, suggested: judgement.suggestion };
        await store.keepOffer(cart, market.code, offer, origin);
      }
      decisions?.decided(judged);
      return judgement;
    },
  };
}

/**
 * The cart's open offer, if it was made to the caller's profile and session, and for the submitted address or
 * as the suggestion itself (decisions, sessions and credentials). Nobody's label shows an address they never
 * saw.
 */
async function acceptedOffer(
  store: ShippingStore,
  { cart, market, profile, session }: Caller,
  submitted: PostalAddress,
): Promise<Offer | null> {
  const { offer } = await store.readCart(cart, market.code);
  if (offer?.session !== session || offer.profile !== (profile ?? null)) return null;
  const matches = isSameAddress(submitted, offer.submitted) || isSameAddress(submitted, offer.suggested);
  return matches ? offer : null;
}

let latestTime = { milliseconds: Number.NaN, text: '' };

/** ISO 8601 in UTC. Formatting takes longer than the rest of a setting, and many share a millisecond. */
function timeText(time: Date): string {
  const milliseconds = time.getTime();
  if (milliseconds !== latestTime.milliseconds) latestTime = { milliseconds, text: time.toISOString() };
  return latestTime.text;
}

function settingOf(
  { caller, judgement, accepted, judgedAt }: JudgedSubmission,
  address: PostalAddress,
  { details }: ShippingSubmission,
): ShippingSetting {
  return {
    address,
    decision: {
      choice: judgement.decision,
      overridden: judgement.overridden.map(({ code }) => code),
      change: accepted === null ? judgement.change : changeOf(accepted.submitted, accepted.suggested),
      dataVersion: dataVersionOf(caller.market.country),
      streetEvidence: judgement.streetEvidence,
      decidedAt: timeText(judgedAt),
    },
    // At the end: V8 takes ten times as long to add members to a copy.
    ...details,
  };
}

/** A submission of the address step, judged and stored. */
export interface JudgedSubmission {
  readonly caller: Caller;
  readonly typed: PostalAddress;
  readonly judgement: ShippingJudgement;
  readonly accepted: Offer | null;
  readonly judgedAt: Date;
}
