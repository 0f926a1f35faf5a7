import { functionsIn } from '../functions/functions-of.ts';
import { storedFunction } from '../functions/stored-function.ts';

/**
 * Statements are planned for the values they get: Citus 13.2.2 and 14.0.1 plan each single-shard statement
 * again even where its plan is kept, and never free those plans (citusdata/citus#8824).
 */
const settings = 'set plan_cache_mode = force_custom_plan';

/** The smallest number of this millisecond. */
export const smallestNumberNow =
  '((extract(epoch from clock_timestamp()) * 1000)::bigint - 1577836800000) << 20';

/**
 * The time in milliseconds since 2020, followed by 20 bits of a counter that folds in each node's own
 * sequence. So numbers of all nodes differ and follow the clock. (`nextval` alone counts on each node
 * separately, and a shard that moves would go back to smaller numbers.)
 */
const clockNumber = storedFunction(
  {
    name: 'clock_number',
    takes: {},
    returns: 'bigint',
    variables: `
    drawn bigint := nextval('outbox_event_ids');
    since bigint := ${smallestNumberNow};`,
    body: 'return since | ((drawn # (drawn >> 34)) & 1048575);',
  },
  settings,
);

/** If the clock is behind the last number of a subject, the number after that one is taken. */
export const citusFunctions = functionsIn({
  settings,
  called: [clockNumber],
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
});
