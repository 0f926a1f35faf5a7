import type { Migration } from './migration.ts';

/**
 * Who owns a cart, so that everything held about a profile or a session can be found; and one trail of what
 * was decided, read and erased. `subject` says what `subject_id` is, a cart, a session or a profile; it leads
 * the key, so that a cluster keeps an entry with its subject. `profile_id` and `session_id` say whose data it
 * is.
 *
 * The indexes leave out guests, and carts named after their session: an update that sets an indexed column to
 * its present value needs no index entry (HOT). The release before this one writes to the view.
 */
export const ownersAndAuditTrail: Migration = {
  id: 4,
  name: 'owners and audit trail',
  sql: `
    alter table carts
      add column profile_id text,
      add column session_id text;
    create index carts_by_profile on carts (profile_id) where profile_id is not null;
    create index carts_by_session on carts (session_id) where session_id <> cart_id;
    create index applications_by_owner on applications (owner) where owner is not null;
    create index site_urls_by_owner on site_urls (owner);
    create index registrations_by_owner on registrations (owner);

    alter table audit rename to audit_trail;
    alter table audit_trail rename column session_id to subject_id;
    alter table audit_trail
      add column subject text not null default 'session'
        check (subject in ('cart', 'session', 'profile')),
      add column profile_id text,
      add column session_id text,
      add column details jsonb,
      alter column actor drop not null,
      alter column request_id drop not null;
    create index audit_trail_by_profile on audit_trail (profile_id) where profile_id is not null;
    create index audit_trail_by_session on audit_trail (session_id) where session_id <> subject_id;

    create view audit as
      select subject_id as session_id, audit_id, action, actor, request_id, at
      from audit_trail
      where subject = 'session';`,
};
