import { createHash } from 'node:crypto';
import pg from 'pg';
import { type EventType, eventSubjects } from '../events/event.ts';

/** The SQL of an event's number, given the SQL of its subject's key. */
export type EventNumber = (subjectId: string) => string;

export const nextOfSequence: EventNumber = () => `nextval('outbox_event_ids')`;

export interface OutboxOptions {
  /** Names of the endpoints, each of which gets every event. */
  readonly endpoints: readonly string[];
  readonly onWritten?: () => void;
}

/** The rows of a statement of which each is an event. */
export interface EventSource {
  readonly type: EventType;
  /** The clause of the statement that returns the changed rows, with `market` and the key. */
  readonly from: string;
  /** Which rows count; absent: all. */
  readonly where?: string;
}

/** Makes a statement write its events as well, in the same transaction; writes nothing without endpoints. */
export interface Outbox {
  readonly endpoints: readonly string[];
  /** The name of a statement with such a clause: other text needs another name. */
  named(name: string): string;
  /** The clause, to go after the one that it reads from. */
  events(source: EventSource): string;
  /** Call it once such a statement has run. */
  written(): void;
}

const noOutbox: Outbox = {
  endpoints: [],
  named: (name) => name,
  events: () => '',
  written: () => undefined,
};

export function openOutbox(options?: OutboxOptions, number: EventNumber = nextOfSequence): Outbox {
  if (options === undefined || options.endpoints.length === 0) return noOutbox;
  const endpoints = options.endpoints.map((name) => pg.escapeLiteral(name)).join(', ');
  const suffix = createHash('sha256').update(endpoints).digest('hex').slice(0, 8);
  return {
    endpoints: options.endpoints,
    named: (name) => `${name}_noting_${suffix}`,
    events: (source) => clauseOf(source, endpoints, number),
    written: () => options.onWritten?.(),
  };
}

const keys = { cart: 'cart_id', session: 'session_id' } as const;

/**
 * Ids order the events of a subject: one is drawn once the change holds the lock on the subject's row, until
 * it is committed. Whoever sees an id can see all earlier ones of its subject.
 */
function clauseOf(
  { type, from, where = 'true' }: EventSource,
  endpoints: string,
  number: EventNumber,
): string {
  const subject = eventSubjects[type];
  const key = keys[subject];
  return `,
    ${from}_event as (
      select ${number(key)} as event_id, ${key} as subject_id, market, clock_timestamp() as at
      from ${from}
      where ${where}
    ),
    ${from}_noted as (
      insert into outbox
        (subject_id, subject, event_id, endpoint, type, market, occurred_at, pending_since, next_attempt_at)
      select subject_id, '${subject}', event_id, endpoint, '${type}', market, at, at, at
      from ${from}_event, unnest(array[${endpoints}]) as endpoint
    )`;
}
