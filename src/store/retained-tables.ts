import type { EventType } from '../events/event.ts';
import type { RetainedKind } from '../retention/purge-store.ts';

/** A table of which rows are kept for a time and no longer. */
export interface RetainedTable {
  readonly table: string;
  /** The columns of the primary key. */
  readonly key: readonly { readonly name: string; readonly type: 'text' | 'bigint' }[];
  /** When a row was written last, or since when it is not needed any more; null is needed still. */
  readonly since: string;
  /** What somebody who listens is told of each row that is gone. */
  readonly event?: EventType;
}

const session = { name: 'session_id', type: 'text' } as const;
const subject = { name: 'subject_id', type: 'text' } as const;

export const retainedTables: Readonly<Record<RetainedKind, RetainedTable>> = {
  applications: {
    table: 'applications',
    key: [session],
    since: 'updated_at',
    event: 'application.deleted',
  },
  carts: {
    table: 'carts',
    key: [{ name: 'cart_id', type: 'text' }],
    since: 'updated_at',
    event: 'cart.deleted',
  },
  registrations: { table: 'registrations', key: [session], since: 'registered_at' },
  audit: { table: 'audit_trail', key: [subject, { name: 'audit_id', type: 'bigint' }], since: 'at' },
  events: {
    table: 'outbox',
    key: [subject, { name: 'event_id', type: 'bigint' }, { name: 'endpoint', type: 'text' }],
    since: 'coalesce(delivered_at, expired_at)',
  },
};
