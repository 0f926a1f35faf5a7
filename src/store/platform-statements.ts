import type { EventType } from '../events/event.ts';
import { auditClause, type Recording } from './audit-clause.ts';
import type { Outbox } from './outbox.ts';
import { admission, type Statement } from './statements.ts';

/** The statements of the admin API: each touches what belongs to one key. */

export interface Deletion {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly type: 'text' | 'bigint';
  readonly recording: Recording;
  readonly event?: EventType;
}

/** $1 is the key. Records who did it. Deleting what does not exist is no error. */
function deleteRow({ name, table, key, type, recording, event }: Deletion, outbox?: Outbox): Statement {
  const events = (event && outbox?.events({ type: event, from: 'deleted' })) ?? '';
  return {
    name: outbox?.named(name) ?? name,
    hasDeadline: true,
    text: `
    with ${admission(4)},
    deleted as (
      delete from ${table} using admission where is_in_time and ${key} = $1::${type}
      returning ${table}.*
    ),
    ${auditClause(recording, { rows: 'deleted', actorAt: 2 })}${events}
    select is_in_time from admission`,
  };
}

/** Who owns a cart, and who owns its open offer. */
const partiesOf = (rows: string) => `(
        select cart_id, profile_id, session_id from ${rows}
        union
        select cart_id, offer->>'profile', offer->>'session' from ${rows} where offer is not null
      ) as party`;
const cartParties = {
  from: partiesOf,
  subject: 'cart',
  subjectId: 'cart_id',
  profileId: 'profile_id',
  sessionId: 'session_id',
} as const;
const applicant = { subject: 'session', subjectId: 'session_id', profileId: 'owner' } as const;
const profileItself = { subject: 'profile', subjectId: 'profile_id', profileId: 'profile_id' } as const;

/** What is deleted by the key of a row, where its audit entries are stored with it. */
export const deletions = {
  cart: {
    name: 'delete_cart',
    table: 'carts',
    key: 'cart_id',
    type: 'text',
    recording: { action: 'delete cart', ...cartParties },
    event: 'cart.deleted',
  },
  application: {
    name: 'delete_application',
    table: 'applications',
    key: 'session_id',
    type: 'text',
    recording: { action: 'delete application', ...applicant },
    event: 'application.deleted',
  },
  profile: {
    name: 'delete_profile',
    table: 'profiles',
    key: 'profile_id',
    type: 'text',
    recording: { action: 'delete profile', ...profileItself },
  },
} as const satisfies Record<string, Deletion>;

export const deleteCart = (outbox: Outbox): Statement => deleteRow(deletions.cart, outbox);
export const deleteApplication = (outbox: Outbox): Statement => deleteRow(deletions.application, outbox);
export const deleteProfile = deleteRow(deletions.profile);
export const deleteBranch = deleteRow({
  name: 'delete_branch',
  table: 'branches',
  key: 'branch_id',
  type: 'bigint',
  recording: { action: 'delete branch', subject: 'branch', subjectId: 'branch_id::text' },
});
export const deleteSiteUrl = deleteRow({
  name: 'delete_site_url',
  table: 'site_urls',
  key: 'site_url',
  type: 'text',
  recording: { action: 'delete site url', subject: 'site_url', subjectId: 'site_url', profileId: 'owner' },
});

export const readBranch: Statement = {
  name: 'read_branch',
  text: `
    select branch_id, market, name, province, active
    from branches
    where branch_id = $1::bigint`,
};

export const readSiteUrl: Statement = {
  name: 'read_site_url',
  text: `
    select spelling, owner
    from site_urls
    where site_url = $1::text`,
};

export interface Reading {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly columns: string;
  readonly recording: Recording;
}

/** Reads the row of one key, $1. The audit trail has the read before it is answered. */
const readRow = ({ name, table, key, columns, recording }: Reading): Statement => ({
  name,
  text: `
    with found as (
      select *
      from ${table}
      where ${key} = $1::text
    ),
    ${auditClause(recording, { rows: 'found', actorAt: 2 })}
    select ${columns} from found`,
});

export const readings = {
  profile: {
    name: 'read_held_profile',
    table: 'profiles',
    key: 'profile_id',
    columns: 'profile_id, market, record',
    recording: { action: 'read profile', ...profileItself },
  },
  cart: {
    name: 'read_held_cart',
    table: 'carts',
    key: 'cart_id',
    columns: 'cart_id, market, setting, offer',
    recording: { action: 'read cart', ...cartParties },
  },
  /** Without the sealed fields. */
  openApplication: {
    name: 'read_open_application',
    table: 'applications',
    key: 'session_id',
    columns: 'session_id, market, owner, record',
    recording: { action: 'read application', ...applicant },
  },
  /** With the sealed fields. */
  sealedApplication: {
    name: 'read_sealed_application',
    table: 'applications',
    key: 'session_id',
    columns: 'session_id, market, owner, record, pin, tax_id, date_of_birth',
    recording: { action: 'read sensitive fields', ...applicant },
  },
} as const satisfies Record<string, Reading>;

export const readHeldProfile = readRow(readings.profile);
export const readHeldCart = readRow(readings.cart);
export const readOpenApplication = readRow(readings.openApplication);
export const readSealedApplication = readRow(readings.sealedApplication);

/**
 * Registers the site URL of an application to an owner, ends the application, keeps the registration and
 * records who did it, all or nothing. Answers in `is_found` whether there was an application, and in
 * `site_url` what is registered now. Somebody else's site URL is left alone, and the application with it.
 */
export const registerApplication = ({ named, events }: Outbox): Statement => ({
  name: named('register_application'),
  hasDeadline: true,
  text: `
    with ${admission(5)},
    application as (
      select session_id, site_url, record->>'siteUrl' as spelling
      from applications
      where session_id = $1::text and (select is_in_time from admission)
      for update
    ),
    registered as (
      insert into site_urls as kept (site_url, spelling, owner)
      select site_url, spelling, $2::text from application
      on conflict (site_url) do update set spelling = excluded.spelling
      where kept.owner = excluded.owner
      returning spelling, owner
    ),
    ended as (
      delete from applications
      where session_id = $1::text and exists (select from registered)
      returning session_id, market
    )${events({ type: 'application.registered', from: 'ended' })},
    recorded as (
      insert into registrations (session_id, site_url, owner, registered_at)
      select $1::text, spelling, owner, now() from registered
      on conflict (session_id) do update set
        site_url = excluded.site_url,
        owner = excluded.owner,
        registered_at = excluded.registered_at
      returning site_url
    ),
    ${auditClause(
      { action: 'register application', ...applicant, subjectId: '$1::text' },
      { rows: 'registered', actorAt: 3 },
    )}
    select
      is_in_time,
      exists (select from application) as is_found,
      (select site_url from recorded) as site_url
    from admission`,
});

export const readRegistration: Statement = {
  name: 'read_registration',
  text: `
    select session_id, site_url, owner
    from registrations
    where session_id = $1::text`,
};
