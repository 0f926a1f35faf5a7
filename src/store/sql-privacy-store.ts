import type { DataSubject, Erasure, PrivacyStore } from '../platform/privacy-store.ts';
import type { Statement } from './database.ts';
import { auditEntries, type OwnedRows, ownedRows, toHeldData } from './rows.ts';
import type { StoreParts } from './store-parts.ts';

/** The arrays of rows in an answer: their columns, where they are from, and their order. */
const exportedTables = ({ siteUrls }: OwnedRows) => ({
  carts: {
    columns: 'cart_id market setting offer profile_id session_id updated_at',
    rows: 'select * from own_carts union all select * from own_offers',
    order: 'cart_id',
  },
  applications: {
    columns: 'session_id market owner record pin tax_id date_of_birth updated_at',
    rows: 'select * from own_applications',
    order: 'session_id',
  },
  registrations: {
    columns: 'session_id site_url owner registered_at',
    rows: 'select * from own_registrations',
    order: 'session_id',
  },
  site_urls: {
    columns: 'spelling owner',
    rows: `select spelling, owner from site_urls where ${siteUrls}`,
    order: 'spelling',
  },
  audit: {
    columns: 'subject subject_id profile_id session_id action actor details request_id at',
    rows: 'select * from own_audit',
    order: 'at, audit_id',
  },
  events: {
    columns: 'event_id subject subject_id type occurred_at',
    rows: `
        select distinct event_id, subject, subject_id, type, occurred_at
        from outbox natural join own_keys`,
    order: 'event_id',
  },
  pairs: {
    columns: 'market locality area code first_day last_day',
    rows: 'select * from pairs where buyer = $4::text',
    order: 'market, locality_key, area, code',
  },
});

/** A row as a document, its columns by name: `to_jsonb` of a row loses the names on Citus. */
const documentOf = (columns: string) =>
  `jsonb_build_object(${columns.replaceAll(/(\w+) ?/g, `'$1', $1, `).slice(0, -2)})`;

/**
 * $1 the subject, $2 the actor, $3 the request id, $4 the subject's hash as a buyer. Answers one row, with a
 * member per table: an array of its rows, or for `profile` one row.
 */
const exportStatement = (kind: DataSubject['kind']): Statement => {
  const own = ownedRows(kind, '$1::text');
  const arrays = Object.entries(exportedTables(own)).map(
    ([name, { columns, rows, order }]) => `
      (
        select coalesce(jsonb_agg(${documentOf(columns)} order by ${order}), '[]')
        from (${rows}) as held
      ) as ${name}`,
  );
  return {
    name: `export_${kind}`,
    text: `
    with own_carts as (
      select cart_id, market, setting, case when ${own.isOffered} then offer end as offer,
        profile_id, session_id, updated_at
      from carts where ${own.carts}
    ),
    own_offers as (
      select cart_id, market, null::jsonb as setting, offer,
        offer->>'profile' as profile_id, offer->>'session' as session_id, updated_at
      from carts where ${own.isOffered} and ${own.cartsOfOthers}
    ),
    own_applications as (select * from applications where ${own.applications}),
    own_registrations as (select * from registrations where ${own.registrations}),
    own_keys (subject, subject_id) as (
      select 'cart', cart_id from own_carts
      union select 'session', session_id from own_applications
      union select 'session', session_id from own_registrations
      ${own.keys}
    ),
    own_audit as materialized (select * from audit_trail where ${own.audit}),
    recorded as (
      insert into audit_trail (subject, subject_id, profile_id, action, actor, request_id, at)
      values ('${kind}', $1::text, ${own.profileId}, 'export data', $2::text, $3::text, now())
    )
    select
      (select ${documentOf('profile_id market record')} from profiles where ${own.profiles}) as profile,
      ${arrays.join(',')}`,
  };
};

export const exportData = { profile: exportStatement('profile'), session: exportStatement('session') };

/**
 * $1 cart, $2 session, $3 profile, $4 action, $5 since, each null where it does not count; $6 the most
 * entries.
 */
export const listAudit: Statement = {
  name: 'list_audit',
  text: `
    select audit_id, subject, subject_id, profile_id, session_id, action, actor, details, request_id, at
    from audit_trail
    where ($1::text is null or subject = 'cart' and subject_id = $1::text)
      and ($2::text is null or subject = 'session' and subject_id = $2::text or session_id = $2::text)
      and ($3::text is null or profile_id = $3::text)
      and ($4::text is null or action = $4::text)
      and ($5::timestamptz is null or at >= $5::timestamptz)
    order by at desc, audit_id desc
    limit $6::bigint`,
};

/** An export is one statement, and so one moment; it throws FieldCipherError. */
export function createSqlPrivacyStore(parts: StoreParts): PrivacyStore {
  const { database, functions, cipher, outbox, hashOf } = parts;
  return {
    async exportData({ kind, id }, { actor, requestId }) {
      const buyer = await hashOf({ kind, id });
      const [row] = await database.run(exportData[kind], [id, actor, requestId, buyer]);
      return toHeldData(row ?? {}, cipher);
    },
    async eraseData({ kind, id }, { actor, requestId }, { siteUrls }) {
      const values = [id, actor, requestId, siteUrls, await hashOf({ kind, id })];
      const [row] = await database.run(functions.eraseData[kind].call(outbox), values);
      outbox.written();
      const counts = row?.erased as Omit<Erasure, 'keptSiteUrls'>;
      return { ...counts, keptSiteUrls: row?.kept_site_urls as readonly string[] };
    },
    async listAudit({ cart, session, profile, action, since, limit }) {
      const filter = [cart, session, profile, action, since].map((value) => value ?? null);
      const newestFirst = await database.run(listAudit, [...filter, limit]);
      return newestFirst.map(auditEntries.read).reverse();
    },
  };
}
