import type { Outbox } from './outbox.ts';
import { admission, type Statement } from './statements.ts';

/** The statements of the platform's doors: each touches what belongs to one key. */

/** Deletes the row of one key; that there is none is no fault. `events` is a clause that reads from `deleted`. */
const deleteRow = (name: string, table: string, key: string, type = 'text', events = ''): Statement => ({
  name,
  rows: `${table} by ${key}${events === '' ? '' : ', outbox by the same as its subject_id'}`,
  hasDeadline: true,
  text: `
    with ${admission(2)},
    deleted as (
      delete from ${table} using admission where is_in_time and ${key} = $1::${type}
      returning ${table}.*
    )${events}
    select is_in_time from admission`,
});

export const deleteCart = ({ named, events }: Outbox): Statement =>
  deleteRow(
    named('delete_cart'),
    'carts',
    'cart_id',
    'text',
    events({ type: 'cart.deleted', from: 'deleted' }),
  );
export const deleteApplication = ({ named, events }: Outbox): Statement =>
  deleteRow(
    named('delete_application'),
    'applications',
    'session_id',
    'text',
    events({ type: 'application.deleted', from: 'deleted' }),
  );
export const deleteProfile = deleteRow('delete_profile', 'profiles', 'profile_id');
export const deleteBranch = deleteRow('delete_branch', 'branches', 'branch_id', 'bigint');
export const deleteSiteUrl = deleteRow('delete_site_url', 'site_urls', 'site_url');

export const readBranch: Statement = {
  name: 'read_branch',
  rows: 'branches by branch_id',
  text: `
    select branch_id, market, name, province, active
    from branches
    where branch_id = $1::bigint`,
};

export const readSiteUrl: Statement = {
  name: 'read_site_url',
  rows: 'site_urls by site_url',
  text: `
    select spelling, owner
    from site_urls
    where site_url = $1::text`,
};

/** Answers in `is_stored` whether it is registered to the owner now; somebody else's is left alone. */
export const putSiteUrl: Statement = {
  name: 'put_site_url',
  rows: 'site_urls by site_url',
  hasDeadline: true,
  text: `
    with ${admission(4)},
    written as (
      insert into site_urls as registered (site_url, spelling, owner)
      select $1::text, $2::text, $3::text from admission where is_in_time
      on conflict (site_url) do update set spelling = excluded.spelling
      where registered.owner = excluded.owner
      returning site_url
    )
    select is_in_time, exists (select from written) as is_stored from admission`,
};

/** Without what is sealed. */
export const readOpenApplication: Statement = {
  name: 'read_open_application',
  rows: 'applications by session_id',
  text: `
    select session_id, market, owner, record
    from applications
    where session_id = $1::text`,
};

/** With what is sealed; that it was read is on record once the answer is there. */
export const readSealedApplication: Statement = {
  name: 'read_sealed_application',
  rows: 'applications by session_id, audit_trail by the same as its subject_id',
  text: `
    with found as (
      select session_id, market, owner, record, pin, tax_id, date_of_birth
      from applications
      where session_id = $1::text
    ),
    audited as (
      insert into audit_trail (subject, subject_id, profile_id, action, actor, request_id, at)
      select 'session', session_id, owner, 'read sensitive fields', $2::text, $3::text, now() from found
    )
    select session_id, market, owner, record, pin, tax_id, date_of_birth from found`,
};

/**
 * Registers the site URL of an application to an owner, ends the application, keeps what was registered and puts on
 * record who did it, all or nothing. Answers in `is_found` whether there was an application, in `site_url` what is
 * registered now; somebody else's site URL is left alone, and the application with it.
 */
export const registerApplication = ({ named, events }: Outbox): Statement => ({
  name: named('register_application'),
  rows: 'applications and registrations by session_id, audit_trail and outbox by the same as their subject_id, site_urls by site_url',
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
    audited as (
      insert into audit_trail (subject, subject_id, profile_id, action, actor, request_id, at)
      select 'session', $1::text, owner, 'register application', $3::text, $4::text, now() from registered
    )
    select
      is_in_time,
      exists (select from application) as is_found,
      (select site_url from recorded) as site_url
    from admission`,
});

export const readRegistration: Statement = {
  name: 'read_registration',
  rows: 'registrations by session_id',
  text: `
    select session_id, site_url, owner
    from registrations
    where session_id = $1::text`,
};
