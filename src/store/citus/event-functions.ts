import { storedFunction } from './stored-function.ts';

/** The smallest number of this millisecond. */
export const smallestNumberNow =
  '((extract(epoch from clock_timestamp()) * 1000)::bigint - 1577836800000) << 20';

/**
 * The time in milliseconds since 2020, followed by 20 bits of a counter that folds in each node's own
 * sequence. So numbers of all nodes differ and follow the clock. (`nextval` alone counts on each node
 * separately, and a shard that moves would go back to smaller numbers.)
 */
export const clockNumber = storedFunction({
  name: 'clock_number',
  takes: {},
  returns: 'bigint',
  variables: `
    drawn bigint := nextval('outbox_event_ids');
    since bigint := ${smallestNumberNow};`,
  body: 'return since | ((drawn # (drawn >> 34)) & 1048575);',
});

/**
 * A number for an event of a subject. Draw it while holding the lock on the subject's row. If the clock is
 * behind the subject's last number, the number after that one is taken.
 */
export const eventNumber = storedFunction({
  name: 'event_number',
  takes: { in_subject_id: 'text' },
  returns: 'bigint',
  variables: 'last_number bigint;',
  body: `
    select max(event_id) into last_number from outbox where subject_id = in_subject_id;
    return greatest(last_number + 1, ${clockNumber.name}());`,
});

/**
 * Writes an event of each subject for each endpoint, or nothing without endpoints. Subjects and markets come
 * as arrays. Numbers are drawn as by `eventNumber`, after one look-up of the last number of every subject.
 */
export const noteEvents = storedFunction({
  name: 'note_events',
  takes: {
    in_subject: 'text',
    in_subject_ids: 'text[]',
    in_type: 'text',
    in_markets: 'text[]',
    in_endpoints: 'text[]',
  },
  returns: 'void',
  variables: 'last_numbers jsonb;',
  body: `
    if cardinality(in_endpoints) > 0 and cardinality(in_subject_ids) > 0 then
      select jsonb_object_agg(subject_id, last_number) into last_numbers
      from (
        select subject_id, max(event_id) as last_number
        from outbox
        where subject_id = any(in_subject_ids)
        group by subject_id
      ) as known;
      insert into outbox
        (subject_id, subject, event_id, endpoint, type, market, occurred_at, pending_since, next_attempt_at)
      select id, in_subject, number, listener, in_type, of_market, moment, moment, moment
      from (
        select
          id, of_market, clock_timestamp() as moment,
          greatest((last_numbers->>id)::bigint + 1, ${clockNumber.name}()) as number
        from unnest(in_subject_ids, in_markets) as given (id, of_market)
        offset 0
      ) as numbered, unnest(in_endpoints) as listener;
    end if;`,
});
