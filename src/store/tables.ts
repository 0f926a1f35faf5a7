import type { EventType } from '../events/event-store.ts';
import type { RetainedKind } from '../retention/purge-store.ts';

/** A table of the store. What export and erasure do with its rows is in `sql-privacy-store.ts`. */
interface Table {
  readonly table: string;
  /**
   * Where its rows are on several nodes: spread by the hash of a column, copied to every node, or on the
   * coordinator alone, for tables that no request needs.
   */
  readonly rows: { readonly spreadBy: string } | 'copied' | 'on the coordinator';
  /** It holds what people typed, so deleted rows must leave no traces in the files of the embedded store. */
  readonly holdsTypedText?: true;
  /** Absent if its rows are kept for good. */
  readonly retained?: Retained;
}

interface Retained {
  readonly kind: RetainedKind;
  /** The columns of the primary key. */
  readonly key: readonly { readonly name: string; readonly type: 'text' | 'bigint' | 'date' | 'smallint' }[];
  /** When a row was last written, or since when it is no longer needed; null: it is still needed. */
  readonly since: string;
  /** The event that tells of each purged row. */
  readonly event?: EventType;
}

function texts(...names: readonly string[]) {
  return names.map((name) => ({ name, type: 'text' as const }));
}

const bigint = (name: string) => ({ name, type: 'bigint' as const });

/** The SQL of the time at which the date of a column begins. */
function startOf(column: string): string {
  return `(${column}::timestamp at time zone 'UTC')`;
}

/** Every table, one row each. `carts` comes first: tables that are spread later lie in its shards. */
export const tables: readonly Table[] = [
  {
    table: 'carts',
    rows: { spreadBy: 'cart_id' },
    holdsTypedText: true,
    retained: { kind: 'carts', key: texts('cart_id'), since: 'updated_at', event: 'cart.deleted' },
  },
  { table: 'profiles', rows: { spreadBy: 'profile_id' }, holdsTypedText: true },
  {
    table: 'applications',
    rows: { spreadBy: 'session_id' },
    holdsTypedText: true,
    retained: {
      kind: 'applications',
      key: texts('session_id'),
      since: 'updated_at',
      event: 'application.deleted',
    },
  },
  {
    table: 'registrations',
    rows: { spreadBy: 'session_id' },
    holdsTypedText: true,
    retained: { kind: 'registrations', key: texts('session_id'), since: 'registered_at' },
  },
  {
    table: 'audit_trail',
    rows: { spreadBy: 'subject_id' },
    retained: { kind: 'audit', key: [...texts('subject_id'), bigint('audit_id')], since: 'at' },
  },
  {
    table: 'outbox',
    rows: { spreadBy: 'subject_id' },
    retained: {
      kind: 'events',
      key: [...texts('subject_id'), bigint('event_id'), ...texts('endpoint')],
      since: 'coalesce(delivered_at, expired_at)',
    },
  },
  {
    table: 'pairs',
    rows: { spreadBy: 'buyer' },
    holdsTypedText: true,
    retained: {
      kind: 'pairs',
      key: texts('buyer', 'market', 'locality_key', 'area', 'code'),
      since: startOf('last_day'),
    },
  },
  {
    table: 'decisions',
    rows: 'on the coordinator',
    retained: {
      kind: 'decisions',
      key: [
        ...texts('market'),
        { name: 'day', type: 'date' },
        ...texts('outcome', 'code', 'change'),
        { name: 'tenth', type: 'smallint' },
      ],
      since: startOf('day'),
    },
  },
  { table: 'taught_pairs', rows: 'on the coordinator' },
  { table: 'hash_keys', rows: 'on the coordinator' },
  { table: 'site_urls', rows: 'copied', holdsTypedText: true },
  { table: 'branches', rows: 'copied' },
  { table: 'leases', rows: 'on the coordinator' },
  { table: 'schema_migrations', rows: 'on the coordinator' },
];

export type RetainedTable = Retained & Pick<Table, 'table'>;

export const retainedTables = Object.fromEntries(
  tables.flatMap(({ table, retained }) =>
    retained === undefined ? [] : [[retained.kind, { table, ...retained }]],
  ),
) as Readonly<Record<RetainedKind, RetainedTable>>;

/** Tables that are spread over the nodes, each with the column by whose hash a row has its node. */
export const spreadTables: ReadonlyMap<string, string> = new Map(
  tables.flatMap(({ table, rows }) => (typeof rows === 'object' ? [[table, rows.spreadBy] as const] : [])),
);

/** Tables of which every node has a copy. */
export const copiedTables: readonly string[] = tables
  .filter(({ rows }) => rows === 'copied')
  .map(({ table }) => table);
