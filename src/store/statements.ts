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

export const readRegistration: Statement = {
  name: 'read_registration',
  text: `
    select session_id, site_url, owner
    from registrations
    where session_id = $1::text`,
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
