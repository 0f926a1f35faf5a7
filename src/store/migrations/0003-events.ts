import type { Migration } from './migration.ts';

/**
 * Events to deliver, one row for each event and endpoint, and who delivers them. `subject` says what
 * `subject_id` is, a cart or a session; it leads the key, so that a cluster keeps an event with its subject.
 * A row holds nothing that a person typed. The indexes hold only pending rows, however many are kept.
 */
export const events: Migration = {
  id: 3,
  name: 'events',
  sql: `
    create table leases (
      name text primary key,
      holder text not null,
      expires_at timestamptz not null
    );

    create sequence outbox_event_ids;

    create table outbox (
      subject_id text not null,
      subject text not null check (subject in ('cart', 'session')),
      event_id bigint not null,
      endpoint text not null,
      type text not null,
      market text not null,
      occurred_at timestamptz not null,
      pending_since timestamptz not null,
      next_attempt_at timestamptz not null,
      attempts integer not null default 0,
      outcome text,
      delivered_at timestamptz,
      expired_at timestamptz,
      primary key (subject_id, event_id, endpoint)
    );

    create index outbox_due on outbox (endpoint, next_attempt_at, event_id)
      where delivered_at is null and expired_at is null;

    create index outbox_pending on outbox (endpoint, subject_id, subject, event_id)
      where delivered_at is null and expired_at is null;`,
};
