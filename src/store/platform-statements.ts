import { auditClause, type Recording } from './audit-clause.ts';
import { admission, type Statement } from './statements.ts';

/** Statements of the admin API: each touches what belongs to one key. */

interface Deletion {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly type: 'text' | 'bigint';
  readonly recording: Recording;
}

/** $1 is the key. Records who did it. Deleting what does not exist is no error. */
function deleteRow({ name, table, key, type, recording }: Deletion): Statement {
  return {
    name,
    hasDeadline: true,
    text: `
    with ${admission(4)},
    deleted as (
      delete from ${table} using admission where is_in_time and ${key} = $1::${type}
      returning ${table}.*
    ),
    ${auditClause(recording, { rows: 'deleted', actorAt: 2 })}
    select is_in_time from admission`,
  };
}

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

export const readRegistration: Statement = {
  name: 'read_registration',
  text: `
    select session_id, site_url, owner
    from registrations
    where session_id = $1::text`,
};
