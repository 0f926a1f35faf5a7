import type { EventType } from '../events/event.ts';
import type { RetainedKind } from '../retention/purge-store.ts';

/** A table whose rows have a retention time. */
export interface RetainedTable {
  readonly table: string;
  /** The columns of the primary key. */
  readonly key: readonly { readonly name: string; readonly type: 'text' | 'bigint' }[];
  /** When a row was last written, or since when it is no longer needed; null: it is still needed. */
  readonly since: string;
  /** The event that tells of each purged row. */
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
