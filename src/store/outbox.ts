import { createHash } from 'node:crypto';
import pg from 'pg';
import { type EventType, eventSubjects } from '../events/event.ts';

/** The SQL of a number for an event, given the SQL of its subject's key. */
export type EventNumber = (subjectId: string) => string;

const nextOfSequence: EventNumber = () => `nextval('outbox_event_ids')`;

export interface OutboxOptions {
  /** Names of the endpoints, each of which gets every event. */
  readonly endpoints: readonly string[];
  /** Called after events were written. */
  readonly onWritten?: () => void;
}

/** The rows of a statement that are an event each. */
export interface EventSource {
  readonly type: EventType;
  /** Clause of the statement that returns the changed rows, with `market` and the key. */
  readonly from: string;
  /** Which of them; absent: all. */
  readonly where?: string;
}

/** What makes a statement write its events as well, in the same transaction; where there are no endpoints, nothing. */
export interface Outbox {
  readonly endpoints: readonly string[];
  /** The name of a statement that has such a clause: with another text it needs another name. */
  named(name: string): string;
  /** The clause, to be put behind the one that it reads from. */
  events(source: EventSource): string;
  /** To be called once such a statement has run. */
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
 * Event ids order the events of one subject: the id is drawn only after the change has the lock on the subject's row,
 * which it keeps until it is committed. So a later event of the subject has a larger id, and whoever sees it sees all
 * that came before it.
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
