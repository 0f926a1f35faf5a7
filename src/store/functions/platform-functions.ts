import type { EventType } from '../../events/event.ts';
import type { Recording } from '../audit-clause.ts';
import { inTime } from './step-functions.ts';
import type { Definer, StoredFunction } from './stored-function.ts';

/** What the admin API does with the rows of one key, where the audit entries are stored with them. */

const actor = { in_actor: 'text', in_request: 'text' } as const;

/** Records what is done to the row of `in_key`, with one entry for each that the recording makes of it. */
function recordRow(table: string, key: string, recording: KeyedRow['recording']): string {
  const { action, subject, from = (rows) => rows, profileId = 'null', sessionId = 'null' } = recording;
  return `for party in
      select (${profileId})::text as profile, (${sessionId})::text as session
      from ${from(`(select * from ${table} where ${key} = in_key) as only_row`)}
    loop
      insert into audit_trail (subject, subject_id, profile_id, session_id, action, actor, request_id, at)
      values ('${subject}', in_key, party.profile, party.session, '${action}', in_actor, in_request, now());
    end loop;`;
}

/** The row of a table that has a key. */
interface KeyedRow {
  readonly name: string;
  readonly table: string;
  readonly key: string;
  readonly recording: Omit<Recording, 'subjectId'>;
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
  profileId: 'profile_id',
  sessionId: 'session_id',
} as const;
const applicant = { subject: 'session', profileId: 'owner' } as const;
const profileItself = { subject: 'profile', profileId: 'profile_id' } as const;

/** Records who did it. Deleting what does not exist is no error. */
function deleteRow({ define, note }: Definer, row: KeyedRow, event?: EventType): StoredFunction {
  const { name, table, key, recording } = row;
  return define({
    name,
    placedBy: 'in_key',
    takes: {
      in_key: 'text',
      ...actor,
      ...(event && { in_endpoints: 'text[]' }),
      in_deadline: 'float8',
    },
    returns: 'table (is_in_time boolean)',
    variables: 'deleted_market text; party record;',
    body: `
    ${inTime(`
      select market into deleted_market from ${table} where ${key} = in_key for update;
      if found then
        ${recordRow(table, key, recording)}
        delete from ${table} where ${key} = in_key;
        ${event ? note(event, 'array[in_key]', 'array[deleted_market]') : ''}
      end if;`)}
    return next;`,
  });
}

/** The audit trail has the read before it is answered. */
function readRow({ define }: Definer, { name, table, key, recording }: KeyedRow): StoredFunction {
  return define({
    name,
    placedBy: 'in_key',
    takes: { in_key: 'text', ...actor },
    returns: `setof ${table}`,
    variables: 'party record;',
    body: `
    ${recordRow(table, key, recording)}
    return query select * from ${table} where ${key} = in_key;`,
  });
}

const cart = (name: string, action: string): KeyedRow => ({
  name,
  table: 'carts',
  key: 'cart_id',
  recording: { action, ...cartParties },
});
const application = (name: string, action: string): KeyedRow => ({
  name,
  table: 'applications',
  key: 'session_id',
  recording: { action, ...applicant },
});
const profile = (name: string, action: string): KeyedRow => ({
  name,
  table: 'profiles',
  key: 'profile_id',
  recording: { action, ...profileItself },
});

export const keyedFunctions = (by: Definer) => ({
  deleteCart: deleteRow(by, cart('delete_cart', 'delete cart'), 'cart.deleted'),
  deleteApplication: deleteRow(
    by,
    application('delete_application', 'delete application'),
    'application.deleted',
  ),
  deleteProfile: deleteRow(by, profile('delete_profile', 'delete profile')),
  readHeldProfile: readRow(by, profile('read_held_profile', 'read profile')),
  readHeldCart: readRow(by, cart('read_held_cart', 'read cart')),
  readOpenApplication: readRow(by, application('read_open_application', 'read application')),
  readSealedApplication: readRow(by, application('read_sealed_application', 'read sensitive fields')),
});

/**
 * Registers the site URL of an application to an owner, ends the application, keeps the registration and
 * records who did it, all or nothing. Answers in `is_found` whether there was an application, and in
 * `site_url` what is registered now. Somebody else's site URL is left alone, and the application with it.
 */
export const registerApplication = ({ define, note }: Definer) =>
  define({
    name: 'register_application',
    placedBy: 'in_session',
    takes: { in_session: 'text', in_owner: 'text', ...actor, in_endpoints: 'text[]', in_deadline: 'float8' },
    returns: 'table (is_in_time boolean, is_found boolean, site_url text)',
    variables: 'application record;',
    body: `
    is_found := false;
    ${inTime(`
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
          on conflict (session_id) do update set
            site_url = excluded.site_url,
            owner = excluded.owner,
            registered_at = excluded.registered_at;
          insert into audit_trail (subject, subject_id, profile_id, action, actor, request_id, at)
          values ('session', in_session, in_owner, 'register application', in_actor, in_request, now());
        end if;
      end if;`)}
    return next;`,
  });

/**
 * All or none, even where profiles are on several nodes. Only what differs is written and recorded: platforms
 * put in everything again and again.
 */
export const putProfiles = ({ define }: Definer) =>
  define({
    name: 'put_profiles',
    placedBy: 'in_place',
    takes: {
      in_place: 'text',
      in_profiles: 'text[]',
      in_markets: 'text[]',
      in_records: 'text[]',
      ...actor,
      in_deadline: 'float8',
    },
    returns: 'table (is_in_time boolean)',
    variables: 'entry record;',
    body: `
    ${inTime(`
      for entry in
        select profile, market, record::jsonb
        from unnest(in_profiles, in_markets, in_records) as given (profile, market, record)
      loop
        insert into profiles as held (profile_id, market, record, updated_at)
        values (entry.profile, entry.market, entry.record, now())
        on conflict (profile_id) do update set
          market = excluded.market,
          record = excluded.record,
          updated_at = excluded.updated_at
        where (held.market, held.record) is distinct from (excluded.market, excluded.record);
        if found then
          insert into audit_trail (subject, subject_id, profile_id, action, actor, request_id, at)
          values ('profile', entry.profile, entry.profile, 'put profile', in_actor, in_request, now());
        end if;
      end loop;`)}
    return next;`,
  });
