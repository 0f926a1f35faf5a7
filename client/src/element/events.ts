import type { AddressFindings, AddressFormat, AddressSubmission } from '../types.ts';

/** The detail of `loaded`: the form is there, also when it was redrawn for another market or language. */
export interface LoadedDetail {
  readonly format: AddressFormat;
  /** What the cart or the profile held; undefined if nothing is known, or if it was read before. */
  readonly address: AddressSubmission | undefined;
}

/** The detail of `verified`: the address is good and the cart holds it. */
export interface VerifiedDetail {
  /** As the cart holds it now. */
  readonly address: AddressSubmission;
  readonly findings: AddressFindings;
}

/** The detail of `changed`: the buyer changed a field, so the earlier verification is out of date. */
export interface ChangedDetail {
  /** Its name in a submission, or `Country`. */
  readonly field: string;
  readonly market: string;
}

/** The detail of `failed`: nothing was judged. The element says so unless a listener cancels the event. */
export interface FailedDetail {
  readonly error: unknown;
}

export interface CheckoutAddressEvents {
  loaded: CustomEvent<LoadedDetail>;
  verified: CustomEvent<VerifiedDetail>;
  changed: CustomEvent<ChangedDetail>;
  failed: CustomEvent<FailedDetail>;
}
