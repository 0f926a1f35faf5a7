import type { components } from './openapi.ts';

type Schemas = components['schemas'];

/** One problem: `error` is the code for programs, `message` the text for people. */
export type Problem = Schemas['ErrorItem'];

/** The shipping address of a cart, as it is read. */
export type ShippingAddress = Fields<Schemas['ShippingAddress']>;

/** A shipping address, as it is sent. The service says which fields the market requires. */
export type AddressSubmission = Optional<Schemas['AddressSubmission'], 'City' | 'PostalCode'>;

/** What the verification says about an address, besides its outcome. */
export type AddressFindings = Pick<
  Schemas['VerificationResult'],
  'HasRequiredFields' | 'IsPOBox' | 'CanShipToProvince' | 'ValidContactInformation' | 'BranchCount'
>;

/** A whole corrected address. An empty line is empty text. */
export type SuggestedAddress = Readonly<
  Record<
    'Name' | 'AddressPrimary' | 'AddressSecondary' | 'AddressTertiary' | 'City' | 'Province' | 'PostalCode',
    string
  >
>;

/** The application of a new distributor, as it is read. */
export type DistributorApplication = Fields<Schemas['DistributorApplication']>;

/** The application of a new distributor, as it is sent. */
export type ApplicationSubmission = Schemas['ApplicationSubmission'];

/** What a storefront needs to draw the address form of a market. */
export type AddressFormat = Fields<Schemas['AddressFormat']>;

/** A market, by its code and its name. */
export type Market = Schemas['MarketList']['markets'][number];

/** A place of a postal code, in the fields of a submission. */
export type CodePlace = Schemas['CodePlaces']['places'][number];

/** The text to complete, and what is already known. */
export type CompletionRequest = Schemas['CompletionRequest'];

/** A whole address that begins with a text, or nearly so. */
export type Completion = Schemas['AddressCompletions']['completions'][number];

/** An answer without the members that every answer has. */
export type Fields<Answer> = Omit<Answer, 'success' | 'error'>;

type Optional<T, Keys extends keyof T> = Omit<T, Keys> & Partial<Pick<T, Keys>>;
