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

/**
 * Days of the same periods are added up: today, yesterday, the rest of this week, the week before, the rest
 * of four weeks, and the four weeks before. $1: today.
 */
export const readDecisions: Statement = {
  name: 'read_decisions',
  text: `
    select market, age, outcome, code, change, tenth, sum(count)::float8 as count
    from (
      select
        market, outcome, code, change, tenth, count,
        (array[0, 1, 2, 7, 14, 28])[width_bucket($1::date - day, array[0, 1, 2, 7, 14, 28])] as age
      from decisions
      where day between $1::date - 55 and $1::date
    ) as aged
    group by market, age, outcome, code, change, tenth`,
};

/** $1: the first day. */
export const readDailyDecisions: Statement = {
  name: 'read_daily_decisions',
  text: `
    select market, day::text as day, outcome, sum(count)::float8 as count
    from decisions
    where day >= $1::date
    group by market, day, outcome`,
};

const pairs = `
    select
      market, locality_key, area, code,
      mode() within group (order by locality) as locality,
      count(*)::int as buyers,
      (count(*) filter (where is_guest))::int as guests,
      (count(*) filter (where is_insisted))::int as insisted,
      (count(*) filter (where is_insisted and is_guest))::int as insisted_guests,
      (count(distinct first_day) filter (where is_insisted))::int as insisted_days,
      min(first_day)::text as first_day,
      max(last_day)::text as last_day
    from pairs`;

const byPair = `
    group by market, locality_key, area, code
    having count(*) >= $1::int
    order by buyers desc, market, locality_key, area, code
    limit $2::int`;

/** $1: the fewest buyers, $2: the most pairs. */
export const readPairs: Statement = { name: 'read_pairs', text: `${pairs}${byPair}` };

/** The same of some pairs alone. $3 to $6: what names each. */
export const readNamedPairs: Statement = {
  name: 'read_named_pairs',
  text: `${pairs}
    where (market, locality_key, area, code) in (
      select * from unnest($3::text[], $4::text[], $5::text[], $6::text[])
    )${byPair}`,
};

export const readTaughtPairs: Statement = {
  name: 'read_taught_pairs',
  text: `
    select market, locality_key, area, code, locality, is_approved, decided_by, decided_at
    from taught_pairs
    order by market, locality_key, area, code`,
};

const insertTaught = `
    insert into taught_pairs
      (market, locality_key, area, code, locality, is_approved, decided_by, decided_at)
    values ($1::text, $2::text, $3::text, $4::text, $5::text, $6::boolean, $7::text, now())
    on conflict (market, locality_key, area, code)`;

export const teachPair: Statement = {
  name: 'teach_pair',
  text: `${insertTaught} do update set
      locality = excluded.locality,
      is_approved = excluded.is_approved,
      decided_by = excluded.decided_by,
      decided_at = excluded.decided_at`,
};

/** What was decided before stays. */
export const teachNewPair: Statement = { name: 'teach_new_pair', text: `${insertTaught} do nothing` };
