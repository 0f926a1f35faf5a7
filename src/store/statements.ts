import { auditClause } from './audit-clause.ts';

/**
 * A statement, prepared once per connection under its name. So changed text needs a new name only where two
 * releases share a connection pooler.
 *
 * Values come as arrays, one element per row. A statement touches only the rows of its keys, so that carts,
 * applications and profiles can be sharded by them; branches and site_urls are small and can be replicated.
 */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /**
   * Takes a deadline as its last value, in milliseconds of the server's clock, and answers one row that says
   * in `is_in_time` whether it was met; past it nothing is written. A statement whose caller gave up while it
   * waited in a frozen server or a broken network must not overwrite what was acknowledged since.
   */
  readonly hasDeadline?: true;
}

/** The clause that says whether the deadline, the parameter at this position, is met. */
export const admission = (position: number) =>
  `admission as (select clock_timestamp() < to_timestamp($${position}::float8 / 1000) as is_in_time)`;

export const readCarts: Statement = {
  name: 'read_carts',
  text: `
    select cart_id, market, setting, offer
    from carts
    where cart_id = any($1::text[])`,
};

export const readProfiles: Statement = {
  name: 'read_profiles',
  text: `
    select profile_id, market, record
    from profiles
    where profile_id = any($1::text[])`,
};

export const readApplications: Statement = {
  name: 'read_applications',
  text: `
    select session_id, record, pin, tax_id, date_of_birth
    from applications
    where session_id = any($1::text[])`,
};

export const readSiteUrls: Statement = {
  name: 'read_site_urls',
  text: `
    select site_url, owner
    from site_urls
    where site_url = any($1::text[])`,
};

export const readBranches: Statement = {
  name: 'read_branches',
  text: 'select branch_id, market, name, province, active from branches order by branch_id',
};

/** Only what differs is written and recorded: platforms put in everything again and again. */
export const putBranches: Statement = {
  name: 'put_branches',
  hasDeadline: true,
  text: `
    with ${admission(8)},
    written as (
      insert into branches as held (branch_id, market, name, province, active)
      select branch_id, market, name, province, active
      from admission, unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::boolean[])
        as entry (branch_id, market, name, province, active)
      where is_in_time
      on conflict (branch_id) do update set
        market = excluded.market,
        name = excluded.name,
        province = excluded.province,
        active = excluded.active
      where (held.market, held.name, held.province, held.active)
        is distinct from (excluded.market, excluded.name, excluded.province, excluded.active)
      returning branch_id
    ),
    ${auditClause(
      { action: 'put branch', subject: 'branch', subjectId: 'branch_id::text' },
      { rows: 'written', actorAt: 6 },
    )}
    select is_in_time from admission`,
};

/**
 * Answers in `stored` the site URLs that are now registered to their owner; somebody else's is left alone. A
 * registration that already stood is not recorded again.
 */
export const putSiteUrls: Statement = {
  name: 'put_site_urls',
  hasDeadline: true,
  text: `
    with ${admission(6)},
    written as (
      insert into site_urls as registered (site_url, spelling, owner)
      select site_url, spelling, owner
      from admission, unnest($1::text[], $2::text[], $3::text[]) as entry (site_url, spelling, owner)
      where is_in_time
      on conflict (site_url) do update set spelling = excluded.spelling
      where registered.owner = excluded.owner
      returning site_url, spelling, owner
    ),
    changed as (
      select site_url, spelling, owner from written
      except
      select site_url, spelling, owner from site_urls where site_url = any($1::text[])
    ),
    ${auditClause(
      { action: 'put site url', subject: 'site_url', subjectId: 'site_url', profileId: 'owner' },
      { rows: 'changed', actorAt: 4 },
    )}
    select is_in_time, array(select site_url from written) as stored from admission`,
};

/** Whether what it runs on can write: neither a standby nor a server or session that was set to read only. */
export const ping: Statement = {
  name: 'ping',
  text: `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
};

/**
 * What the embedded engine has to be told to do: write its log back to the tables once it has grown by 64 MB,
 * and take statistics of a table that has about doubled since the last time, or was rewritten as much.
 */
export const dueUpkeep: Statement = {
  name: 'due_upkeep',
  text: `
    select 'checkpoint' as command
    from pg_control_checkpoint()
    where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 64 * 1024 * 1024
    union all
    select format('analyze %I', relname)
    from pg_stat_user_tables
    where n_mod_since_analyze > 500 + n_live_tup / 2`,
};
