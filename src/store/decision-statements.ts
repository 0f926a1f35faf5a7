import type { Statement } from './statements.ts';

export const addDecisions: Statement = {
  name: 'add_decisions',
  text: `
    insert into decisions as known (market, day, outcome, code, change, tenth, count)
    select market, day, outcome, code, change, tenth, count
    from unnest($1::text[], $2::date[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::bigint[])
      as entry (market, day, outcome, code, change, tenth, count)
    on conflict (market, day, outcome, code, change, tenth) do update set
      count = known.count + excluded.count`,
};

/** Once for each buyer: of a pair that was insisted on, that stays known. */
export const addPairs: Statement = {
  name: 'add_pairs',
  text: `
    insert into pairs as known
      (buyer, market, locality_key, area, code, locality, is_guest, is_insisted, first_day, last_day)
    select buyer, market, locality_key, area, code, locality, is_guest, is_insisted, day, day
    from unnest(
      $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::boolean[],
      $9::date[]
    ) as entry (buyer, market, locality_key, area, code, locality, is_guest, is_insisted, day)
    on conflict (buyer, market, locality_key, area, code) do update set
      locality = excluded.locality,
      is_insisted = known.is_insisted or excluded.is_insisted,
      first_day = least(known.first_day, excluded.first_day),
      last_day = greatest(known.last_day, excluded.last_day)`,
};
