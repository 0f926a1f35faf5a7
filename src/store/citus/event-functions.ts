import { storedFunction } from './stored-function.ts';

/**
 * A number for an event of a subject; to be drawn under the lock on the subject's row. It is the time in milliseconds
 * since 2020 and behind that 20 bits of a counter, into which the sequence's own numbers of each node are folded: so
 * numbers of all nodes differ and follow the clock. Where the clock is behind the subject's last number, the next one is
 * taken. (`nextval` alone counts on each node for itself, and a shard that is moved would go back to smaller numbers.)
 */
export const eventNumber = storedFunction({
  name: 'event_number',
  takes: { in_subject_id: 'text' },
  returns: 'bigint',
  variables: `
    drawn bigint := nextval('outbox_event_ids');
    elapsed bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint - 1577836800000;
    last_number bigint;`,
  body: `
    select max(event_id) into last_number from outbox where subject_id = in_subject_id;
    return greatest(last_number + 1, (elapsed << 20) | ((drawn # (drawn >> 34)) & 1048575));`,
});

/** Notes an event for each endpoint; nothing where nobody listens. */
export const noteEvent = storedFunction({
  name: 'note_event',
  takes: {
    in_subject: 'text',
    in_subject_id: 'text',
    in_type: 'text',
    in_market: 'text',
    in_endpoints: 'text[]',
  },
  returns: 'void',
  variables: `
    number bigint;
    moment timestamptz;
    listener text;`,
  body: `
    if cardinality(in_endpoints) > 0 then
      number := ${eventNumber.name}(in_subject_id);
      moment := clock_timestamp();
      foreach listener in array in_endpoints loop
        insert into outbox
          (subject_id, subject, event_id, endpoint, type, market, occurred_at, pending_since, next_attempt_at)
        values
          (in_subject_id, in_subject, number, listener, in_type, in_market, moment, moment, moment);
      end loop;
    end if;`,
});
