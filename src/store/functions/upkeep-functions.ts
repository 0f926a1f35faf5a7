import type { RetainedKind } from '../../retention/retention.ts';
import { sealedChanges } from '../rows.ts';
import { cursorSql, type RetainedTable, retainedTables } from '../tables.ts';
import type { FunctionParts, Note } from './stored-function.ts';

/**
 * Background work over keys of all nodes. Citus can lock rows of only one shard at a time, so statements of
 * their own lock and change each row, in one transaction. A row that is being written is left for the next
 * time: a task that waits for nobody cannot deadlock.
 */

export const purgeFunctions = (note: Note) =>
  Object.fromEntries(
    Object.entries(retainedTables).map(([kind, table]) => [kind, purge(note, table)]),
  ) as Readonly<Record<RetainedKind, FunctionParts>>;

/** Locks each row and checks its time again before it is deleted. */
function purge(note: Note, { table, key, since, event }: RetainedTable): FunctionParts {
  const names = Object.keys(key);
  const columns = names.join(', ');
  const isRow = names.map((name) => `${name} = stale.${name}`).join(' and ');
  return {
    name: `purge_${table}`,
    takes: {
      in_after: 'text[]',
      in_end: 'text[]',
      in_before: 'timestamptz',
      ...(event && { in_endpoints: 'text[]' }),
    },
    returns: 'table (purged int)',
    variables: `stale record; of_market text; gone text[] := '{}'; markets text[] := '{}';`,
    body: `
      purged := 0;
      for stale in
        select ${columns} from ${table}
        where (${columns}) > (${cursorSql(key, 'in_after')}) and (${columns}) <= (${cursorSql(key, 'in_end')})
          and ${since} < in_before
      loop
        perform from ${table} where ${isRow} and ${since} < in_before for update skip locked;
        continue when not found;
        delete from ${table} where ${isRow}${event ? ' returning market into of_market' : ''};
        purged := purged + 1;
        ${event ? `gone := gone || stale.${names[0]}; markets := markets || of_market;` : ''}
      end loop;
      ${event ? note(event, 'gone', 'markets') : ''}
      return next;`,
  };
}

export const upkeepFunctions = {
  /** Keeps the time at which an application was written. */
  replaceSealed: {
    takes: sealedChanges.takes,
    returns: 'table (replaced int)',
    variables: 'entry record;',
    body: `
    replaced := 0;
    for entry in select * from ${sealedChanges.taken} loop
      perform from applications
      where session_id = entry.session_id and pin = entry.old_pin for update skip locked;
      continue when not found;
      update applications
      set pin = entry.pin, tax_id = entry.tax_id, date_of_birth = entry.date_of_birth
      where session_id = entry.session_id;
      replaced := replaced + 1;
    end loop;
    return next;`,
  },

  /**
   * A turn never comes before the wait begins, so the index on turns leads to events that have waited too
   * long. One tried meanwhile expires at its next attempt. One look-up after the other finds the endpoints: a
   * search without them would read every kept event. Of each endpoint some may be left for another call.
   */
  expireEvents: {
    takes: { in_older_than_ms: 'float8' },
    returns: 'table (count int)',
    variables: `
    latest timestamptz := now() - in_older_than_ms * interval '1 millisecond';
    listener text := '';
    late record;`,
    body: `
    count := 0;
    loop
      select min(endpoint) into listener from outbox
      where delivered_at is null and expired_at is null and endpoint > listener;
      exit when listener is null;
      for late in
        select subject_id, event_id from outbox
        where endpoint = listener and delivered_at is null and expired_at is null and next_attempt_at < latest
        order by next_attempt_at
        limit 1000
      loop
        perform from outbox
        where subject_id = late.subject_id and event_id = late.event_id and endpoint = listener
          and delivered_at is null and expired_at is null and next_attempt_at < latest
        for update skip locked;
        continue when not found;
        update outbox set expired_at = now()
        where subject_id = late.subject_id and event_id = late.event_id and endpoint = listener;
        count := count + 1;
      end loop;
    end loop;
    return next;`,
  },
};
