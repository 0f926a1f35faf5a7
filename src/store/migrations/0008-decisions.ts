import type { Migration } from './migration.ts';

/**
 * Decisions of the address step as numbers, and pairs of locality and postal code that the place data does
 * not know. A pair has a row for each buyer, so that an erasure takes all that came from a person; `buyer` is
 * a hash under a key in `hash_keys`, which the first instance makes. Days are dates in UTC. `taught_pairs` is
 * what operators decided about pairs.
 */
export const decisions: Migration = {
  id: 8,
  name: 'decisions',
  sql: `
    create table decisions (
      market text not null,
      day date not null,
      outcome text not null,
      code text not null,
      change text not null,
      tenth smallint not null,
      count bigint not null,
      primary key (market, day, outcome, code, change, tenth)
    ) with (fillfactor = 80);

    create table pairs (
      buyer text not null,
      market text not null,
      locality_key text not null,
      area text not null,
      code text not null,
      locality text not null,
      is_guest boolean not null,
      is_insisted boolean not null,
      first_day date not null,
      last_day date not null,
      primary key (buyer, market, locality_key, area, code)
    );
    alter table pairs
      alter column locality_key set statistics 0,
      alter column locality set statistics 0,
      alter column code set statistics 0;

    create table taught_pairs (
      market text not null,
      locality_key text not null,
      area text not null,
      code text not null,
      locality text not null,
      is_approved boolean not null,
      decided_by text not null,
      decided_at timestamptz not null,
      primary key (market, locality_key, area, code)
    );

    create table hash_keys (
      name text primary key,
      key text not null
    );`,
};
