import type { Values } from './form.ts';
import type { Problem } from './problem.ts';
import type { Tokens } from './tokens.ts';
import type { Words } from './words/en.ts';

export interface AddressFormat {
  readonly market: string;
  readonly fields: readonly AddressFormatField[];
  readonly phoneForm: string;
  readonly pickUp: boolean;
}

export interface AddressFormatField {
  readonly field: string;
  readonly label: string;
  readonly required: boolean;
  readonly maxLength: number;
  readonly autocomplete: string;
  readonly options:
    | readonly { readonly value: string; readonly label: string; readonly served: boolean }[]
    | null;
  readonly example: string | null;
}

export interface MarketName {
  readonly code: string;
  readonly name: string;
}

export interface StoredAddress extends Record<string, string> {
  readonly Phone: string;
  readonly Email: string;
  readonly ShipToEMail: string;
}

export type AddressOutcome =
  | { readonly kind: 'accepted'; readonly branchCount: number }
  | {
      readonly kind: 'suggestion';
      readonly suggested: Readonly<Record<string, string | null>>;
      readonly problems: readonly Problem[];
    }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

export type ApplicationOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] };

/** What this page asks of the service. */
export interface Service {
  markets(): Promise<readonly MarketName[]>;
  addressFormat(market: string): Promise<AddressFormat>;
  readAddress(): Promise<StoredAddress | undefined>;
  verifyAddress(submission: Values): Promise<AddressOutcome>;
  readApplication(): Promise<Values | undefined>;
  submitApplication(submission: Values): Promise<ApplicationOutcome>;
}

export class ServiceError extends Error {
  readonly requestId: string | undefined;
  constructor(message: string, requestId: string | undefined) {
    super(message);
    this.requestId = requestId;
  }
}

export function messageOf(error: unknown, words: Words): { message: string; requestId?: string | undefined } {
  if (error instanceof ServiceError) return { message: error.message, requestId: error.requestId };
  return { message: words.unreachable };
}

export interface ServiceOptions {
  readonly fetch: typeof fetch;
  readonly tokens: Tokens;
  readonly language: string;
}

interface Judged {
  readonly success: boolean;
  readonly error: readonly Problem[] | null;
  readonly CanCorrect: boolean;
  readonly BranchCount: number;
}

const addressPath = '/v1/shopping/checkout/verify/address.json';
const applicationPath = '/v1/promote/checkout/verify/application.json';

export function createService({ fetch, tokens, language }: ServiceOptions): Service {
  async function ask<Body>(path: string, body?: Values, token?: Promise<string>): Promise<Body | undefined> {
    const response = await fetch(new URL(path, location.origin), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'accept-language': language,
        ...(token === undefined ? {} : { authorization: `Bearer ${await token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (response.ok) return answer;
    if (response.status === 404) return undefined;
    if (response.status === 401) throw new Error('401');
    throw new ServiceError(answer.error[0].message, response.headers.get('x-request-id') ?? undefined);
  }
  const call = <Body>(path: string, body?: Values) =>
    ask<Body>(path, body, tokens.get()).catch((error) => {
      if (error.message !== '401') throw error;
      return ask<Body>(path, body, tokens.renew());
    });
  const required = <Body>(answer: Body | undefined): Body => {
    if (answer === undefined) throw new Error('absent');
    return answer;
  };
  return {
    markets: async () => required(await ask<{ markets: MarketName[] }>('/v1/markets.json')).markets,
    addressFormat: async (market) =>
      required(await ask<AddressFormat>(`/v1/markets/${market}/address-format.json`)),
    readAddress: () => call(addressPath),
    verifyAddress: async (submission) => {
      const answer = required(await call<Judged & Record<string, string | null>>(addressPath, submission));
      if (answer.success) return { kind: 'accepted', branchCount: answer.BranchCount };
      const problems = answer.error ?? [];
      return answer.CanCorrect
        ? { kind: 'suggestion', suggested: answer, problems }
        : { kind: 'problems', problems };
    },
    readApplication: () => call(applicationPath),
    submitApplication: async (submission) => {
      const answer = required(await call<Judged>(applicationPath, submission));
      return answer.success ? { kind: 'accepted' } : { kind: 'problems', problems: answer.error ?? [] };
    },
  };
}
