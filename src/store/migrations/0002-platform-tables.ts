import type { Migration } from './migration.ts';

/**
 * Applications that were registered, so that registering again answers the same; and who read sealed fields.
 * Both are keyed by session like the applications, so that a cluster keeps them in the same place. Neither
 * holds anything that a person typed, apart from the site URL, which is public.
 */
export const platformTables: Migration = {
  id: 2,
  name: 'platform tables',
  sql: `
    create table registrations (
      session_id text primary key,
      site_url text not null,
      owner text not null,
      registered_at timestamptz not null
    );

    create table audit (
      session_id text not null,
      audit_id bigint generated always as identity,
      action text not null,
      actor text not null,
      request_id text not null,
      at timestamptz not null,
      primary key (session_id, audit_id)
    );`,
};
