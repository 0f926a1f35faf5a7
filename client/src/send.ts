import { CheckoutError } from './checkout-error.ts';
import { type Envelope, parseEnvelope } from './outcomes.ts';

/**
 * A token, or a function that returns one. If the service refuses a token, the function is called once more
 * with it, and should then return another.
 */
export type TokenSource = string | ((refused?: string) => string | Promise<string>);

export interface Transport {
  /** Has no slash at its end. */
  readonly baseUrl: string;
  readonly token: TokenSource | undefined;
  readonly fetch: typeof fetch;
  /** Time for the whole call: tokens, attempts and waits. */
  readonly timeoutMs: number;
  readonly language: string | undefined;
  readonly mostRepeats: number;
}

export interface Call {
  readonly path: string;
  /** The body of a POST; absent for a GET. */
  readonly body?: object;
  readonly isSecured: boolean;
  readonly signal: AbortSignal | undefined;
}

/** An envelope that arrived, with any status. */
export interface Answer extends Envelope {
  readonly status: number;
  readonly requestId: string | undefined;
  /** Milliseconds. */
  readonly retryAfterMs: number | undefined;
}

const firstWaitMs = 200;
const longestWaitMs = 2_000;

/**
 * The answer to a call. Repeats the call if no answer arrived or the service asks to come again. Throws a
 * CheckoutError without an answer, the reason of the caller's signal, or what the token function throws.
 */
export async function send(transport: Transport, call: Call): Promise<Answer> {
  const control = new AbortController();
  const abort = () => control.abort(call.signal?.reason);
  if (call.signal?.aborted) abort();
  call.signal?.addEventListener('abort', abort);
  const timedOut = new CheckoutError('The service did not answer in time.', { code: 'Client.TimedOut' });
  const timer = setTimeout(() => control.abort(timedOut), transport.timeoutMs);
  try {
    return await untilAborted(sendRepeatedly(transport, call, control.signal), control.signal);
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', abort);
  }
}

/** The result of the work, or the signal's reason as soon as the signal is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop);
    work.then(resolve, reject);
  });
}

async function sendRepeatedly(transport: Transport, call: Call, signal: AbortSignal): Promise<Answer> {
  const endsAt = Date.now() + transport.timeoutMs;
  for (let repeats = 0; ; repeats += 1) {
    signal.throwIfAborted();
    const attempt = await sendAuthorized(transport, call, signal);
    signal.throwIfAborted();
    const waitMs = Math.max(attempt.retryAfterMs ?? 0, backOffMs(repeats));
    const isOver = repeats === transport.mostRepeats || Date.now() + waitMs >= endsAt;
    if (isOver || !isWorthRepeating(attempt.status, call)) {
      if (attempt instanceof CheckoutError) throw attempt;
      return attempt;
    }
    await pause(waitMs, signal);
  }
}

/** Doubles the wait; half of it is random, so that many clients do not come back at the same moment. */
function backOffMs(repeats: number): number {
  return Math.min(longestWaitMs, firstWaitMs * 2 ** repeats) * (0.5 + Math.random() / 2);
}

/**
 * Whether to send the same request again: without an answer, and after 408, 429 and 503. A second time does
 * no more than the first. Reads are also repeated after a gateway's own answers (502, 504).
 */
function isWorthRepeating(status: number, { body }: Call): boolean {
  const isRead = body === undefined;
  return [0, 408, 429, 503].includes(status) || (isRead && [502, 504].includes(status));
}

/** Resolves early when the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function sendAuthorized(
  transport: Transport,
  call: Call,
  signal: AbortSignal,
): Promise<Answer | CheckoutError> {
  const source = call.isSecured ? transport.token : undefined;
  if (typeof source !== 'function') return sendOnce(transport, call, source, signal);
  const token = await source();
  const first = await sendOnce(transport, call, token, signal);
  if (first.status !== 401) return first;
  return sendOnce(transport, call, await source(token), signal);
}

async function sendOnce(
  { baseUrl, fetch, language }: Transport,
  { path, body }: Call,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Answer | CheckoutError> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(language !== undefined && { 'accept-language': language }),
  };
  const request =
    body === undefined
      ? { headers, signal }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
          signal,
        };
  try {
    const response = await fetch(baseUrl + path, request);
    return answerOf(response, await response.text());
  } catch (cause) {
    return new CheckoutError('No answer came from the service.', { code: 'Client.NoAnswer', cause });
  }
}

function answerOf({ status, headers }: Response, text: string): Answer | CheckoutError {
  const details = {
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterMs: millisecondsOf(headers.get('retry-after')),
  };
  const envelope = parseEnvelope(text);
  if (envelope !== undefined) return { ...envelope, ...details };
  const message = 'What answered is not the service: it sent no envelope.';
  return new CheckoutError(message, { ...details, code: 'Client.Unreadable' });
}

/** Milliseconds of a Retry-After in seconds; undefined for a date, which the service does not send. */
function millisecondsOf(seconds: string | null): number | undefined {
  return seconds !== null && /^\d+$/.test(seconds) ? Number(seconds) * 1_000 : undefined;
}
