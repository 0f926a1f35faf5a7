import { eventSubjects } from '../../events/event.ts';
import type { Recording } from '../audit-clause.ts';
import { type Deletion, deletions, type Reading, readings } from '../platform-statements.ts';
import { noteEvents } from './event-functions.ts';
import { inTime } from './step-functions.ts';
import { type StoredFunction, storedFunction } from './stored-function.ts';

/** What the admin API does with the rows of one key, made from the statements in `platform-statements.ts`. */

const actor = { in_actor: 'text', in_request: 'text' } as const;

/** Records what is done to the row of `in_key`, with one entry for each that the recording makes of it. */
function recordRow(table: string, key: string, recording: Recording): string {
  const { action, subject, from = (rows) => rows, profileId = 'null', sessionId = 'null' } = recording;
  return `for party in
      select (${profileId})::text as profile, (${sessionId})::text as session
      from ${from(`(select * from ${table} where ${key} = in_key) as only_row`)}
    loop
      insert into audit_trail (subject, subject_id, profile_id, session_id, action, actor, request_id, at)
      values ('${subject}', in_key, party.profile, party.session, '${action}', in_actor, in_request, now());
    end loop;`;
}

function deleteRow({ name, table, key, recording, event }: Deletion): StoredFunction {
  const note =
    event &&
    `perform ${noteEvents.name}('${eventSubjects[event]}', array[in_key], '${event}', array[deleted_market], in_endpoints);`;
  return storedFunction({
    name,
    placedBy: 'in_key',
    takes: { in_key: 'text', ...actor, in_endpoints: 'text[]', in_deadline: 'float8' },
    returns: 'table (is_in_time boolean)',
    variables: 'deleted_market text; party record;',
    body: `
    ${inTime(`
      select market into deleted_market from ${table} where ${key} = in_key for update;
      if found then
        ${recordRow(table, key, recording)}
        delete from ${table} where ${key} = in_key;
        ${note ?? ''}
      end if;`)}
    return next;`,
  });
}

function readRow({ name, table, key, recording }: Reading): StoredFunction {
  return storedFunction({
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

export const deletingFunctions = {
  cart: deleteRow(deletions.cart),
  application: deleteRow(deletions.application),
  profile: deleteRow(deletions.profile),
};

export const readingFunctions = {
  profile: readRow(readings.profile),
  cart: readRow(readings.cart),
  openApplication: readRow(readings.openApplication),
  sealedApplication: readRow(readings.sealedApplication),
};

export const registerApplication = storedFunction({
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
          perform ${noteEvents.name}(
            'session', array[in_session], 'application.registered', array[application.market], in_endpoints);
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

/** All or none, even where profiles are on several nodes. */
export const putProfiles = storedFunction({
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
