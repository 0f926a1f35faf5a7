import { functionsIn } from '../functions/functions-of.ts';
import type { FunctionWords } from '../functions/stored-function.ts';
import { type FunctionParts, storedFunction } from '../functions/stored-function.ts';

/**
 * Statements are planned for the values they get: Citus 13.2.2 and 14.0.1 plan each single-shard statement
 * again even where its plan is kept, and never free those plans (citusdata/citus#8824).
 */
const settings = 'set plan_cache_mode = force_custom_plan';
const define = (parts: FunctionParts) => storedFunction(parts, settings);

/** The smallest number of this millisecond. */
export const smallestNumberNow =
  '((extract(epoch from clock_timestamp()) * 1000)::bigint - 1577836800000) << 20';

/**
 * The time in milliseconds since 2020, followed by 20 bits of a counter that folds in each node's own
 * sequence. So numbers of all nodes differ and follow the clock. (`nextval` alone counts on each node
 * separately, and a shard that moves would go back to smaller numbers.)
 */
const clockNumber = define({
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
export const eventNumber = define({
  name: 'event_number',
  takes: { in_subject_id: 'text' },
  returns: 'bigint',
  variables: 'last_number bigint;',
  body: `
    select max(event_id) into last_number from outbox where subject_id = in_subject_id;
    return greatest(last_number + 1, ${clockNumber.name}());`,
});

/** One page at a time of those that have waited too long; others may be left for another call. */
export const expireEvents = define({
  name: 'expire_events',
  takes: { in_older_than_ms: 'float8' },
  returns: 'table (count int)',
  variables: `
    latest timestamptz := now() - in_older_than_ms * interval '1 millisecond';
    late record;`,
  body: `
    count := 0;
    for late in
      select subject_id, event_id, endpoint from outbox
      where delivered_at is null and expired_at is null and next_attempt_at < latest
      order by next_attempt_at
      limit 1000
    loop
      perform from outbox
      where subject_id = late.subject_id and event_id = late.event_id and endpoint = late.endpoint
        and delivered_at is null and expired_at is null and next_attempt_at < latest
      for update skip locked;
      continue when not found;
      update outbox set expired_at = now()
      where subject_id = late.subject_id and event_id = late.event_id and endpoint = late.endpoint;
      count := count + 1;
    end loop;
    return next;`,
});

/** Numbers as `eventNumber` draws them, after one look-up of the last number of every subject. */
const words: FunctionWords = {
  settings,
  called: [clockNumber, eventNumber, expireEvents],
  eventNumbers: {
    variables: 'last_numbers jsonb;',
    before: `select jsonb_object_agg(subject_id, last_number) into last_numbers
      from (
        select subject_id, max(event_id) as last_number
        from outbox
        where subject_id = any(in_subject_ids)
        group by subject_id
      ) as known;`,
    number: `greatest((last_numbers->>id)::bigint + 1, ${clockNumber.name}())`,
  },
};

export const citusFunctions = functionsIn(words);
