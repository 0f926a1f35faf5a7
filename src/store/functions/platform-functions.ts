import type { EventType } from '../../events/event-store.ts';
import type { AuditEntry } from '../../platform/platform-store.ts';
import { replaced } from '../row-shape.ts';
import { branchRows, profileRows, siteUrlRows } from '../rows.ts';
import { actor, type FunctionParts, type Note, record, write } from './stored-function.ts';

/** What the admin API does with the rows of one key, where the audit entries are stored with them. */

/** The row of a table that has a key, and whose data it is: SQL over its columns. */
interface KeyedRow {
  readonly table: string;
  readonly key: string;
  /** Absent: text. */
  readonly type?: 'bigint';
  /** On several nodes every one has the table. */
  readonly isCopied?: true;
  readonly subject: AuditEntry['subject'];
  readonly profile?: string;
  readonly session?: string;
  /** Gets the row, answers one with these columns for each audit entry. Absent: the row itself. */
  readonly entriesOf?: (row: string) => string;
}

/** Who owns a cart, and who owns its open offer. */
const partiesOf = (row: string) => `(
        select profile_id, session_id from ${row}
        union
        select offer->>'profile', offer->>'session' from ${row} where offer is not null
      ) as party`;

const cartParties = { profile: 'profile_id', session: 'session_id', entriesOf: partiesOf };
const rows = {
  cart: { table: 'carts', key: 'cart_id', subject: 'cart', ...cartParties },
  application: { table: 'applications', key: 'session_id', subject: 'session', profile: 'owner' },
  profile: { table: 'profiles', key: 'profile_id', subject: 'profile', profile: 'profile_id' },
  branch: { table: 'branches', key: 'branch_id', type: 'bigint', isCopied: true, subject: 'branch' },
  siteUrl: { table: 'site_urls', key: 'site_url', isCopied: true, subject: 'site_url', profile: 'owner' },
} as const satisfies Readonly<Record<string, KeyedRow>>;

/** Records what is done to the row of `in_key`. */
function recordRow(row: KeyedRow, action: string): string {
  const { table, key, entriesOf = (only) => only, subject, profile = 'null', session = 'null' } = row;
  return `for party in
      select (${profile})::text as profile, (${session})::text as session
      from ${entriesOf(`(select * from ${table} where ${key} = in_key) as only_row`)}
    loop
      ${record(action, subject, 'in_key::text', { profile: 'party.profile', session: 'party.session' })};
    end loop;`;
}

const placedBy = ({ isCopied }: KeyedRow) => (isCopied ? undefined : 'in_key');

/** Records who did it. Deleting what does not exist is no error. */
function deleteRow(note: Note, row: KeyedRow, what: string, event?: EventType): FunctionParts {
  const { table, key, type = 'text' } = row;
  return write({
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
function readRow(row: KeyedRow, action: string): FunctionParts {
  const { table, key } = row;
  return {
    placedBy: placedBy(row),
    takes: { in_key: 'text', ...actor },
    returns: `setof ${table}`,
    variables: 'party record;',
    body: `
    ${recordRow(row, action)}
    return query select * from ${table} where ${key} = in_key;`,
  };
}

/** The condition under which a record `held` differs from what is put in its place. */
const differs = (columns: string) =>
  `(${columns.replaceAll(/\w+/g, 'held.$&')}) is distinct from (${columns.replaceAll(/\w+/g, 'excluded.$&')})`;

export const platformFunctions = (note: Note) => ({
  deleteCart: deleteRow(note, rows.cart, 'cart', 'cart.deleted'),
  deleteApplication: deleteRow(note, rows.application, 'application', 'application.deleted'),
  deleteProfile: deleteRow(note, rows.profile, 'profile'),
  deleteBranch: deleteRow(note, rows.branch, 'branch'),
  deleteSiteUrl: deleteRow(note, rows.siteUrl, 'site url'),
  readHeldProfile: readRow(rows.profile, 'read profile'),
  readHeldCart: readRow(rows.cart, 'read cart'),
  readOpenApplication: readRow(rows.application, 'read application'),
  readSealedApplication: readRow(rows.application, 'read sensitive fields'),

  /**
   * Registers the site URL of an application to an owner, ends the application, keeps the registration and
   * records who did it, all or nothing. Answers in `is_found` whether there was an application, and in
   * `site_url` what is registered now. Somebody else's site URL is left alone, and the application with it.
   */
  registerApplication: write({
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
          ${record('register application', 'session', 'in_session', { profile: 'in_owner' })};
        end if;
      end if;`,
  }),

  /**
   * All or none, even where profiles are on several nodes. Only what differs is written and recorded:
   * platforms put in everything again and again.
   */
  putProfiles: write({
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
          ${record('put profile', 'profile', 'entry.profile_id', { profile: 'entry.profile_id' })};
        end if;
      end loop;`,
  }),

  /** Only what differs is written and recorded. */
  putBranches: write({
    takes: { ...branchRows.takes, ...actor },
    body: `
      with written as (
        insert into branches as held (${branchRows.columns})
        select ${branchRows.columns} from ${branchRows.taken}
        on conflict (branch_id) do update set ${replaced(branchRows.content)}
        where ${differs(branchRows.content)}
        returning branch_id
      )
      ${record('put branch', 'branch', 'branch_id::text', { from: 'written' })};`,
  }),

  /**
   * Answers in `stored` the site URLs that are now registered to their owner; somebody else's is left alone.
   * A registration that already stood is not recorded again.
   */
  putSiteUrls: write({
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
        ${record('put site url', 'site_url', 'site_url', { profile: 'owner', from: 'changed' })}
      )
      select array(select site_url from written) into stored;`,
  }),
});
