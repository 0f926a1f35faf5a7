import type { DataSubject } from '../platform/privacy-store.ts';
import type { Outbox } from './outbox.ts';
import { admission, type Statement } from './statements.ts';

/**
 * Which rows belong to the subject $1. An earlier release wrote carts without an owner: such a cart belongs
 * to the session of the same name. Another caller may have an open offer in a cart; the offer is then theirs.
 * An index serves each condition.
 */
const conditions: Readonly<Record<DataSubject['kind'], OwnedRows>> = {
  profile: {
    profiles: 'profile_id = $1::text',
    carts: 'profile_id = $1::text',
    isOffered: `offer->>'profile' = $1::text`,
    cartsOfOthers: `offer->>'profile' <> coalesce(profile_id, '')`,
    applications: 'owner = $1::text',
    registrations: 'owner = $1::text',
    siteUrls: 'owner = $1::text',
    audit: 'profile_id = $1::text',
    keys: '',
    profileId: '$1::text',
  },
  session: {
    profiles: 'false',
    carts: `(cart_id = $1::text and coalesce(session_id, cart_id) = cart_id
      or session_id = $1::text and session_id <> cart_id)`,
    isOffered: `offer->>'session' = $1::text`,
    cartsOfOthers: `offer->>'session' <> coalesce(session_id, cart_id)`,
    applications: 'session_id = $1::text',
    registrations: 'session_id = $1::text',
    siteUrls: 'false',
    audit: `(subject_id = $1::text and (subject = 'session' or session_id = subject_id)
      or session_id = $1::text and session_id <> subject_id)`,
    keys: `union values ('cart', $1::text), ('session', $1::text)`,
    profileId: 'null',
  },
};

interface OwnedRows {
  readonly profiles: string;
  readonly carts: string;
  /** Whether the open offer of a cart is the subject's. */
  readonly isOffered: string;
  readonly cartsOfOthers: string;
  readonly applications: string;
  readonly registrations: string;
  readonly siteUrls: string;
  readonly audit: string;
  /** Carts and sessions beyond the held ones that events may be about. */
  readonly keys: string;
  /** The profile that an audit entry names. */
  readonly profileId: string;
}

/** A row as a document, its columns by name: `to_jsonb` of a row loses the names on Citus. */
const documentOf = (columns: string) =>
  `jsonb_build_object(${columns
    .split(' ')
    .map((column) => `'${column}', ${column}`)
    .join(', ')})`;

/**
 * $1 the subject, $2 the actor, $3 the request id, $4 the subject's hash as a buyer. Answers one row, with a
 * member per table: an array of its rows, or for `profile` one row.
 */
const exportStatement = (kind: DataSubject['kind']): Statement => {
  const own = conditions[kind];
  return {
    name: `export_${kind}`,
    text: `
    with ${ownRows(own)},
    recorded as (
      insert into audit_trail (subject, subject_id, profile_id, action, actor, request_id, at)
      values ('${kind}', $1::text, ${own.profileId}, 'export data', $2::text, $3::text, now())
    )
    select
      (select ${documentOf('profile_id market record')} from profiles where ${own.profiles}) as profile,
      ${exportedTables(own).map(documentsOf).join(',\n      ')}`,
  };
};

/** Clauses with the rows that are the subject's own. */
const ownRows = (own: OwnedRows) => `own_carts as (
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
    own_audit as materialized (select * from audit_trail where ${own.audit})`;

interface ExportedTable {
  /** Its member of the answer. */
  readonly name: string;
  readonly columns: string;
  readonly rows: string;
  readonly order: string;
}

const exportedTables = ({ siteUrls }: OwnedRows): readonly ExportedTable[] => [
  {
    name: 'carts',
    columns: 'cart_id market setting offer profile_id session_id updated_at',
    rows: 'select * from own_carts union all select * from own_offers',
    order: 'cart_id',
  },
  {
    name: 'applications',
    columns: 'session_id market owner record pin tax_id date_of_birth updated_at',
    rows: 'select * from own_applications',
    order: 'session_id',
  },
  {
    name: 'registrations',
    columns: 'session_id site_url owner registered_at',
    rows: 'select * from own_registrations',
    order: 'session_id',
  },
  {
    name: 'site_urls',
    columns: 'spelling owner',
    rows: `select spelling, owner from site_urls where ${siteUrls}`,
    order: 'spelling',
  },
  {
    name: 'audit',
    columns: 'subject subject_id profile_id session_id action actor details request_id at',
    rows: 'select * from own_audit',
    order: 'at, audit_id',
  },
  {
    name: 'events',
    columns: 'event_id subject subject_id type occurred_at',
    rows: `select distinct event_id, subject, subject_id, type, occurred_at
         from outbox natural join own_keys`,
    order: 'event_id',
  },
  {
    name: 'pairs',
    columns: 'market locality area code first_day last_day',
    rows: 'select * from pairs where buyer = $4::text',
    order: 'market, locality_key, area, code',
  },
];

const documentsOf = ({ name, columns, rows, order }: ExportedTable) =>
  `(select coalesce(jsonb_agg(${documentOf(columns)} order by ${order}), '[]') from (${rows}) as held) as ${name}`;

/**
 * $1 the subject, $2 the actor, $3 the request id, $4 whether registered site URLs go as well, $5 the
 * subject's hash as a buyer.
 */
const eraseStatement = (kind: DataSubject['kind'], { named, events }: Outbox): Statement => {
  const own = conditions[kind];
  const deleted = (name: string, table: string, condition: string) => `
    ${name} as (delete from ${table} using admission where is_in_time and ${condition} returning ${table}.*)`;
  return {
    name: named(`erase_${kind}`),
    hasDeadline: true,
    text: `
    with ${admission(6)},
    ${deleted('erased_profiles', 'profiles', own.profiles)},
    ${deleted('erased_carts', 'carts', own.carts)},
    erased_offers as (
      update carts set offer = null from admission
      where is_in_time and ${own.isOffered} and ${own.cartsOfOthers}
      returning cart_id
    ),
    ${deleted('erased_applications', 'applications', own.applications)},
    ${deleted('erased_registrations', 'registrations', own.registrations)},
    ${deleted('erased_pairs', 'pairs', 'buyer = $5::text')},
    ${deleted('erased_site_urls', 'site_urls', `$4::boolean and ${own.siteUrls}`)},
    erased as (
      select
        (select count(*) from erased_profiles) as profiles,
        (select count(*) from erased_carts) as carts,
        (select count(*) from erased_offers) as offers,
        (select count(*) from erased_applications) as applications,
        (select count(*) from erased_registrations) as registrations,
        (select count(*) from erased_site_urls) as "siteUrls",
        (select count(*) from erased_pairs) as pairs
    ),
    recorded as (
      insert into audit_trail (subject, subject_id, profile_id, action, actor, details, request_id, at)
      select
        '${kind}', $1::text, ${own.profileId}, 'erase data', $2::text, to_jsonb(erased), $3::text, now()
      from erased, admission
      where is_in_time
    )${events({ type: 'cart.deleted', from: 'erased_carts' })}
    ${events({ type: 'application.deleted', from: 'erased_applications' })}
    select
      is_in_time,
      to_jsonb(erased) as erased,
      array(select spelling from site_urls where not $4::boolean and ${own.siteUrls} order by spelling)
        as kept_site_urls
    from admission, erased`,
  };
};

export const exportData = { profile: exportStatement('profile'), session: exportStatement('session') };

export const eraseData = (outbox: Outbox) => ({
  profile: eraseStatement('profile', outbox),
  session: eraseStatement('session', outbox),
});

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
