import type { EventType } from '../events/event-store.ts';
import type { RetainedKind } from '../retention/retention.ts';

/**
 * A table of the store: on several nodes spread by the hash of a column, or copied to every node, or on the
 * coordinator alone, for tables that no request needs. What export and erasure do with its rows is in
 * `sql-privacy-store.ts`.
 */
interface Table {
  readonly table: string;
  readonly spreadBy?: string;
  readonly isCopied?: true;
  /** It holds what people typed, so deleted rows must leave no traces in the files of the embedded store. */
  readonly holdsTypedText?: true;
}

/** Every table, one row each. `carts` comes first: tables that are spread later lie in its shards. */
export const tables: readonly Table[] = [
  { table: 'carts', spreadBy: 'cart_id', holdsTypedText: true },
  { table: 'profiles', spreadBy: 'profile_id', holdsTypedText: true },
  { table: 'applications', spreadBy: 'session_id', holdsTypedText: true },
  { table: 'registrations', spreadBy: 'session_id', holdsTypedText: true },
  { table: 'audit_trail', spreadBy: 'subject_id' },
  { table: 'outbox', spreadBy: 'subject_id' },
  { table: 'pairs', spreadBy: 'buyer', holdsTypedText: true },
  { table: 'decisions' },
  { table: 'taught_pairs' },
  { table: 'hash_keys' },
  { table: 'site_urls', isCopied: true, holdsTypedText: true },
  { table: 'branches', isCopied: true },
  { table: 'leases' },
  { table: 'schema_migrations' },
];

export interface RetainedTable {
  readonly table: string;
  /** The columns of the primary key with their types. */
  readonly key: Readonly<Record<string, 'text' | 'bigint' | 'date' | 'smallint'>>;
  /** When a row was last written, or since when it is no longer needed; null: it is still needed. */
  readonly since: string;
  /** The event that tells of each purged row. */
  readonly event?: EventType;
}

/** The SQL of the time at which the date of a column begins. */
function startOf(column: string): string {
  return `(${column}::timestamp at time zone 'UTC')`;
}

/** The tables whose rows are not kept for good. */
export const retainedTables: Readonly<Record<RetainedKind, RetainedTable>> = {
  carts: { table: 'carts', key: { cart_id: 'text' }, since: 'updated_at', event: 'cart.deleted' },
  applications: {
    table: 'applications',
    key: { session_id: 'text' },
    since: 'updated_at',
    event: 'application.deleted',
  },
  registrations: { table: 'registrations', key: { session_id: 'text' }, since: 'registered_at' },
  audit: { table: 'audit_trail', key: { subject_id: 'text', audit_id: 'bigint' }, since: 'at' },
  events: {
    table: 'outbox',
    key: { subject_id: 'text', event_id: 'bigint', endpoint: 'text' },
    since: 'coalesce(delivered_at, expired_at)',
  },
  pairs: {
    table: 'pairs',
    key: { buyer: 'text', market: 'text', locality_key: 'text', area: 'text', code: 'text' },
    since: startOf('last_day'),
  },
  decisions: {
    table: 'decisions',
    key: { market: 'text', day: 'date', outcome: 'text', code: 'text', change: 'text', tenth: 'smallint' },
    since: startOf('day'),
  },
};

/** The columns of a key, in the SQL of an array of their texts. */
export function cursorSql(key: RetainedTable['key'], array: string): string {
  return Object.values(key)
    .map((type, index) => `${array}[${index + 1}]::${type}`)
    .join(', ');
}

/** Tables that are spread over the nodes, each with the column by whose hash a row has its node. */
export const spreadTables: ReadonlyMap<string, string> = new Map(
  tables.flatMap(({ table, spreadBy }) => (spreadBy ? [[table, spreadBy] as const] : [])),
);

/** Tables of which every node has a copy. */
export const copiedTables = tables.filter(({ isCopied }) => isCopied).map(({ table }) => table);
