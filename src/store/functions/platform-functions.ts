import type { EventType } from '../../events/event-store.ts';
import { replaced } from '../row-shape.ts';
import { branchRows, profileRows, siteUrlRows } from '../written-rows.ts';
import { type AuditEntrySql, actor, type Definer, record } from './stored-function.ts';

/** What the admin API does with the rows of one key, where the audit entries are stored with them. */

/** The row of a table that has a key, and what an audit entry says of it. */
interface KeyedRow extends Omit<AuditEntrySql, 'action' | 'subjectId' | 'details'> {
  readonly table: string;
  readonly key: string;
  /** Absent: text. */
  readonly type?: 'bigint';
  /** On several nodes every one has the table. */
  readonly isCopied?: true;
  /** Gets the row, answers one with the columns of each entry. Absent: the row itself. */
  readonly entriesOf?: (row: string) => string;
}

/** Who owns a cart, and who owns its open offer. */
const partiesOf = (row: string) => `(
        select profile_id, session_id from ${row}
        union
        select offer->>'profile', offer->>'session' from ${row} where offer is not null
      ) as party`;
const cart: KeyedRow = {
  table: 'carts',
  key: 'cart_id',
  entriesOf: partiesOf,
  subject: 'cart',
  profileId: 'profile_id',
  sessionId: 'session_id',
};
const application: KeyedRow = {
  table: 'applications',
  key: 'session_id',
  subject: 'session',
  profileId: 'owner',
};
const profile: KeyedRow = {
  table: 'profiles',
  key: 'profile_id',
  subject: 'profile',
  profileId: 'profile_id',
};
const branch: KeyedRow = {
  table: 'branches',
  key: 'branch_id',
  type: 'bigint',
  isCopied: true,
  subject: 'branch',
};
const siteUrl: KeyedRow = {
  table: 'site_urls',
  key: 'site_url',
  isCopied: true,
  subject: 'site_url',
  profileId: 'owner',
};

/** Records what is done to the row of `in_key`. */
function recordRow(row: KeyedRow, action: string): string {
  const { table, key, entriesOf = (only) => only, subject, profileId = 'null', sessionId = 'null' } = row;
  const entry = { action, subject, profileId: 'party.profile', sessionId: 'party.session' };
  return `for party in
      select (${profileId})::text as profile, (${sessionId})::text as session
      from ${entriesOf(`(select * from ${table} where ${key} = in_key) as only_row`)}
    loop
      ${record({ ...entry, subjectId: 'in_key::text' })};
    end loop;`;
}

const placedBy = ({ isCopied }: KeyedRow) => (isCopied ? undefined : 'in_key');

/** Records who did it. Deleting what does not exist is no error. */
function deleteRow({ defineWrite, note }: Definer, row: KeyedRow, what: string, event?: EventType) {
  const { table, key, type = 'text' } = row;
  return defineWrite({
    name: `delete_${what.replace(' ', '_')}`,
    placedBy: placedBy(row),
    takes: { in_key: type, ...actor, ...(event && { in_endpoints: 'text[]' }) },
    variables: 'deleted_market text; party record;',
    body: `
      perform from ${table} where ${key} = in_key for update;
      if found then
        ${recordRow(row, `delete ${what}`)}
        delete from ${table} where ${key} = in_key ${event ? 'returning market into deleted_market' : ''};
        ${event ? note(event, 'array[in_key]', 'array[deleted_market]') : ''}
      end if;`,
  });
}

/** The audit trail has the read before it is answered. */
function readRow({ define }: Definer, row: KeyedRow, name: string, action: string) {
  const { table, key } = row;
  return define({
    name,
    placedBy: placedBy(row),
    takes: { in_key: 'text', ...actor },
    returns: `setof ${table}`,
    variables: 'party record;',
    body: `
    ${recordRow(row, action)}
    return query select * from ${table} where ${key} = in_key;`,
  });
}

export const keyedFunctions = (by: Definer) => ({
  deleteCart: deleteRow(by, cart, 'cart', 'cart.deleted'),
  deleteApplication: deleteRow(by, application, 'application', 'application.deleted'),
  deleteProfile: deleteRow(by, profile, 'profile'),
  deleteBranch: deleteRow(by, branch, 'branch'),
  deleteSiteUrl: deleteRow(by, siteUrl, 'site url'),
  readHeldProfile: readRow(by, profile, 'read_held_profile', 'read profile'),
  readHeldCart: readRow(by, cart, 'read_held_cart', 'read cart'),
  readOpenApplication: readRow(by, application, 'read_open_application', 'read application'),
  readSealedApplication: readRow(by, application, 'read_sealed_application', 'read sensitive fields'),
});

/**
 * Registers the site URL of an application to an owner, ends the application, keeps the registration and
 * records who did it, all or nothing. Answers in `is_found` whether there was an application, and in
 * `site_url` what is registered now. Somebody else's site URL is left alone, and the application with it.
 */
export const registerApplication = ({ defineWrite, note }: Definer) =>
  defineWrite({
    name: 'register_application',
    placedBy: 'in_session',
    takes: { in_session: 'text', in_owner: 'text', ...actor, in_endpoints: 'text[]' },
    returns: 'is_found boolean, site_url text',
    variables: 'application record;',
    first: 'is_found := false;',
    body: `
      select kept.site_url as url, kept.record->>'siteUrl' as spelling, kept.market as market into application
      from applications as kept where kept.session_id = in_session for update;
      is_found := found;
      if is_found then
        insert into site_urls as kept (site_url, spelling, owner)
        values (application.url, application.spelling, in_owner)
        on conflict (site_url) do update set spelling = excluded.spelling
        where kept.owner = excluded.owner;
        if found then
          site_url := application.spelling;
          delete from applications as ended where ended.session_id = in_session;
          ${note('application.registered', 'array[in_session]', 'array[application.market]')}
          insert into registrations (session_id, site_url, owner, registered_at)
          values (in_session, application.spelling, in_owner, now())
          on conflict (session_id) do update set ${replaced('site_url, owner, registered_at')};
          ${record({
            action: 'register application',
            subject: 'session',
            subjectId: 'in_session',
            profileId: 'in_owner',
          })};
        end if;
      end if;`,
  });

/** The condition under which a record `held` differs from what is put in its place. */
const differs = (columns: string) =>
  `(${columns.replaceAll(/\w+/g, 'held.$&')}) is distinct from (${columns.replaceAll(/\w+/g, 'excluded.$&')})`;

/**
 * All or none, even where profiles are on several nodes. Only what differs is written and recorded: platforms
 * put in everything again and again.
 */
export const putProfiles = ({ defineWrite }: Definer) =>
  defineWrite({
    name: 'put_profiles',
    placedBy: 'in_place',
    takes: { in_place: 'text', ...profileRows.takes, ...actor },
    variables: 'entry record;',
    body: `
      for entry in select profile_id, market, record::jsonb from ${profileRows.taken} loop
        insert into profiles as held (${profileRows.columns}, updated_at)
        values (entry.profile_id, entry.market, entry.record, now())
        on conflict (profile_id) do update set ${replaced(`${profileRows.content}, updated_at`)}
        where ${differs(profileRows.content)};
        if found then
          ${record({
            action: 'put profile',
            subject: 'profile',
            subjectId: 'entry.profile_id',
            profileId: 'entry.profile_id',
          })};
        end if;
      end loop;`,
  });

/** Only what differs is written and recorded. */
export const putBranches = ({ defineWrite }: Definer) =>
  defineWrite({
    name: 'put_branches',
    takes: { ...branchRows.takes, ...actor },
    body: `
      with written as (
        insert into branches as held (${branchRows.columns})
        select ${branchRows.columns} from ${branchRows.taken}
        on conflict (branch_id) do update set ${replaced(branchRows.content)}
        where ${differs(branchRows.content)}
        returning branch_id
      )
      ${record({ action: 'put branch', subject: 'branch', subjectId: 'branch_id::text' }, 'written')};`,
  });

/**
 * Answers in `stored` the site URLs that are now registered to their owner; somebody else's is left alone. A
 * registration that already stood is not recorded again.
 */
export const putSiteUrls = ({ defineWrite }: Definer) =>
  defineWrite({
    name: 'put_site_urls',
    takes: { ...siteUrlRows.takes, ...actor },
    returns: 'stored text[]',
    body: `
      with written as (
        insert into site_urls as held (${siteUrlRows.columns})
        select ${siteUrlRows.columns} from ${siteUrlRows.taken}
        on conflict (site_url) do update set spelling = excluded.spelling
        where held.owner = excluded.owner
        returning ${siteUrlRows.columns}
      ),
      changed as (
        select ${siteUrlRows.columns} from written
        except
        select ${siteUrlRows.columns} from site_urls where site_url = any(in_site_urls)
      ),
      audited as (
        ${record(
          { action: 'put site url', subject: 'site_url', subjectId: 'site_url', profileId: 'owner' },
          'changed',
        )}
      )
      select array(select site_url from written) into stored;`,
  });
