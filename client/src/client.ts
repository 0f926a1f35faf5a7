import { CheckoutError } from './checkout-error.ts';
import {
  type AddressOutcome,
  type ApplicationOutcome,
  type ReadAddressOutcome,
  type ReadApplicationOutcome,
  toAddressOutcome,
  toApplicationOutcome,
} from './outcomes.ts';
import { type Answer, type Call, send, type TokenSource, type Transport } from './send.ts';
import type {
  AddressFormat,
  AddressSubmission,
  ApplicationSubmission,
  CodePlace,
  Completion,
  CompletionRequest,
  DistributorApplication,
  Market,
  ShippingAddress,
} from './types.ts';

const addressPath = '/v1/shopping/checkout/verify/address.json';
const applicationPath = '/v1/promote/checkout/verify/application.json';

const usualTimeoutMs = 10_000;
const usualRepeats = 2;

export interface ClientOptions {
  /** Where the service is: `https://checkout.example.com`, or empty for the page's own origin. */
  readonly baseUrl: string;
  /** Not needed for the forms and the list of markets. */
  readonly token?: TokenSource;
  /** Replaces the global `fetch`. */
  readonly fetch?: typeof fetch;
  /** Longest time of a call with all its repeats, in milliseconds; 10,000 by default. */
  readonly timeoutMs?: number;
  /** Languages for messages and labels, as in Accept-Language; the browser's own by default. */
  readonly language?: string;
  /** How often a call is repeated if that is worth it; 2 by default, 0 for never. */
  readonly mostRepeats?: number;
}

export interface CallOptions {
  /** Ends the call; it then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * One function for each operation. Each throws a CheckoutError if nothing was judged, because the status is
 * not 200 or no answer came in time. If a signal is aborted, each throws its reason.
 */
export interface Client {
  /** The shipping address of the cart, or the profile's if the cart has none. */
  readAddress(options?: CallOptions): Promise<ReadAddressOutcome>;
  /** Verifies a shipping address, and sets it if it is acceptable. */
  verifyAddress(submission: AddressSubmission, options?: CallOptions): Promise<AddressOutcome>;
  /** The application of the session. */
  readApplication(options?: CallOptions): Promise<ReadApplicationOutcome>;
  /** Validates an application, and stores it if it is valid. */
  submitApplication(submission: ApplicationSubmission, options?: CallOptions): Promise<ApplicationOutcome>;
  /** The address form of a market ("US"). Throws with code `Market.NotFound` if there is no such market. */
  addressFormat(market: string, options?: CallOptions): Promise<AddressFormat>;
  /** The places of a postal code, the usual one first. The list is empty if the code is unknown. */
  places(market: string, postalCode: string, options?: CallOptions): Promise<readonly CodePlace[]>;
  /** Whole addresses that begin with a text, or nearly so, the best first. */
  completeAddress(
    market: string,
    request: CompletionRequest,
    options?: CallOptions,
  ): Promise<readonly Completion[]>;
  /** Every market, sorted by name. */
  markets(options?: CallOptions): Promise<readonly Market[]>;
}

export function createClient(options: ClientOptions): Client {
  const transport = transportOf(options);
  const call = (request: Omit<Call, 'signal'>, { signal }: CallOptions = {}) =>
    send(transport, { ...request, signal });
  const read = async (path: string, absence: string, options?: CallOptions) => {
    const answer = await call({ path, isSecured: true }, options);
    const isAbsent = answer.status === 404 && answer.problems[0]?.error === absence;
    return isAbsent ? undefined : judged(answer).members;
  };
  const submit = async (path: string, body: object, options?: CallOptions) =>
    judged(await call({ path, body, isSecured: true }, options));
  const look = async (path: string, options?: CallOptions) =>
    judged(await call({ path, isSecured: false }, options)).members;

  const ofMarket = (market: string, name: string) => `/v1/markets/${encodeURIComponent(market)}/${name}.json`;

  // The client trusts the service to keep to its contract.
  return {
    async readAddress(options) {
      const address = await read(addressPath, 'Address.NotFound', options);
      if (address === undefined) return { outcome: 'absent' };
      return { outcome: 'found', address: address as unknown as ShippingAddress };
    },
    async verifyAddress(submission, options) {
      return toAddressOutcome(await submit(addressPath, submission, options));
    },
    async readApplication(options) {
      const application = await read(applicationPath, 'Application.NotFound', options);
      if (application === undefined) return { outcome: 'absent' };
      return { outcome: 'found', application: application as unknown as DistributorApplication };
    },
    async submitApplication(submission, options) {
      return toApplicationOutcome(await submit(applicationPath, submission, options));
    },
    async addressFormat(market, options) {
      return (await look(ofMarket(market, 'address-format'), options)) as unknown as AddressFormat;
    },
    async places(market, postalCode, options) {
      const path = `${ofMarket(market, 'places')}?postalCode=${encodeURIComponent(postalCode)}`;
      return (await look(path, options)).places as readonly CodePlace[];
    },
    async completeAddress(market, body, options) {
      const path = ofMarket(market, 'address-completions');
      const answer = judged(await call({ path, body, isSecured: false }, options));
      if (!answer.success) throw failed(answer);
      return answer.members.completions as readonly Completion[];
    },
    async markets(options) {
      return (await look('/v1/markets.json', options)).markets as readonly Market[];
    },
  };
}

function transportOf(options: ClientOptions): Transport {
  const { baseUrl, token, timeoutMs = usualTimeoutMs, language, mostRepeats = usualRepeats } = options;
  return {
    baseUrl: baseUrl.endsWith('/') ? baseUrl.slice(0, -1) : baseUrl,
    token,
    // A browser's fetch only works as a function of its window.
    fetch: options.fetch ?? ((...request) => globalThis.fetch(...request)),
    timeoutMs,
    language,
    mostRepeats,
  };
}

function judged(answer: Answer): Answer {
  if (answer.status === 200) return answer;
  throw failed(answer);
}

function failed(answer: Answer): CheckoutError {
  const { error: code = 'Client.Unreadable', message = `The service answered ${answer.status}.` } =
    answer.problems[0] ?? {};
  return new CheckoutError(message, { ...answer, code });
}
