import type { PostalAddress } from '../address/postal-address.ts';
import type { StreetEvidence } from '../address/street/street-judge.ts';
import type { ProblemCode } from '../fields/catalog.ts';
import { type ShippingDetailField, shippingDetailFields } from '../fields/shipping-fields.ts';
import type { ProfileEntry } from '../registry/registry-entries.ts';

export type Choice = 'Accept' | 'Override';

/** Names of what a suggestion changes: `city`, `city+code`, … */
export type Change = string;

export interface ShippingDecision {
  readonly choice: Choice | null;
  readonly overridden: readonly ProblemCode[];
  /** What the offer changes that was accepted or refused; null without one. */
  readonly change: Change | null;
  readonly dataVersion: string;
  /** How far street data confirmed the first line; null where an earlier release set the address. */
  readonly streetEvidence: StreetEvidence | null;
  /** Time of the decision in UTC (ISO 8601). */
  readonly decidedAt: string;
}

export interface ShippingSetting extends ShippingDetails {
  readonly address: PostalAddress;
  readonly decision: ShippingDecision;
}

export interface Offer {
  readonly submitted: PostalAddress;
  readonly suggested: PostalAddress;
}

/** A kept offer and whom it was made to: it is theirs alone, whoever owns the cart. */
export interface OpenOffer extends Offer {
  /** Profile that the offer was made to; null for a guest. */
  readonly profile: string | null;
  /** Null: an earlier release did not record the session. Such an offer belongs to nobody. */
  readonly session: string | null;
}

export interface CartRecord {
  readonly setting: ShippingSetting | null;
  readonly offer: OpenOffer | null;
}

export type ProfileRecord = Omit<ProfileEntry, 'id' | 'market'>;

/** What comes with a shipping address (specification 2.2). null: not given; for `branch`, no pick-up. */
export type ShippingDetails = {
  readonly [Field in ShippingDetailField as Field['detail']]: DetailValue<Field['kind']> | null;
};

type DetailValue<Kind> = Kind extends 'branch' ? number : string;

export const noDetails = Object.fromEntries(
  shippingDetailFields.map(({ detail }) => [detail, null]),
) as ShippingDetails;
