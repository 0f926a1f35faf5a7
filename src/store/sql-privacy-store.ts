import type { DataSubject } from '../checkout/ports.ts';
import type * as privacy from '../platform/platform-store.ts';
import type { Row, Statement } from './database.ts';
import type { FieldCipher } from './field-cipher.ts';
import { rowShape, texts, toMembers, toTimestamp } from './row-shape.ts';
import * as rows from './rows.ts';
import type { StoreParts } from './store-parts.ts';

const cartOwners = rowShape<{ profile: string | null; session: string | null; updatedAt: string }>({
  profile: ['text', 'profile_id'],
  session: ['text', 'session_id'],
  updatedAt: 'timestamp',
});

const datedRegistrations = rowShape<privacy.HeldData['registrations'][number]>({
  ...rows.registration,
  registeredAt: 'timestamp',
});

const auditEntries = rowShape<privacy.AuditEntry>({
  ...texts('action', 'actor', 'subject', 'subjectId', 'requestId'),
  at: 'timestamp',
  profile: ['text', 'profile_id'],
  session: ['text', 'session_id'],
  details: 'jsonb',
});

const heldEvents = rowShape<privacy.HeldEvent>({
  ...texts('type', 'subject', 'subjectId'),
  occurredAt: 'timestamp',
});

/** The arrays of rows in an answer: their columns, where they are from, and their order. */
const exportedTables = ({ siteUrls }: rows.OwnedRows) => ({
  carts: {
    columns: `cart_id, market, setting, offer, ${cartOwners.columns}`,
    from: '(select * from own_carts union all select * from own_offers) as held',
    order: 'cart_id',
  },
  applications: {
    columns: `${rows.holders.columns}, record, pin, tax_id, date_of_birth, updated_at`,
    from: 'own_applications',
    order: 'session_id',
  },
  registrations: { columns: datedRegistrations.columns, from: 'own_registrations', order: 'session_id' },
  site_urls: { columns: rows.heldSiteUrls.columns, from: `site_urls where ${siteUrls}`, order: 'spelling' },
  audit: { columns: auditEntries.columns, from: 'own_audit', order: 'at, audit_id' },
  events: {
    columns: heldEvents.columns,
    from: `(
          select distinct event_id, subject, subject_id, type, occurred_at
          from outbox natural join own_keys
        ) as held`,
    order: 'event_id',
  },
  pairs: {
    columns: 'market, locality, area, code, first_day, last_day',
    from: 'pairs where buyer = $4::text',
    order: 'market, locality_key, area, code',
  },
});

/** A row as a document, its columns by name: `to_jsonb` of a row loses the names on Citus. */
const documentOf = (columns: string) => `jsonb_build_object(${columns.replaceAll(/\w+/g, "'$&', $&")})`;

/**
 * $1 the subject, $2 the actor, $3 the request id, $4 the subject's hash as a buyer. Answers one row, with a
 * member per table: an array of its rows, or for `profile` one row.
 */
const exportStatement = (kind: DataSubject['kind']): Statement => {
  const own = rows.ownedRows(kind, '$1::text');
  const arrays = Object.entries(exportedTables(own)).map(
    ([name, { columns, from, order }]) => `
      (
        select coalesce(jsonb_agg(${documentOf(columns)} order by ${order}), '[]')
        from ${from}
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
      (select ${documentOf('profile_id, market, record')} from profiles where ${own.profiles}) as profile,
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
    select ${auditEntries.columns}
    from audit_trail
    where ($1::text is null or subject = 'cart' and subject_id = $1::text)
      and ($2::text is null or subject = 'session' and subject_id = $2::text or session_id = $2::text)
      and ($3::text is null or profile_id = $3::text)
      and ($4::text is null or action = $4::text)
      and ($5::timestamptz is null or at >= $5::timestamptz)
    order by at desc, audit_id desc
    limit $6::bigint`,
};

/** Throws FieldCipherError where a sealed field cannot be read. */
function toHeldData(row: Row, cipher: FieldCipher): privacy.HeldData {
  const of = (column: string) => row[column] as readonly Row[];
  return {
    profile: row.profile === null ? null : rows.toProfileEntry(row.profile as Row),
    carts: of('carts').map((cart) => ({ ...rows.toHeldCart(cart), ...cartOwners.read(cart) })),
    applications: of('applications').map((application) => ({
      ...rows.toHeld(application, cipher),
      updatedAt: toTimestamp(application.updated_at),
    })),
    siteUrls: of('site_urls').map(rows.heldSiteUrls.read),
    registrations: of('registrations').map(datedRegistrations.read),
    audit: of('audit').map(auditEntries.read),
    events: of('events').map(heldEvents.read),
    pairs: of('pairs')
      .map(toMembers<privacy.HeldPair>)
      .map((pair) => ({ ...pair, area: pair.area || null })),
  };
}

/** An export is one statement, and so one moment; it throws FieldCipherError. */
export function createSqlPrivacyStore(parts: StoreParts): privacy.PrivacyStore {
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
      const counts = row?.erased as Omit<privacy.Erasure, 'keptSiteUrls'>;
      return { ...counts, keptSiteUrls: row?.kept_site_urls as readonly string[] };
    },
    async listAudit({ cart, session, profile, action, since, limit }) {
      const filter = [cart, session, profile, action, since].map((value) => value ?? null);
      const newestFirst = await database.run(listAudit, [...filter, limit]);
      return newestFirst.map(auditEntries.read).reverse();
    },
  };
}
