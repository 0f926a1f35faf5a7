import { createHmac } from 'node:crypto';
import type { SignedEndpoint } from '../config/webhook-settings.ts';
import { codeOf } from '../operator-error.ts';
import { eventSubjects, type PlatformEvent } from './event-store.ts';

/**
 * The result of an attempt: `gone` and `refused` concern this event, `unreachable` the endpoint as a whole.
 * `word` is the status, or says why there is none, without anything that the endpoint sent.
 */
export interface Outcome {
  readonly verdict: 'delivered' | 'gone' | 'refused' | 'unreachable';
  readonly word: string;
  readonly retryAfterMs?: number | undefined;
}

/** No more of an answer than this is read; a connection with more is not reused. */
const longestAnswerBytes = 64 * 1024;

/** Sends a message once, signed for this moment. Redirects are not followed. Never rejects. */
export async function postMessage(
  { url, authorization, secrets }: SignedEndpoint,
  message: Message,
  timeoutMs: number,
  now: () => Date,
): Promise<Outcome> {
  const timestamp = Math.floor(now().getTime() / 1000);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'checkout-verification',
        'webhook-id': message.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf(message, timestamp, secrets),
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // The status is the answer; a body that does not end does not change it.
    await readAway(response).catch(() => undefined);
    return outcomeOf(response, now());
  } catch (error) {
    return { verdict: 'unreachable', word: wordOf(error) };
  }
}

/** A connection is reused only when everything that came over it was read. */
async function readAway({ body }: Response): Promise<void> {
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > longestAnswerBytes) return;
  }
}

function outcomeOf({ status, ok, headers }: Response, now: Date): Outcome {
  const word = String(status);
  if (ok) return { verdict: 'delivered', word };
  if (status === 410) return { verdict: 'gone', word };
  const verdict = status >= 500 || status === 429 ? 'unreachable' : 'refused';
  return { verdict, word, retryAfterMs: retryAfterMs(headers.get('retry-after'), now) };
}

/** `timeout`, or the code of the underlying error, or a word for none. */
function wordOf(error: unknown): string {
  if (!(error instanceof Error)) return 'network error';
  if (error.name === 'TimeoutError') return 'timeout';
  const code = codeOf(error.cause);
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code : 'network error';
}

/** The longest wait, whatever an endpoint asks for. */
const longestRestMs = 3_600_000;

/**
 * A Retry-After header (RFC 9110, 10.2.3), in seconds or as a date, as milliseconds from now; undefined where
 * it is absent or unreadable.
 */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestRestMs);
}

/** An event as it is sent: the same bytes at every attempt and every endpoint. */
export type Message = ReturnType<typeof messageOf>;

/** The message of an event, laid out as Standard Webhooks recommends: type, timestamp, data. */
export function messageOf(event: PlatformEvent) {
  const { type, subjectId, market, occurredAt } = event;
  const data = { [eventSubjects[type]]: subjectId, market };
  return {
    id: messageIdOf(event),
    body: JSON.stringify({ type, timestamp: occurredAt.toISOString(), data }),
  };
}

/**
 * The time keeps the id unique even where a database was restored to an earlier state and counts from there
 * again. It has no full stop, which separates the parts of what is signed.
 */
export function messageIdOf({ eventId, occurredAt }: Pick<PlatformEvent, 'eventId' | 'occurredAt'>): string {
  return `evt_${occurredAt.getTime()}_${eventId}`;
}

/** The event that a message id names; undefined where the text is no such id. */
export function parseMessageId(text: string): Pick<PlatformEvent, 'eventId' | 'occurredAt'> | undefined {
  const [, time, eventId] = /^evt_(\d{1,15})_(\d{1,18})$/.exec(text) ?? [];
  return eventId === undefined ? undefined : { eventId, occurredAt: new Date(Number(time)) };
}

/**
 * `webhook-signature` of Standard Webhooks 1.0: HMAC-SHA256 over id, time of the attempt and body, one for
 * each secret, any of which can verify. `timestamp` is in whole seconds of Unix time.
 */
export function signatureOf({ id, body }: Message, timestamp: number, secrets: readonly Buffer[]): string {
  const signed = `${id}.${timestamp}.${body}`;
  return secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
    .join(' ');
}
