import { createHmac } from 'node:crypto';
import { eventSubjects, type PlatformEvent } from './event.ts';

/** An event as it is sent: the same bytes at every attempt and every endpoint. */
export interface Message {
  readonly id: string;
  readonly body: string;
}

/** The message of an event, laid out as Standard Webhooks recommends: type, timestamp, data. */
export function messageOf(event: PlatformEvent): Message {
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
