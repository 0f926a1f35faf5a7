export { CheckoutError, type ClientCode } from './checkout-error.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export { formatPhone } from './format-phone.ts';
export {
  type AddressOutcome,
  type ApplicationOutcome,
  accept,
  override,
  type ReadAddressOutcome,
  type ReadApplicationOutcome,
  toSubmission,
} from './outcomes.ts';
export type { TokenSource } from './send.ts';
export { sharedToken } from './shared-token.ts';
export type {
  AddressFindings,
  AddressFormat,
  AddressSubmission,
  ApplicationSubmission,
  CodePlace,
  Completion,
  CompletionRequest,
  DistributorApplication,
  Market,
  Problem,
  ShippingAddress,
  SuggestedAddress,
} from './types.ts';
