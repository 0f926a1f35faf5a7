import type { Problem } from './types.ts';

/** What the client itself reports, besides the codes of the service. */
export type ClientCode = 'Client.NoAnswer' | 'Client.TimedOut' | 'Client.Unreadable';

export interface CheckoutErrorDetails {
  readonly status?: number;
  readonly code: string;
  readonly requestId?: string | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly problems?: readonly Problem[];
  readonly cause?: unknown;
}

/** Nothing was judged, or nobody knows whether it was. */
export class CheckoutError extends Error {
  override readonly name = 'CheckoutError';
  /** HTTP status of the answer; 0 if there was none. */
  readonly status: number;
  /** A code of docs/errors.md, or one of `ClientCode`. */
  readonly code: string;
  /** Names the request in the service's log; undefined if there was no answer. */
  readonly requestId: string | undefined;
  /** How long the service asks to wait, in milliseconds; undefined if it does not say. */
  readonly retryAfterMs: number | undefined;
  /** Everything that the answer reports. `code` and `message` come from the first problem. */
  readonly problems: readonly Problem[];

  constructor(message: string, details: CheckoutErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status ?? 0;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfterMs = details.retryAfterMs;
    this.problems = details.problems ?? [];
  }
}
