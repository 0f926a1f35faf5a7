import type { RetainedTable } from '../tables.ts';
import type { Definer, StoredFunction } from './stored-function.ts';

/**
 * Background work over keys of all nodes. Citus can lock rows of only one shard at a time, so statements of
 * their own lock and change each row, in one transaction. A row that is being written is left for the next
 * time: a task that waits for nobody cannot deadlock.
 */

/** Locks each row and checks its time again before it is deleted. */
export function purge(by: Definer, { table, key, since, event }: RetainedTable): StoredFunction {
  const columns = key.map(({ name }) => name).join(', ');
  const keyIn = (parameter: string) =>
    key.map(({ type }, index) => `${parameter}[${index + 1}]::${type}`).join(', ');
  const isRow = key.map(({ name }) => `${name} = stale.${name}`).join(' and ');
  const [subject] = key;
  const note = event && {
    returning: ' returning market into of_market',
    row: `gone := gone || stale.${subject?.name}; markets := markets || of_market;`,
    call: by.note(event, 'gone', 'markets'),
  };
  return by.define({
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
        where (${columns}) > (${keyIn('in_after')}) and (${columns}) <= (${keyIn('in_end')})
          and ${since} < in_before
      loop
        perform from ${table} where ${isRow} and ${since} < in_before for update skip locked;
        continue when not found;
        delete from ${table} where ${isRow}${note?.returning ?? ''};
        purged := purged + 1;
        ${note?.row ?? ''}
      end loop;
      ${note?.call ?? ''}
      return next;`,
  });
}

/** Keeps the time at which an application was written. */
export const replaceSealed = ({ define }: Definer) =>
  define({
    name: 'replace_sealed',
    takes: {
      in_sessions: 'text[]',
      in_old_pins: 'text[]',
      in_old_tax_ids: 'text[]',
      in_old_dates_of_birth: 'text[]',
      in_pins: 'text[]',
      in_tax_ids: 'text[]',
      in_dates_of_birth: 'text[]',
    },
    returns: 'table (replaced int)',
    variables: 'entry record;',
    body: `
    replaced := 0;
    for entry in
      select * from unnest(
        in_sessions, in_old_pins, in_old_tax_ids, in_old_dates_of_birth,
        in_pins, in_tax_ids, in_dates_of_birth
      ) as given (session, old_pin, old_tax_id, old_date_of_birth, pin, tax_id, date_of_birth)
    loop
      perform from applications
      where session_id = entry.session and pin = entry.old_pin
        and tax_id is not distinct from entry.old_tax_id
        and date_of_birth = entry.old_date_of_birth
      for update skip locked;
      continue when not found;
      update applications
      set pin = entry.pin, tax_id = entry.tax_id, date_of_birth = entry.date_of_birth
      where session_id = entry.session;
      replaced := replaced + 1;
    end loop;
    return next;`,
  });
