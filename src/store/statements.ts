import { namedStatements } from './database.ts';
import { branchRows } from './rows.ts';

/** What the steps read, and what is asked of the store itself. */
export const stepStatements = namedStatements({
  readCarts: 'select cart_id, market, setting, offer from carts where cart_id = any($1::text[])',
  readProfiles: 'select profile_id, market, record from profiles where profile_id = any($1::text[])',
  readApplications: `
    select session_id, record, pin, tax_id, date_of_birth
    from applications where session_id = any($1::text[])`,
  readSiteUrls: 'select site_url, owner from site_urls where site_url = any($1::text[])',
  readBranches: `select ${branchRows.columns} from branches order by branch_id`,
  readBranch: `select ${branchRows.columns} from branches where branch_id = $1::bigint`,
  readSiteUrl: 'select spelling, owner from site_urls where site_url = $1::text',
  readRegistration: 'select session_id, site_url, owner from registrations where session_id = $1::text',
  /** Whether it runs on what can write: no standby, and no server or session that was set to read only. */
  ping: `select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only`,
  /**
   * What the embedded engine has to be told to do: write its log back to the tables once it has grown by 64
   * MB, and take statistics of a table that has about doubled since the last time, or was rewritten as much.
   */
  dueUpkeep: `
    select 'checkpoint' as command
    from pg_control_checkpoint()
    where pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 64 * 1024 * 1024
    union all
    select format('analyze %I', relname)
    from pg_stat_user_tables
    where n_mod_since_analyze > 500 + n_live_tup / 2`,
});
